import type { Card, CostPart, Effect, ManaAbility, Output, Predicate } from "../../src/cards/index.ts";
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
export const cavern = land("Cavern", [
  taps(fixed("C")), ability([T], [ANY], { rider: "cannot be countered", spend: { kind: "only", uses: [{ kind: "cast", spell: creature }] } }),
]);
export const ember = artifact("Ember", [ability([T], [fixed("R", "G")], { stays: true })]);
export const guild = artifact("Guild Stone", [ability([T], [oneOf("W", "G")], { rider: "a counter" })]);
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
/** Taps for its color on its controller's turn only, or on other turns only. */
export const turnLand = remembered((color: Color, yours: boolean) =>
  land(`${yours ? "Day" : "Night"} Land ${color}`, [ability([T], [fixed(color)], { conditions: [yours ? { kind: "your-turn" } : { kind: "not", of: { kind: "your-turn" } }] })]));
export const prism = artifact("Prism", [ability([pay(generic(1))], [ANY], { oncePerTurn: true })]);
export const snowStone = artifact("Snow Stone", [ability([pay(generic(1)), T], [ANY])], { supertypes: ["Snow"] });
export const relic = artifact("Relic", [], { manaCost: generic(1) });

// Creatures
export const elf = remembered((color: Color) => body(`Elf ${color}`, [color], [taps(fixed(color))], { subtypes: ["Elf"] }));
export const bird = remembered((color: Color) => body(`Bird ${color}`, [color], [taps(ANY)]));
export const bear = remembered((...colors: readonly Color[]) => body(`Bear ${colors.join("")}`, [...new Set(colors)], [], { power: 2, toughness: 2 }));
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

// ---------------------------------------------------------------------------------------------------------------------
// What is rarer, each named after the card that it is like.

const isLand: Predicate = { kind: "type", type: "Land" };
const isArtifact: Predicate = { kind: "type", type: "Artifact" };
const not = (of: Predicate): Predicate => ({ kind: "not", of });
const both = (...of: readonly Predicate[]): Predicate => ({ kind: "all", of });
const attached: Predicate = { kind: "attached" };
const enchantment = (name: string, effects: readonly Effect[], more: Partial<Card> = {}): Card =>
  card(name, { manaCost: generic(3), types: ["Enchantment"], effects, ...more });
const anything: Predicate = { kind: "anything" };
const aura = (name: string, effects: readonly Effect[]): Card => enchantment(name, effects, { subtypes: ["Aura"] });
const could = (whose: "you" | "opponents" | "anyone", of: Predicate, colorsOnly: boolean): Output =>
  ({ kind: "one-type", of: { kind: "could-produce", whose, of, colorsOnly }, amount: 1 });
const artifactBody = (name: string, abilities: readonly ManaAbility[], more: Partial<Card> = {}): Card =>
  card(name, { manaCost: generic(2), types: ["Artifact", "Creature"], power: 1, toughness: 1, abilities, ...more });

// Untapping
export const piliPala = artifactBody("Pili-Pala", [ability([pay(generic(2)), { kind: "untap" }], [ANY])]);
export const untapper = artifactBody("Untapper", [ability([pay(generic(1)), { kind: "untap" }], [oneOf("W", "U")])]);
export const explorers = body("Explorers", ["U"], [
  ability([T, { kind: "untap-other", whose: "opponents", of: both({ kind: "tapped" }, isLand) }], [{ kind: "one-type", of: { kind: "cost-object-could-produce", colorsOnly: false }, amount: 1 }]),
]);

// Tapping others, outlets that may eat themselves, counters, energy
export const heritage = remembered((color: Color) =>
  body(`Heritage ${color}`, [color], [ability([{ kind: "tap-others", count: 2, of: { kind: "subtype", subtype: "Elf" } }], [fixed(color, color)])], { subtypes: ["Elf"] }));
export const ironworks = artifact("Ironworks", [ability([{ kind: "sacrifice", count: 1, of: isArtifact }], [fixed("C", "C")])]);
export const prospector = remembered((color: Color) =>
  body(`Prospector ${color}`, [color], [ability([{ kind: "sacrifice", count: 1, of: creature }], [fixed(color)])]));
