/** What a payment is for and what it asks for, before totals are made; CR 601.2b, 602.2b, 116.2b. */
import { describe, expect, test } from "vitest";
import { printSymbol } from "../../mana/index.ts";
import { paymentOf, viewOf, waysToPay, type Payment } from "../index.ts";
import { at, creature, paid, spell, statuses, totals, type Board } from "../traps/testing.ts";

const payment = (board: Board): Payment => paymentOf(viewOf(at(board)));
const symbols = ({ symbols }: Payment): string | undefined => (symbols === undefined ? undefined : symbols.map(({ symbol }) => printSymbol(symbol)).join(""));
const asked = (board: Board): readonly unknown[] => [symbols(payment(board)), ...payment(board).parts.map(({ kind }) => kind)];
const made = (oracle_text: string, more: object = {}) => ({ name: "Some Thing", mana_cost: "{2}", type_line: "Artifact", oracle_text, ...more });

describe("additional costs, CR 118.8", () => {
  const katara = "Katara, Seeking Revenge";
  test("CR 118.8: what the text asks for is asked for, whether the caller names it or not", () => {
    expect(asked({ cast: "Ruthless Disposal" })).toEqual(["{4}{B}", "discard", "sacrifice"]);
    expect(asked({ cast: "Ruthless Disposal", additional: ["Discard a card, Sacrifice a creature"] })).toEqual(["{4}{B}", "discard", "sacrifice"]);
    expect(asked({ cast: "Altar's Reap", additional: ["Sacrifice a creature"] })).toEqual(["{1}{B}", "sacrifice"]);
  });
  test("CR 118.8: what is not the text's comes on top", () => {
    expect(asked({ cast: "Altar's Reap", additional: ["Discard a card"] })).toEqual(["{1}{B}", "sacrifice", "discard"]);
    expect(asked({ cast: "Altar's Reap", additional: ["Sacrifice a creature", "Sacrifice a creature"] })).toEqual(["{1}{B}", "sacrifice", "sacrifice"]);
    expect(asked({ cast: "Altar's Reap", additional: ["{1}"] })).toEqual(["{1}{B}{1}", "sacrifice"]);
    expect(asked({ cast: "Ruthless Disposal", additional: ["Discard a card"] })).toEqual(["{4}{B}", "discard", "sacrifice", "discard"]);
    expect(asked({ cast: "Ruthless Disposal", additional: ["Discard a card, Discard a card"] })).toEqual(["{4}{B}", "discard", "sacrifice", "discard", "discard"]);
    expect(asked({ cast: "Altar's Reap", additional: ["Sacrifice a creature, Discard a card"] })).toEqual(["{1}{B}", "sacrifice", "sacrifice", "discard"]);
  });
  test("CR 601.2b: an optional one is asked for if announced, by its mana alone", () => {
    const bent = (board: Board): readonly boolean[] => payment(board).symbols?.map(({ waterbend }) => waterbend) ?? [];
    expect([bent({ cast: katara }), bent({ cast: katara, additional: ["Waterbend {2}"] }), bent({ cast: katara, additional: ["{2}"] }), bent({ cast: katara, additional: ["{3}"] }), bent({ cast: katara, additional: ["{2}, Discard a card"] })].map((some) => some.filter(Boolean).length)).toEqual([0, 1, 1, 0, 0]);
  });
  test("CR 601.2b: a choice is announced; the caller may do so", () => {
    const groff = { cast: "Bayou Groff" };
    const ways = (board: Board): readonly unknown[] => waysToPay(payment(board)).map((way) => [symbols(way), ...way.parts.map(({ kind }) => kind)]);
    expect(ways(groff)).toEqual([["{1}{G}", "sacrifice"], ["{1}{G}{3}"]]);
    expect(ways({ ...groff, additional: ["{3}"] })).toEqual([["{1}{G}{3}"]]);
    expect(ways({ ...groff, additional: ["Sacrifice a creature"] })).toEqual([["{1}{G}", "sacrifice"]]);
    expect(ways({ ...groff, additional: ["{2}"] })).toEqual([["{1}{G}{2}", "sacrifice"], ["{1}{G}{2}{3}"]]);
    expect(ways({ cast: "Bitter Triumph", additional: ["Discard a card"] })).toEqual([["{1}{B}", "discard"]]);
    expect(ways({ cast: "Bitter Triumph", additional: ["Pay 3 life", "Pay 1 life"] })).toEqual([["{1}{B}", "life", "life"]]);
    expect(ways({ cast: "Bone Shards" })).toEqual([["{B}", "sacrifice"], ["{B}", "discard"]]);
    expect(ways({ cast: "Opt" })).toEqual([["{U}"]]);
  });
  test("CR 601.2b, 601.2f: each way to choose has totals of its own", () => {
    expect(totals({ cast: "Bayou Groff" })).toEqual(["{1}{G}", "{4}{G}"]);
    expect(statuses({ cast: "Bayou Groff", with: ["5 Forest"] }, { cast: "Bayou Groff", with: ["4 Forest"] }, { cast: "Bayou Groff", with: ["2 Forest", "Grizzly Bears"] })).toEqual(["payable", "unpayable", "payable"]);
  });
  test("CR 602.2b: they are costs of spells, not of abilities", () =>
    expect(asked({ cast: "Skaab Ruinator", kind: "ability", from: "battlefield", cost: "{1}" })).toEqual(["{1}"]));
});

