import { expect, test } from "vitest";
import { chunkAt, chunkCount, chunksOf, CHUNK_SIZE, shardOf, WHOLE, type Settings } from "./chunks.ts";

const settings: Settings = { seed: 1, positions: 2 * CHUNK_SIZE + 3, sets: ["a", "b"], strategies: [] };

test("chunks cover every position of every set once, in order", () => {
  const covered = chunksOf(settings, WHOLE).map((number) => chunkAt(settings, number)).flatMap(({ set, from, to }) => Array.from({ length: to - from }, (_, index) => `${set}${from + index}`));
  expect(covered).toEqual(["a", "b"].flatMap((set) => Array.from({ length: settings.positions }, (_, index) => `${set}${index}`)));
});

test("shards have every chunk once, and take turns", () => {
  const shards = [1, 2, 3, 4].map((part) => chunksOf(settings, { part, of: 4 }));
  expect(shards).toEqual([[0, 4], [1, 5], [2], [3]]);
  expect(shards.flat().length).toBe(chunkCount(settings));
  expect(shards.every((numbers, index) => numbers.every((number) => shardOf(number, 4) === index + 1))).toBe(true);
});
