import { describe, expect, test } from "vitest";
import type { Permanent, Position } from "../board/position.ts";
import type { Card, Effect, ManaAbility, Output, SideEffect } from "../cards/index.ts";
import { typesIn, type ManaType } from "../mana/index.ts";
import { startOf } from "./amounts.ts";
import type { Bundle } from "./bundle.ts";
import { couldProduce, produce, typesOfPermanent, typesProduced } from "./produce.ts";
import { viewOf } from "./view.ts";

const card = (name: string, more: Partial<Card> = {}): Card => ({
  name, manaCost: undefined, supertypes: [], types: ["Land"], subtypes: [], token: false, colors: [], colorIdentity: [],
  power: undefined, toughness: undefined, keywords: [], abilities: [], effects: [], notUnderstood: [], ...more,
});
const permanent = (id: string, of: Card, more: Partial<Permanent> = {}): Permanent => ({
  id, count: 1, card: of, tapped: false, summoningSick: false, attacking: false, blocking: false, counters: {}, token: false, commander: false, ...more,
});
const position = (battlefield: readonly Permanent[], more: Partial<Position> = {}): Position => ({
  life: 20, energy: 0, pool: [], battlefield, hand: [], graveyard: [], command: [], opponents: [], notUnderstood: [],
  paying: { from: "hand", kind: "spell", additional: [], increase: [], reduce: [] }, ...more,
});
const fixed = (...mana: readonly ManaType[]): Output => ({ kind: "fixed", mana });
const these = (...types: readonly ManaType[]) => ({ kind: "these", types }) as const;
const taps = (...outputs: readonly Output[]): ManaAbility => ({ cost: [{ kind: "tap" }], outputs });
const land = { kind: "type", type: "Land" } as const;
const FOREST = card("Grove", { abilities: [taps(fixed("G"))] });

/** Each way in which the first ability may turn out: `2[WU]` is two mana, each white or blue; who made it after `@`, if another. */
const ways = (source: Card, others: readonly (Card | Permanent)[] = [], more: Partial<Permanent> = {}, ability = source.abilities[0]): readonly string[] => {
  const view = viewOf(position([permanent("x", source, more), ...others.map((other, index) => ("card" in other ? other : permanent(`o${index}`, other)))]));
  const thing = view.owners.get("x")?.thing;
  if (thing === undefined || ability === undefined) throw new Error("there is no such ability");
  const print = (bundle: Bundle): string =>
    bundle.map(({ types, count, from, spend }) => `${count === 1 ? "" : count}${typesIn(types).length === 1 ? typesIn(types).join("") : `[${typesIn(types).join("")}]`}${from.id === "x" ? "" : `@${from.id}`}${spend === undefined ? "" : `!${spend.kind}`}`).sort().join(" ");
  return produce(ability, thing, startOf(view), { x: 2 }).map(print).sort();
};
const effects = (...some: readonly Effect[]): Card => card("Effects", { types: ["Enchantment"], effects: some });
const artifact = (...abilities: readonly ManaAbility[]): Card => card("Stone", { types: ["Artifact"], abilities });

