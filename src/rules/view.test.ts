import { describe, expect, test } from "vitest";
import type { CardGroup, Permanent, Position } from "../board/position.ts";
import type { Card, Effect, ManaAbility } from "../cards/index.ts";
import { typeBit, typeSet } from "../mana/index.ts";
import { commanderIdentity, effectsOf, viewOf, yours, type Seen, type View } from "./view.ts";

const card = (name: string, more: Partial<Card> = {}): Card => ({
  name, manaCost: undefined, supertypes: [], types: ["Creature"], subtypes: [], token: false, colors: [], colorIdentity: [],
  power: 1, toughness: 1, keywords: [], abilities: [], effects: [], notUnderstood: [], ...more,
});
const permanent = (id: string, of: Card, more: Partial<Permanent> = {}): Permanent => ({
  id, count: 1, card: of, tapped: false, summoningSick: false, attacking: false, blocking: false, counters: {}, token: false, commander: false, ...more,
});
const position = (battlefield: readonly Permanent[], against: readonly Permanent[] = [], more: Partial<Position> = {}): Position => ({
  life: 20, energy: 0, pool: [], battlefield, hand: [], graveyard: [], command: [], opponents: [{ battlefield: against }], notUnderstood: [],
  paying: { from: "hand", kind: "spell", additional: [], increase: [], reduce: [] }, ...more,
});
const group = (id: string, of: Card, count = 1): CardGroup => ({ id, count, card: of, weight: 1, keep: false });
const TAP: ManaAbility = { cost: [{ kind: "tap" }], outputs: [{ kind: "fixed", mana: ["C"] }] };
const with1 = (name: string, ...effects: readonly Effect[]): Card => card(name, { types: ["Enchantment"], effects });
const creature = { kind: "type", type: "Creature" } as const;
const land = { kind: "type", type: "Land" } as const;
const anything = { kind: "anything" } as const;
const seen = (at: View, id: string): Seen => at.owners.get(id) ?? ([] as never);
const bear = card("Bear");

describe("alike permanents", () => {
  const ids = (...battlefield: readonly Permanent[]): readonly string[] => viewOf(position(battlefield)).permanents.map(({ copies }) => [...copies].join(" "));
  test("are one, wherever they stand", () => expect(ids(permanent("a", bear), permanent("b", card("Other")), permanent("c", bear, { count: 2 }))).toEqual(["a c#1 c#2", "b"]));
  test.each<Partial<Permanent>>([
    { tapped: true }, { summoningSick: true }, { attacking: true }, { blocking: true }, { chosen: "G" }, { attachedTo: "z" }, { token: true }, { commander: true }, { counters: { charge: 1 } },
  ])("are several where one is %j", (more) => {
    expect(ids(permanent("a", bear), permanent("b", bear, more), permanent("c", bear), permanent("d", bear, more))).toEqual(["a c", "b d"]);
  });
  test("other cards of the same name are others", () => expect(ids(permanent("a", bear), permanent("b", card("Bear")))).toEqual(["a", "b"]));
  test("the first copy of an entry that something is attached to stands for itself", () => {
    const aura = permanent("x", with1("Aura"), { attachedTo: "a" });
    expect(ids(permanent("a", bear, { count: 3 }), permanent("b", bear), aura)).toEqual(["a#1", "a#2 a#3 b", "x"]);
    expect(ids(permanent("b", bear), permanent("a", bear), aura)).toEqual(["b", "a", "x"]);
  });
  test("also where it is another player's", () => {
    const at = position([permanent("x", with1("Aura"), { attachedTo: "a" })], [permanent("a", bear, { count: 2 })]);
    expect(viewOf(at).permanents.map(({ copies, controller }) => [[...copies].join(" "), controller])).toEqual([["x", 0], ["a#1", 1], ["a#2", 1]]);
  });
});