export const squanderer = enchantment("Squanderer", [], {
  abilities: [ability([{ kind: "sacrifice", count: 1, of: isLand }], [{ kind: "one-type", of: { kind: "cost-object-could-produce", colorsOnly: false }, amount: 1 }])],
});
export const mine = land("Mine", [
  ability([T, { kind: "remove-counters", count: 1, counter: "mining" }], [ANY], { effects: [{ kind: "sacrifice-without", counter: "mining" }] }),
]);
export const hub = land("Hub", [taps(fixed("C")), ability([T, { kind: "energy", amount: 1 }], [ANY])]);
export const battery = artifact("Battery", [ability([{ kind: "energy", amount: 2 }], [ANY])]);
export const opal = artifact("Opal", [
  ability([T], [ANY], { conditions: [{ kind: "amount", amount: { kind: "count", zone: "battlefield", whose: "you", of: isArtifact }, is: ">=", value: 2 }] }),
]);
export const nest = enchantment("Nest", [], { abilities: [ability([{ kind: "exile", count: 1, from: "graveyard", of: { kind: "anything" } }], [fixed("C")])] });
export const karooBack = remembered((color: Color) =>
  artifact(`Returner ${color}`, [ability([{ kind: "return", count: 1, of: isLand }], [fixed(color, color)])]));
export const coffers = remembered((color: Color) =>
  land(`Coffers ${color}`, [
    ability([pay(generic(1)), T], [{ kind: "one-type", of: { kind: "these", types: [color] }, amount: { kind: "count", zone: "battlefield", whose: "you", of: { kind: "subtype", subtype: BASICS[color] } } }]),
  ]));
export const agadeem = remembered((color: Color) =>
  land(`Agadeem ${color}`, [
    taps(fixed("C")),
    ability([pay(generic(1)), T], [{ kind: "one-type", of: { kind: "these", types: [color] }, amount: { kind: "count", zone: "graveyard", whose: "you", of: creature } }]),
  ]));
export const boneyard = land("Boneyard", [
  ability([T], [ANY], { conditions: [{ kind: "amount", amount: { kind: "count", zone: "graveyard", whose: "you", of: creature }, is: ">=", value: 1 }] }),
]);
export const bloodCairn = remembered((color: Color) => land(`Cairn ${color}`, [taps(fixed("C")), ability([pay([{ kind: "mana", type: "B" }]), T], [fixed(color, color)])]));
export const celebrant = body("Celebrant", ["B"], [ability([pay([{ kind: "mana", type: "B" }]), { kind: "life", amount: 1 }], [ANY])]);

/** Cheaper than the real one, which tiny boards could not feed. */
export const cube = artifact("Cube", [ability([pay(generic(1)), T], [{ kind: "as-unspent" }])]);
// Several objects for one cost, costs that let choose, cards and counters
export const pyre = remembered((color: Color) => artifact(`Pyre ${color}`, [ability([{ kind: "sacrifice", count: 2, of: creature }], [fixed(color, color, color)])]));
/** Waits for mana, and may eat whatever makes it. */
export const furnace = artifact("Furnace", [ability([pay(generic(1)), { kind: "sacrifice", count: 2, of: not({ kind: "name", name: "Furnace" }) }], [fixed("C", "C", "C", "C")])]);
export const choir = remembered((color: Color) => enchantment(`Choir ${color}`, [], { abilities: [ability([pay(generic(1)), { kind: "tap-others", count: 2, of: creature }], [fixed(color, color)])] }));
export const forager = remembered((color: Color) =>
  body(`Forager ${color}`, [color], [
    ability([T, { kind: "choice", of: [[{ kind: "exile", count: 2, from: "graveyard", of: anything }], [{ kind: "sacrifice", count: 1, of: isArtifact }]] }], [fixed(color, color)]),
  ]));
