// What a user of the built package does first, against the files that would be published.
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { execFileSync } from "node:child_process";
import { cardSource, check, parsePosition, pay, readCard, readCost, readSpend } from "tapwright";
import { nodeCatalog } from "tapwright/catalog/node";
import { openCatalog } from "tapwright/catalog";
import { lp } from "tapwright/lp";
import { STRATEGIES } from "tapwright/strategies";
import { parsePuzzle } from "tapwright/puzzle";

const cards = cardSource({ readCard, readCost, readSpend }, nodeCatalog);
const position = parsePosition({ you: { battlefield: [{ card: "Forest", count: 3 }] }, paying: { card: "Cultivate" } }, cards);
assert.ok(position.ok);
for (const options of [{}, { solver: lp }]) {
  const answer = pay(position.value, options);
  assert.equal(answer.status, "payable");
  assert.deepEqual(answer.summary.tapped, { Forest: 3 });
  assert.ok(check(position.value, answer.plan).legal);
}
for (const { name, pay: strategy } of STRATEGIES) {
  const plan = strategy(position.value);
  assert.ok(plan !== undefined && check(position.value, plan).legal, name);
}
assert.equal(typeof openCatalog, "function");
const puzzle = parsePuzzle("p0battlefield=Forest;Forest", nodeCatalog);
assert.deepEqual(puzzle.ok && puzzle.value.position.you.battlefield, [{ card: "Forest", count: 2 }]);
for (const name of ["position", "case", "plan", "answer", "castable", "report"]) {
  assert.equal(createRequire(import.meta.url)(`tapwright/schema/${name}.json`).$schema, "https://json-schema.org/draft/2020-12/schema");
}
const input = JSON.stringify({ you: { battlefield: [{ card: "Forest" }] }, paying: { cost: "{G}" } });
const output = execFileSync(process.execPath, ["dist/cli/main.js", "pay", "--json"], { input, encoding: "utf8" });
assert.equal(JSON.parse(output).status, "payable");
process.stdout.write("The built package answers.\n");
