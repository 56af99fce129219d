import type { Answer, InputError } from "../answer.ts";
import { caseId, parseCase, parseJson, type CardSource, type Position } from "../board/index.ts";
import type { Result } from "../result.ts";
import { exitCodeOf, worst, type Answerable, type ExitCode } from "./exit-code.ts";
import { openInput, readLines, readWhole, unreadable } from "./input.ts";
import type { Output } from "./output.ts";
import { renderError, type Colors } from "./render.ts";
import type { Progress } from "./terminal.ts";

type ErrorAnswer = Extract<Answer, { readonly status: "error" }>;

/** A verb that answers for one position, put into a shell by a command. */
export type Asked<A> = (position: Position) => A | ErrorAnswer;

export interface PayTools<A extends Answerable> {
  readonly ask: Asked<A>;
  readonly render: (answer: A | ErrorAnswer, position: Position, colors: Colors) => string;
  /** Default: a position that says what is to be paid. */
  readonly parse?: typeof parseCase;
  readonly cards: CardSource;
  readonly output: Output;
  readonly colors: Colors;
  /** For words that are no answer. */
  readonly complain: (text: string) => void;
  readonly progress: Progress;
}

const errorAnswer = (error: InputError, id?: string): ErrorAnswer => ({ ...(id === undefined ? {} : { id }), status: "error", error });

interface Answered<A> {
  readonly answer: A | ErrorAnswer;
  /** Missing if the input was no position. */
  readonly position?: Position;
}

const isError = (answer: Answerable): answer is ErrorAnswer => answer.status === "error";

/** A mistake in this program is still an answer to that one line; the run goes on. */
const guarded = <A>(ask: Asked<A>, position: Position, id: string | undefined): A | ErrorAnswer => {
  try {
    const answer = ask(position);
    return id === undefined ? answer : { id, ...answer };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return errorAnswer({ code: "internal", message: `This is a bug in tapwright: ${message}` }, id);
  }
};

/** One text, one answer. */
export const answerText = <A>(text: Result<string, InputError>, ask: Asked<A>, cards: CardSource, parse = parseCase): Answered<A> => {
  if (!text.ok) return { answer: errorAnswer(text.error) };
  const json = parseJson(text.value);
  if (!json.ok) return { answer: errorAnswer(json.error) };
  const parsed = parse(json.value, cards);
  if (!parsed.ok) return { answer: errorAnswer(parsed.error, caseId(json.value)) };
  return { answer: guarded(ask, parsed.value.position, parsed.value.id), position: parsed.value.position };
};

/** `pay FILE`: one position, one answer. */
export const payOne = async <A extends Answerable>(file: string | undefined, json: boolean, tools: PayTools<A>): Promise<ExitCode> => {
  const { answer, position } = answerText(await readWhole(file), tools.ask, tools.cards, tools.parse);
  if (json) await tools.output.write(`${JSON.stringify(answer, undefined, 2)}\n`);
  else if (isError(answer)) tools.complain(`${renderError(answer.error)}\n`);
  else if (position !== undefined) await tools.output.write(`${tools.render(answer, position, tools.colors)}\n`);
  return exitCodeOf(answer);
};

/** `pay --jsonl`: a line in, a line out, in the same order; a bad line is answered and the run goes on. */
export const payLines = async <A extends Answerable>(file: string | undefined, tools: PayTools<A>): Promise<ExitCode> => {
  let exit: ExitCode = 0;
  let answered = 0;
  const emit = async (answer: A | ErrorAnswer): Promise<void> => {
    answered += 1;
    exit = worst(exit, exitCodeOf(answer));
    tools.progress.step();
    await tools.output.write(`${JSON.stringify(answer)}\n`);
  };
  try {
    for await (const line of readLines(openInput(file) as AsyncIterable<Buffer>)) {
      if (tools.output.closed()) break;
      if (line.ok && line.value.trim() === "") continue;
      await emit(answerText(line, tools.ask, tools.cards, tools.parse).answer);
    }
  } catch (error) {
    await emit(errorAnswer(unreadable(file, error)));
  }
  if (answered === 0 && !tools.output.closed()) {
    await emit(errorAnswer({ code: "empty-input", message: "There is nothing to read: the input is empty." }));
  }
  tools.progress.end();
  return exit;
};