describe("what permanents are", () => {
  test("as printed, with what the position says of them", () => {
    const state = { tapped: true, attacking: true, blocking: true, summoningSick: true, commander: true, chosen: "G", counters: { "+1/+1": 2 } };
    const at = viewOf(position([permanent("a", bear, state), permanent("b", bear, { token: true }), permanent("c", card("Token", { token: true }))]));
    expect(seen(at, "a").thing).toMatchObject({ id: "a", zone: "battlefield", tapped: true, attacking: true, blocking: true, isNew: true, commander: true, chosen: "G", power: 3, toughness: 3, token: false });
    expect([seen(at, "b").thing.token, seen(at, "c").thing.token]).toEqual([true, true]);
  });
  test("CR 302.6: new creatures are not ready, unless they have haste", () => {
    const hasty = card("Hasty", { keywords: ["haste"] });
    const at = viewOf(position([permanent("a", bear, { summoningSick: true }), permanent("b", hasty, { summoningSick: true }), permanent("c", card("Rock", { types: ["Artifact"] }), { summoningSick: true }), permanent("d", bear)]));
    expect(["a", "b", "c", "d"].map((id) => seen(at, id).ready)).toEqual([false, true, true, true]);
  });
  test("abilities that work elsewhere are none of a permanent's", () =>
    expect(seen(viewOf(position([permanent("a", card("Guide", { abilities: [TAP, { ...TAP, zone: "hand" }] }))])), "a").abilities).toEqual([TAP]));
  test("CR 305.6: basic land types give abilities to lands alone", () => {
    const at = viewOf(position([permanent("a", card("Dual", { types: ["Land"], subtypes: ["Forest", "Cave", "Island"] })), permanent("b", card("Odd", { subtypes: ["Forest"] }))]));
    expect(seen(at, "a").abilities.map(({ outputs }) => outputs[0])).toEqual([{ kind: "fixed", mana: ["G"] }, { kind: "fixed", mana: ["U"] }]);
    expect(seen(at, "b").abilities).toEqual([]);
  });
});

