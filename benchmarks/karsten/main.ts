/**
 * Frank Karsten's table of how many sources a spell needs, with payability from `canPay`:
 *
 *     npm run karsten
 *
 * Exit status 1: a number differs from the published one.
 */
import { CELLS, computedFor, TABLE_HEAD, tableLine } from "./table.ts";

process.stdout.write(TABLE_HEAD);
let differ = 0;
for (const cell of CELLS) {
  const computed = computedFor(cell);
  process.stdout.write(tableLine(computed));
  if (computed.differs) differ += 1;
}
process.stdout.write(`${CELLS.length - differ} of ${CELLS.length} cells as published\n`);
if (differ > 0) process.exitCode = 1;