describe("the spell as it is on the stack", () => {
  const thing = (board: Board) => payment(board).purpose.thing;
  test("CR 702.33d: kicked: a cost is added, and the spell has kicker", () => {
    const kicker = (keyword: string) => ({ name: "Some Spell", mana_cost: "{1}", type_line: "Sorcery", keywords: [keyword] });
    expect([thing({ cast: kicker("Kicker"), additional: ["{2}"] })?.kicked, thing({ cast: kicker("Multikicker"), additional: ["{2}"] })?.kicked]).toEqual([true, true]);
    expect([thing({ cast: kicker("Kicker") })?.kicked, thing({ cast: kicker("Buyback"), additional: ["{2}"] })?.kicked]).toEqual([false, false]);
  });
  test("CR 903.3: a commander from the command zone", () =>
    expect([thing({ cast: "Watchwolf", from: "command", command: ["Watchwolf"] })?.commander, thing({ cast: "Watchwolf", command: ["Watchwolf"] })?.commander]).toEqual([true, false]));

  const bestowed = { name: "Some Being", mana_cost: "{1}{G}", type_line: "Enchantment Creature — Spirit", keywords: ["Bestow"] };
  test("CR 702.103b: bestowed it is an Aura and no creature", () => {
    expect(thing({ cast: bestowed, cost: "{3}{G}" })).toMatchObject({ types: ["Enchantment"], subtypes: ["Aura"] });
    for (const board of [{ cast: bestowed }, { cast: bestowed, cost: "{1}{G}" }, { cast: bestowed, cost: "{0}" }]) {
      expect(thing(board)).toMatchObject({ types: ["Creature", "Enchantment"], subtypes: ["Spirit"] });
    }
    expect(thing({ cast: bestowed, kind: "ability", from: "battlefield", cost: "{3}{G}" })).toMatchObject({ types: ["Creature", "Enchantment"], zone: "battlefield" });
  });
  test("CR 702.37c, 702.168b: face down for {3} it is a creature without color, name of a type, or supertype", () => {
    for (const keyword of ["Morph", "Megamorph", "Disguise"]) {
      const hidden = { name: "Some Being", mana_cost: "{X}{4}{G}", type_line: "Legendary Creature — Spirit", keywords: [keyword], power: "5" };
      const down = { name: "", power: 2, toughness: 2, keywords: [], manaCost: [], types: ["Creature"], supertypes: [], subtypes: [], colors: 0, faceDown: true, manaValue: 0, xInCost: false };
      expect(thing({ cast: hidden, cost: "{3}" })).toMatchObject(down);
      const up = { supertypes: ["Legendary"], subtypes: ["Spirit"], faceDown: false, xInCost: true };
      expect([thing({ cast: hidden, cost: "{2}" }), thing({ cast: hidden }), thing({ cast: hidden, kind: "ability", from: "battlefield", cost: "{3}" })]).toMatchObject([up, up, up]);
    }
    expect(thing({ cast: { ...bestowed, keywords: [] }, cost: "{3}" })).toMatchObject({ faceDown: false, subtypes: ["Spirit"] });
    expect(thing({ cast: { name: "Some Being", mana_cost: "{3}", type_line: "Creature — Spirit", keywords: ["Morph"] }, cost: "{3}" })).toMatchObject({ faceDown: false });
  });
  test("CR 118.6: a card without a mana cost is cast for an alternative one", () => {
    expect(asked({ cast: "Ancestral Vision", cost: "{0}" })).toEqual(["{0}"]);
    expect(payment({ cast: "Ancestral Vision" }).symbols).toBeUndefined();
    expect(totals({ cast: "Ancestral Vision" })).toEqual([]);
    expect(payment({ cast: "Grizzly Bears", kind: "ability", from: "battlefield", cost: "{5}" }).purpose.thing?.zone).toBe("battlefield");
    expect(thing({ cast: "Grizzly Bears" })?.zone).toBe("stack");
  });
  test("CR 708.2a: a face-down spell has not the power that a discount looks at", () => {
    const large = { name: "Some Being", mana_cost: "{4}{G}", type_line: "Creature — Spirit", keywords: ["Morph"], power: "5" };
    expect([totals({ cast: large, with: ["Goreclaw, Terror of Qal Sisma"] }), totals({ cast: large, cost: "{3}", with: ["Goreclaw, Terror of Qal Sisma"] })]).toEqual([["{2}{G}"], ["{3}"]]);
  });
  test("CR 105.3, 613.1e: your spells are of the colors that an effect says", () => {
    const color = (board: Board) => thing({ cast: "Grizzly Bears", ...board })?.colors;
    const plain = color({});
    expect([color({ with: ["Mycosynth Lattice"] }), color({ against: [["Mycosynth Lattice"]] })]).toEqual([0, 0]);
    expect(color({ with: ["Celestial Dawn"] })).not.toBe(plain);
    // Yours means the controller's.
    expect(color({ against: [["Celestial Dawn"]] })).toBe(plain);
    // The source of an ability is a permanent, no spell.
    expect(payment({ cast: "Grizzly Bears", kind: "ability", from: "battlefield", cost: "{1}", with: ["Celestial Dawn"] }).purpose.thing?.colors).toBe(plain);
  });
});

