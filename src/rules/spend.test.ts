import { describe, expect, test } from "vitest";
import type { Predicate, SpendRule, Use } from "../cards/index.ts";
import { ANY_COLOR, typeBit, typeSet, type ManaType, type TypeSet } from "../mana/index.ts";
import type { Demand } from "./demand.ts";
import { abilityPurpose, isRestricted, pays, unitOf, type Permission, type Purpose, type Unit } from "./spend.ts";
import { thingOf, type Thing } from "./thing.ts";

const thing = (more: Partial<Thing> = {}): Thing => ({
  ...thingOf(
    {
      name: "Some Thing", manaCost: undefined, supertypes: [], types: ["Creature"], subtypes: ["Elf"], token: false, colors: [], colorIdentity: [],
      power: undefined, toughness: undefined, keywords: [], abilities: [], effects: [], notUnderstood: [],
    },
    "thing",
    "battlefield",
  ),
  ...more,
});

const SPELL: Purpose = { kind: "spell", thing: thing({ zone: "stack" }), from: "hand", hasX: false, hasColorless: false, onlyFrom: [], noMana: false };
const ABILITY: Purpose = { ...SPELL, kind: "ability", thing: thing(), from: "battlefield" };
const GENERIC: Demand = { kind: "generic" };
const typed = (...types: readonly ManaType[]): Demand => ({ kind: "types", types: typeSet(types) });
const unit = (type: ManaType | TypeSet, spend?: SpendRule, from: Thing | undefined = thing({ id: "source" })): Unit => unitOf(typeof type === "number" ? type : typeBit[type], from, spend === undefined ? {} : { spend });
const elf: Predicate = { kind: "subtype", subtype: "Elf" };
const goblin: Predicate = { kind: "subtype", subtype: "Goblin" };
const anything: Predicate = { kind: "anything" };

describe("symbols, CR 107.4", () => {
  test.each<[unit: Unit, Demand, boolean]>([
    [unit("G"), typed("G"), true],
    [unit("G"), typed("R"), false],
    [unit("G"), typed("R", "G"), true],
    [unit("C"), typed("C"), true],
    [unit("C"), typed("W"), false],
    [unit("C"), GENERIC, true],
    [unit("G"), { kind: "generic", only: typeSet(["B"]) }, false],
    [unit("B"), { kind: "generic", only: typeSet(["B"]) }, true],
    [unit("G"), { kind: "snow" }, false],
    [unit("G", undefined, thing({ supertypes: ["Snow"] })), { kind: "snow" }, true],
    [unit("G", undefined, undefined), GENERIC, true],
  ])("%j pays %j: %j", (mana, demand, expected) => expect(pays(mana, demand, SPELL, [])).toBe(expected));
});

