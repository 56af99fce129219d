import { writeFileSync } from "node:fs";
import { availableParallelism, cpus } from "node:os";
import { join } from "node:path";
import { chunkAt, chunksOf, WHOLE, type Settings, type Shard } from "../../bench/chunks.ts";
import { drawn } from "../../bench/contest.ts";
import type { Alarm } from "../../bench/row.ts";
import { sceneOf } from "../../bench/scene.ts";
import type { ExitCode } from "../exit-code.ts";
import type { Output } from "../output.ts";
import type { Colors } from "../render.ts";
import { wrap } from "../text.ts";
import { allSets, contestOf, readDecks, type DecksFile } from "./contest-of.ts";
import { differenceOf, FORMAT, mergedChunks, readRun, RunFolder, rowsIn, timesIn, writeJson, type RunFile } from "./files.ts";
import { Counted, type StrategyTimes, type Summary } from "./outcome.ts";
import { gapsPlot, sharesPlot } from "./plots.ts";
import { pngOf } from "./png.ts";
import { inOrder } from "./pool.ts";
import { openCountdown } from "./progress.ts";
import { reportHtml, titleOf, type Shown } from "./report.ts";
import { parseShard, settingsFrom, type BenchOptions } from "./settings.ts";
import { renderSummary } from "./table.ts";

export interface BenchTools {
  readonly version: string;
  readonly output: Output;
  readonly colors: Colors;
  /** For words that are no answer. */
  readonly complain: (text: string) => void;
  readonly progress: NodeJS.WriteStream;
}

/** Something is wrong with what was asked: exit status 2. */
const wrongUsage = (message: string, { complain }: BenchTools): ExitCode => {
  complain(`${wrap(`error: ${message}`)}\n`);
  return 2;
};

/** Something cannot be read: exit status 3. */
const unread = (message: string, { complain }: BenchTools): ExitCode => {
  complain(`${wrap(`error: ${message}`)}\n`);
  return 3;
};

const machine = (): string => `${cpus()[0]?.model ?? "unknown processor"}, ${availableParallelism()} cores, Node ${process.version}`;