describe("what helps to pay", () => {
  const keywords = (board: Board): readonly string[] => [...payment(board).keywords];
  test("CR 702.51a: convoke that a permanent of yours gives to spells from one zone", () => {
    const lord = { with: ["Hoarding Broodlord"] };
    expect([keywords({ cast: "Opt", from: "exile", ...lord }), keywords({ cast: "Opt", ...lord }), keywords({ cast: "Opt", from: "exile", against: [lord.with] })]).toEqual([["convoke"], [], []]);
  });
  test("CR 702.51a: and to spells that it speaks of", () => {
    const thrasher = { from: "exile", with: ["Party Thrasher"] };
    expect([keywords({ cast: "Opt", ...thrasher }), keywords({ cast: "Grizzly Bears", ...thrasher })]).toEqual([["convoke"], []]);
  });
  test("CR 702.51a: no ability has it, and nothing that is no card", () => {
    expect(keywords({ cast: "Siege Wurm", kind: "ability", from: "battlefield", cost: "{7}" })).toEqual([]);
    expect(keywords({ cost: "{7}", with: ["Chief Engineer", "Inspiring Statuary"] })).toEqual([]);
    expect(keywords({ cast: "Siege Wurm" })).toEqual(["convoke"]);
  });
});

describe("an ability of the card's own, CR 602.2b", () => {
  const blaster = made("{1}, Sacrifice this artifact: Draw a card.");
  const own = (cast: string | ReturnType<typeof made>, cost: string, more: Board = {}): Board => ({ cast, kind: "ability", from: "battlefield", cost, with: [{ card: cast, id: "x" }], ...more });
  test("CR 602.2b: told by its mana, it asks for the rest of its cost", () => {
    expect(asked(own(blaster, "{1}"))).toEqual(["{1}", "sacrifice"]);
    expect(paid({ ...own(blaster, "{1}"), pool: "{C}" })).toMatchObject({ sacrificed: { "Some Thing": 1 } });
    expect(asked(own(made("{2}, {T}, Discard a card, Pay 2 life: Draw a card."), "{2}"))).toEqual(["{2}", "tap", "discard", "life"]);
    expect(asked(own(made("{2}, Exile a card from your graveyard, Return a land you control to its owner's hand: Draw a card."), "{2}"))).toEqual(["{2}", "exile", "return"]);
    expect(asked(own(made("{2}, Tap an untapped creature you control, Sacrifice a creature: Draw a card."), "{2}"))).toEqual(["{2}", "tap-others", "sacrifice"]);
  });
  test("CR 602.2b: what the caller says in words is taken as it is", () => {
    expect(asked(own(blaster, "{1}, {T}"))).toEqual(["{1}", "tap"]);
    expect(asked(own(blaster, "{2}"))).toEqual(["{2}"]);
  });
  test("CR 602.2b: of two abilities for the same mana nobody can tell which it is", () =>
    expect(asked(own(made("{1}, Sacrifice this artifact: Draw a card.\n{1}, {T}: Scry 1."), "{1}"))).toEqual(["{1}"]));
  test("CR 113.6: it works on the battlefield", () => {
    expect(asked(own(blaster, "{1}", { with: [] }))).toEqual(["{1}"]);
    expect(asked(own(blaster, "{1}", { with: ["Sol Ring"] }))).toEqual(["{1}"]);
    expect(asked(own(blaster, "{1}", { with: ["Sol Ring", { card: blaster }] }))).toEqual(["{1}", "sacrifice"]);
    expect(asked({ cast: blaster, cost: "{1}", with: [{ card: blaster }] })).toEqual(["{1}"]);
  });
  test("CR 602.2b: its text may make it cheaper, as its permanent sees it", () => {
    const cheap = made("{5}, {T}: Draw a card. This ability costs {1} less to activate for each charge counter on this artifact.");
    const butcher = (dead: number, more: Board = {}): Board => ({ ...own("Battlefield Butcher", "{5}", { with: ["Battlefield Butcher"], graveyard: [`${dead} Grizzly Bears`] }), ...more });
    expect([totals(butcher(2)), totals(butcher(2, { with: [] }))]).toEqual([["{3}"], ["{5}"]]);
    expect(asked(own(cheap, "{5}"))[0]).toBe("{5}");
  });
  test("CR 602.2b: creatures stand in for the mana of an ability that says so, not for the spell's", () =>
    expect([payment(own("Heirloom Epic", "{4}")).tapPayments.length, payment({ cast: "Heirloom Epic" }).tapPayments.length]).toEqual([1, 0]));
  test("CR 107.3a: its X may be of one color, and may not be 0", () => {
    const rats = (board: Board): Board => ({ cast: "Crypt Rats", kind: "ability", from: "battlefield", cost: "{X}", with: ["Crypt Rats", "2 Swamp", "3 Forest"], ...board });
    expect([payment(rats({})).xTypes, payment(rats({ cost: "{1}" })).xTypes]).toEqual([["B"], undefined]);
    expect(paid(rats({ x: "max" }))).toMatchObject({ maxX: 2 });
    expect([payment({ cast: "Mind Grind" }).xLeast, payment({ cast: "Blaze" }).xLeast]).toEqual([1, 0]);
    expect(payment({ cast: "Mind Grind", kind: "ability", from: "battlefield", cost: "{X}" }).xLeast).toBe(0);
    expect([payment({ cast: "Consume Spirit" }).xTypes, payment({ cast: "Blaze" }).xTypes]).toEqual([["B"], undefined]);
  });
});

