import type { Answer, InputError } from "../answer.ts";
import { caseId, parseCase, parseJson, type CardSource, type Position } from "../board/index.ts";
import type { Result } from "../result.ts";
import { exitCodeOf, worst, type ExitCode } from "./exit-code.ts";
import { openInput, readLines, readWhole, unreadable } from "./input.ts";
import type { Output } from "./output.ts";
import { renderAnswer, renderError, type Colors } from "./render.ts";
import type { Progress } from "./terminal.ts";

/** The verb that this command puts into a shell. */
export type Payer = (position: Position) => Answer;

export interface PayTools {
  readonly pay: Payer;
  readonly cards: CardSource;
  readonly output: Output;
  readonly colors: Colors;
  /** For words that are no answer. */
  readonly complain: (text: string) => void;
  readonly progress: Progress;
}

const errorAnswer = (error: InputError, id?: string): Answer => ({ ...(id === undefined ? {} : { id }), status: "error", error });

interface Answered {
  readonly answer: Answer;
  /** Missing if the input was no position. */
  readonly position?: Position;
}

/** A mistake in this program is still an answer to that one line; the run goes on. */
const guarded = (pay: Payer, position: Position, id: string | undefined): Answer => {
  try {
    const answer = pay(position);
    return id === undefined ? answer : { id, ...answer };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return errorAnswer({ code: "internal", message: `This is a bug in tapwright: ${message}` }, id);
  }
};

/** One text, one answer. */
export const answerText = (text: Result<string, InputError>, pay: Payer, cards: CardSource): Answered => {
  if (!text.ok) return { answer: errorAnswer(text.error) };
  const json = parseJson(text.value);
  if (!json.ok) return { answer: errorAnswer(json.error) };
  const parsed = parseCase(json.value, cards);
  if (!parsed.ok) return { answer: errorAnswer(parsed.error, caseId(json.value)) };
  return { answer: guarded(pay, parsed.value.position, parsed.value.id), position: parsed.value.position };
};

/** `pay FILE`: one position, one answer. */
export const payOne = async (file: string | undefined, json: boolean, tools: PayTools): Promise<ExitCode> => {
  const { answer, position } = answerText(await readWhole(file), tools.pay, tools.cards);
  if (json) await tools.output.write(`${JSON.stringify(answer, undefined, 2)}\n`);
  else if (answer.status === "error") tools.complain(`${renderError(answer.error)}\n`);
  else if (position !== undefined) await tools.output.write(`${renderAnswer(answer, position, tools.colors)}\n`);
  return exitCodeOf(answer);
};

/** `pay --jsonl`: a line in, a line out, in the same order; a bad line is answered and the run goes on. */
export const payLines = async (file: string | undefined, tools: PayTools): Promise<ExitCode> => {
  let exit: ExitCode = 0;
  let answered = 0;
  const emit = async (answer: Answer): Promise<void> => {
    answered += 1;
    exit = worst(exit, exitCodeOf(answer));
    tools.progress.step();
    await tools.output.write(`${JSON.stringify(answer)}\n`);
  };
  try {
    for await (const line of readLines(openInput(file) as AsyncIterable<Buffer>)) {
      if (tools.output.closed()) break;
      if (line.ok && line.value.trim() === "") continue;
      await emit(answerText(line, tools.pay, tools.cards).answer);
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