describe("effects on others, CR 613.1", () => {
  const forest = card("Forest", { types: ["Land"], subtypes: ["Forest"], supertypes: ["Basic"] });
  const cave = card("Cave", { types: ["Land"], subtypes: ["Cave", "Swamp"], abilities: [TAP], effects: [{ kind: "no-life-payment", whose: "you" }] });
  const made = (at: View, id: string): readonly unknown[] => seen(at, id).abilities.flatMap(({ outputs }) => outputs.flatMap((output) => (output.kind === "fixed" ? output.mana : [])));
  const sets = (types: Extract<Effect, { kind: "land-types" }>["types"], inAddition: boolean, whose: "you" | "opponents" | "anyone" = "anyone"): Effect => ({ kind: "land-types", whose, of: anything, types, inAddition });
  test("CR 305.7: lands that become a basic land type lose their abilities and other basic land types", () => {
    const at = viewOf(position([permanent("m", with1("Moon", sets(["Mountain"], false))), permanent("c", cave), permanent("b", bear)]));
    expect(seen(at, "c").thing.subtypes).toEqual(["Cave", "Mountain"]);
    expect([made(at, "c"), effectsOf(at, "no-life-payment"), seen(at, "b").thing.subtypes]).toEqual([["R"], [], []]);
  });
  test("CR 305.7: lands that are one in addition keep all", () => {
    const at = viewOf(position([permanent("m", with1("Urborg", sets(["Swamp"], true))), permanent("c", cave), permanent("f", forest), permanent("b", bear)], [permanent("o", forest)]));
    expect([seen(at, "c").thing.subtypes, seen(at, "f").thing.subtypes, seen(at, "o").thing.subtypes, seen(at, "b").thing.subtypes]).toEqual([["Cave", "Swamp"], ["Forest", "Swamp"], ["Forest", "Swamp"], []]);
    expect([made(at, "c"), made(at, "f"), effectsOf(at, "no-life-payment").length]).toEqual([["C", "B"], ["G", "B"], 1]);
  });
  test("CR 305.7, 607.5a: of a chosen type, in any case; of none where none was chosen", () => {
    const at = (chosen: string | undefined, inAddition = true) => viewOf(position([permanent("m", with1("Mirage", sets("chosen", inAddition)), chosen === undefined ? {} : { chosen }), permanent("f", forest)]));
    expect([made(at("island"), "f"), made(at("SWAMP"), "f"), made(at(undefined), "f"), made(at("Mountain", false), "f")]).toEqual([["G", "U"], ["G", "B"], ["G"], ["R"]]);
  });
  test("whose they are matters", () => {
    const at = viewOf(position([permanent("m", with1("Night", sets(["Swamp"], true, "opponents"))), permanent("f", forest)], [permanent("o", forest)]));
    expect([made(at, "f"), made(at, "o")]).toEqual([["G"], ["G", "B"]]);
  });
  test("CR 613.1d: types, supertypes and subtypes are added once", () => {
    const lattice: Effect = { kind: "add-types", whose: "you", of: land, types: ["Artifact", "Land"], supertypes: ["Snow", "Basic"], subtypes: ["Cave", "Forest"] };
    const at = viewOf(position([permanent("m", with1("Lattice", lattice)), permanent("f", forest), permanent("b", bear)], [permanent("o", forest)]));
    expect(seen(at, "f").thing).toMatchObject({ types: ["Land", "Artifact"], supertypes: ["Basic", "Snow"], subtypes: ["Forest", "Cave"] });
    expect([seen(at, "b").thing, seen(at, "o").thing]).toMatchObject([{ types: ["Creature"], supertypes: [] }, { types: ["Land"], supertypes: ["Basic"] }]);
  });
  test("CR 613.1d: a type is taken away, while a condition holds", () => {
    const god = (least: number): Card => card("God", { effects: [{ kind: "not-type", whose: "anyone", of: { kind: "self" }, type: "Creature", when: { kind: "amount", amount: { kind: "count", zone: "battlefield", whose: "you", of: anything }, is: "<=", value: least } }] });
    const types = (of: Card, ...more: readonly Permanent[]) => seen(viewOf(position([permanent("g", of), ...more])), "g").thing.types;
    expect([types(god(1)), types(god(1), permanent("b", bear)), types(god(0))]).toEqual([[], ["Creature"], ["Creature"]]);
    const frozen: Effect = { kind: "not-type", whose: "opponents", of: creature, type: "Creature" };
    const at = viewOf(position([permanent("m", with1("Ice", frozen)), permanent("b", bear)], [permanent("o", bear), permanent("a", card("Rock", { types: ["Artifact"] }))]));
    expect([seen(at, "b").thing.types, seen(at, "o").thing.types, seen(at, "a").thing.types]).toEqual([["Creature"], [], ["Artifact"]]);
  });
  test("CR 613.1e: colors are set or added, of those it speaks of", () => {
    const paint = (inAddition: boolean, colors: Extract<Effect, { kind: "set-colors" }>["colors"] = ["U"]): Effect => ({ kind: "set-colors", whose: "you", of: creature, colors, inAddition, spells: false });
    const green = card("Green", { colors: ["G"] });
    const colors = (effect: Effect, id: string, chosen?: string) => seen(viewOf(position([permanent("m", with1("Paint", effect), chosen === undefined ? {} : { chosen }), permanent("g", green)], [permanent("o", green)])), id).thing.colors;
    expect([colors(paint(false), "g"), colors(paint(true), "g"), colors(paint(false), "o"), colors(paint(false), "m")]).toEqual([typeBit.U, typeSet(["U", "G"]), typeBit.G, 0]);
    expect([colors(paint(false, "chosen"), "g", "R"), colors(paint(false, "chosen"), "g"), colors(paint(false, []), "g")]).toEqual([typeBit.R, typeBit.G, 0]);
  });
  test("CR 613.1f: abilities, effects and haste are lost; what is granted afterwards stays", () => {
    const dress: Effect = { kind: "no-abilities", whose: "anyone", of: creature };
    const elf = card("Elf", { abilities: [TAP], keywords: ["haste"], effects: [{ kind: "no-life-payment", whose: "you" }] });
    const at = viewOf(position([permanent("m", with1("Dress", dress)), permanent("e", elf, { summoningSick: true }), permanent("r", card("Rock", { types: ["Artifact"], abilities: [TAP] }))]));
    expect([seen(at, "e").abilities, seen(at, "e").ready, seen(at, "r").abilities.length, effectsOf(at, "no-life-payment"), effectsOf(at, "no-abilities").length]).toEqual([[], false, 1, [], 1]);
    const rite = with1("Rite", { kind: "grant-ability", whose: "you", to: creature, ability: TAP }, { kind: "grant-haste", whose: "you", to: creature });
    const both = viewOf(position([permanent("m", with1("Dress", dress)), permanent("e", elf, { summoningSick: true }), permanent("x", rite)], [permanent("o", elf, { summoningSick: true })]));
    expect([seen(both, "e").abilities, seen(both, "e").ready, seen(both, "o").abilities, seen(both, "o").ready, seen(both, "x").abilities]).toEqual([[TAP], true, [], false, []]);
    // A creature that says so of all creatures says so still.
    const itself = viewOf(position([permanent("h", card("Humble", { effects: [dress] })), permanent("e", elf)]));
    expect([effectsOf(itself, "no-abilities").length, seen(itself, "e").abilities]).toEqual([1, []]);
    const mine = viewOf(position([permanent("m", with1("Dress", { ...dress, whose: "opponents" })), permanent("e", elf)], [permanent("o", elf)]));
    expect([seen(mine, "e").abilities.length, seen(mine, "o").abilities.length]).toEqual([1, 0]);
  });
  test("CR 602.5: what cannot be activated, mana abilities too", () => {
    const stop = (manaToo: boolean): Effect => ({ kind: "no-activation", whose: "anyone", of: creature, manaToo });
    const locked = (effect: Effect, id: string) => seen(viewOf(position([permanent("m", with1("Totem", effect)), permanent("b", bear), permanent("r", card("Rock", { types: ["Artifact"] }))])), id).locked;
    expect([locked(stop(true), "b"), locked(stop(true), "r"), locked(stop(false), "b")]).toEqual([true, false, false]);
  });
});

