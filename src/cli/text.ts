/** Laying out words for people. */

export const WIDTH = 80;

/** Columns that a text takes: color codes take none. */
// eslint-disable-next-line no-control-regex
const columns = (text: string): number => text.replace(/\u001B\[\d+m/g, "").length;

/** Breaks a line at spaces to fit the width; the lines after the first are indented by `hanging`. */
export const wrap = (text: string, indent = "", hanging = `${indent}  `): string => {
  const lines: string[] = [];
  let line = indent;
  let empty = true;
  for (const word of text.split(" ")) {
    if (!empty && columns(line) + 1 + columns(word) > WIDTH) {
      lines.push(line);
      line = hanging + word;
    } else {
      line += empty ? word : ` ${word}`;
    }
    empty = false;
  }
  return [...lines, line].join("\n");
};

/** A line and how often it holds. */
export const repeated = (line: string, times: number): string => (times === 1 ? line : `${line} (${times} times)`);

/** Equal neighbours as one: ["a", "a", "b"] → ["a (2 times)", "b"]. */
export const foldRepeats = (lines: readonly string[]): readonly string[] => {
  const folded: { readonly line: string; readonly times: number }[] = [];
  for (const line of lines) {
    const last = folded.at(-1);
    if (last?.line === line) folded[folded.length - 1] = { line, times: last.times + 1 };
    else folded.push({ line, times: 1 });
  }
  return folded.map(({ line, times }) => repeated(line, times));
};

export const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
