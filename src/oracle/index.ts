export { readCard } from "./card.ts";
export { readCost, readSpend } from "./words.ts";
