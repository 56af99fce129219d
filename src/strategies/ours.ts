import { pay } from "../pay/index.ts";
import { isOfHand, POLICIES, type Policy } from "../policy/index.ts";
import type { Strategy } from "./strategy.ts";

/** The default policy without its levels for the cards in hand. */
const WITHOUT_HAND: Policy = { name: "preserve-without-hand", levels: POLICIES.preserve.levels.filter((level) => !isOfHand(level)) };

const paying = (policy: Policy): Pick<Strategy, "pay" | "policy"> => ({
  pay: (position) => {
    const answer = pay(position, { policy, explain: false });
    return answer.status === "payable" ? answer.plan : undefined;
  },
  policy,
});

export const ours: Strategy = {
  name: "ours",
  who: "This library under its default policy: proved best, the hand kept castable.",
  falls: "Takes more time than a greedy way; on large boards its budget may end before the proof does.",
  ...paying(POLICIES.preserve),
};

export const oursWithoutHand: Strategy = {
  name: "ours-without-hand",
  who: "This library when it does not look at the other cards in hand.",
  falls: "Pays with what another card of the hand would have needed.",
  ...paying(WITHOUT_HAND),
};
