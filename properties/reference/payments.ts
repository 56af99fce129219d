import type { Step } from "../../src/answer.ts";
import type { Amount } from "../../src/cards/index.ts";
import { copyNow, demandSymbol, effectsOf, momentOf, valueOf, YOU, type Due, type State, type Thing } from "../../src/rules/index.ts";
import { distinctMana, naming, someCards, someOfEach } from "./alike.ts";

/** CR 601.2h: payment. */

/** Every way of paying the next mana. */
const dueSteps = (state: State): readonly Step[] => {
  const buries = state.payment.keywords.has("delve") && state.partsDue.some((part) => part.kind === "sacrifice" || part.kind === "discard");
  return (buries ? state.dues : state.dues.slice(0, 1)).flatMap((due) => stepsFor(state, due));
};

/** Every way of paying one mana of a due. */
const stepsFor = (state: State, due: Due): readonly Step[] => {
  const pays = demandSymbol(due.demand);
  const { keywords, tapPayments } = state.payment;
  const helpers = (["convoke", "improvise"] as const).filter((keyword) => keywords.has(keyword));
  const waterbend = tapPayments.length > 0 || state.dues.some(({ demand }) => demand.kind === "generic" && demand.waterbend === true) ? (["waterbend"] as const) : [];
  const objects = helpers.length + waterbend.length > 0 ? someOfEach(state, 1) : [];
  const instead = effectsOf(state.view, "life-for-mana").filter(({ controller }) => controller === YOU);
  return [
    ...distinctMana(state, state.pool).map((mana): Step => ({ do: "mana", ...naming(mana), pays })),
    ...[...helpers, ...waterbend].flatMap((keyword) => objects.map((object): Step => ({ do: keyword, object, pays }))),
    ...(keywords.has("delve") ? someCards(state, "graveyard", 1).map((object): Step => ({ do: "delve", object, pays })) : []),
    ...instead.map(({ effect }): Step => ({ do: "life", amount: effect.life, pays })),
  ];
};

/** Every way of paying one object, or the life, of each cost in words. */
const wordSteps = (state: State, more: boolean): readonly Step[] =>
  state.partsDue.flatMap((part): readonly Step[] => {
    const named = (does: "sacrifice" | "tap" | "discard" | "exile" | "return" | "reveal", ids: readonly string[]): readonly Step[] =>
      ids.map((object) => ({ do: does, object, for: "additional cost" }));
    switch (part.kind) {
      case "sacrifice":
        return named("sacrifice", someOfEach(state, 1));
      case "tap":
      case "tap-others":
        return named("tap", someOfEach(state, 1));
      case "total":
        return part.least <= 0 && !more ? [] : named(part.do, part.do === "tap" ? someOfEach(state, 1) : someCards(state, "graveyard", 1));
      case "return":
        return named("return", someOfEach(state, 1));
      case "discard":
        return named("discard", someCards(state, "hand", 1));
      case "exile":
        return named("exile", part.from === "battlefield" ? someOfEach(state, 1) : someCards(state, part.from, 1));
      case "reveal":
        return named("reveal", [...(part.from.includes("battlefield") ? someOfEach(state, 1) : []), ...(part.from.includes("hand") ? someCards(state, "hand", 1) : [])]);
      case "remove-counters-among":
        return someOfEach(state, 1).flatMap((object) =>
          Object.keys(copyNow(state, object)?.thing.counters ?? {}).map((counter): Step => ({ do: "remove", object, counter, for: "additional cost" })));
      case "life":
        return [{ do: "life", amount: lifeOf(part.amount, state), pays: "additional cost" }];
      default:
        return [];
    }
  });

/** "Pay X life" of a cost in words: a number, or an amount counted from the spell. */
const lifeOf = (amount: Amount, state: State): number =>
  typeof amount === "number" ? amount : valueOf(amount, state.payment.purpose.thing as Thing, momentOf(state));

/** `more`: objects beyond what a cost of any number of them still asks for, too. */
export const paymentSteps = (state: State, more = false): readonly Step[] => {
  const [life] = state.lifeDue;
  return [...dueSteps(state), ...(life === undefined ? [] : [{ do: "life", amount: life.amount, pays: life.symbol } as const]), ...wordSteps(state, more)];
};
