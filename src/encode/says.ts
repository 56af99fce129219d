import type { EffectKind } from "../cards/index.ts";

/**
 * Short ways to pay take it for settled what a card costs that is cast for what is printed on it, and what sources make that are
 * tapped for one mana. What an effect has a say in of that; where one has, the long way is taken.
 */
type Say =
  /** How the card that has it is cast. */
  | "own casting"
  /** What is made by tapping, what that costs beside, and what such mana may be spent on. */
  | "mana made"
  | "both"
  /** Neither: it is seen in totals or in what permanents are and can do, or has been asked for those that it is about. */
  | "nothing";

const SAYS: Readonly<Record<EffectKind, Say>> = {
  "own-cost": "own casting",
  "additional-cost": "own casting",
  "x-types": "own casting",
  "x-least": "own casting",
  "no-mana": "own casting",
  "only-mana-from": "own casting",
  // On a card it is about the mana that the card itself is paid with. CR 609.4b
  "as-though": "both",
  "tap-trigger": "mana made",
  "tap-multiply": "mana made",
  "tap-replace": "mana made",
  "damage-when-tapped": "mana made",
  "mana-ability-life": "mana made",
  "life-for-mana": "mana made",
  // An ability that only taps may come to cost mana. CR 602.2b
  "ability-cost": "mana made",
  "spell-cost": "nothing",
  "spell-floor": "nothing",
  "grant-keyword": "nothing",
  "own-ability": "nothing",
  "ability-tap-payment": "nothing",
  "face-up-cost": "nothing",
  "grant-haste": "nothing",
  "grant-ability": "nothing",
  "copy-abilities": "nothing",
  "land-types": "nothing",
  "add-types": "nothing",
  "set-types": "nothing",
  "not-type": "nothing",
  "set-colors": "nothing",
  power: "nothing",
  "no-abilities": "nothing",
  "no-activation": "nothing",
  "no-life-payment": "nothing",
  "no-sacrifice": "nothing",
};

/** Has an effect of this kind a say in that? */
export const hasSay = (kind: EffectKind, of: "own casting" | "mana made"): boolean => SAYS[kind] === of || SAYS[kind] === "both";