export const dealer = artifact("Dealer", [
  ability([{ kind: "choice", of: [[{ kind: "discard", count: 1, of: anything }], [pay(generic(2))], [{ kind: "life", amount: 2 }]] }], [ANY], { oncePerTurn: true }),
]);
export const skirge = remembered((color: Color) => body(`Skirge ${color}`, [color], [ability([{ kind: "discard", count: 1, of: anything }], [fixed(color)])]));
export const bloom = remembered((color: Color) => enchantment(`Bloom ${color}`, [], { abilities: [ability([{ kind: "exile", count: 1, from: "hand", of: anything }], [fixed(color, color)])] }));
export const diamond = artifact("Diamond", [ability([{ kind: "discard", count: "hand", of: anything }, { kind: "sacrifice-self" }], [fixed("C", "C", "C")])]);
export const wheel = enchantment("Wheel", [], { abilities: [ability([{ kind: "discard", count: "hand", of: anything }, { kind: "life", amount: 1 }], [ANY], { oncePerTurn: true })] });
export const crypt = enchantment("Crypt", [], { abilities: [ability([{ kind: "exile", count: 1, from: "graveyard", of: creature }], [ANY])] });
export const siphon = remembered((color: Color) => artifact(`Siphon ${color}`, [ability([{ kind: "remove-counters-among", count: 2, of: creature }], [fixed(color, color)])]));
export const counterLeech = artifact("Counter Leech", [ability([{ kind: "remove-counters-among", count: 1, counter: "+1/+1", of: anything }, pay(generic(1))], [ANY])]);

// In hand and graveyard
export const jack = card("Jack", { types: ["Artifact"], abilities: [ability([pay(generic(1)), { kind: "exile-self" }], [ANY], { zone: "graveyard" })] });
/** From the hand, and something else of it beside. */
export const partner = remembered((color: Color) =>
  card(`Partner ${color}`, { manaCost: generic(2), types: ["Creature"], colors: [color], abilities: [ability([{ kind: "discard-self" }, { kind: "life", amount: 1 }], [fixed(color, color)], { zone: "hand" })] }));
export const caller = remembered((color: Color) =>
  card(`Caller ${color}`, { types: ["Creature"], colors: [color], abilities: [ability([{ kind: "exile-self" }, { kind: "tap-others", count: 1, of: creature }], [fixed(color, color)], { zone: "graveyard" })] }));
export const remnant = remembered((color: Color) => card(`Remnant ${color}`, { types: ["Creature"], colors: [color], abilities: [ability([{ kind: "exile-self" }], [fixed(color)], { zone: "graveyard" })] }));
export const cycler = remembered((color: Color) => card(`Cycler ${color}`, { manaCost: generic(2), types: ["Sorcery"], colors: [color], abilities: [ability([{ kind: "discard-self" }], [fixed(color)], { zone: "hand" })] }));

// Attachments
export const wildGrowth = remembered((color: Color) => aura(`Growth ${color}`, [{ kind: "tap-trigger", by: "anyone", of: both(attached, isLand), adds: [fixed(color)] }]));
export const sprawl = remembered((color: Color) =>
  aura(`Sprawl ${color}`, [{ kind: "tap-trigger", by: "anyone", of: both(attached, { kind: "subtype", subtype: BASICS[color] }), adds: [{ kind: "one-type", of: { kind: "chosen-color" }, amount: 1 }] }]));
export const presence = aura("Presence", [{ kind: "grant-ability", whose: "anyone", to: attached, ability: ability([T], [fixed("C", "C")]) }]);

// Replacements
const everyLand = { by: "anyone", of: isLand } as const;
export const contamination = remembered((color: Color) =>
  enchantment(`Contamination ${color}`, [{ kind: "tap-replace", ...everyLand, types: { kind: "these", types: [color] }, amountToo: true, colorsOnly: false }]));
export const damping = artifact("Damping", [], { effects: [{ kind: "tap-replace", ...everyLand, least: 2, types: { kind: "these", types: ["C"] }, amountToo: true, colorsOnly: false }] });
export const hall = enchantment("Hall", [{ kind: "tap-replace", ...everyLand, types: { kind: "chosen-color" }, amountToo: false, colorsOnly: true }]);

