import type { Answer } from "../../answer.ts";
import { cardSource, parsePosition } from "../../board/index.ts";
import { nodeCatalog } from "../../catalog/node.ts";
import { readCard, readCost, readSpend } from "../../oracle/index.ts";
import { pay, type PayOptions } from "../index.ts";

const CARDS = cardSource({ readCard, readCost, readSpend }, nodeCatalog);

type Json = Readonly<Record<string, unknown>>;

const answerFor = (json: Json, options: PayOptions): Answer => {
  const position = parsePosition(json, CARDS);
  if (!position.ok) throw new Error(position.error.message);
  return pay(position.value, options);
};

/** What is said of a cost that cannot be paid; a text as `paying` is a cost. */
export const refusal = (you: Json, paying: Json | string, options: PayOptions = {}): Extract<Answer, { status: "unpayable" }> => {
  const answer = answerFor({ you, paying: typeof paying === "string" ? { cost: paying, kind: "special" } : paying }, options);
  if (answer.status !== "unpayable") throw new Error(`expected no payment, got ${answer.status}`);
  return answer;
};

/** Why the best payment is the best. */
export const whyFor = (you: Json, paying: Json | string, options: PayOptions = {}): NonNullable<Extract<Answer, { status: "payable" }>["why"]> => {
  const answer = answerFor({ you, paying: typeof paying === "string" ? { cost: paying, kind: "special" } : paying }, { explain: true, ...options });
  if (answer.status !== "payable" || answer.why === undefined) throw new Error(`expected a payment that is explained, got ${answer.status}`);
  return answer.why;
};

/** Cards by name, each its own entry; "Forest tapped", "Llanowar Elves new". */
export const cards = (...names: readonly string[]): readonly Json[] =>
  names.map((name) => {
    const [, card, state] = /^(.*?)(?: (tapped|new))?$/.exec(name) ?? [];
    return { card, ...(state === "tapped" ? { tapped: true } : state === "new" ? { summoningSick: true } : {}) };
  });
