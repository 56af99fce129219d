import type { CheckAnswer, InputError, Plan, Report } from "../answer.ts";
import { parseCase, parseJson, parsePlan, type CardSource, type Position } from "../board/index.ts";
import { violationWords } from "../messages.ts";
import { fail, ok, type Result } from "../result.ts";
import type { ExitCode } from "./exit-code.ts";
import { readWhole } from "./input.ts";
import type { Output } from "./output.ts";
import { renderError, renderReport, type Colors } from "./render.ts";

export interface CheckTools {
  readonly check: (position: Position, plan: Plan) => Report;
  readonly cards: CardSource;
  readonly output: Output;
  readonly colors: Colors;
  readonly complain: (text: string) => void;
}

/** Reads a file and says in which one an error is. */
const readJson = async (file: string): Promise<Result<unknown, InputError>> => {
  const text = await readWhole(file);
  const json = text.ok ? parseJson(text.value) : text;
  return json.ok || json.error.code === "unreadable" ? json : fail({ ...json.error, message: `${file}: ${json.error.message}` });
};

const readBoth = async (positionFile: string, planFile: string, cards: CardSource): Promise<Result<{ readonly position: Position; readonly plan: Plan }, InputError>> => {
  const positionJson = await readJson(positionFile);
  if (!positionJson.ok) return positionJson;
  const planJson = await readJson(planFile);
  if (!planJson.ok) return planJson;
  const parsed = parseCase(positionJson.value, cards);
  if (!parsed.ok) return parsed;
  const plan = parsePlan(planJson.value);
  return plan.ok ? ok({ position: parsed.value.position, plan: plan.value }) : plan;
};

/** With words; and what was not read is never dropped: the referee's word does not cover it either. */
export const worded = (report: Report, position: Position): CheckAnswer => ({
  ...report,
  violations: report.violations.map((violation) => ({ ...violation, message: violationWords(violation) })),
  notUnderstood: position.notUnderstood,
});

/** `check POSITION PLAN`: the referee alone. */
export const checkPlan = async (positionFile: string, planFile: string, json: boolean, tools: CheckTools): Promise<ExitCode> => {
  const both = await readBoth(positionFile, planFile, tools.cards);
  if (!both.ok) {
    const answer: CheckAnswer = { status: "error", error: both.error };
    if (json) await tools.output.write(`${JSON.stringify(answer, undefined, 2)}\n`);
    else tools.complain(`${renderError(both.error)}\n`);
    return 3;
  }
  const { position, plan } = both.value;
  const report = tools.check(position, plan);
  await tools.output.write(json ? `${JSON.stringify(worded(report, position), undefined, 2)}\n` : `${renderReport(report, position, tools.colors)}\n`);
  return report.legal ? 0 : 1;
};
