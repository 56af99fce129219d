import type { Wanted } from "../board/later.ts";
import type { Solution } from "../solver/program.ts";
import type { Deed } from "./draft.ts";
import type { Encoding } from "./encoding.ts";

/** What a solution says beside the steps of its plan. */

/** What is no step: promises about the hand and what stays, what becomes of mana, and life that is paid anyway. */
const PROMISED = ["carry", "stay", "float", "later", "keep", "drop", "lift", "goal", "excess", "announced-life", "no-later-life"] as const;
export type Promised = Extract<Deed, { readonly kind: (typeof PROMISED)[number] }>;
export const isPromised = (deed: Deed): deed is Promised => (PROMISED as readonly string[]).includes(deed.kind);

/** How many steps a plan of this solution has at least: each use of an object is one. */
export const deedsIn = (encoding: Encoding, { firings }: Solution): number =>
  firings.reduce((sum, { activity, times }) => {
    const deed = encoding.drafts[activity]?.deed;
    return sum + (deed === undefined || isPromised(deed) || deed.kind === "fodder" ? 0 : times);
  }, 0);

/** At most so much mana does a solution make and find in all. */
export const manaMade = ({ program, drafts, growth }: Encoding, { firings }: Solution): number =>
  growth * firings.reduce(
    (sum, { activity, times }) => ((drafts[activity]?.phase ?? 0) > 0 ? sum : sum + times * (drafts[activity]?.gives ?? []).reduce((all, { count }) => all + count, 0)),
    program.goods.reduce((sum, { initial }) => sum + initial, 0));

/** What can still be paid after the payment, as often as it can: together, and each by itself. What is for the next turn comes last. */
export const keptCosts = (encoding: Encoding, solution: Solution): Readonly<Record<"together" | "alone", readonly Wanted[]>> => {
  const kept = solution.firings.flatMap(({ activity, times }) => {
    const deed = encoding.drafts[activity]?.deed;
    return deed?.kind === "keep" ? Array.from({ length: times }, () => deed) : [];
  });
  const costs = (future: "together" | "alone"): readonly Wanted[] => kept.flatMap((deed) => (deed.future === future ? [deed.wanted] : []));
  return { together: costs("together"), alone: costs("alone") };
};

/** Is something done for one of several costs that are kept together, by which another may come to more than is seen here, or be paid by less? */
export const altersKept = (encoding: Encoding, solution: Solution): boolean =>
  solution.firings.some(({ activity, times }) => times > 0 && encoding.drafts[activity]?.alters !== undefined) && keptCosts(encoding, solution).together.length > 1;