describe("uses, CR 106.6", () => {
  const allowed = (use: Use, purpose: Purpose, demand: Demand = GENERIC, from?: Thing): boolean => {
    const [only, not] = [pays(unit("G", { kind: "only", uses: [use] }, from), demand, purpose, []), pays(unit("G", { kind: "not", uses: [use] }, from), demand, purpose, [])];
    expect(not).toBe(!only);
    return only;
  };
  const noThing = { ...SPELL, thing: undefined };
  test.each<[Use, Purpose, boolean]>([
    [{ kind: "cast", spell: elf }, SPELL, true],
    [{ kind: "cast", spell: goblin }, SPELL, false],
    [{ kind: "cast", spell: elf }, ABILITY, false],
    [{ kind: "cast", spell: elf, from: ["graveyard", "exile"] }, SPELL, false],
    [{ kind: "cast", spell: elf, from: ["graveyard", "exile"] }, { ...SPELL, from: "exile" }, true],
    [{ kind: "cast", spell: anything }, noThing, true],
    [{ kind: "cast", spell: elf }, noThing, false],
    [{ kind: "activate", source: elf }, ABILITY, true],
    [{ kind: "activate", source: goblin }, ABILITY, false],
    [{ kind: "activate", source: elf }, SPELL, false],
    [{ kind: "activate", source: elf, ability: "equip" }, ABILITY, false],
    [{ kind: "activate", source: elf, ability: "equip" }, { ...ABILITY, action: "equip" }, true],
    [{ kind: "activate", source: elf, ability: "equip" }, { ...ABILITY, action: "crew" }, false],
    [{ kind: "activate", source: elf }, { ...ABILITY, action: "crew" }, true],
    [{ kind: "activate", source: goblin, ability: "equip" }, { ...ABILITY, action: "equip" }, false],
    [{ kind: "x-cost" }, { ...SPELL, hasX: true }, true],
    [{ kind: "x-cost" }, SPELL, false],
    [{ kind: "colorless-cost" }, { ...SPELL, hasColorless: true }, true],
    [{ kind: "colorless-cost" }, SPELL, false],
    [{ kind: "special", action: "foretell" }, { ...SPELL, kind: "special", action: "foretell" }, true],
    [{ kind: "special", action: "foretell" }, { ...SPELL, kind: "special", action: "unlock" }, false],
    [{ kind: "special", action: "foretell" }, SPELL, false],
  ])("%j for %j: %j", (use, purpose, expected) => expect(allowed(use, purpose)).toBe(expected));
  test("the generic part of a cost", () => expect([allowed({ kind: "generic" }, SPELL), allowed({ kind: "generic" }, SPELL, typed("G"))]).toEqual([true, false]));
  test("one of several is enough, to allow or to forbid", () => {
    const uses: readonly Use[] = [{ kind: "cast", spell: goblin }, { kind: "cast", spell: elf }];
    expect([pays(unit("G", { kind: "only", uses }), GENERIC, SPELL, []), pays(unit("G", { kind: "not", uses }), GENERIC, SPELL, [])]).toEqual([true, false]);
  });

  describe("what was chosen is what was chosen for the source of the mana", () => {
    const cavern = (chosen?: string): Thing => thing({ id: "cavern", ...(chosen === undefined ? {} : { chosen }) });
    const type: Predicate = { kind: "chosen-type" };
    const name: Predicate = { kind: "chosen-name" };
    test.each<[Predicate, chosen: string | undefined, boolean]>([
      [type, "Elf", true],
      [type, "Goblin", false],
      [type, undefined, false],
      [name, "Some Thing", true],
      [name, "Some Other", false],
      [name, undefined, false],
      [{ kind: "not", of: type }, "Goblin", true],
      [{ kind: "not", of: type }, "Elf", false],
      [{ kind: "all", of: [elf, type] }, "Elf", true],
      [{ kind: "all", of: [elf, type] }, "Goblin", false],
      [{ kind: "any", of: [goblin, type] }, "Elf", true],
      [{ kind: "any", of: [goblin, type] }, "Orc", false],
    ])("%j of %j: %j", (predicate, chosen, expected) => {
      // The spell has a choice of its own, which is not asked.
      const own = { chosen: expected ? "Goblin" : "Elf" };
      expect(allowed({ kind: "cast", spell: predicate }, { ...SPELL, thing: thing(own) }, GENERIC, cavern(chosen))).toBe(expected);
      expect(allowed({ kind: "activate", source: predicate }, { ...ABILITY, thing: thing(own) }, GENERIC, cavern(chosen))).toBe(expected);
    });
    test("nothing is what nobody knows was chosen", () => expect(pays(unitOf(typeBit.G, undefined, { spend: { kind: "only", uses: [{ kind: "cast", spell: type }] } }), GENERIC, SPELL, [])).toBe(false));
  });
});

describe("what a spell says of the mana that pays it", () => {
  const myr: Purpose = { ...SPELL, onlyFrom: [{ kind: "type", type: "Creature" }] };
  test("CR 109.2: a creature is a permanent", () => {
    expect(pays(unit("G"), GENERIC, myr, [])).toBe(true);
    expect(pays(unit("G", undefined, thing({ zone: "hand" })), GENERIC, myr, [])).toBe(false);
    expect(pays(unit("G", undefined, thing({ types: ["Land"] })), GENERIC, myr, [])).toBe(false);
    expect(pays(unitOf(typeBit.G, undefined, {}), GENERIC, myr, [])).toBe(false);
  });
  test("each of several must hold", () => expect(pays(unit("G"), GENERIC, { ...myr, onlyFrom: [...myr.onlyFrom, goblin] }, [])).toBe(false));
  test("no mana at all", () => expect(pays(unit("G"), GENERIC, { ...SPELL, noMana: true }, [])).toBe(false));
  test("is why mana does not pay, if without it it would", () => {
    const cases: readonly [Unit, Demand, Purpose][] = [
      [unit("G"), typed("G"), { ...SPELL, noMana: true }],
      [unit("G"), typed("G"), { ...SPELL, onlyFrom: [goblin] }],
      [unit("G", { kind: "only", uses: [] }), typed("G"), SPELL],
      [unit("G", { kind: "only", uses: [] }), typed("R"), SPELL],
      [unit("G"), typed("R"), SPELL],
      [unit("G"), typed("G"), SPELL],
    ];
    expect(cases.map(([mana, demand, purpose]) => isRestricted(mana, demand, purpose, []))).toEqual([true, true, true, false, false, false]);
  });
});

