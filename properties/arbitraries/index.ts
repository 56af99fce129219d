export { card } from "./cards.ts";
export * from "./mana.ts";
export * from "./positions.ts";
export { handPosition, laterPosition, singlesPosition } from "./plain.ts";
export { pinnedPosition } from "./pins.ts";
