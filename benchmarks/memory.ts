/**
 * Does the heap grow however often prepared boards are asked?
 *
 *     npm run bench:memory -- --can-pay 1000000 --pay 100000
 *
 * The heap is measured after collections, at equal distances. Exit status 1: it grows.
 */
import { parseArgs } from "node:util";
import { benchMemory } from "./memory-run.ts";

const { values } = parseArgs({
  options: {
    "can-pay": { type: "string", default: "1000000" },
    pay: { type: "string", default: "100000" },
    looks: { type: "string", default: "12" },
    seed: { type: "string", default: "1" },
  },
});

const { gc } = globalThis;
if (gc === undefined) {
  console.error("The heap can only be measured after a collection: run this as npm run bench:memory, or with node --expose-gc.");
  process.exit(2);
}
const rows = benchMemory({
  seed: Number(values.seed),
  canPayCalls: Number(values["can-pay"]),
  payCalls: Number(values.pay),
  looks: Number(values.looks),
  collect: () => void gc(),
  used: () => process.memoryUsage().heapUsed,
  progress: (text) => console.error(text),
});
const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(2);
for (const { work, calls, used, grows } of rows) {
  process.stdout.write(`${work}, ${calls} calls: heap in MB ${used.map(megabytes).join(" ")}: ${grows ? "it grows" : "it does not grow"}\n`);
}
if (rows.some(({ grows }) => grows)) process.exitCode = 1;
