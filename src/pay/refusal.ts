import type { Answer, Reason } from "../answer.ts";
import { printPart } from "../cards/cost-notation.ts";
import { encode, isHeld } from "../encode/index.ts";
import { totalsFor, type Total } from "../rules/index.ts";
import { waysFor, type Asked } from "./asked.ts";
import { missingOf, type Missing } from "./missing.ts";
import { liftedFor } from "./pinned.ts";
import { reasonsFor } from "./reasons.ts";

/** More ways to lock the total than this are not looked at to say what is missing. */
const MOST_EXPLAINED = 20;

/** A smallest set of symbols that stays unpaid, over the ways to lock the total, whatever the player has pinned. */
const leastMissing = (asked: Asked, x: number | undefined): { readonly missing?: Missing; readonly total?: Total } => {
  let least: { missing: Missing; total: Total } | undefined;
  for (const { total, ...way } of waysFor(asked, totalsFor(asked.view, asked.payment, x)).slice(0, MOST_EXPLAINED)) {
    const missing = missingOf(asked.solver, asked.budget, encode(asked.table, asked.payment, total, { ...way, liftable: true }), total);
    if (missing !== undefined && missing.size > 0 && (least === undefined || missing.size < least.missing.size)) least = { missing, total };
  }
  return least ?? {};
};

const partWords = (total: Total | undefined, part: number): string => {
  const found = total?.parts[part];
  return found === undefined ? "" : printPart(found);
};

export type Refusal = Pick<Extract<Answer, { status: "unpayable" }>, "missing" | "reasons">;

/** What to say of a cost that cannot be paid. */
export const refusalFor = (asked: Asked, x: number | undefined): Refusal => {
  // What the player does not allow is not missing.
  const lifted = isHeld(asked.view.position) ? liftedFor(asked, x) : [];
  if (lifted === undefined || lifted.length > 0) return { reasons: lifted ?? [] };
  const { missing, total } = leastMissing(asked, x);
  const parts = (missing?.parts ?? []).map((part): Reason => ({ code: "additional-cost", text: partWords(total, part) }));
  return {
    ...(missing === undefined || missing.symbols === "" ? {} : { missing: missing.symbols }),
    reasons: [...parts, ...reasonsFor(asked.table)],
  };
};
