import type { Answer } from "../src/answer.ts";
import type { CostPart } from "../src/cards/index.ts";
import type { Position } from "../src/board/position.ts";
import { pay, type PayOptions } from "../src/pay/index.ts";

/**
 * Bugs that these properties have found and that are not fixed yet, each by what boards must have for it. Such boards are
 * not judged, so that what is new stands out; an entry goes as soon as its bug is fixed.
 */
interface Known {
  readonly bug: string;
  readonly may: (position: Position) => boolean;
}

const abilityParts = ({ battlefield }: Position): readonly CostPart[] => battlefield.flatMap(({ card }) => card.abilities.flatMap((ability) => ability.cost));
const has = (position: Position, ...kinds: readonly CostPart["kind"][]): boolean => abilityParts(position).some((part) => kinds.includes(part.kind));
const text = (value: unknown): string => JSON.stringify(value);

export const KNOWN: readonly Known[] = [
  {
    bug: "P1: what lets mana be spent as though it were of another type leaves before it is spent",
    may: (position) => position.battlefield.some(({ card }) => card.effects.some((effect) => effect.kind === "as-though")) && has(position, "sacrifice", "return"),
  },
  { bug: "P2: sacrifice X creatures with an X of 0", may: ({ paying }) => text(paying.additional).includes('"count":{"kind":"x"}') },
  { bug: "P3: a cost with a choice is always unknown", may: ({ paying }) => text(paying.additional).includes('"choice"') },
  {
    bug: "P4: cards that come into the graveyard on the way are not exiled for mana",
    may: (position) => abilityParts(position).some((part) => part.kind === "exile" && part.from === "graveyard"),
  },
  {
    bug: "P5: what untaps itself is not tapped as a payment afterwards",
    may: (position) =>
      position.battlefield.some(({ card, tapped }) => tapped && card.abilities.some(({ cost }) => cost.some((part) => part.kind === "untap"))) &&
      /convoke|improvise|waterbend|tap-others|harmonize|ability-tap-payment|"kind":"tap"/.test(text([position.paying, position.battlefield.map(({ card }) => card.effects)])),
  },
];

/** What `pay` throws because of bugs that are known; the board is judged where it does not. */
const THROWS: readonly { readonly bug: string; readonly says: RegExp; readonly may: (position: Position) => boolean }[] = [
  {
    bug: "P6: what a permanent with effects could have produced, once it has been sacrificed",
    says: /adds-something-else/,
    may: (position) => text(position.battlefield).includes("cost-object-could-produce"),
  },
  { bug: "P7: {Q} and tapping others", says: /^(?:search|lp): firing/, may: (position) => has(position, "untap") },
];

/** `pay`, but for the bugs that are known: `undefined` where one of them may show. */
export const payBut = (position: Position, options?: PayOptions): Answer | undefined => {
  if (isKnown(position)) return undefined;
  try {
    return pay(position, options);
  } catch (error) {
    if (error instanceof Error && THROWS.some(({ says, may }) => says.test(error.message) && may(position))) return undefined;
    throw error;
  }
};

export const isKnown = (position: Position): boolean => KNOWN.some(({ may }) => may(position));