describe("as though, CR 609.4b", () => {
  const permission = (effect: Omit<Permission["effect"], "kind" | "whose">, source = thing({ id: "lens" })): readonly Permission[] => [{ effect: { kind: "as-though", whose: "you", ...effect }, source }];
  const spentAs = (mana: Unit, permissions: readonly Permission[], purpose = SPELL): string =>
    (["W", "U", "B", "R", "G", "C"] as const).filter((type) => pays(mana, typed(type), purpose, permissions)).join("");
  test("any color, any type, or these", () => {
    expect([spentAs(unit("G"), []), spentAs(unit("G"), permission({ pays: "any-color" })), spentAs(unit("G"), permission({ pays: "any-type" })), spentAs(unit("G"), permission({ pays: ["R"] }))]).toEqual(["G", "WUBRG", "WUBRGC", "RG"]);
    expect(spentAs(unit("C"), permission({ pays: "any-color" }))).toBe("WUBRGC");
  });
  test("of some types alone; others may be colorless then, or stay what they are", () => {
    const dawn = permission({ pays: "any-color", mana: ["W"], othersColorless: true });
    expect([spentAs(unit("W"), dawn), spentAs(unit("G"), dawn)]).toEqual(["WUBRG", "C"]);
    expect([spentAs(unit("W"), permission({ pays: "any-color", mana: ["W"] })), spentAs(unit("G"), permission({ pays: "any-color", mana: ["W"] }))]).toEqual(["WUBRG", "G"]);
    expect(spentAs(unit(ANY_COLOR), dawn)).toBe("WUBRGC");
  });
  test("for some uses alone, one of them being enough", () => {
    const on = (...uses: readonly Use[]) => permission({ pays: "any-color", on: uses });
    expect([spentAs(unit("G"), on({ kind: "cast", spell: elf })), spentAs(unit("G"), on({ kind: "cast", spell: goblin })), spentAs(unit("G"), on({ kind: "cast", spell: goblin }, { kind: "cast", spell: elf }))]).toEqual(["WUBRG", "G", "WUBRG"]);
    // The chosen type is the one chosen for what permits it.
    expect([spentAs(unit("G"), permission({ pays: "any-color", on: [{ kind: "cast", spell: { kind: "chosen-type" } }] }, thing({ chosen: "Elf" }))), spentAs(unit("G"), permission({ pays: "any-color", on: [{ kind: "cast", spell: { kind: "chosen-type" } }] }))]).toEqual(["WUBRG", "G"]);
  });
  test("CR 107.4h: not as snow", () => expect(pays(unit("G"), { kind: "snow" }, SPELL, permission({ pays: "any-type" }))).toBe(false));
  test("CR 107.3: where X takes one color", () => expect(pays(unit("G"), { kind: "generic", only: typeSet(["B"]) }, SPELL, permission({ pays: "any-color" }))).toBe(true));
  test("it lifts no restriction", () => expect(pays(unit("G", { kind: "only", uses: [] }), typed("R"), SPELL, permission({ pays: "any-type" }))).toBe(false));
});

test("the purpose of an ability's own cost", () => {
  const purpose = (...symbols: readonly { readonly kind: string; readonly type?: string }[]): Purpose => abilityPurpose(thing({ id: "s" }), symbols);
  expect(purpose({ kind: "generic" })).toEqual({ ...ABILITY, thing: thing({ id: "s" }) });
  expect([purpose({ kind: "generic" }, { kind: "variable" }).hasX, purpose({ kind: "generic" }, { kind: "mana", type: "C" }).hasColorless]).toEqual([true, true]);
  expect([purpose({ kind: "mana", type: "W" }).hasColorless, purpose({ kind: "other", type: "C" }).hasColorless, purpose().hasX]).toEqual([false, false, false]);
});