describe("outputs", () => {
  test.each<[Output, readonly string[]]>([
    [fixed("G"), ["G"]],
    [fixed("C", "G", "C"), ["2C G"]],
    [{ kind: "one-type", of: these("W", "U"), amount: 1 }, ["[WU]"]],
    [{ kind: "one-type", of: these("W", "U"), amount: 2 }, ["2U", "2W"]],
    [{ kind: "one-type", of: these("W", "U"), amount: 0 }, []],
    [{ kind: "one-type", of: these(), amount: 2 }, []],
    [{ kind: "one-type", of: these("G"), amount: { kind: "x" } }, ["2G"]],
    [{ kind: "combination", of: these("W", "U"), amount: 2 }, ["2[WU]"]],
    [{ kind: "combination", of: these("W", "U"), amount: -1 }, []],
    [{ kind: "each", of: these("W", "U", "C") }, ["C U W"]],
    [{ kind: "each", of: these() }, []],
    [{ kind: "one-type", of: { kind: "produced" }, amount: 1 }, []],
    [{ kind: "one-type", of: { kind: "cost-object-could-produce", colorsOnly: false }, amount: 1 }, []],
    [{ kind: "one-type", of: { kind: "chosen-color" }, amount: 2 }, []],
    [{ kind: "one-type", of: { kind: "commander-identity" }, amount: 1 }, []],
  ])("%j", (output, expected) => expect(ways(artifact(taps(output)))).toEqual(expected));

  test("CR 700.5: devotion to the color that is added: each type has an amount of its own", () => {
    const green = card("Green", { manaCost: [{ kind: "mana", type: "G" }, { kind: "mana", type: "G" }, { kind: "mana", type: "R" }] });
    const shrine = artifact(taps({ kind: "one-type", of: these("W", "R", "G", "C"), amount: { kind: "devotion", to: "output" } }));
    expect(ways(shrine, [green])).toEqual(["2G", "R"]);
  });
  test("CR 106.7: types that others could produce, all or only colors", () => {
    const pool = (colorsOnly: boolean): Card => card("Pool", { abilities: [taps({ kind: "one-type", of: { kind: "could-produce", whose: "you", of: land, colorsOnly }, amount: 1 })] });
    const waste = card("Waste", { abilities: [taps(fixed("C"))] });
    expect([ways(pool(false), [FOREST, waste]), ways(pool(true), [FOREST, waste]), ways(pool(true), [waste]), ways(pool(false))]).toEqual([["[GC]"], ["G"], [], []]);
  });
  test("CR 105.2: colors among cards of the graveyard that match", () => {
    const stone = artifact(taps({ kind: "one-type", of: { kind: "colors-among", whose: "you", zone: "graveyard", of: { kind: "type", type: "Creature" } }, amount: 1 }));
    const group = (id: string, of: Card) => ({ id, count: 1, card: of, weight: 1, keep: false });
    const view = viewOf(position([permanent("x", stone)], { graveyard: [group("a", card("Dead", { types: ["Creature"], colors: ["G"] })), group("b", card("Spell", { types: ["Instant"], colors: ["R"] }))] }));
    const [ability] = stone.abilities;
    const [seen] = view.permanents;
    expect(ability && seen && produce(ability, seen.thing, startOf(view)).map(([part]) => typesIn(part?.types ?? 0))).toEqual([["G"]]);
  });
  test("CR 614.1a: what it makes instead, where that holds", () => {
    const when = (value: number) => ({ kind: "amount", amount: 1, is: "=", value }) as const;
    const mine = (...values: readonly number[]): Card => artifact({ ...taps(fixed("C")), instead: values.map((value, index) => ({ when: when(value), outputs: [fixed(index === 0 ? "W" : "U")] })) });
    expect([ways(mine(1, 1)), ways(mine(0, 1)), ways(mine(0, 0))]).toEqual([["W"], ["U"], ["C"]]);
  });
  test("CR 608.2c: counters put on before count, those after do not", () => {
    const grower = (effect: Partial<Extract<SideEffect, { kind: "put-counter" }>>, ...more: readonly SideEffect[]): Card =>
      artifact({ ...taps({ kind: "one-type", of: these("G"), amount: { kind: "counters", counter: "charge" } }), effects: [{ kind: "put-counter", count: 2, counter: "charge", ...effect }, ...more] });
    expect([ways(grower({ before: true })), ways(grower({ before: true }), [], { counters: { charge: 1, other: 5 } }), ways(grower({}), [], { counters: { charge: 1 } }), ways(grower({}))]).toEqual([["2G"], ["3G"], ["G"], []]);
    expect(ways(grower({ before: true, counter: "other" }, { kind: "damage", amount: 1 }), [], { counters: { charge: 1 } })).toEqual(["G"]);
  });
  test("CR 106.6: restrictions go with all of it", () =>
    expect(ways(artifact({ ...taps(fixed("G", "R")), spend: { kind: "only", uses: [] } }))).toEqual(["G!only R!only"]));
});

