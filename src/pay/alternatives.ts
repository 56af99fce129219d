import type { Alternative } from "../answer.ts";
import { faceOfSolution, featureBound, featuresIn, featuresOf, type Face, type Features } from "../encode/index.ts";
import { totalsFor } from "../rules/index.ts";
import { compareValues } from "../solver/program.ts";
import { acceptedBest, castableAfter, levelsOf, type Accepted } from "./accepted.ts";
import { encodedFor, waysFor, type Asked } from "./asked.ts";

type Plan = Extract<Accepted, { readonly status: "accepted" }>;

/** Between what a feature lies. */
interface Ends {
  readonly least: number;
  readonly most: number;
}

/** Payments whose features lie so, and the best of them. */
interface Space {
  readonly ends: ReadonlyMap<string, Ends>;
  readonly best: Plan;
}

const ALL: Ends = { least: 0, most: Number.POSITIVE_INFINITY };

/** More parts of a space than this are not looked at. */
const MOST_PARTS = 3_000;

const valuesOf = ({ found }: Plan): readonly number[] => found.solution.values;

/** Every feature that some payment may have. */
const allFeatures = (asked: Asked, features: Features, x: number | undefined): readonly string[] =>
  [...new Set(waysFor(asked, totalsFor(asked.view, asked.payment, x)).flatMap((way) => featuresIn(features, encodedFor(asked, way, {}).drafts)))];

/**
 * A space without the payments that look like its best: for each feature those with less of it and those with more, with
 * the features before it as they are (E. L. Lawler, A procedure for computing the K best solutions to discrete
 * optimization problems, 1972). The parts have nothing in common.
 */
const partsOf = (ends: Space["ends"], names: readonly string[], face: Face): readonly Space["ends"][] => {
  const parts: Space["ends"][] = [];
  let before = ends;
  for (const name of names) {
    const { least, most } = before.get(name) ?? ALL;
    const has = face.get(name) ?? 0;
    if (has > least) parts.push(new Map([...before, [name, { least, most: has - 1 }]]));
    if (has < most) parts.push(new Map([...before, [name, { least: has + 1, most }]]));
    before = new Map([...before, [name, { least: has, most: has }]]);
  }
  return parts;
};

const shown = ({ found, plan, summary }: Plan, asked: Asked, isProved: boolean): Alternative => ({
  optimal: isProved && found.proved,
  levels: levelsOf(asked.policy, found.solution.values),
  plan,
  summary: { ...summary, ...castableAfter(found) },
});

/** What is tapped twice, as it was untapped in between, looks as though it had been tapped once. */
const looks = (face: Face, { summary: { tapped, stillCastable } }: Alternative): string =>
  JSON.stringify([[...face].filter(([feature]) => !feature.startsWith("tapped ")).sort(), Object.entries(tapped).sort(), [...stillCastable].sort()]);

/**
 * Further payments, best first, each of which looks different from all before it: in what is tapped or lost, by name, or in
 * life. `optimal`: none that is better has been left out.
 */
export const alternativesTo = (asked: Asked, x: number | undefined, best: Plan, count: number): readonly Alternative[] => {
  const features = featuresOf(asked.table);
  const names = allFeatures(asked, features, x);
  const boundsOf = (ends: Space["ends"]) => [...ends].map(([name, { least, most }]) => featureBound(features, name, { least, ...(Number.isFinite(most) ? { most } : {}) }));
  let [isProved, parts] = [true, 0];
  const spaces: Space[] = [{ ends: new Map(), best }];
  const found: Alternative[] = [];
  const seen = new Set<string>();
  while (found.length <= count && spaces.length > 0) {
    const at = spaces.reduce((first, space, index) => (compareValues(valuesOf(space.best), valuesOf((spaces[first] as Space).best)) < 0 ? index : first), 0);
    const [space] = spaces.splice(at, 1) as [Space];
    const next = shown(space.best, asked, isProved);
    const { encoding, solution } = space.best.found;
    const face = faceOfSolution(features, encoding.drafts, solution);
    const look = looks(face, next);
    if (!seen.has(look)) found.push(next);
    seen.add(look);
    if (found.length > count) break;
    for (const ends of partsOf(space.ends, names, face)) {
      parts += 1;
      if (parts > MOST_PARTS) {
        isProved = false;
        break;
      }
      const accepted = acceptedBest(asked, x, { bounds: boundsOf(ends) });
      if (accepted.status === "accepted") spaces.push({ ends, best: accepted });
      if (accepted.status === "accepted" ? !accepted.found.proved : accepted.status === "too-much" || !accepted.proved) isProved = false;
    }
  }
  return found.slice(1);
};
