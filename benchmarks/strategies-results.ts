/**
 * Writes `docs/strategies-results.md` and its pictures from the folder of a run of `tapwright bench`:
 *
 *     npm run results -- results --commit 20eba85
 */
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Estimate } from "../src/bench/statistics.ts";

interface StrategyShares {
  readonly strategy: string;
  readonly compared: number;
  readonly shares: Readonly<Record<"best" | "sources" | "loses" | "refused" | "illegal" | "unknown", Estimate>>;
  readonly measures: Readonly<Record<"floating" | "life" | "lost" | "hand", Estimate>>;
}

interface SetResults {
  readonly set: string;
  readonly positions: number;
  readonly payable: number;
  readonly proved: number;
  readonly doubted: number;
  readonly unpayable: number;
  readonly unknown: number;
  readonly strategies: readonly StrategyShares[];
}

interface Summary {
  readonly settings: { readonly seed: number; readonly positions: number };
  readonly sets: readonly SetResults[];
  readonly groups: readonly Pick<SetResults, "set" | "payable" | "strategies">[];
}

interface Times {
  readonly machine: string;
  readonly strategies: readonly { readonly strategy: string; readonly payments: number; readonly medianMicroseconds: number; readonly p99Microseconds: number }[];
}

const { values: { commit }, positionals: [folder] } = parseArgs({ options: { commit: { type: "string" } }, allowPositionals: true });
if (folder === undefined || commit === undefined) {
  console.error("Say which folder, and of which commit: npm run results -- FOLDER --commit HASH");
  process.exit(2);
}

const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), "utf8"));
const { settings, sets, groups } = read("summary.json") as Summary;
const { machine, strategies: times } = read("times.json") as Times;

const percent = (share: number): string => (100 * share).toFixed(1);
const grouped = (count: number): string => count.toLocaleString("en-US");
const duration = (microseconds: number): string => (microseconds < 1_000 ? `${Math.round(microseconds)} µs` : `${(microseconds / 1_000).toFixed(microseconds < 100_000 ? 1 : 0)} ms`);
const mean = ({ value, low, high }: Estimate): string => `${value.toFixed(3)} ± ${((high - low) / 2).toFixed(3)}`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] => [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`);
const code = (text: string): string => `\`${text}\``;

const VERDICTS = ["best", "sources", "loses", "refused", "illegal", "unknown"] as const;

const sharesRow = ({ strategy, shares }: StrategyShares): readonly string[] => [
  code(strategy),
  ...VERDICTS.map((verdict) => (verdict === "refused" ? `${percent(shares.refused.value)} (${percent(shares.refused.low)}–${percent(shares.refused.high)})` : percent(shares[verdict].value))),
];

const setPart = (one: SetResults): readonly string[] => [
  one.set === "all" ? "## All sets" : `## ${one.set}`, "",
  `${grouped(one.positions)} positions: ${grouped(one.payable)} payable (the best proved for ${grouped(one.proved)}; \`doubted\`: ${grouped(one.doubted)}), ` +
    `${grouped(one.unpayable)} proved not payable, ${grouped(one.unknown)} not known. Per cent of what is payable; refusals with the 95 % interval:`, "",
  ...table(["", ...VERDICTS], one.strategies.map(sharesRow)), "",
  "More than the best payment, mean a payment, with the 95 % interval:", "",
  ...table(["", "payments compared", "mana left over", "life", "permanents, cards given up", "hand cards no longer castable"],
    one.strategies.map(({ strategy, compared, measures }) => [code(strategy), grouped(compared), mean(measures.floating), mean(measures.life), mean(measures.lost), mean(measures.hand)])), "",
];

const [all] = sets;
if (all === undefined) throw new Error(`${folder} has no results.`);
const names = all.strategies.map(({ strategy }) => strategy);

writeFileSync("docs/strategies-results.md", `${[
  "# Results of comparing ways to pay", "",
  "How it is measured and what the columns mean: [bench.md](bench.md). What the strategies are, and the sets: [strategies.md](strategies.md).", "",
  `**${grouped(all.positions)} positions, so as many payments of each strategy, ${grouped(all.positions * names.length)} in all.** In none of them did any strategy beat a`,
  "payment that `pay` calls proved best: the run would have ended there.", "",
  ...table(["", ""], [
    ["commit", commit],
    ["command", code(`tapwright bench --positions ${settings.positions} --seed ${settings.seed} --out results`)],
    ["machine", machine],
    ["this page", code(`npm run results -- results --commit ${commit}`)],
  ]), "",
  "![What becomes of payable costs, by strategy](strategies-shares.png)", "", "![How much more than the best payment, by strategy](strategies-gaps.png)", "",
  "Read with care: a strategy that refuses what is hard has smaller gaps. Where what `pay` says can be cast together does not hold on the board",
  "that its plan leaves, the position is counted as `doubted` and not taken for proved.", "",
  ...sets.flatMap(setPart),
  "## Refused, by format of the decks", "",
  ...table(["", "payable", ...names.map(code)], groups.filter(({ set }) => set.startsWith("decks,")).map(({ set, payable, strategies }) => [set, grouped(payable), ...strategies.map(({ shares }) => percent(shares.refused.value))])), "",
  "## Time for one payment", "",
  "All cores were busy. `ours` is timed where the best payment is searched.", "",
  ...table(["", "payments", "median", "99 of 100 take at most"], times.map(({ strategy, payments, medianMicroseconds, p99Microseconds }) => [code(strategy), grouped(payments), duration(medianMicroseconds), duration(p99Microseconds)])),
].join("\n")}\n`);
for (const plot of ["shares", "gaps"]) for (const kind of ["svg", "png"]) copyFileSync(join(folder, `${plot}.${kind}`), join("docs", `strategies-${plot}.${kind}`));