describe("alternatives that are all ways to choose", () => {
  test("are one way with the choice left open", () => {
    expect(ways(artifact(taps(fixed("W", "W"), fixed("W", "U"), fixed("U", "U"))))).toEqual(["2[WU]"]);
    expect(ways(artifact(taps(fixed("W"), fixed("U"), fixed("B"))))).toEqual(["[WUB]"]);
    expect(ways(artifact(taps(fixed("W"), fixed("U"))))).toEqual(["[WU]"]);
    expect(ways(artifact(taps(fixed("W", "W"), fixed("U", "W"), fixed("U", "U"), fixed("W", "B"), fixed("B", "U"), fixed("B", "B"))))).toEqual(["2[WUB]"]);
  });
  test("and stay what they are where one of those is missing, or they are not alike", () => {
    expect(ways(artifact(taps(fixed("W", "W"), fixed("U", "U"))))).toEqual(["2U", "2W"]);
    expect(ways(artifact(taps(fixed("W", "W"), fixed("W", "U"))))).toEqual(["2W", "U W"]);
    expect(ways(artifact(taps(fixed("W"), fixed("U", "U"))))).toEqual(["2U", "W"]);
    expect(ways(artifact(taps(fixed("W"), fixed("U"), fixed("U", "U"))))).toEqual(["2U", "U", "W"]);
    expect(ways(artifact(taps({ kind: "one-type", of: these("W", "U"), amount: 1 }, fixed("B"))))).toEqual(["B", "[WU]"]);
    expect(ways(artifact(taps(fixed("W"), fixed("W"))))).toEqual(["W"]);
    expect(ways(artifact(taps(fixed(), fixed("W"))))).toEqual(["W"]);
  });
});

describe("replacement effects, CR 106.12b, 614.5", () => {
  const times = (factor: number, more: Partial<Extract<Effect, { kind: "tap-multiply" }>> = {}): Effect => ({ kind: "tap-multiply", by: "you", of: { kind: "anything" }, factor, ...more });
  const instead = (type: ManaType, more: Partial<Extract<Effect, { kind: "tap-replace" }>> = {}): Effect => ({ kind: "tap-replace", by: "anyone", of: land, types: these(type), amountToo: false, colorsOnly: false, ...more });
  test("multiply what is tapped for, each once", () => {
    expect([ways(FOREST, [effects(times(2))]), ways(FOREST, [effects(times(2)), effects(times(3))]), ways(FOREST, [effects(times(2), times(2))])]).toEqual([["2G"], ["6G"], ["4G"]]);
    expect(ways(FOREST, [permanent("o", effects(times(2)), { count: 3 })])).toEqual(["8G"]);
  });
  test("of the types that they name alone", () => {
    const pair = card("Pair", { abilities: [taps(fixed("G", "R"))] });
    expect([ways(pair, [effects(times(2, { types: these("G") }))]), ways(FOREST, [effects(times(2, { types: these("R") }))])]).toEqual([["2G R"], ["G"]]);
    const dual = card("Dual", { abilities: [taps({ kind: "one-type", of: these("G", "R"), amount: 1 })] });
    expect(ways(dual, [effects(times(2, { types: these("G") }))])).toEqual(["2G", "R"]);
    expect(ways(card("Two", { abilities: [taps({ kind: "combination", of: these("G", "R"), amount: 2 })] }), [effects(times(2))])).toEqual(["2G 2R", "4G", "4R"]);
  });
  test("and only what they speak of", () => {
    expect(ways(FOREST, [effects(times(2, { of: { kind: "type", type: "Creature" } }))])).toEqual(["G"]);
    expect(ways(FOREST, [effects(times(2, { by: "opponents" }))])).toEqual(["G"]);
    expect(ways(artifact({ cost: [{ kind: "sacrifice-self" }], outputs: [fixed("G")] }), [effects(times(2))])).toEqual(["G"]);
  });
  test("change types, or the amount too, from so much mana on", () => {
    const two = card("Two", { abilities: [taps(fixed("G", "C"))] });
    expect([ways(two, [effects(instead("B"))]), ways(two, [effects(instead("B", { amountToo: true }))]), ways(two, [effects(instead("B", { least: 2 }))]), ways(two, [effects(instead("B", { least: 3 }))])]).toEqual([["2B"], ["B"], ["2B"], ["C G"]]);
    expect(ways(two, [effects(instead("B", { colorsOnly: true }))])).toEqual(["B C"]);
    expect(ways(card("Waste", { abilities: [taps(fixed("C"))] }), [effects(instead("B", { colorsOnly: true }))])).toEqual(["C"]);
    expect(ways(two, [effects(instead("B", { when: { kind: "unknown", text: "" } }))])).toEqual(["C G"]);
  });
  test("to one of several types, or a chosen one; to none where none was chosen", () => {
    const hall = (chosen?: string) => permanent("o", effects(instead("B", { types: { kind: "chosen-color" } })), chosen === undefined ? {} : { chosen });
    expect([ways(FOREST, [effects(instead("B", { types: these("W", "U") }))]), ways(FOREST, [hall("R")]), ways(FOREST, [hall()])]).toEqual([["U", "W"], ["R"], ["G"]]);
    // Two chosen colors are two effects, in either order.
    expect(ways(FOREST, [hall("R"), { ...hall("U"), id: "p" }])).toEqual(["R", "U"]);
  });
  test("CR 616.1f: in any order, one of which another may make applicable", () => {
    expect(ways(FOREST, [effects(times(2)), effects(instead("C", { least: 2, amountToo: true }))])).toEqual(["C"]);
    expect(ways(card("Tomb", { abilities: [taps(fixed("C", "C"))] }), [effects(times(2)), effects(instead("C", { least: 2, amountToo: true }))])).toEqual(["2C", "C"]);
    expect(ways(FOREST, [effects(times(2, { types: these("G") })), effects(instead("B"))])).toEqual(["2B", "B"]);
  });
  test("nothing is replaced where nothing is made", () => expect(ways(card("Bare", { abilities: [taps(fixed())] }), [effects(instead("B")), effects(times(2))])).toEqual([]));
});