describe("purposes", () => {
  const purpose = (board: Board) => payment(board).purpose;
  test("CR 116.2b: to turn a permanent face up for its morph cost is a special action", () => {
    const morph = (cost: string, more: Board = {}): Board => ({ cast: "Abzan Guide", kind: "ability", from: "battlefield", cost, ...more });
    expect(purpose(morph("{2}{W}{B}{G}"))).toMatchObject({ kind: "special", action: "turn-face-up" });
    expect(purpose(morph("{2}{W}"))).toMatchObject({ kind: "ability" });
    expect(purpose(morph("{2}{W}"))).not.toHaveProperty("action");
    expect(purpose({ cast: "Abzan Guide", cost: "{2}{W}{B}{G}" })).toMatchObject({ kind: "spell" });
    expect(purpose(morph("{2}{W}{B}{G}", { ability: "monstrosity" }))).toMatchObject({ kind: "special", action: "monstrosity" });
  });
  test("CR 106.6: {X} and {C} in the cost, and X in its words", () => {
    expect([purpose({ cast: "Blaze" }).hasX, purpose({ cast: "Opt" }).hasX, purpose({ cast: "Toxic Deluge" }).hasX, purpose({ cast: "Altar's Reap" }).hasX, purpose({ cast: "Bitter Triumph" }).hasX]).toEqual([true, false, true, false, false]);
    expect(["{C}", "{1}{C}", "{1}", "{W}", "{C/W}"].map((cost) => purpose({ cast: spell(cost) }).hasColorless)).toEqual([true, true, false, false, false]);
    expect(purpose({ cast: spell("{1}"), additional: ["Sacrifice X creatures"] }).hasX).toBe(true);
  });
  test("CR 118.9: mana from where a text says, if this cost is paid", () => {
    const rhox = "Security Rhox";
    expect([purpose({ cast: rhox, cost: "{R}{G}" }).onlyFrom.length, purpose({ cast: rhox }).onlyFrom.length, purpose({ cast: "Myr Superion" }).onlyFrom.length, purpose({ cast: "Myr Superion", kind: "ability", from: "battlefield", cost: "{1}" }).onlyFrom.length]).toEqual([1, 0, 1, 0]);
  });
  test("CR 107.3b: a plan for an {X} that nobody pays has none", () => expect(paid({ cast: creature("{X}"), cost: "{0}", x: "max" })).toMatchObject({ maxX: 0 }));
});
