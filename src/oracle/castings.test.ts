import { describe, expect, test } from "vitest";
import { printPart } from "../cards/cost-notation.ts";
import type { Casting } from "../cards/index.ts";
import type { CardJson } from "../cards/json.ts";
import { printSymbols } from "../mana/index.ts";
import { readCard } from "./card.ts";

const castingsOf = (json: Partial<CardJson>): readonly Casting[] => readCard({ name: "Thing", mana_cost: "{1}{R}", type_line: "Sorcery", ...json }).castings ?? [];

const parts = (cost: Parameters<typeof printPart>[0][] | undefined): string => (cost ?? []).map(printPart).join(", ");

/** A casting in one line. */
const line = (casting: Casting): string => {
  switch (casting.kind) {
    case "way": {
      const { name, cost, besides, from, only, as, when } = casting;
      return [
        `way ${name}`, ...(cost === undefined ? [] : [parts([...cost])]), ...(besides === undefined ? [] : [`besides ${parts([...besides])}`]),
        ...(from === undefined ? [] : [`from ${from}`]), ...(only === undefined ? [] : ["only"]), ...(as === undefined ? [] : [`as ${as.name} ${printSymbols(as.manaCost ?? [])} ${as.power ?? ""}`.trim()]),
        ...(when === undefined ? [] : [`when ${when.kind}`]),
      ].join("; ");
    }
    case "besides":
      return `besides ${casting.name}; ${parts([...casting.cost])}; ${casting.times}`;
    case "modes":
      return `modes ${casting.name}; ${casting.of.map((cost) => parts([...cost])).join(" | ")}; ${casting.several ? "several" : "one"}`;
    case "face":
      return `face ${casting.card.name}`;
    case "unread":
      return `unread${casting.from === undefined ? "" : ` from ${casting.from}`}`;
  }
};

const lines = (text: string, more: Partial<CardJson> = {}): readonly string[] => castingsOf({ oracle_text: text, ...more }).map(line);

describe("keywords that offer a way to cast (CR 702)", () => {
  const table: readonly (readonly [rule: string, text: string, ...castings: string[]])[] = [
    ["CR 702.34a", "Flashback {2}{R} (Reminder.)", "way flashback; {2}, {R}; from graveyard"],
    ["CR 702.34a", "Flashback\u2014{1}{U}, Pay 3 life.", "way flashback; {1}, {U}, life 3; from graveyard"],
    ["CR 702.138a", "Escape\u2014{3}{B}, Exile five other cards from your graveyard.", "way escape; {3}, {B}, exile 5 other from graveyard; from graveyard"],
    ["CR 702.180a", "Harmonize {5}{R}", "way harmonize; {5}, {R}, harmonize creature; from graveyard"],
    ["CR 702.81a", "Retrace", "way retrace; besides discard 1 land; from graveyard"],
    ["CR 702.133a", "Jump-start", "way jump-start; besides discard 1; from graveyard"],
    ["CR 702.187a", "Mayhem {B}", "way mayhem; {B}; from graveyard"],
    ["CR 702.96a", "Overload {3}{U}", "way overload; {3}, {U}"],
    ["CR 702.113a", "Awaken 4\u2014{6}{R}", "way awaken; {6}, {R}"],
    ["CR 702.119a", "Emerge from artifact {5}{B}", "way emerge; {5}, {B}, emerge artifact"],
    ["CR 702.185a", "Warp {1}{W}", "way warp; {1}, {W}; from hand"],
    ["CR 702.37a", "Morph {4}{U}", "way morph; {3}"],
    ["CR 702.168a", "Disguise\u2014Discard a card.", "way disguise; {3}"],
    ["CR 702.33a", "Kicker {2}{R}", "besides kicker; {2}, {R}; 1"],
    ["CR 702.33a", "Kicker \u2014 Sacrifice a land.", "besides kicker; sac 1 land; 1"],
    ["CR 702.33b", "Kicker {2}{U} and/or {1}{B}", "besides kicker; {2}, {U}; 1", "besides kicker; {1}, {B}; 1"],
    ["CR 702.33c", "Multikicker {1}", "besides multikicker; {1}; any"],
    ["CR 702.56a", "Replicate {2}", "besides replicate; {2}; any"],
    ["CR 702.166a", "Flash, bargain", "besides bargain; sac 1 artifact/enchantment/token; 1"],
    ["CR 702.120a", "Escalate {1}\nChoose one or more \u2014\n\u2022 First.\n\u2022 Second.\n\u2022 Third.", "besides escalate; {1}; 2"],
    ["CR 702.172a", "Spree\n+ {1} \u2014 First.\n+ {2}{R} \u2014 Second.", "modes spree; {1} | {2}, {R}; several"],
    ["CR 702.183a", "Tiered\n\u2022 Low \u2014 {0} \u2014 First.\n\u2022 High \u2014 {3} \u2014 Second.", "modes tiered; {0} | {3}; one"],
    ["CR 702.160a", "Prototype {1}{U} \u2014 2/1", "way prototype; as Thing {1}{U} 2"],
    ["CR 702.35a: from exile", "Madness {R}"],
    ["CR 702.143a: a special action", "Foretell {R}"],
    ["CR 702.29a: an ability", "Cycling {2}"],
  ];
  test.each(table)("%s: %s", (_, text, ...castings) => expect(lines(text)).toEqual(castings));
});

