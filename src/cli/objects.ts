/** One JSON object after another out of a stream of text: a JSON array, JSON lines, or a single object. */

export type Found = { readonly text: string } | { readonly stray: string } | { readonly tooLarge: true };

/**
 * The texts of the objects at the top of a stream, or in the array at its top, without ever holding more than one.
 * What stands between them other than space, commas and the array's brackets is `stray`, and ends the search.
 */
export async function* splitObjects(chunks: AsyncIterable<string>, limit: number): AsyncGenerator<Found> {
  let parts: string[] = [];
  let length = 0;
  let depth = 0;
  let inString = false;
  let escaped = false;
  const keep = (text: string): boolean => {
    length += text.length;
    parts.push(text);
    return length <= limit;
  };
  for await (const chunk of chunks) {
    let start = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      const char = chunk[at] ?? "";
      if (inString) {
        if (escaped) escaped = false;
        else if (char === "\\") escaped = true;
        else if (char === '"') inString = false;
      } else if (depth === 0) {
        if (char === "{") {
          depth = 1;
          start = at;
        } else if (!" \t\r\n,[]\uFEFF".includes(char)) {
          yield { stray: chunk.slice(at, at + 20) };
          return;
        }
      } else if (char === '"') {
        inString = true;
      } else if (char === "{" || char === "[") {
        depth += 1;
      } else if (char === "}" || char === "]") {
        depth -= 1;
        if (depth === 0) {
          if (!keep(chunk.slice(start, at + 1))) return yield { tooLarge: true };
          yield { text: parts.join("") };
          parts = [];
          length = 0;
        }
      }
    }
    if (depth > 0 && !keep(chunk.slice(start))) return yield { tooLarge: true };
  }
  if (depth > 0) yield { text: parts.join("") };
}
