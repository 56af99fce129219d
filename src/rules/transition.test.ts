import { describe, expect, test } from "vitest";
import type { Step } from "../answer.ts";
import type { Position } from "../board/position.ts";
import type { Card } from "../cards/index.ts";
import { paymentOf } from "./payment.ts";
import { begin, type State } from "./state.ts";
import { totalsFor } from "./total.ts";
import { isPaid, perform } from "./transition.ts";
import { viewOf } from "./view.ts";

const card = (name: string, more: Partial<Card> = {}): Card => ({
  name, manaCost: [{ kind: "generic", amount: 2 }], supertypes: [], types: ["Instant"], subtypes: [], token: false, colors: [], colorIdentity: [],
  power: undefined, toughness: undefined, keywords: [], abilities: [], effects: [], notUnderstood: [], ...more,
});
const spell = card("Spell", { keywords: ["delve"] });
const cycler = card("Cycler", { abilities: [{ cost: [{ kind: "discard-self" }], outputs: [{ kind: "fixed", mana: ["C"] }], zone: "hand" }] });
const POSITION: Position = {
  life: 20, energy: 0, pool: [], battlefield: [], hand: [{ id: "x", count: 1, card: cycler, weight: 1, keep: false }], graveyard: [], command: [], opponents: [],
  paying: { card: spell, from: "hand", kind: "spell", additional: [], increase: [], reduce: [] }, notUnderstood: [],
};
const begun = (): State => {
  const view = viewOf(POSITION);
  const payment = paymentOf(view);
  const [total] = totalsFor(view, payment, undefined);
  if (total === undefined) throw new Error("no total");
  return begin(view, payment, total);
};
const cycle = (more: Partial<Extract<Step, { do: "activate" }>> = {}): Step => ({ do: "activate", object: "x", ability: 0, with: [], taps: [], sacrifices: [], discards: ["x"], adds: "{C}", ...more });
/** The codes of what is illegal, and the state after what was not. */
const after = (...steps: readonly Step[]): { readonly codes: readonly string[]; readonly state: State } =>
  steps.reduce<{ codes: readonly string[]; state: State }>(({ codes, state }, step) => {
    const outcome = perform(state, step);
    return outcome.ok ? { codes, state: outcome.state } : { codes: [...codes, outcome.illegal.code], state };
  }, { codes: [], state: begun() });

describe("a card of the hand whose ability discards it", () => {
  test("CR 701.9a: is in the graveyard at once, where it may be delved, and makes mana once", () => {
    const both = after(cycle(), { do: "delve", object: "x", pays: "{1}" }, { do: "mana", unit: "{C}", from: "x", pays: "{1}" });
    expect([both.codes, isPaid(both.state), both.state.tally.discarded, both.state.tally.exiled]).toEqual([[], true, ["x"], ["x"]]);
    expect(after(cycle(), cycle()).codes).toEqual(["not-there"]);
  });
  test("CR 602.2b: not where another part is paid", () => expect(after(cycle({ discards: [] }), cycle({ discards: [], exiles: ["x"] })).codes).toEqual(["cost-not-paid", "cost-not-paid"]));
});

describe("a payment", () => {
  test("is over when mana, life and the rest are paid", () => {
    const state = begun();
    expect([isPaid(state), isPaid({ ...state, dues: [] })]).toEqual([false, true]);
    expect([isPaid({ ...state, dues: [], lifeDue: [{ symbol: "{W/P}", amount: 2 }] }), isPaid({ ...state, dues: [], partsDue: [{ kind: "tap" }] })]).toEqual([false, false]);
  });
  test("leaves the state that a step is taken from as it is", () => {
    const state = begun();
    const before = JSON.stringify([state, [...state.copies.entries()], [...state.cardsGone]]);
    perform(state, cycle());
    expect(JSON.stringify([state, [...state.copies.entries()], [...state.cardsGone]])).toBe(before);
  });
});
