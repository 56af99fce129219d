/**
 * How long `pay` takes, by size of the board:
 *
 *     npm run bench:pay -- --count 200 --seed 1 --json pay.json
 *
 * Median and 99th percentile of one call each, on boards that are parsed before. The checksum is over all answers; the
 * same seed must give the same, whatever the solver.
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { benchPay, payTable, SIZES } from "./pay-bench.ts";

const { values } = parseArgs({
  options: {
    count: { type: "string", default: "100" },
    seed: { type: "string", default: "1" },
    sizes: { type: "string", default: SIZES.join(",") },
    json: { type: "string" },
  },
});

const report = benchPay({
  count: Number(values.count),
  seed: Number(values.seed),
  sizes: values.sizes.split(",").map(Number),
  progress: (text) => console.error(text),
});
process.stdout.write(payTable(report));
if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(report, undefined, 2)}\n`);