describe("triggers, CR 106.12a", () => {
  const trigger = (more: Partial<Extract<Effect, { kind: "tap-trigger" }>> = {}): Effect => ({ kind: "tap-trigger", by: "you", of: land, adds: [fixed("R")], ...more });
  test("add what they add, and it is theirs", () => {
    expect([ways(FOREST, [effects(trigger())]), ways(FOREST, [permanent("o", effects(trigger()), { count: 2 })])]).toEqual([["G R@o0"], ["G R@o#1 R@o#2"]]);
    expect([ways(FOREST, [effects(trigger({ by: "opponents" }))]), ways(FOREST, [effects(trigger({ of: { kind: "type", type: "Creature" } }))]), ways(FOREST, [effects(trigger({ when: { kind: "unknown", text: "" } }))])]).toEqual([["G"], ["G"], ["G"]]);
  });
  test("if mana of a type was made that they name", () => {
    expect([ways(FOREST, [effects(trigger({ types: these("G") }))]), ways(FOREST, [effects(trigger({ types: these("U") }))]), ways(card("Bare", { abilities: [taps(fixed())] }), [effects(trigger())])]).toEqual([["G R@o0"], ["G"], []]);
    const dual = card("Dual", { abilities: [taps({ kind: "one-type", of: these("G", "U"), amount: 1 })] });
    expect(ways(dual, [effects(trigger({ types: these("U") }))])).toEqual(["G", "R@o0 U"]);
    // Without a type named, what is made may stay open.
    expect(ways(dual, [effects(trigger())])).toEqual(["R@o0 [UG]"]);
  });
  test("of a type that was made", () => {
    const flare = trigger({ adds: [{ kind: "one-type", of: { kind: "produced" }, amount: 1 }] });
    expect(ways(FOREST, [effects(flare)])).toEqual(["G G@o0"]);
    expect(ways(card("Pair", { abilities: [taps(fixed("G", "C"))] }), [effects(flare)])).toEqual(["C G [GC]@o0"]);
    expect(ways(card("Dual", { abilities: [taps({ kind: "one-type", of: these("G", "U"), amount: 1 })] }), [effects(flare, trigger())])).toEqual(["G G@o0 R@o0", "R@o0 U U@o0"]);
    // A second output that names its own types does not take the first one's away.
    expect(ways(card("Dual", { abilities: [taps({ kind: "one-type", of: these("G", "U"), amount: 1 })] }), [effects(trigger({ adds: [fixed("R"), { kind: "one-type", of: { kind: "produced" }, amount: 1 }] }))])).toEqual(["G G@o0", "G R@o0", "R@o0 U", "U U@o0"]);
  });
  test("several times, each turning out as it will", () => {
    const counted = { kind: "counters", counter: "charge" } as const;
    const charged = (effect: Effect, charge: number) => permanent("o", effects(effect), { counters: { charge } });
    expect([0, 1, 3].map((charge) => ways(FOREST, [charged(trigger({ times: counted }), charge)]))).toEqual([["G"], ["G R@o"], ["3R@o G"]]);
    const either = trigger({ times: counted, adds: [fixed("R"), fixed("W", "W")] });
    expect([0, 1, 2].map((charge) => ways(FOREST, [charged(either, charge)]))).toEqual([["G"], ["2W@o G", "G R@o"], ["2R@o G", "2W@o G R@o", "4W@o G"]]);
    expect(ways(FOREST, [charged(trigger({ times: counted, adds: [fixed()] }), 2)])).toEqual(["G"]);
    const grove = permanent("g", FOREST, { count: 2 });
    expect(ways(FOREST, [grove, effects(trigger({ times: { kind: "same-name", of: land } }))])).toEqual(["2R@o1 G"]);
  });
  test("with a restriction of its own", () => expect(ways(FOREST, [effects(trigger({ spend: [] }))])).toEqual(["G R@o0!only"]));
  test("CR 106.12: of abilities without {T} only where they say so", () => {
    const odd = card("Odd", { abilities: [{ cost: [{ kind: "sacrifice-self" }], outputs: [fixed("G")] }] });
    expect([ways(odd, [effects(trigger())]), ways(odd, [effects(trigger({ anyAbility: true }))])]).toEqual([["G"], ["G R@o0"]]);
  });
});

