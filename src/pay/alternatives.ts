import type { Alternative } from "../answer.ts";
import { faceOfSolution, facesOn, featureBound, type Face } from "../encode/index.ts";
import { compareValues } from "../solver/program.ts";
import { castableAfter, levelsOf, type Accepted } from "./accepted.ts";
import type { Asked } from "./asked.ts";
import { promisedBest } from "./promised.ts";

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

/**
 * A space without its best payment and all that do the same and more: for each feature of the best those with less of it,
 * with at least as much of the features before it. The parts have nothing in common (after E. L. Lawler, A procedure for
 * computing the K best solutions to discrete optimization problems, 1972).
 */
const partsOf = (ends: Space["ends"], face: Face): readonly Space["ends"][] => {
  const parts: Space["ends"][] = [];
  let before = ends;
  for (const [name, has] of face) {
    const { least, most } = before.get(name) ?? ALL;
    if (has > least) parts.push(new Map([...before, [name, { least, most: has - 1 }]]));
    before = new Map([...before, [name, { least: Math.max(least, has), most }]]);
  }
  return parts;
};

export const shown = ({ found, plan, summary, broken }: Plan, asked: Asked, isProved: boolean): Alternative => ({
  optimal: isProved && found.proved,
  levels: levelsOf(asked, found.solution.values),
  plan,
  summary: { ...summary, ...castableAfter(found, broken) },
});

/** What is tapped twice, as it was untapped in between, looks as though it had been tapped once. */
const looks = (face: Face, { summary: { tapped, stillCastable } }: Alternative): string =>
  JSON.stringify([[...face].filter(([feature]) => !feature.startsWith("tapped ")).sort(), Object.entries(tapped).sort(), [...stillCastable].sort()]);

/**
 * Further payments, best first, each of which does without something that is tapped or lost, by name, in every one before it.
 * `optimal`: none that is better has been left out.
 */
export const alternativesTo = (asked: Asked, x: number | undefined, best: Plan, count: number): readonly Alternative[] => {
  const faceOf = facesOn(asked.table);
  const boundsOf = (ends: Space["ends"]) => [...ends].map(([name, { least, most }]) => featureBound(faceOf, name, { least, ...(Number.isFinite(most) ? { most } : {}) }));
  let [isProved, parts] = [true, 0];
  const spaces: Space[] = [{ ends: new Map(), best }];
  const found: Alternative[] = [];
  const seen = new Set<string>();
  while (found.length <= count && spaces.length > 0) {
    const at = spaces.reduce((first, space, index) => (compareValues(valuesOf(space.best), valuesOf((spaces[first] as Space).best)) < 0 ? index : first), 0);
    const [space] = spaces.splice(at, 1) as [Space];
    const next = shown(space.best, asked, isProved);
    const { encoding, solution } = space.best.found;
    const face = faceOfSolution(faceOf, encoding.drafts, solution);
    const look = looks(face, next);
    if (!seen.has(look)) found.push(next);
    seen.add(look);
    if (found.length > count) break;
    for (const ends of partsOf(space.ends, face)) {
      parts += 1;
      if (parts > MOST_PARTS) {
        isProved = false;
        break;
      }
      const accepted = promisedBest(asked, x, { bounds: boundsOf(ends) });
      if (accepted.status === "accepted") spaces.push({ ends, best: accepted });
      if (accepted.status === "accepted" ? !accepted.found.proved : accepted.status === "too-much" || !accepted.proved) isProved = false;
    }
  }
  return found.slice(1);
};