/** What a run has come to, and where that is shown and kept. */
interface Finished {
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

const finish = async (finished: Finished, { version, output, colors, complain }: BenchTools): Promise<ExitCode> => {
  const { shard, counted, folder, json } = finished;
  const summary = counted.summary(version, shard);
  const times = counted.strategyTimes();
  const left = folder === undefined ? [] : await writeReport(folder, summary, times, finished);
  await output.write(json ? `${JSON.stringify(summary, undefined, 2)}\n` : `${renderSummary(summary, times, colors)}\n`);
  if (left.length > 0) complain(`${wrap(`Left out: ${left.join(", ")}. To draw them, install @napi-rs/canvas beside tapwright, and a font.`)}\n`);
  if (folder !== undefined) complain(`Report: ${join(folder, "report.html")}\n`);
  return 0;
};

/** A bug of ours: said loudly, with the position to have it again. */
const raise = ({ set, index, strategy, what, position, details }: Alarm, folder: string | undefined, { complain }: BenchTools): ExitCode => {
  const file = join(folder ?? ".", `alarm-${set}-${index}.json`);
  writeJson(file, { id: `${set}-${index}`, position, alarm: { strategy, what, details } });
  complain(`${wrap(`THIS IS A BUG in tapwright: at position ${index} of ${set} ${strategy ?? "pay"} ${what}. The run ends here; the position is in ${file}.`)}\n`);
  return 1;
};

/** Interrupted once: what was begun is ended. Interrupted again: at once, as ever. */
const interruptible = (complain: (text: string) => void): { readonly stopped: () => boolean; readonly end: () => void } => {
  let stopped = false;
  const stop = (): void => {
    stopped = true;
    complain("\nStopping: what was begun is finished and kept. Once more to stop at once.\n");
  };
  process.once("SIGINT", stop);
  return { stopped: () => stopped, end: () => void process.off("SIGINT", stop) };
};

const sizeOf = (settings: Settings, numbers: readonly number[]): number => numbers.map((number) => chunkAt(settings, number)).reduce((sum, { from, to }) => sum + to - from, 0);

/** Does what is not there yet, and counts all. */
const runAll = async (run: RunFile, decks: DecksFile | undefined, folder: RunFolder | undefined, counted: Counted, tools: BenchTools): Promise<ExitCode | undefined> => {
  const { settings, shard } = run;
  const numbers = chunksOf(settings, shard);
  const before = folder?.done ?? 0;
  let done = sizeOf(settings, numbers.slice(0, before));
  const total = sizeOf(settings, numbers);
  const countdown = openCountdown(tools.progress, total, done);
  const interrupt = interruptible(tools.complain);
  try {
    for await (const { chunk, lines, times, alarms } of inOrder(settings, decks?.file, numbers.slice(before), interrupt.stopped)) {
      const [alarm] = alarms;
      if (alarm !== undefined) return raise(alarm, folder?.folder, tools);
      folder?.append(lines, { chunk, times });
      for (const line of lines.trimEnd().split("\n")) counted.addRow(JSON.parse(line));
      counted.addTimes({ chunk, times });
      const { from, to } = chunkAt(settings, chunk);
      done += to - from;
      countdown.step(done);
    }
  } finally {
    countdown.end();
    interrupt.end();
  }
  if (done === total) return undefined;
  const next = folder === undefined ? "Nothing was kept: name a folder with --out to be able to go on." : `The same command goes on from there (${folder.folder}).`;
  tools.complain(`${wrap(`Stopped after ${done} of ${total} positions. ${next}`)}\n`);
  return 1;
};

/** `bench`: strategies on positions. */
export const bench = async (options: BenchOptions, tools: BenchTools): Promise<ExitCode> => {
  const shard = parseShard(options.shard);
  if (!shard.ok) return wrongUsage(shard.error, tools);
  const decks = readDecks(options.decks);
  if (!decks.ok) return unread(decks.error, tools);
  const settings = settingsFrom(options, allSets(decks.value), decks.value?.digest);
  if (!settings.ok) return wrongUsage(settings.error, tools);
  const run: RunFile = { format: FORMAT, version: tools.version, settings: settings.value, shard: shard.value };
  const folder = options.out === undefined ? undefined : await RunFolder.open(options.out, run);
  if (folder !== undefined && !folder.ok) return wrongUsage(folder.error, tools);
  const counted = new Counted(settings.value);
  if (folder !== undefined) {
    for await (const row of rowsIn(folder.value.folder)) counted.addRow(row);
    for await (const times of timesIn(folder.value.folder)) counted.addTimes(times);
  }
  const ended = await runAll(run, decks.value, folder?.value, counted, tools);
  return ended ?? finish({ settings: settings.value, decks: decks.value, shard: shard.value, counted, folder: options.out, json: options.json === true }, tools);
};

/** The parts of one run, each once, in order; or why they are not that. */
const shardsOf = (folders: readonly string[]): { readonly run: RunFile; readonly folders: readonly string[] } | string => {
  const runs: { readonly folder: string; readonly run: RunFile }[] = [];
  for (const folder of folders) {
    const run = readRun(folder);
    if (!run.ok) return run.error;
    runs.push({ folder, run: run.value });
  }
  const [first] = runs;
  if (first === undefined) return "Name the folders of the parts.";
  for (const { folder, run } of runs) {
    const difference = differenceOf({ ...run, shard: first.run.shard }, first.run);
    if (difference !== undefined || run.shard.of !== first.run.shard.of) return `${folder} is part of another run than ${first.folder}: ${difference ?? `it is one of ${run.shard.of} parts, not of ${first.run.shard.of}`}.`;
  }
  const ordered = Array.from({ length: first.run.shard.of }, (_, index) => runs.filter(({ run }) => run.shard.part === index + 1));
  const wrong = ordered.findIndex((parts) => parts.length !== 1);
  if (wrong >= 0) return `Part ${wrong + 1} of ${ordered.length} is ${ordered[wrong]?.length === 0 ? "missing" : "there more than once"}.`;
  return { run: first.run, folders: ordered.flatMap((parts) => parts.map(({ folder }) => folder)) };
};

/** `bench merge`: the parts of a run as the whole one. */
export const mergeBench = async (folders: readonly string[], options: Pick<BenchOptions, "json" | "decks"> & { readonly out: string }, tools: BenchTools): Promise<ExitCode> => {
  const shards = shardsOf(folders);
  if (typeof shards === "string") return wrongUsage(shards, tools);
  const run: RunFile = { ...shards.run, shard: WHOLE };
  const decks = readDecks(options.decks);
  if (!decks.ok) return unread(decks.error, tools);
  if (decks.value?.digest !== run.settings.decks) return wrongUsage("these parts were drawn from other decklists: name their file with --decks.", tools);
  const folder = await RunFolder.open(options.out, run);
  if (!folder.ok) return wrongUsage(folder.error, tools);
  if (folder.value.done > 0) return wrongUsage(`${options.out} has results already: name another folder.`, tools);
  const counted = new Counted(run.settings);
  try {
    for await (const { lines, times } of mergedChunks(run.settings, shards.folders)) {
      folder.value.append(lines, times);
      for (const line of lines.trimEnd().split("\n")) counted.addRow(JSON.parse(line));
      counted.addTimes(times);
    }
  } catch (error) {
    return unread(error instanceof Error ? error.message : String(error), tools);
  }
  return finish({ settings: run.settings, decks: decks.value, shard: WHOLE, counted, folder: options.out, json: options.json === true }, tools);
};
