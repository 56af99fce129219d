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

/** What carrying out a draft once adds to the face of a payment. */
export type FaceOf = (draft: Draft) => Face;

const COUNTED = ["life", "counters", "energy", "sacrificed", "exiled", "returned", "delved"] as const;

/** By the resource that is used, the rest by what policies count; of each draft once, as every bound asks for it. */
export const facesOn = (table: Table): FaceOf => {
  const { hand, graveyard } = table.view.position;
  const byResource = new Map([
    ...[...table.mine, ...table.shared].flatMap((seen) => [
      [tapName(table, seen), `tapped ${seen.thing.name}`] as const, [leaveName(table, seen), `lost ${seen.thing.name}`] as const,
    ]),
    ...hand.map((entry) => [cardName(entry), `lost ${entry.card.name} of the hand`] as const),
    ...graveyard.map((entry) => [cardName(entry), `lost ${entry.card.name} of the graveyard`] as const),
  ]);
  const read: FaceOf = ({ phase = 0, uses, ample = [], touch }) => {
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
  const known = new WeakMap<Draft, Face>();
  return (draft) => {
    const face = known.get(draft) ?? read(draft);
    known.set(draft, face);
    return face;
  };
};

export const faceOfSolution = (faceOf: FaceOf, drafts: readonly Draft[], { firings }: Solution): Face => {
  const sums = new Map<string, number>();
  for (const { activity, times } of firings) {
    for (const [feature, amount] of faceOf(drafts[activity] as Draft)) sums.set(feature, (sums.get(feature) ?? 0) + amount * times);
  }
  return sums;
};

/** A payment whose face has between so much and so much of a feature. */
export const featureBound = (faceOf: FaceOf, feature: string, ends: Pick<Bound, "least" | "most">): Bound => ({
  name: `face: ${feature}`, amountOf: (draft) => faceOf(draft).get(feature) ?? 0, ...ends,
});
