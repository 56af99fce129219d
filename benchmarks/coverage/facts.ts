import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { printAbility } from "../../src/cards/line.ts";
import { readCard } from "../../src/oracle/index.ts";
import { FACTS, SCORER, type LabelledCard } from "./cards.ts";
import { elsewhere } from "./elsewhere.ts";
import type { Facts } from "./render.ts";

/** Why a card that is known to make mana has no such mana ability: what is known is older than the rules. */
const reasonOf = (line: string, cards: readonly LabelledCard[]): string => {
  const card = cards.find(({ name }) => line.startsWith(`${name}: `));
  const reasons = card === undefined ? [] : elsewhere(card);
  return reasons.length === 0 ? line : `${line}; ${reasons.join(", ")}`;
};

/** What the scorer says that lies beside the facts; it reads what `tapwright cards --json` prints. */
export const compareFacts = (cards: readonly LabelledCard[]): Facts => {
  const folder = mkdtempSync(join(tmpdir(), "tapwright-coverage-"));
  try {
    const file = join(folder, "read.json");
    const read = cards.map(readCard).map(({ name, abilities, notUnderstood }) => ({ name, abilities: abilities.map((ability) => ({ line: printAbility(ability) })), notUnderstood }));
    writeFileSync(file, JSON.stringify(read));
    const { stdout } = spawnSync(process.execPath, [SCORER, FACTS, file, "--list"], { encoding: "utf8" });
    const lines = stdout.trim().split("\n");
    const [right, of] = (/^(\d+)\/(\d+) /.exec(lines.at(-1) ?? "") ?? []).slice(1).map(Number);
    if (right === undefined || of === undefined) throw new Error(`The scorer answered: ${stdout}`);
    return { right, of, wrong: lines.slice(0, -1).map((line) => reasonOf(line, cards)) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
