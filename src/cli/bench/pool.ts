/** Chunks on all cores, their results in order. */
import { availableParallelism } from "node:os";
import { extname } from "node:path";
import { Tinypool } from "tinypool";
import { chunkAt, type Settings } from "../../bench/chunks.ts";
import type { ChunkDone, Task } from "./worker.ts";

/** So many chunks for each process are done or waiting while an earlier one is not there yet: what bounds memory. */
const AHEAD = 3;

/** In the source this file and the worker are TypeScript, in the package they are not. */
const WORKER = new URL(`worker${extname(import.meta.url)}`, import.meta.url).href;

/**
 * Does the chunks of these numbers, and gives them in this order whatever came first. Once `stopped` says so, no more are begun;
 * those that were are still given.
 */
export async function* inOrder(settings: Settings, decks: string | undefined, numbers: Iterable<number>, stopped: () => boolean): AsyncGenerator<ChunkDone> {
  const processes = availableParallelism();
  const pool = new Tinypool({ runtime: "child_process", filename: WORKER, minThreads: processes, maxThreads: processes });
  const waiting: Promise<ChunkDone>[] = [];
  const next = numbers[Symbol.iterator]();
  const fill = (): void => {
    while (!stopped() && waiting.length < processes * AHEAD) {
      const { value, done } = next.next();
      if (done === true) return;
      const task: Task = { settings, decks, chunk: chunkAt(settings, value) };
      const promise = pool.run(task) as Promise<ChunkDone>;
      // It is waited for later; a failure until then is none that nobody looks at.
      promise.catch(() => undefined);
      waiting.push(promise);
    }
  };
  try {
    for (fill(); waiting.length > 0; fill()) yield await (waiting.shift() as Promise<ChunkDone>);
  } finally {
    await pool.destroy();
  }
}
