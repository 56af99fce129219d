import { describe, expect, test } from "vitest";
import { parseBoard } from "../board/index.ts";
import { castables } from "../pay/castables.ts";
import { CARDS } from "./cards.ts";
import { renderCastables } from "./render-castables.ts";
import { colorsFor } from "./terminal.ts";

const cards = (...names: readonly string[]) => names.map((card) => ({ card }));

const wordsFor = (you: object, colored = false): string => {
  const parsed = parseBoard({ you: { battlefield: [], ...you } }, CARDS);
  if (!parsed.ok) throw new Error(parsed.error.message);
  const { position } = parsed.value;
  return renderCastables(castables(position), position, colorsFor(colored));
};

const THREE_ZONES = {
  battlefield: [{ card: "Mountain", count: 4 }, { card: "Island", count: 2 }],
  hand: cards("Into the Roil", "Brazen Borrower", "Everflowing Chalice", "Skewer the Critics"),
  graveyard: [...cards("Kroxa, Titan of Death's Hunger", "Radical Idea", "Faithless Looting"), { card: "Divination", count: 4 }],
  command: [{ card: "Zada, Hedron Grinder", casts: 1 }],
};

describe("castables in words", () => {
  test("hand, graveyard and command zone", () => expect(wordsFor(THREE_ZONES)).toMatchInlineSnapshot(`
    "Castable: 7 of 8 cards

    Hand
      Into the Roil
        yes {1}{U}; tapped: Mountain, Island
        yes {1}{U} with kicker {1}{U}; tapped: 2 Mountain, 2 Island
      Brazen Borrower
        yes Brazen Borrower: {1}{U}{U}; tapped: Mountain, 2 Island
        yes Petty Theft: {1}{U}; tapped: Mountain, Island
      Everflowing Chalice
        yes {0}
        yes {0} with multikicker {2}; up to 3 times; tapped: 2 Mountain
      Skewer the Critics
        yes {2}{R}; tapped: 3 Mountain
        if  spectacle {R}; only if an opponent lost life this turn; tapped: Mountain

    Graveyard
      Kroxa, Titan of Death's Hunger
        no  escape {B}{B}{R}{R}, exile 5 other from graveyard
      Radical Idea
        yes jump-start {1}{U} with discard 1; tapped: Mountain, Island; discarded:
            Brazen Borrower
      Faithless Looting
        yes flashback {2}{R}; tapped: 3 Mountain

    Command zone
      Zada, Hedron Grinder
        yes {3}{R} with commander tax {2}; tapped: 4 Mountain, 2 Island

    Each by itself, under the policy preserve; by what the cards' own texts offer."
  `));

  test("alternative costs, X, delve, and what is not known", () =>
    expect(wordsFor({
      battlefield: [{ card: "Island", count: 3 }],
      hand: [
        ...cards("Force of Will", "Treasure Cruise", "Braingeyser", "Ancestral Vision", "Willbender"),
        { card: { name: "Odd Spell", mana_cost: "{B}", type_line: "Instant", oracle_text: "You may do something odd rather than pay this spell's mana cost." } },
      ],
      graveyard: [{ card: "Divination", count: 5 }],
    })).toMatchInlineSnapshot(`
      "Castable: 4 of 6 cards; not known: 1

      Hand
        Force of Will
          no  {3}{U}{U}
          yes by its own text: life 1, exile 1 blue from hand; exiled: Ancestral
              Vision; 1 life
        Treasure Cruise
          yes {7}{U}; at most 5 delved; tapped: 3 Island; exiled: 5 Divination
        Braingeyser
          yes {X}{U}{U}; X up to 1; tapped: 3 Island
        Ancestral Vision
          no  no mana cost
        Willbender
          yes {1}{U}; tapped: 2 Island
          yes morph {3}; tapped: 3 Island
        Odd Spell
          no  {B}
          ?   not understood: You may do something odd rather than pay Odd Spell's
              mana cost.

      Each by itself, under the policy preserve; by what the cards' own texts offer."
    `));

  test("nothing to cast", () => {
    expect(wordsFor({ hand: cards("Forest") })).toBe("There is no card that could be cast in hand, graveyard or command zone.");
    expect(wordsFor({ hand: cards("Opt") }).split("\n")[0]).toBe("Castable: 0 of 1 card");
  });

  test("no line is longer than 80 columns; colors change nothing but colors", () => {
    const colored = wordsFor(THREE_ZONES, true);
    expect(colored).toContain("\u001B[");
    // eslint-disable-next-line no-control-regex
    const bare = colored.replace(/\u001B\[\d+m/g, "");
    expect(bare).toBe(wordsFor(THREE_ZONES));
    expect(bare.split("\n").filter((line) => line.length > 80)).toEqual([]);
  });

  test("an error is said as such", () => {
    const parsed = parseBoard({ you: { battlefield: [] } }, CARDS);
    if (!parsed.ok) throw new Error(parsed.error.message);
    expect(renderCastables({ status: "error", error: { code: "internal", message: "Something." } }, parsed.value.position, colorsFor(false))).toBe("Error (internal): Something.");
  });
});
