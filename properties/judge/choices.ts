import type { Step } from "../../src/answer.ts";
import type { CostPart, ManaAbility } from "../../src/cards/index.ts";
import { choices } from "./totals.ts";

type Activate = Extract<Step, { do: "activate" }>;

/** What a step names for an activation cost, by how many. */
interface Named {
  readonly taps: number;
  readonly untaps: number;
  readonly sacrifices: number;
  readonly exiles: number;
  readonly discards: number;
  readonly returns: number;
  readonly removed: boolean;
  readonly among: number;
}

const namedBy = ({ taps, untaps, sacrifices, exiles, discards, returns, removed, removedAmong }: Activate): Named => ({
  taps: taps.length, untaps: untaps?.length ?? 0, sacrifices: sacrifices.length, exiles: exiles?.length ?? 0, discards: discards?.length ?? 0,
  returns: returns?.length ?? 0, removed: removed !== undefined, among: (removedAmong ?? []).reduce((sum, { count }) => sum + count, 0),
});

/** How many objects each list must name for these parts. `hand`: cards in hand; `amountOf`: a count given as a formula. */
const askedBy = (parts: readonly CostPart[], hand: number, amountOf: (part: CostPart & { kind: "sacrifice" }) => number): Named => {
  const count = (of: (part: CostPart) => number): number => parts.reduce((sum, part) => sum + of(part), 0);
  return {
    // X is as many as are named.
    taps: count((part) => (part.kind === "tap" ? 1 : part.kind !== "tap-others" ? 0 : part.count === "x" ? Number.NaN : part.count)),
    untaps: count((part) => (part.kind === "untap" || part.kind === "untap-other" ? 1 : 0)),
    sacrifices: count((part) => (part.kind === "sacrifice-self" ? 1 : part.kind === "sacrifice" ? amountOf(part) : 0)),
    exiles: count((part) => (part.kind === "exile-self" ? 1 : part.kind === "exile" ? Number(part.count) : 0)),
    discards: count((part) => (part.kind === "discard-self" ? 1 : part.kind === "discard" ? (part.count === "hand" ? hand : Number(part.count)) : 0)),
    returns: count((part) => (part.kind === "return-self" ? 1 : part.kind === "return" ? Number(part.count) : 0)),
    removed: parts.some((part) => part.kind === "remove-counters"),
    among: count((part) => (part.kind === "remove-counters-among" ? part.count : 0)),
  };
};

/** The choices of a cost (CR 602.2b) that ask for as many objects of each sort as the step names. */
export const choicesNamed = (ability: ManaAbility, step: Activate, hand: number, amountOf: (part: CostPart & { kind: "sacrifice" }) => number): readonly ManaAbility[] =>
  choices(ability.cost)
    .filter((parts) => {
      const [asked, named] = [askedBy(parts, hand, amountOf), namedBy(step)];
      return (Object.keys(asked) as (keyof Named)[]).every((list) => asked[list] === named[list] || Number.isNaN(asked[list]));
    })
    .map((cost) => ({ ...ability, cost }));
