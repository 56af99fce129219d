/** A plan from whatever program, as JSON. What it says may be illegal; here only its shape is checked. */
import * as v from "valibot";
import type { InputError, Plan, Step } from "../answer.ts";
import { MANA_UNTIL } from "../cards/index.ts";
import { fail, ok, type Result } from "../result.ts";
import { inputError, issueError } from "./error.ts";
import { object } from "./schema.ts";

const amount = v.pipe(v.number("a whole number, 0 or more"), v.integer("a whole number, 0 or more"), v.minValue(0, "a whole number, 0 or more"));
const ids = v.array(v.string());
const COUNT = `a whole number from 1 to ${Number.MAX_SAFE_INTEGER.toLocaleString("en-US")}`;
const count = v.pipe(v.number(COUNT), v.safeInteger(COUNT), v.minValue(1, COUNT));
const spend = v.object({
  unit: v.string(), from: v.string(), pays: v.string(), count: v.exactOptional(count), source: v.exactOptional(v.string()), snow: v.exactOptional(v.literal(true)),
  until: v.exactOptional(v.picklist(MANA_UNTIL)),
});

const removed = v.object({ object: v.string(), counter: v.string(), count: amount });

const activate = v.object({
  do: v.literal("activate"),
  object: v.string(),
  ability: amount,
  with: v.optional(v.array(spend), []),
  lifeFor: v.exactOptional(v.array(v.object({ symbol: v.string(), amount }))),
  taps: v.optional(ids, []),
  untaps: v.exactOptional(ids),
  sacrifices: v.optional(ids, []),
  exiles: v.exactOptional(ids),
  discards: v.exactOptional(ids),
  returns: v.exactOptional(ids),
  removed: v.exactOptional(removed),
  removedAmong: v.exactOptional(v.array(removed)),
  adds: v.optional(v.string(), ""),
  life: v.exactOptional(amount),
});

const tapToPay = v.object({ do: v.picklist(["convoke", "improvise", "waterbend", "delve"]), object: v.string(), pays: v.string() });
const mana = v.object({ do: v.literal("mana"), ...spend.entries });
const life = v.object({ do: v.literal("life"), amount, pays: v.string() });
const additional = v.object({
  do: v.picklist(["sacrifice", "tap", "discard", "exile", "return", "reveal"]),
  object: v.string(),
  for: v.optional(v.literal("additional cost"), "additional cost"),
});
const removal = v.object({
  do: v.literal("remove"),
  object: v.string(),
  counter: v.string(),
  for: v.optional(v.literal("additional cost"), "additional cost"),
});

const step = v.variant("do", [activate, tapToPay, mana, life, additional, removal]);

/** The JSON Schema in schema/ is made of this, too. */
export const planSchema = v.object({
  announce: v.optional(
    object({ x: v.exactOptional(amount), symbols: v.optional(v.array(v.object({ symbol: v.string(), as: v.string() })), []) }),
    { symbols: [] },
  ),
  total: v.string(),
  steps: v.array(step),
});

const hasPlan = (json: unknown): json is { readonly plan: unknown } =>
  typeof json === "object" && json !== null && Object.hasOwn(json, "plan");

/** A plan, or an answer that holds one. Never throws. */
export const parsePlan = (json: unknown): Result<Plan, InputError> => {
  const inner = hasPlan(json) ? json.plan : json;
  if (typeof inner !== "object" || inner === null) return fail(inputError("wrong-shape", "A plan is an object with the keys total and steps."));
  const shape = v.safeParse(planSchema, inner, { abortEarly: true });
  if (!shape.success) return fail(issueError(shape.issues[0]));
  const steps: readonly Step[] = shape.output.steps;
  return ok({ ...shape.output, steps });
};