// Lands that look at others, and effects on lands
export const orchard = land("Orchard", [ability([T], [could("opponents", isLand, true)])]);
export const fellwar = artifact("Fellwar", [ability([T], [could("opponents", isLand, true)])]);
export const urborg = remembered((color: Color) =>
  land(`Urborg ${color}`, [], { supertypes: ["Legendary"], effects: [{ kind: "land-types", whose: "anyone", of: isLand, types: [BASICS[color] as "Swamp"], inAddition: true }] }));
export const bloodMoon = remembered((color: Color) =>
  enchantment(`Moon ${color}`, [{ kind: "land-types", whose: "anyone", of: both(not({ kind: "supertype", supertype: "Basic" }), isLand), types: [BASICS[color] as "Mountain"], inAddition: false }]));

// Granted abilities and keywords
export const rite = enchantment("Rite", [{ kind: "grant-ability", whose: "you", to: creature, ability: taps(ANY) }]);
export const lantern = artifact("Lantern", [taps(ANY)], { effects: [{ kind: "grant-ability", whose: "you", to: isLand, ability: taps(ANY) }] });
export const engineer = body("Engineer", ["U"], [], { effects: [{ kind: "grant-keyword", keyword: "convoke", spell: isArtifact }] });
export const conduit = body("Conduit", ["G"], [], { effects: [{ kind: "grant-keyword", keyword: "convoke", spell: spells }] });
export const hasteGiver = enchantment("Haste", [{ kind: "grant-haste", whose: "you", to: creature }]);
export const lattice = artifact("Lattice", [], {
  effects: [
    { kind: "add-types", whose: "anyone", of: { kind: "anything" }, types: ["Artifact"], supertypes: [], subtypes: [] },
    { kind: "set-colors", whose: "anyone", of: { kind: "anything" }, colors: [], inAddition: false, spells: true },
    { kind: "as-though", whose: "anyone", pays: "any-color" },
  ],
});
export const totem = artifact("Totem", [], { effects: [{ kind: "no-activation", whose: "anyone", of: creature, manaToo: true }] });

// Haste at times, abilities of others, as many tokens as there are, every creature type
export const raider = remembered((color: Color) =>
  body(`Raider ${color}`, [color], [taps(fixed(color))], {
    effects: [{
      kind: "grant-haste", whose: "anyone", to: { kind: "self" },
      when: { kind: "amount", amount: { kind: "count", zone: "battlefield", whose: "you", of: isArtifact }, is: ">=", value: 1 },
    }],
  }));
export const mimic = artifactBody("Mimic", [], { effects: [{ kind: "copy-abilities", whose: "anyone", to: { kind: "self" }, from: "battlefield", theirs: "you", source: both({ kind: "other" }, creature) }] });
export const gatherer = body("Gatherer", ["G"], [
  ability([T, { kind: "tap-others", count: "x", of: { kind: "token" } }], [{ kind: "combination", of: { kind: "these", types: ["G", "W"] }, amount: { kind: "x" } }]),
]);
export const nexus = artifact("Nexus", [], {
  effects: [{ kind: "add-types", whose: "you", of: creature, types: [], supertypes: [], subtypes: "every-creature-type", spells: true }],
});

// Auras that make something else of a permanent
export const mutation = aura("Mutation", [
  { kind: "set-types", whose: "anyone", of: attached, types: ["Artifact", "Creature"], subtypes: ["Insect"], replaces: ["Creature"] },
  { kind: "no-abilities", whose: "anyone", of: attached },
]);
export const moonPrison = aura("Moon Prison", [
  { kind: "set-types", whose: "anyone", of: attached, types: ["Land"], subtypes: [], replaces: [] },
  { kind: "set-colors", whose: "anyone", of: attached, colors: [], inAddition: false, spells: false },
  { kind: "no-abilities", whose: "anyone", of: attached },
  { kind: "grant-ability", whose: "anyone", to: attached, ability: taps(fixed("C")) },
]);

