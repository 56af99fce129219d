import type { Card, CostPart, ManaAbility, Output, Predicate } from "../../src/cards/index.ts";
import { COLORS, type Color, type Cost, type ManaType } from "../../src/mana/index.ts";

/**
 * Cards as data, without text, named after what they do. Equal cards are the very same object, as they are in a parsed
 * position: permanents of one card are recognized by it.
 */
export const card = (name: string, more: Partial<Card> = {}): Card => ({
  name, manaCost: undefined, supertypes: [], types: [], subtypes: [], token: false, colors: [], colorIdentity: [], power: undefined,
  toughness: undefined, keywords: [], abilities: [], effects: [], notUnderstood: [], ...more,
});

const remembered = <K extends readonly unknown[]>(make: (...key: K) => Card): ((...key: K) => Card) => {
  const known = new Map<string, Card>();
  return (...key) => {
    const name = JSON.stringify(key);
    const made = known.get(name) ?? make(...key);
    known.set(name, made);
    return made;
  };
};

const T: CostPart = { kind: "tap" };
const creature: Predicate = { kind: "type", type: "Creature" };
const generic = (amount: number): Cost => [{ kind: "generic", amount }];
const pay = (cost: Cost): CostPart => ({ kind: "mana", cost });
const fixed = (...mana: readonly ManaType[]): Output => ({ kind: "fixed", mana });
const oneOf = (...types: readonly ManaType[]): Output => ({ kind: "one-type", of: { kind: "these", types }, amount: 1 });
const ANY = oneOf(...COLORS);

const ability = (cost: readonly CostPart[], outputs: readonly Output[], more: Partial<ManaAbility> = {}): ManaAbility => ({ cost, outputs, ...more });
const taps = (...outputs: readonly Output[]): ManaAbility => ability([T], outputs);
const land = (name: string, abilities: readonly ManaAbility[], more: Partial<Card> = {}): Card => card(name, { types: ["Land"], abilities, ...more });
const artifact = (name: string, abilities: readonly ManaAbility[], more: Partial<Card> = {}): Card =>
  card(name, { manaCost: generic(2), types: ["Artifact"], abilities, ...more });
const body = (name: string, colors: readonly Color[], abilities: readonly ManaAbility[] = [], more: Partial<Card> = {}): Card =>
  card(name, { manaCost: colors.map((type) => ({ kind: "mana", type })), types: ["Creature"], colors, power: 1, toughness: 1, abilities, ...more });

const BASICS: Readonly<Record<Color, string>> = { W: "Plains", U: "Island", B: "Swamp", R: "Mountain", G: "Forest" };

// Lands
export const basic = remembered((color: Color) => land(BASICS[color], [], { supertypes: ["Basic"], subtypes: [BASICS[color]] }));
export const snowBasic = remembered((color: Color) => land(`Snow-Covered ${BASICS[color]}`, [], { supertypes: ["Basic", "Snow"], subtypes: [BASICS[color]] }));
export const dual = remembered((a: Color, b: Color) => land(`${BASICS[a]} ${BASICS[b]}`, [], { subtypes: a === b ? [BASICS[a]] : [BASICS[a], BASICS[b]] }));
export const wastes = land("Wastes", [taps(fixed("C"))]);
export const anyLand = land("Any Land", [taps(ANY)]);
export const tomb = land("Tomb", [ability([T], [fixed("C", "C")], { effects: [{ kind: "damage", amount: 2 }] })]);
export const karoo = remembered((a: Color, b: Color) => land(`Karoo ${a}${b}`, [taps(fixed(a, b))]));
export const painland = remembered((a: Color, b: Color) =>
  land(`Painland ${a}${b}`, [taps(fixed("C")), ability([T], [oneOf(a, b)], { effects: [{ kind: "damage", amount: 1 }] })]));
export const lifeLand = land("Life Land", [ability([T, { kind: "life", amount: 1 }], [ANY])]);
export const burningCity = land("Burning City", [taps(ANY)], {
  effects: [{ kind: "damage-when-tapped", amount: 1, of: { kind: "self" }, forMana: false }],
});
export const expanse = remembered((a: Color, b: Color) => land(`Expanse ${a}${b}`, [ability([pay(generic(1)), T], [fixed(a, b)])]));
export const filterLand = remembered((a: Color, b: Color) => {
  const types: readonly ManaType[] = a === b ? [a] : [a, b];
  const cost: Cost = a === b ? [{ kind: "mana", type: a }] : [{ kind: "hybrid", types: [a, b] }];
  return land(`Filter ${a}${b}`, [taps(fixed("C")), ability([pay(cost), T], [{ kind: "combination", of: { kind: "these", types }, amount: 2 }])]);
});
export const vivid = remembered((color: Color) =>
  land(`Vivid ${color}`, [taps(fixed(color)), ability([T, { kind: "remove-counters", count: 1, counter: "charge" }], [ANY])]));
export const storage = remembered((color: Color) =>
  land(`Storage ${color}`, [
    taps(fixed("C")),
    ability([T, { kind: "remove-counters", count: "x", counter: "charge" }], [{ kind: "one-type", of: { kind: "these", types: [color] }, amount: { kind: "x" } }]),
  ]));
export const cradle = remembered((color: Color) =>
  land(`Cradle ${color}`, [
    ability([T], [{ kind: "one-type", of: { kind: "these", types: [color] }, amount: { kind: "count", zone: "battlefield", whose: "you", of: creature } }]),
  ]));
