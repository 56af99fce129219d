/** Colors and progress: what depends on whether a terminal is listening. */
import picocolors from "picocolors";
import type { Colors } from "./render.ts";

/** Colors only for a terminal, and not where NO_COLOR (https://no-color.org) is set to anything. */
export const wantsColor = (isTerminal: boolean, env: Readonly<Record<string, string | undefined>>): boolean =>
  isTerminal && (env["NO_COLOR"] ?? "") === "" && env["TERM"] !== "dumb";

export const colorsFor = (enabled: boolean): Colors => {
  const { green, red, bold, dim } = picocolors.createColors(enabled);
  return { good: green, bad: red, strong: bold, quiet: dim };
};

/** How far a long run is. Draws at most ten times a second, and nothing unless standard error is a terminal. */
export interface Progress {
  readonly step: () => void;
  readonly end: () => void;
}

const SILENT: Progress = { step: () => undefined, end: () => undefined };

export const openProgress = (stream: NodeJS.WriteStream, what: string): Progress => {
  if (!stream.isTTY) return SILENT;
  let done = 0;
  let drawn = 0;
  return {
    step: () => {
      done += 1;
      const now = Date.now();
      if (now - drawn < 100) return;
      drawn = now;
      stream.write(`\r${done.toLocaleString("en-US")} ${what}`);
    },
    end: () => {
      if (drawn > 0) stream.write("\r\u001B[K");
    },
  };
};

/** Tells whether Ctrl-C was pressed; pressed again, it ends the process as ever. */
export const watchInterrupt = (process: NodeJS.Process, complain: (text: string) => void): (() => boolean) => {
  let interrupted = false;
  process.once("SIGINT", () => {
    interrupted = true;
    complain("\ntapwright: interrupted; again to end at once\n");
  });
  return () => interrupted;
};
