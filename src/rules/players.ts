import type { Whose } from "../cards/index.ts";

/** Players by number; opponents are 1 and up. */
export const YOU = 0;

/** Does an effect of `controller` that speaks of `whose` objects speak of those of `player`? */
export const speaksOf = (whose: Whose, controller: number, player: number): boolean =>
  whose === "anyone" || (whose === "you" ? controller === player : controller !== player);
