/** How far a run is and how long it will take: redrawn on a terminal, otherwise a line now and then. */

export interface Countdown {
  readonly step: (done: number) => void;
  readonly end: () => void;
}

/** Milliseconds between two drawings. */
const ON_TERMINAL = 100;
const IN_PIPE = 10_000;

export const timeLeft = (seconds: number): string => {
  const whole = Math.ceil(seconds);
  if (whole < 60) return `${whole} s`;
  const minutes = Math.ceil(whole / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
};

/** `before`: what was there when the run went on, which took no time now. */
export const progressWords = (done: number, total: number, before: number, seconds: number): string => {
  const count = `${done.toLocaleString("en-US")} of ${total.toLocaleString("en-US")} positions`;
  return done === before ? count : `${count}, ${timeLeft((seconds / (done - before)) * (total - done))} left`;
};

export const openCountdown = (stream: NodeJS.WriteStream, total: number, before: number, now: () => number = Date.now): Countdown => {
  const start = now();
  const terminal = stream.isTTY === true;
  let drawn = terminal ? Number.NEGATIVE_INFINITY : start;
  return {
    step: (done) => {
      const time = now();
      if (time - drawn < (terminal ? ON_TERMINAL : IN_PIPE)) return;
      drawn = time;
      const words = progressWords(done, total, before, (time - start) / 1_000);
      stream.write(terminal ? `\r${words}\u001B[K` : `${words}\n`);
    },
    end: () => {
      if (terminal) stream.write("\r\u001B[K");
    },
  };
};