describe("what could be produced, CR 106.7", () => {
  const could = (battlefield: readonly Permanent[], id = "x"): string => {
    const view = viewOf(position(battlefield));
    return typesIn(couldProduce(startOf(view)).get(view.owners.get(id)?.thing.id ?? id) ?? 0).join("");
  };
  const contamination = effects({ kind: "tap-replace", by: "anyone", of: land, types: these("B"), amountToo: true, colorsOnly: false });
  test("replacement effects count for abilities with {T} alone", () => {
    const both = card("Both", { abilities: [taps(fixed("G"))] });
    const free = card("Free", { abilities: [{ cost: [{ kind: "mana", cost: [{ kind: "generic", amount: 1 }] }, { kind: "sacrifice-self" }], outputs: [fixed("G")] }] });
    const costly = card("Costly", { abilities: [{ cost: [{ kind: "mana", cost: [{ kind: "generic", amount: 1 }] }, { kind: "tap" }], outputs: [fixed("G")] }] });
    const with1 = (of: Card) => could([permanent("x", of), permanent("c", contamination)]);
    expect([with1(both), with1(free), with1(costly)]).toEqual(["B", "G", "B"]);
  });
  test("X may be anything, and nothing made is of no type, whatever would replace it", () => {
    const storage = card("Storage", { abilities: [taps({ kind: "one-type", of: these("R"), amount: { kind: "x" } })] });
    expect([could([permanent("x", storage)]), could([permanent("x", card("Bare", { abilities: [taps(fixed())] })), permanent("c", contamination)])]).toEqual(["R", ""]);
    const chain = card("Chain", { types: ["Enchantment"], manaCost: [{ kind: "generic", amount: 3 }], abilities: [{ cost: [], outputs: [{ kind: "one-type", of: these("R"), amount: { kind: "cost-object", value: "mana-value" } }] }] });
    expect(could([permanent("x", chain)])).toBe("R");
  });
  test("of one permanent, by any of its copies; of what is not there nothing", () => {
    const view = viewOf(position([permanent("x", FOREST, { count: 2 })]));
    const [seen] = view.permanents;
    const of = (id: string): string => (seen === undefined ? "" : typesIn(typesOfPermanent({ ...seen.thing, id }, startOf(view))).join(""));
    expect([of("x#1"), of("x#2"), of("gone")]).toEqual(["G", "G", ""]);
    const [ability] = FOREST.abilities;
    expect(seen !== undefined && ability !== undefined && typesIn(typesProduced(ability, seen.thing, startOf(view), 0))).toEqual(["G"]);
  });
});
