import type { Limited } from "../answer.ts";

/** What the player wants of objects in this payment. It says nothing of what is legal. */

/** `true`: of the object, in whatever way; numbers: of these abilities of it, by their place as in a plan. */
export type Pin = true | readonly number[];

/** Of an entry of the position, all its copies alike. */
export interface Pins {
  /** At least one copy must be used; of abilities, each at least once. */
  readonly use?: Pin;
  /** Only if there is no other way; as few uses as can be. */
  readonly avoid?: Pin;
  readonly forbid?: Pin;
}

export const PINS = ["use", "avoid", "forbid"] as const satisfies readonly (keyof Pins)[];

/** The most that a payment may come to of each; at least 0. */
export type Limits = Readonly<Partial<Record<Limited, number>>>;
