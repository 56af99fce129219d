/**
 * The slow suite: `pay` and the exhaustive reference on many tiny boards, every feature of `properties/arbitraries` together.
 *
 *     npm run check:agreement -- --boards 100000 --seed 1
 *
 * In batches of 500 (see `batches.ts`: it may be interrupted, and shared). Exit status 1: some board differs.
 */
import { isDeepStrictEqual, parseArgs } from "node:util";
import fc from "fast-check";
import { tinyPosition } from "../properties/arbitraries/index.ts";
import { compared, OUTCOMES, policies, type Outcome } from "../properties/compared.ts";
import { BATCH_OPTIONS, inBatches } from "./batches.ts";

const BATCH = 500;

const { values } = parseArgs({ options: BATCH_OPTIONS });

interface Made {
  readonly counts: Readonly<Record<Outcome, number>>;
  /** Boards that differ, or on which something was thrown: how to have them again, and what was found. */
  readonly differ: readonly { readonly seed: number; readonly index: number; readonly policy: string; readonly promised: unknown; readonly right: unknown }[];
}

const drawn = (seed: number): Made => {
  const counts: Record<Outcome, number> = { known: 0, "too large": 0, unknown: 0, "not proved": 0, proved: 0 };
  const differ = fc.sample(fc.tuple(tinyPosition, policies), { numRuns: BATCH, seed }).flatMap(([position, policy], index) => {
    const told = { seed, index, policy: policy.name };
    try {
      const { outcome, promised, right } = compared(position, policy);
      counts[outcome] += 1;
      return isDeepStrictEqual(promised, right) ? [] : [{ ...told, promised, right }];
    } catch (error) {
      return [{ ...told, promised: String(error), right: "an answer" }];
    }
  });
  return { counts, differ };
};

const all = await inBatches("agreement", BATCH, values, drawn, ({ differ }) => (differ.length > 0 ? `: ${differ.length} boards differ` : ""));
const differ = all.flatMap(({ made }) => made.differ);
console.log(`${all.length * BATCH} boards: ${OUTCOMES.map((outcome) => `${outcome} ${all.reduce((sum, { made }) => sum + made.counts[outcome], 0)}`).join(", ")}`);
for (const one of differ) console.log(JSON.stringify(one));
console.log(`${differ.length} boards differ`);
process.exit(differ.length > 0 ? 1 : 0);
