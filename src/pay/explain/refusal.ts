import type { Answer, Reason } from "../../answer.ts";
import { copyId } from "../../board/position.ts";
import { printPart } from "../../cards/cost-notation.ts";
import { isHeld } from "../../encode/index.ts";
import { totalsFor } from "../../rules/index.ts";
import type { Asked } from "../asked.ts";
import { changeFor } from "./change.ts";
import { shortageOf } from "./hall.ts";
import { lacksOf } from "./idle.ts";
import { leastMissing, type Missing } from "./missing.ts";
import { askedWithout } from "../without-pins.ts";
import { liftedFor } from "./pinned.ts";

export type Refusal = Pick<Extract<Answer, { status: "unpayable" }>, "missing" | "reasons" | "change">;

const costsInWords = ({ parts, total }: Missing): readonly Reason[] =>
  parts.flatMap((index): readonly Reason[] => {
    const part = total.parts[index];
    return part === undefined ? [] : [{ code: "additional-cost", text: printPart(part) }];
  });

type NotReady = Extract<Reason, { readonly code: "tapped" | "summoning-sick" }>;

const isNotReady = (reason: Reason): reason is NotReady => reason.code === "tapped" || reason.code === "summoning-sick";

/** More ways to lock the total than this are not asked for what they want. */
const MOST_TOTALS = 20;

/**
 * What to say of a cost that is proved to be unpayable with this X. Every word of it is proved, too: what is missing and what
 * would change it by payments that the rules let through, a shortage by Hall's theorem; what is not known is left out.
 */
export const refusalFor = (asked: Asked, x: number | undefined): Refusal => {
  if (!isHeld(asked.view.position)) return freeRefusal(asked, x);
  // What the player does not allow is not missing.
  const lifted = liftedFor(asked, x);
  return lifted === undefined || lifted.length > 0 ? { reasons: lifted ?? [] } : freeRefusal(askedWithout(asked), x);
};

const freeRefusal = (asked: Asked, x: number | undefined): Refusal => {
  const totals = totalsFor(asked.view, asked.payment, x).slice(0, MOST_TOTALS);
  const missing = leastMissing(asked, x);
  const shortage = shortageOf(asked, x);
  const lacks = lacksOf(asked, totals, missing?.paid);
  const notReady = new Set(lacks.flatMap((lack) => (isNotReady(lack) ? [asked.view.owners.get(lack.object)] : [])));
  const change = changeFor(asked, x, missing, (entry) => notReady.has(asked.view.owners.get(copyId(entry, 0))) || notReady.has(asked.view.owners.get(copyId(entry, entry.count - 1))));
  const wanted = asked.view.position.paying.x;
  const tooSmall = typeof wanted === "number" && wanted < asked.payment.xLeast;
  return {
    ...(missing === undefined || missing.symbols === "" ? {} : { missing: missing.symbols }),
    reasons: [
      ...(tooSmall ? [{ code: "x-too-small", least: asked.payment.xLeast } as const] : []),
      ...(missing === undefined ? [] : costsInWords(missing)),
      ...(shortage === undefined ? [] : [{ code: "hall", ...shortage } as const]),
      ...lacks,
    ],
    ...(change === undefined ? {} : { change }),
  };
};

/** What may stand in the way where it is not known whether the cost can be paid. */
export const obstaclesFor = (asked: Asked, x: number | undefined): readonly Reason[] =>
  lacksOf(asked, totalsFor(asked.view, asked.payment, x).slice(0, MOST_TOTALS), undefined).filter(isNotReady);
