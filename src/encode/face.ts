import type { Solution } from "../solver/program.ts";
import type { Bound } from "./bounds.ts";
import type { Draft } from "./draft.ts";
import { cardName, leaveName, tapName } from "./resource-names.ts";
import type { Table } from "./table.ts";

/**
 * What a player sees of a payment, as numbers by name: what is tapped, what is lost and in which way, and life.
 * Payments that come to the same look the same, whatever pays what, and whichever of the cards lost is then delved.
 */
export type Face = ReadonlyMap<string, number>;

/** What a player sees, by the resource that is used; the rest by what policies count. */
export interface Features {
  readonly byResource: ReadonlyMap<string, string>;
}

const COUNTED = ["life", "counters", "energy", "sacrificed", "exiled", "returned", "delved"] as const;

export const featuresOf = (table: Table): Features => {
  const { hand, graveyard } = table.view.position;
  return {
    byResource: new Map([
      ...[...table.mine, ...table.shared].flatMap((seen) => [
        [tapName(table, seen), `tapped ${seen.thing.name}`] as const, [leaveName(table, seen), `lost ${seen.thing.name}`] as const,
      ]),
      ...hand.map((entry) => [cardName(entry), `lost ${entry.card.name} of the hand`] as const),
      ...graveyard.map((entry) => [cardName(entry), `lost ${entry.card.name} of the graveyard`] as const),
    ]),
  };
};

/** What carrying out a draft once adds to the face of a payment. */
const faceOf = ({ byResource }: Features, { phase = 0, uses, ample = [], touch }: Draft): Face => {
  const found = new Map<string, number>();
  if (phase > 0) return found;
  const add = (feature: string, amount: number): void => void (amount > 0 && found.set(feature, (found.get(feature) ?? 0) + amount));
  for (const { resource, amount } of [...uses, ...ample]) {
    const feature = byResource.get(resource);
    if (feature !== undefined) add(feature, amount);
  }
  for (const kind of COUNTED) add(kind, touch[kind]);
  return found;
};

export const faceOfSolution = (features: Features, drafts: readonly Draft[], { firings }: Solution): Face => {
  const sums = new Map<string, number>();
  for (const { activity, times } of firings) {
    for (const [feature, amount] of faceOf(features, drafts[activity] as Draft)) sums.set(feature, (sums.get(feature) ?? 0) + amount * times);
  }
  return sums;
};

/** A payment whose face has between so much and so much of a feature. */
export const featureBound = (features: Features, feature: string, ends: Pick<Bound, "least" | "most">): Bound => ({
  name: `face: ${feature}`, amountOf: (draft) => faceOf(features, draft).get(feature) ?? 0, ...ends,
});
