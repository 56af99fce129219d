export { card } from "./cards.ts";
export * from "./mana.ts";
export * from "./positions.ts";
export { pinnedPosition } from "./pins.ts";
