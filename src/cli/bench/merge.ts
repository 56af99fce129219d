import { WHOLE } from "../../bench/chunks.ts";
import type { ExitCode } from "../exit-code.ts";
import { readDecks } from "./contest-of.ts";
import { differenceOf, mergedChunks, readRun, RunFolder, type RunFile } from "./files.ts";
import { finish, unread, wrongUsage, type BenchTools } from "./finish.ts";
import { Counted } from "./outcome.ts";
import type { BenchOptions } from "./settings.ts";

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
