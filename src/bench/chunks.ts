/** What a run is, and how it is cut into pieces that can be done anywhere, in any order, and more than once. */

export interface Settings {
  readonly seed: number;
  /** Of each set. */
  readonly positions: number;
  readonly sets: readonly string[];
  readonly strategies: readonly string[];
  /** Digest of the decklists that positions are drawn from in place of those that come with the package. */
  readonly decks?: string;
}

/** This part of so many, from 1. */
export interface Shard {
  readonly part: number;
  readonly of: number;
}

export const WHOLE: Shard = { part: 1, of: 1 };

/** Consecutive positions of one set. */
export interface Chunk {
  /** Its place in the whole run, from 0. */
  readonly number: number;
  readonly set: string;
  readonly from: number;
  /** Not included. */
  readonly to: number;
}

/** Positions of a chunk: what is lost at most where a run is killed, for each core. */
export const CHUNK_SIZE = 25;

const chunksOfSet = ({ positions }: Settings): number => Math.ceil(positions / CHUNK_SIZE);

export const chunkCount = (settings: Settings): number => settings.sets.length * chunksOfSet(settings);

/** Chunks are numbered set by set. */
export const chunkAt = (settings: Settings, number: number): Chunk => {
  const [ofSet, each] = [chunksOfSet(settings), CHUNK_SIZE];
  const from = (number % ofSet) * each;
  return { number, set: settings.sets[Math.floor(number / ofSet)] as string, from, to: Math.min(from + each, settings.positions) };
};

/** Whose chunk it is: shards take turns, so that each has as much of every set. */
export const shardOf = (number: number, of: number): number => (number % of) + 1;

/** Numbers of the chunks of a shard, in order. */
export const chunksOf = (settings: Settings, { part, of }: Shard): readonly number[] =>
  Array.from({ length: chunkCount(settings) }, (_, number) => number).filter((number) => shardOf(number, of) === part);