export const reflecting = land("Reflecting Land", [
  ability([T], [{ kind: "one-type", of: { kind: "could-produce", whose: "you", of: { kind: "type", type: "Land" }, colorsOnly: false }, amount: 1 }]),
]);
export const ziggurat = land("Ziggurat", [
  ability([T], [ANY], { spend: { kind: "only", uses: [{ kind: "cast", spell: creature }] } }),
]);
export const abilityLand = land("Workshop", [
  ability([T], [fixed("C", "C")], { spend: { kind: "only", uses: [{ kind: "activate", source: { kind: "anything" } }, { kind: "cast", spell: { kind: "type", type: "Artifact" } }] } }),
]);

// Artifacts
export const ring = artifact("Ring", [taps(fixed("C", "C"))]);
export const signet = remembered((a: Color, b: Color) => artifact(`Signet ${a}${b}`, [ability([pay(generic(1)), T], [fixed(a, b)])]));
export const treasure = artifact("Treasure", [ability([T, { kind: "sacrifice-self" }], [ANY])], { token: true, manaCost: undefined, subtypes: ["Treasure"] });
export const gold = artifact("Gold", [ability([{ kind: "sacrifice-self" }], [ANY])], { token: true, manaCost: undefined, subtypes: ["Gold"] });
export const petal = artifact("Petal", [ability([T, { kind: "sacrifice-self" }], [ANY])], { manaCost: generic(0) });
export const altar = artifact("Altar", [ability([{ kind: "sacrifice", count: 1, of: creature }], [fixed("C", "C")])]);
export const bloodAltar = artifact("Blood Altar", [ability([{ kind: "sacrifice", count: 1, of: creature }], [ANY])]);
export const drum = artifact("Drum", [ability([T, { kind: "tap-others", count: 1, of: creature }], [ANY])]);
export const prism = artifact("Prism", [ability([pay(generic(1))], [ANY], { oncePerTurn: true })]);
export const snowStone = artifact("Snow Stone", [ability([pay(generic(1)), T], [ANY])], { supertypes: ["Snow"] });
export const relic = artifact("Relic", [], { manaCost: generic(1) });

// Creatures
export const elf = remembered((color: Color) => body(`Elf ${color}`, [color], [taps(fixed(color))], { subtypes: ["Elf"] }));
export const bird = remembered((color: Color) => body(`Bird ${color}`, [color], [taps(ANY)]));
export const bear = remembered((...colors: readonly Color[]) => body(`Bear ${colors.join("")}`, [...new Set(colors)]));
export const golem = card("Golem", { manaCost: generic(3), types: ["Artifact", "Creature"], power: 3, toughness: 3 });
export const rootWall = remembered((color: Color) =>
  body(`Root Wall ${color}`, [color], [ability([{ kind: "put-counter", count: 1, counter: "-0/-1" }], [fixed(color)], { oncePerTurn: true })]));
export const druid = remembered((color: Color) =>
  body(`Druid ${color}`, [color], [ability([{ kind: "tap-others", count: 2, of: creature }], [fixed(color, color)])]));
export const spawn = card("Spawn", {
  types: ["Creature"], subtypes: ["Eldrazi", "Spawn"], token: true, power: 0, toughness: 1, abilities: [ability([{ kind: "sacrifice-self" }], [fixed("C")])],
});

// In hand
export const spirit = remembered((color: Color) =>
  body(`Spirit Guide ${color}`, [color], [ability([{ kind: "exile-self" }], [fixed(color)], { zone: "hand" })]));
export const filler = card("Filler", { manaCost: generic(1), types: ["Instant"] });

// Effects
const spells: Predicate = { kind: "anything" };
export const taxer = body("Taxer", ["W"], [], {
  effects: [{ kind: "spell-cost", change: "increase", by: generic(1), amount: 1, whose: "you", spell: spells }],
});
export const helper = artifact("Helper", [], {
  effects: [{ kind: "spell-cost", change: "reduce", by: generic(1), amount: 1, whose: "you", spell: spells }],
});
export const colorHelper = remembered((color: Color) =>
  artifact(`Helper ${color}`, [], {
    effects: [{ kind: "spell-cost", change: "reduce", by: [{ kind: "mana", type: color }], amount: 1, whose: "you", spell: spells }],
  }));
export const sphere = artifact("Sphere", [], {
  effects: [{ kind: "spell-floor", least: 3, whose: "anyone", when: { kind: "self", is: { kind: "not", of: { kind: "tapped" } } } }],
});
export const statuary = artifact("Statuary", [], { effects: [{ kind: "grant-keyword", keyword: "improvise", spell: spells }] });
export const bloodLord = remembered((color: Color) => body(`Blood Lord ${color}`, [color], [], { effects: [{ kind: "life-for-mana", color, life: 2 }] }));
export const doubler = artifact("Doubler", [], { effects: [{ kind: "tap-multiply", by: "you", of: { kind: "anything" }, factor: 2 }] });
export const flare = artifact("Flare", [], {
  effects: [{
    kind: "tap-trigger", by: "you", of: { kind: "type", type: "Land" },
    adds: [{ kind: "one-type", of: { kind: "produced" }, amount: 1 }],
  }],
});
export const angel = body("Angel", ["W"], [], { effects: [{ kind: "no-life-payment", whose: "anyone" }] });
