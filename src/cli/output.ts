/** Standard output with back-pressure, and without noise when its reader goes away. */
export interface Output {
  /** Resolves when more may be written. */
  readonly write: (text: string) => Promise<void>;
  /** Nobody reads any more (`| head`): what is still to come may be left out. */
  readonly closed: () => boolean;
  /** Why writing failed, if it did otherwise than by the reader's going away: a full disk. */
  readonly problem: () => Error | undefined;
}

const isClosedPipe = (error: NodeJS.ErrnoException): boolean => error.code === "EPIPE" || error.code === "ERR_STREAM_DESTROYED";

export const openOutput = (stream: NodeJS.WriteStream): Output => {
  let gone = false;
  let problem: Error | undefined;
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (!isClosedPipe(error)) problem = error;
    gone = true;
  });
  return {
    closed: () => gone,
    problem: () => problem,
    write: (text) =>
      new Promise((resolve) => {
        if (gone) return resolve();
        // The callback comes when the text has been handed on, and also when that failed.
        stream.write(text, () => resolve());
      }),
  };
};
