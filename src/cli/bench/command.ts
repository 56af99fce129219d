import { join } from "node:path";
import { chunkAt, chunksOf, type Settings } from "../../bench/chunks.ts";
import type { Alarm } from "../../bench/row.ts";
import type { ExitCode } from "../exit-code.ts";
import { wrap } from "../text.ts";
import { allSets, readDecks, type DecksFile } from "./contest-of.ts";
import { FORMAT, RunFolder, rowsIn, timesIn, writeJson, type RunFile } from "./files.ts";
import { finish, unread, wrongUsage, type BenchTools } from "./finish.ts";
import { Counted } from "./outcome.ts";
import { inOrder } from "./pool.ts";
import { openCountdown } from "./progress.ts";
import { parseShard, settingsFrom, type BenchOptions } from "./settings.ts";

/** A bug of ours: said loudly, with the position to have it again. */
const raise = ({ set, index, strategy, what, position, details }: Alarm, folder: string | undefined, { complain }: BenchTools): ExitCode => {
  const file = join(folder ?? ".", `alarm-${set}-${index}.json`);
  writeJson(file, { id: `${set}-${index}`, position, alarm: { strategy, what, details } });
  complain(`${wrap(`THIS IS A BUG in tapwright: at position ${index} of ${set} ${strategy ?? "pay"} ${what}. The run ends here; the position is in ${file}.`)}\n`);
  return 1;
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
  try {
    for await (const { chunk, lines, times, alarms } of inOrder(settings, decks?.file, numbers.slice(before), tools.interrupted)) {
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
