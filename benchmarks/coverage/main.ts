/**
 * How much of the cards is read, by why they matter to paying; what is left; and where readings differ from what is known.
 *
 *     npm run coverage:cards -- --out docs
 *
 * Writes coverage.md and coverage.svg, and prints a summary. The cards lie beside the project where it is worked on.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readCardSet } from "./cards.ts";
import { coverageSvg } from "./chart.ts";
import { compareFacts } from "./facts.ts";
import { measure } from "./measure.ts";
import { coveragePage, summaryText } from "./render.ts";

const { values } = parseArgs({ options: { out: { type: "string", default: "docs" } } });

const set = readCardSet();
if (set === undefined) {
  process.stdout.write("skipped: the cards, which are not here\n");
} else {
  const start = performance.now();
  const report = measure(set);
  const seconds = (performance.now() - start) / 1_000;
  const facts = compareFacts(set.cards);
  writeFileSync(join(values.out, "coverage.md"), coveragePage(report, facts));
  writeFileSync(join(values.out, "coverage.svg"), coverageSvg(report));
  process.stdout.write(summaryText(report, facts, seconds));
}
