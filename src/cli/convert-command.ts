import type { InputError } from "../answer.ts";
import { parseBoard, parseJson, type CardSource } from "../board/index.ts";
import { parseFacts, parsePuzzle, payFor, printPuzzle, type BoardInput, type Puzzle, type PuzzleCards } from "../puzzle/index.ts";
import { fail, ok, type Result } from "../result.ts";
import type { ExitCode } from "./exit-code.ts";
import { readWhole } from "./input.ts";
import type { Output } from "./output.ts";
import { renderError } from "./render.ts";
import { foldRepeats, wrap } from "./text.ts";

export interface ConvertTools {
  /** For the names in puzzles, and for positions. */
  readonly cards: PuzzleCards & CardSource;
  readonly output: Output;
  readonly complain: (text: string) => void;
}

export interface ConvertOptions {
  readonly json?: boolean;
  readonly to: "position" | "pzl";
  /** A card or a cost to pay for. */
  readonly pay?: string;
}

interface Converted {
  /** What goes to standard output, as it is and with all that is said about it. */
  readonly result: string;
  readonly whole: unknown;
  readonly warnings: readonly { readonly place: string; readonly code: string; readonly message: string; readonly matters: boolean }[];
}

const isJson = (text: string): boolean => /^\uFEFF?\s*\{/.test(text);
const jsonText = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`;

const withPay = ({ position }: Puzzle, pay: string | undefined, cards: PuzzleCards): Result<BoardInput, InputError> => (pay === undefined ? ok(position) : payFor(position, pay, cards));

const toPosition = (text: string, { pay }: ConvertOptions, cards: PuzzleCards): Result<Converted, InputError> => {
  if (isJson(text)) return fail({ code: "not-a-puzzle", message: "This is JSON and no state file. --to pzl makes one of a position." });
  const puzzle = parsePuzzle(text, cards);
  if (!puzzle.ok) return puzzle;
  const board = withPay(puzzle.value, pay, cards);
  if (!board.ok) return board;
  const { facts, warnings } = puzzle.value;
  const position = { ...board.value, puzzle: facts };
  const id = facts.metadata["Name"];
  return ok({
    result: jsonText(position),
    whole: { ...(id === undefined ? {} : { id }), position, warnings },
    warnings: warnings.map(({ line, key, ...said }) => ({ place: `line ${line}, ${key}`, ...said })),
  });
};

/** Of a case its position, of which what `parsePuzzle` gave is under `puzzle`. */
const factsIn = (json: unknown): unknown => {
  const { position, puzzle } = json as { readonly position?: { readonly puzzle?: unknown } | null; readonly puzzle?: unknown };
  return puzzle ?? position?.puzzle;
};

const toPuzzle = (text: string, cards: ConvertTools["cards"]): Result<Converted, InputError> => {
  const json = parseJson(text);
  if (!json.ok) return json;
  const board = parseBoard(json.value, cards);
  if (!board.ok) return board;
  const puzzle = printPuzzle(board.value.position, cards, parseFacts(factsIn(json.value)));
  if (!puzzle.ok) return puzzle;
  return ok({ result: puzzle.value.text, whole: puzzle.value, warnings: puzzle.value.warnings.map(({ path, ...said }) => ({ place: path, ...said })) });
};

/** `convert`: 1 if something that may matter to a payment was left out or taken otherwise. */
export const convert = async (file: string | undefined, options: ConvertOptions, { cards, output, complain }: ConvertTools): Promise<ExitCode> => {
  const text = await readWhole(file);
  const converted = !text.ok ? text : options.to === "pzl" ? toPuzzle(text.value, cards) : toPosition(text.value, options, cards);
  if (!converted.ok) {
    if (options.json === true) await output.write(jsonText({ status: "error", error: converted.error }));
    else complain(`${renderError(converted.error)}\n`);
    return 3;
  }
  const { result, whole, warnings } = converted.value;
  await output.write(options.json === true ? jsonText(whole) : result);
  const words = warnings.map(({ place, code, message, matters }) => `${place}: ${message} (${code}${matters ? "" : ", no matter to payments"})`);
  for (const line of foldRepeats(words)) complain(`${wrap(line, "", "  ")}\n`);
  return warnings.some(({ matters }) => matters) ? 1 : 0;
};