describe("the board seen anew", () => {
  const counting: Effect = { kind: "power", whose: "anyone", of: { kind: "self" }, power: { kind: "count", zone: "battlefield", whose: "you", of: creature }, base: true };
  const fixed: Effect = { kind: "power", whose: "anyone", of: { kind: "self" }, power: 2, toughness: 2 };
  const when = { kind: "amount", amount: { kind: "count", zone: "battlefield", whose: "you", of: creature }, is: "=", value: 1 } as const;
  test.each<[boolean, Effect]>([
    [true, counting],
    [true, { kind: "power", whose: "anyone", of: { kind: "self" }, toughness: { kind: "life" } }],
    [true, { ...fixed, when }],
    [true, { kind: "not-type", whose: "anyone", of: { kind: "self" }, type: "Creature", when }],
    [false, fixed],
    [false, { kind: "not-type", whose: "anyone", of: { kind: "self" }, type: "Creature" }],
    [false, { kind: "no-life-payment", whose: "you" }],
    [false, { kind: "spell-floor", least: 3, whose: "you", when }],
  ])("%j is asked when something leaves: %j", (dynamic, effect) => {
    const at = position([permanent("a", card("One", { effects: [{ kind: "no-life-payment", whose: "you" }, effect] })), permanent("b", bear)]);
    expect([viewOf(at).dynamic, viewOf(position([permanent("b", bear)])).dynamic]).toEqual([dynamic, false]);
  });
  test("without what has left, and its effects", () => {
    const at = position([permanent("a", card("One", { effects: [counting] })), permanent("b", bear, { count: 3 }), permanent("c", with1("Two", { kind: "no-life-payment", whose: "you" }), { count: 2 })]);
    const after = viewOf(at, new Set(["b#1", "b#3", "c#2"]));
    expect([seen(viewOf(at), "a").thing.power, seen(after, "a").thing.power]).toEqual([4, 2]);
    expect(after.permanents.map(({ copies }) => [...copies])).toEqual([["a"], ["b#2"], ["c#1"]]);
    expect([effectsOf(viewOf(at), "no-life-payment").map(({ source }) => source.id), effectsOf(after, "no-life-payment").map(({ source }) => source.id)]).toEqual([["c#1", "c#2"], ["c#1"]]);
    expect(viewOf(at, new Set(["c#1", "c#2"])).permanents.length).toBe(2);
  });
});

describe("whose", () => {
  const at = viewOf(position([permanent("a", bear)], [permanent("b", card("Other"))]));
  test("yours are yours", () => expect([yours(at).map(({ thing }) => thing.id), at.permanents.map(({ controller }) => controller)]).toEqual([["a"], [0, 1]]));
});

describe("a spell cast from the graveyard, CR 601.2a", () => {
  const onStack = (paying: Partial<Position["paying"]>, graveyard: readonly CardGroup[]): string | undefined => {
    const at = position([], [], { graveyard });
    return viewOf({ ...at, paying: { ...at.paying, ...paying } }).onStack;
  };
  const dead = [group("o", card("Opt")), group("b", bear, 2)];
  test("is one of that name", () => expect([onStack({ card: bear, from: "graveyard" }, dead), onStack({ card: bear, from: "graveyard" }, dead.slice(0, 1))]).toEqual(["b#1", undefined]));
  test("has not left it if it is cast from elsewhere, or is no spell", () =>
    expect([onStack({ card: bear }, dead), onStack({ card: bear, from: "graveyard", kind: "ability" }, dead), onStack({ from: "graveyard" }, dead)]).toEqual([undefined, undefined, undefined]));
});

test("CR 903.4: the color identity of commanders, wherever they are", () => {
  const [green, red] = [card("Green", { colorIdentity: ["G"] }), card("Red", { colorIdentity: ["R", "W"] })];
  const identity = (at: Position) => commanderIdentity(viewOf(at));
  const nowhere = position([permanent("a", green)]);
  expect(identity(nowhere)).toBeUndefined();
  expect(identity(position([permanent("a", green, { commander: true }), permanent("b", red)]))).toBe(typeBit.G);
  expect(identity({ ...nowhere, command: [group("c", red)] })).toBe(typeSet(["R", "W"]));
  expect(identity({ ...nowhere, paying: { ...nowhere.paying, card: green, from: "command" } })).toBe(typeBit.G);
  expect(identity({ ...nowhere, commanders: [red] })).toBe(typeSet(["R", "W"]));
  expect([identity({ ...nowhere, paying: { ...nowhere.paying, card: green } }), identity({ ...nowhere, paying: { ...nowhere.paying, from: "command" } })]).toEqual([undefined, undefined]);
  expect(identity({ ...position([permanent("a", green, { commander: true })]), command: [group("c", red)] })).toBe(typeSet(["G", "R", "W"]));
});
