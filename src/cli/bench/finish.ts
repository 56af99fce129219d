/** What comes of a run: files, words, and an exit status. */
import { writeFileSync } from "node:fs";
import { availableParallelism, cpus } from "node:os";
import { join } from "node:path";
import type { Settings, Shard } from "../../bench/chunks.ts";
import { drawn } from "../../bench/contest.ts";
import { sceneOf } from "../../bench/scene.ts";
import type { ExitCode } from "../exit-code.ts";
import type { Output } from "../output.ts";
import type { Colors } from "../render.ts";
import { wrap } from "../text.ts";
import { contestOf, type DecksFile } from "./contest-of.ts";
import { writeJson } from "./files.ts";
import type { Counted, StrategyTimes, Summary } from "./outcome.ts";
import { gapsPlot, sharesPlot } from "./plots.ts";
import { pngOf } from "./png.ts";
import { reportHtml, titleOf, type Shown } from "./report.ts";
import { renderSummary } from "./table.ts";

export interface BenchTools {
  readonly version: string;
  readonly output: Output;
  readonly colors: Colors;
  /** For words that are no answer. */
  readonly complain: (text: string) => void;
  readonly progress: NodeJS.WriteStream;
  /** Then what was begun is ended, and no more is begun. */
  readonly interrupted: () => boolean;
}

/** Something is wrong with what was asked: exit status 2. */
export const wrongUsage = (message: string, { complain }: BenchTools): ExitCode => {
  complain(`${wrap(`error: ${message}`)}\n`);
  return 2;
};

/** Something cannot be read: exit status 3. */
export const unread = (message: string, { complain }: BenchTools): ExitCode => {
  complain(`${wrap(`error: ${message}`)}\n`);
  return 3;
};

const machine = (): string => `${cpus()[0]?.model ?? "unknown processor"}, ${availableParallelism()} cores, Node ${process.version}`;

/** What a run has come to, and where that is shown and kept. */
export interface Finished {
  readonly settings: Settings;
  readonly decks: DecksFile | undefined;
  readonly shard: Shard;
  readonly counted: Counted;
  /** Missing: nothing is written. */
  readonly folder: string | undefined;
  readonly json: boolean;
}

/** Each strategy's most telling mistakes, drawn and paid once more. */
const shownFor = ({ settings, decks, counted: { telling } }: Finished): readonly Shown[] => {
  const contest = contestOf(settings, decks);
  return contest.strategies.map((strategy) => ({
    strategy, scenes: telling.of(strategy.name).map(({ set, index }) => sceneOf(drawn(contest, set, index), strategy)),
  }));
};

const writeReport = async (folder: string, summary: Summary, times: readonly StrategyTimes[], finished: Finished): Promise<readonly string[]> => {
  writeJson(join(folder, "summary.json"), summary);
  writeJson(join(folder, "times.json"), { machine: machine(), strategies: times });
  writeFileSync(join(folder, "report.html"), reportHtml(summary, times, machine(), shownFor(finished)));
  const [first] = summary.sets;
  if (first === undefined) return [];
  const left: string[] = [];
  for (const [name, plot] of [["shares", sharesPlot], ["gaps", gapsPlot]] as const) {
    const drawing = plot(first, titleOf(first));
    writeFileSync(join(folder, `${name}.svg`), drawing.svg);
    const png = await pngOf(drawing);
    if (png === undefined) left.push(`${name}.png`);
    else writeFileSync(join(folder, `${name}.png`), png);
  }
  return left;
};

/** Shows and writes it. */
export const finish = async (finished: Finished, { version, output, colors, complain }: BenchTools): Promise<ExitCode> => {
  const { shard, counted, folder, json } = finished;
  const summary = counted.summary(version, shard);
  const times = counted.strategyTimes();
  const left = folder === undefined ? [] : await writeReport(folder, summary, times, finished);
  await output.write(json ? `${JSON.stringify(summary, undefined, 2)}\n` : `${renderSummary(summary, times, colors)}\n`);
  if (left.length > 0) complain(`${wrap(`Left out: ${left.join(", ")}. To draw them, install @napi-rs/canvas beside tapwright, and a font.`)}\n`);
  if (folder !== undefined) complain(`Report: ${join(folder, "report.html")}\n`);
  return 0;
};
