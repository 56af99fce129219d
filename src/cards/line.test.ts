import { describe, expect, test } from "vitest";
import { parseAbility, printAbility } from "./line.ts";

describe("an ability as one line", () => {
  test.each([
    "{T}: {C}",
    "{T}: {W} | {U}; damage 1",
    "{T}, life 1: any",
    "{T}, sac self: any",
    "{1}, {T}: {W}{U}",
    "{W/U}, {T}: 2 of {W}/{U}",
    "{T}: {C} [only artifact spells]",
    "{T}: 3 any",
    "{T}: any type",
    "{T}: creatures you control {G}",
    "{2}, {T}: devotion to that color any",
    "{T}: (1 + X) {R}",
    "{T}, remove X storage: X of {W}/{U}",
    "tap 3 Elf: {G}{G}{G}",
    "{T}, (exile 3 from graveyard or sac 1 Food): 2 of any",
    "(discard 1 or {1}, {G}, life 2): any",
    "tap 1 other non-token creature: any",
    "sac 1 artifact/creature: {C}{C}",
    "tap total power 3 other creature, exile total mv 6 permanent: {C}",
    "sac 1 creature cost({1}{G}), tap 2 creature shares-color: {C}",
    "emerge (emerge creature, {2}), collect evidence (exile total mv 2 permanent), gift (): {C}",
    "exile self [from hand]: {R}",
    "exile 1 from graveyard: {C}",
    "{1} [once a turn]: any",
    "{T} [if artifacts you control >= 3]: any",
    "{T} [if (self is entered-this-turn or basic lands you control >= 1)]: {R}",
    "{T} [if \"it's night\"]: {R}",
    "{T} [if your turn]: {R}",
    "{T} [any player] [if payer's turn]: {R}",
    "{T} [if your life <= 5]: {R}",
    "{T} [if artifacts an opponent controls >= 4]: {R}",
    "{T}: creatures in your party {R}",
    "{T}: card types in your graveyard {R}",
    "{T}: greatest toughness among other creature any",
    "{T}: (total toughness of creature + total mana value of non-creature artifact) {R}",
    "{T}: others of that name among land {R}",
    "{T}: different powers among creature any",
    "{T}: different mana values in your graveyard among instant/sorcery {R}",
    "{T}: charge counters any; counter 1 charge first",
    "{T} [if not (payer's turn)]: {R}",
    "{T}: {C}; if (Urza's Mine you control >= 1 and Urza's Tower you control >= 1): {C}{C}",
    "{T}: color that lands opponents control could produce",
    "{T}: color among legendary creature/planeswalker you control",
    "{T}: {C}{C} [only colorless Eldrazi spells or abilities of colorless Eldrazi]",
    "{T}: {C} [not non-artifact spells]",
    "{T}: {R} [only spells from exile/graveyard or costs with {X} or action \"foretell\"]",
    "sac 1 \"A, b: c [d]\": any; counter 1 depletion; \"something else\"; rider \"a thing\"; stays",
  ])("%s", (line) => {
    const ability = parseAbility(line);
    expect(ability).toBeDefined();
    expect(ability === undefined ? undefined : printAbility(ability)).toBe(line);
  });

  test("symbols of one cost are printed one by one", () =>
    expect(printAbility({ cost: [{ kind: "mana", cost: [{ kind: "generic", amount: 1 }, { kind: "mana", type: "G" }] }], outputs: [{ kind: "fixed", mana: ["C"] }] })).toBe("{1}, {G}: {C}"));

  test.each(["", "{T}", "{T}:", "{T}: ", "{T}: {Z}", "{T}: any thing", "dance: any", "{T}: any [only]", "{T} [if]: any", "{T}: any;"])("not read: %j", (line) =>
    expect(parseAbility(line)).toBeUndefined());
});