// Spend permissions
export const orrery = artifact("Orrery", [], { effects: [{ kind: "as-though", whose: "you", pays: "any-color" }] });
export const vizier = body("Vizier", ["G"], [], { effects: [{ kind: "as-though", whose: "you", pays: "any-type", on: [{ kind: "cast", spell: creature }] }] });
export const dawn = remembered((color: Color) =>
  enchantment(`Dawn ${color}`, [
    { kind: "land-types", whose: "you", of: isLand, types: [BASICS[color] as "Plains"], inAddition: false },
    { kind: "set-colors", whose: "you", of: not(isLand), colors: [color], inAddition: false, spells: true },
    { kind: "as-though", whose: "you", pays: "any-color", mana: [color], othersColorless: true },
  ]));
export const dawnAlone = remembered((color: Color) => enchantment(`Half Dawn ${color}`, [{ kind: "as-though", whose: "you", pays: "any-color", mana: [color], othersColorless: true }]));

// What cannot be done
export const jubilation = body("Jubilation", ["W"], [], { effects: [{ kind: "no-life-payment", whose: "anyone" }, { kind: "no-sacrifice", whose: "anyone", of: creature }] });
export const yasharn = body("Yasharn", ["G", "W"], [], { effects: [{ kind: "no-sacrifice", whose: "anyone", of: not(isLand) }] });

// Cost changes
const reduces = (by: Cost, more: Partial<Extract<Effect, { kind: "spell-cost" }>> = {}): Effect =>
  ({ kind: "spell-cost", change: "reduce", by, amount: 1, whose: "you", spell: spells, ...more });
export const hybridHelper = artifact("Hybrid Helper", [], { effects: [reduces([{ kind: "hybrid", types: ["W", "U"] }])] });
export const edgewalker = remembered((a: Color, b: Color) =>
  body(`Edgewalker ${a}${b}`, [a], [], { effects: [reduces([{ kind: "mana", type: a }, { kind: "mana", type: b }], { coloredOnly: true })] }));
export const leastHelper = artifact("Least Helper", [], { effects: [reduces(generic(2), { least: 1 })] });
export const defiler = remembered((color: Color) =>
  body(`Defiler ${color}`, [color], [], { effects: [reduces([{ kind: "mana", type: color }], { coloredOnly: true, forLife: 2 })] }));
export const countingHelper = artifact("Counting Helper", [], {
  effects: [reduces(generic(1), { amount: { kind: "count", zone: "battlefield", whose: "you", of: creature } })],
});
export const colorTaxer = remembered((color: Color) =>
  enchantment(`Taxer ${color}`, [{ kind: "spell-cost", change: "increase", by: [{ kind: "mana", type: color }], amount: 1, whose: "anyone", spell: spells }]));
export const grounds = enchantment("Grounds", [{ kind: "ability-cost", change: "reduce", by: generic(2), amount: 1, whose: "you", source: { kind: "any", of: [creature, isArtifact] }, manaAbilities: true, least: 1 }]);
export const abilityTaxer = enchantment("Ability Taxer", [{ kind: "ability-cost", change: "increase", by: generic(1), amount: 1, whose: "anyone", source: { kind: "anything" }, manaAbilities: true }]);
export const leech = enchantment("Leech", [{ kind: "mana-ability-life", amount: 1, of: isLand }]);

// Paid for
const own = (cost: readonly CostPart[], more: Partial<Extract<Effect, { kind: "own-ability" }>> = {}): Effect => ({ kind: "own-ability", cost, ...more });
/** Its ability costs what is paid, and itself tapped; it may be tapped for mana instead. */
export const machine = remembered((color: Color, amount: number) =>
  artifactBody(`Machine ${color}${amount}`, [taps(fixed("C"))], { effects: [own([pay([{ kind: "generic", amount }, { kind: "mana", type: color }]), T])] }));
/** Its ability may be paid by tapping creatures. */
export const boat = remembered((color: Color, amount: number) =>
  artifact(`Boat ${color}${amount}`, [], {
    effects: [
      own([pay([{ kind: "generic", amount }, { kind: "mana", type: color }]), { kind: "sacrifice-self" }]),
      { kind: "ability-tap-payment", taps: creature, pays: "any" },
    ],
  }));