describe("offers in words (CR 118.9, 601.3)", () => {
  const table: readonly (readonly [text: string, ...castings: string[]])[] = [
    ["You may pay 1 life and exile a blue card from your hand rather than pay this spell's mana cost.", "way its own text; life 1, exile 1 blue from hand"],
    ["If you control a Swamp, you may sacrifice a creature rather than pay this spell's mana cost.", "way its own text; sac 1 creature; when amount"],
    ["If an opponent lost a game this turn, you may pay {0} rather than pay this spell's mana cost.", "way its own text; {0}; when unknown"],
    ["If it's not your turn, you may exile a red card from your hand rather than pay this spell's mana cost.", "way its own text; exile 1 red from hand; when not"],
    ["If you control a commander, you may cast this spell without paying its mana cost.", "way its own text; {0}; when amount"],
    ["You may cast this card from your graveyard.", "way its own text; from graveyard"],
    ["You may cast this card from your graveyard as long as you control a Zombie.", "way its own text; from graveyard; when amount"],
    ["You may cast this card from your graveyard, but not from anywhere else.", "way its own text; from graveyard; only"],
    ["You may cast this card from your graveyard by paying 3 life and discarding a card in addition to paying its other costs.", "way its own text; besides life 3, discard 1; from graveyard"],
    ["You may cast this card from your graveyard by paying {2}{W} rather than paying its mana cost. If you do, it lasts.", "way its own text; {2}, {W}; from graveyard"],
    ["Dash {1}{R}\nYou may cast this card from your graveyard using its dash ability.", "way dash; {1}, {R}", "way dash; {1}, {R}; from graveyard"],
    ["As an additional cost to cast this spell, you may collect evidence 6.", "besides collect evidence; exile total mv 6 permanent; 1"],
    ["As an additional cost to cast this spell, you may reveal a Dragon card from your hand.", "besides its own text; reveal Dragon from hand; 1"],
    // What is not read is said, and never left out.
    ["You may do something odd rather than pay this spell's mana cost.", "unread"],
    ["You may cast this card from your graveyard if you pay {1} more to cast it.", "unread from graveyard"],
    ["As an additional cost to cast this spell, you may sacrifice any number of creatures. This spell costs {2} less to cast for each of them.", "unread"],
    ["As an additional cost to cast this spell, you may sacrifice any number of creatures. This spell costs {2} less to cast for each creature sacrificed this way."],
    ["As long as you've discarded a card this turn, you may pay {B/R} to cast this spell.", "way its own text; {B/R}; when unknown"],
    ["You may cast this card from your graveyard using its dash ability.", "unread from graveyard"],
    // What happens at some time is no standing offer.
    ["Whenever another Bird dies, you may cast this card from your graveyard."],
    ["You can't cast this spell if you have played a land this turn."],
  ];
  test.each(table)("%s", (text, ...castings) => expect(lines(text)).toEqual(castings));
});

describe("faces", () => {
  const faces = (layout: string | undefined, ...card_faces: readonly (readonly [name: string, cost: string, type: string, text?: string])[]): Partial<CardJson> => ({
    name: card_faces.map(([name]) => name).join(" // "), layout,
    card_faces: card_faces.map(([name, mana_cost, type_line, oracle_text]) => ({ name, mana_cost, type_line, oracle_text: oracle_text ?? "" })),
  });
  const table: readonly (readonly [rule: string, json: Partial<CardJson>, ...castings: string[]])[] = [
    ["CR 709.3: either half", faces("split", ["Left", "{R}", "Instant"], ["Right", "{U}", "Instant"]), "face Right"],
    ["CR 702.102a: both", faces("split", ["Left", "{R}", "Instant", "Fuse"], ["Right", "{1}{U}", "Instant", "Fuse"]), "face Right", "way fuse; from hand; as Left // Right {R}{1}{U}"],
    ["CR 712.11b: either face", faces("modal_dfc", ["Left", "{R}", "Instant"], ["Right", "", "Land"]), "face Right"],
    ["CR 715.3: the Adventure", faces("adventure", ["Left", "{R}", "Creature"], ["Right", "{U}", "Instant \u2014 Adventure"]), "face Right"],
    ["CR 715.2: told by its subtype", faces(undefined, ["Left", "{R}", "Creature"], ["Right", "{U}", "Instant \u2014 Adventure"]), "face Right"],
    ["CR 712.8a: the front only", faces("transform", ["Left", "{R}", "Creature"], ["Right", "", "Creature"])],
    ["CR 702.146a: the back for its disturb cost", faces("transform", ["Left", "{1}{R}", "Creature", "Disturb {3}{R}"], ["Right", "", "Creature"]), "way disturb; {3}, {R}; from graveyard; as Right {1}{R}"],
    ["no layout, so nobody knows", faces(undefined, ["Left", "{R}", "Creature"], ["Right", "{U}", "Instant"]), "unread"],
  ];
  test.each(table.map(([rule, json, ...castings]) => ({ rule, json, castings })))("$rule", ({ json, castings }) => {
    expect(castingsOf(json).map(line)).toEqual(castings);
    // A card may be known by its first face's name.
    expect((readCard({ name: "", ...json }).faces?.[0]?.castings ?? []).map(line)).toEqual(castings);
  });

  test("CR 702.127a: aftermath is cast from the graveyard alone", () => {
    const [face] = castingsOf(faces("split", ["Left", "{R}", "Instant"], ["Right", "{U}", "Sorcery", "Aftermath"]));
    expect(face?.kind === "face" ? (face.card.castings ?? []).map(line) : face).toEqual(["way aftermath; from graveyard; only"]);
  });
});
