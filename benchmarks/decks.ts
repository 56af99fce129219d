import { existsSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { nodeCatalog } from "../src/catalog/node.ts";
import { cardSource, readCard, readCost, readSpend } from "../src/index.ts";
import { variablesIn } from "../src/mana/index.ts";
import type { Card } from "../src/cards/index.ts";
import type { Random } from "./random.ts";

/** Real decklists, which lie beside the project where it is worked on; elsewhere there are none. */
const DECKS_FILE = new URL("../../shared/cards/decks.jsonl.gz", import.meta.url);

export interface Deck {
  readonly name: string;
  readonly format: string;
  readonly main: Readonly<Record<string, number>>;
  readonly commander?: Readonly<Record<string, number>> | readonly string[] | string;
}

/** `undefined` where there are no decks. */
export const readDecks = (): readonly Deck[] | undefined =>
  existsSync(DECKS_FILE)
    ? gunzipSync(readFileSync(DECKS_FILE)).toString("utf8").split("\n").filter((line) => line !== "").map((line) => JSON.parse(line) as Deck)
    : undefined;

export const CARDS = cardSource({ readCard, readCost, readSpend }, nodeCatalog);

/** The catalog's card of a name; decklists name both faces, the catalog may know the first only. */
const known = (name: string): { readonly name: string; readonly card: Card } | undefined => {
  for (const asked of [name, name.split(" // ")[0] as string]) {
    const card = nodeCatalog.byName(asked);
    if (card !== undefined) return { name: asked, card };
  }
  return undefined;
};

type Known = NonNullable<ReturnType<typeof known>>;

const PERMANENT = new Set(["Artifact", "Battle", "Creature", "Enchantment", "Land", "Planeswalker"]);
const isPermanent = ({ card }: Known): boolean => card.types.some((type) => PERMANENT.has(type));
const isLegend = ({ card }: Known): boolean => card.supertypes.includes("Legendary") && card.types.includes("Creature");
const isLand = ({ card }: Known): boolean => card.types.includes("Land");
const COLOR_LETTERS = ["W", "U", "B", "R", "G"] as const;

/** The deck's commanders; where a list does not say, its first legendary creature. */
const commandersOf = ({ commander, format, main }: Deck): readonly Known[] => {
  const named = commander === undefined ? [] : typeof commander === "string" ? [commander] : Array.isArray(commander) ? (commander as readonly string[]) : Object.keys(commander);
  if (named.length > 0) return named.flatMap((name) => known(name) ?? []);
  return format === "commander" ? Object.keys(main).flatMap((name) => known(name) ?? []).filter(isLegend).slice(0, 1) : [];
};

/** What a card needs to be told beside its name: the color or type chosen for it. */
const chosenFor = ({ card }: Known, random: Random): { readonly chosen?: string } => {
  const text = JSON.stringify([card.abilities, card.effects]);
  if (text.includes('"chosen-color"')) return { chosen: random.pick(COLOR_LETTERS) };
  return text.includes('"chosen-type"') ? { chosen: random.pick(["Elf", "Human", "Goblin", "Wizard"]) } : {};
};

/** Counters that a card removes for mana, so that there are some to remove. */
const countersFor = ({ card }: Known, random: Random): { readonly counters?: Readonly<Record<string, number>> } => {
  const names = card.abilities.flatMap((ability) => ability.cost.flatMap((part) => (part.kind === "remove-counters" && part.counter !== undefined ? [part.counter] : [])));
  return names.length === 0 ? {} : { counters: Object.fromEntries(names.map((name) => [name, random.between(1, 3)])) };
};

const onBattlefield = (one: Known, random: Random): object => ({
  card: one.name,
  ...(random.chance(0.15) ? { tapped: true } : {}),
  ...(random.chance(0.15) ? { summoningSick: true } : {}),
  ...(one.card.types.includes("Creature") && random.chance(0.1) ? { attacking: true } : {}),
  ...chosenFor(one, random),
  ...countersFor(one, random),
});

/** Equal entries as one, with a count. */
const gathered = (entries: readonly object[]): readonly object[] => {
  const counts = new Map<string, number>();
  for (const entry of entries) counts.set(JSON.stringify(entry), (counts.get(JSON.stringify(entry)) ?? 0) + 1);
  return [...counts].map(([text, count]) => ({ ...(JSON.parse(text) as object), ...(count > 1 ? { count } : {}) }));
};

export interface Size {
  /** From and to, both included. */
  readonly lands: readonly [number, number];
  readonly others: readonly [number, number];
}

const USUAL: Size = { lands: [1, 9], others: [0, 7] };
/** Commander is played with more of everything. */
const COMMANDER: Size = { lands: [3, 16], others: [0, 20] };

export interface Dealt {
  readonly id: string;
  readonly position: object;
}

/**
 * A position as it might come up with this deck: some of its lands and other permanents on the battlefield, some of its
 * cards in the graveyard and the hand, and one of its spells to be paid for. `undefined` if the deck has no spell.
 */
export const deal = (deck: Deck, id: string, random: Random, size: Size = deck.format === "commander" ? COMMANDER : USUAL): Dealt | undefined => {
  const library = random.shuffled(Object.entries(deck.main).flatMap(([name, count]) => {
    const one = known(name);
    return one === undefined ? [] : Array.from({ length: count }, () => one);
  }));
  const commanders = commandersOf(deck);
  const [first] = commanders;
  // Now and then the commander is what is cast, for two more each time it was cast before (CR 903.8).
  const isCommander = first?.card.manaCost !== undefined && random.chance(0.1);
  const drawn = library.find((one) => !isLand(one) && one.card.manaCost !== undefined);
  const spell = isCommander ? first : drawn;
  if (spell === undefined) return undefined;
  const rest = library.filter((one) => one !== drawn && !commanders.some((other) => other.name === one.name));
  const lands = rest.filter(isLand).slice(0, random.between(...size.lands));
  const others = rest.filter((one) => !isLand(one) && isPermanent(one)).slice(0, random.between(...size.others));
  const left = rest.filter((one) => !isLand(one) && !others.includes(one));
  const graveyard = left.slice(0, random.chance(0.3) ? 0 : random.between(0, 10));
  const hand = left.slice(graveyard.length, graveyard.length + random.between(0, 4));
  const treasures = random.chance(0.1) ? random.between(1, 3) : 0;
  const inPlay = isCommander ? [] : commanders.filter(() => random.chance(0.4));
  const hasX = spell.card.manaCost !== undefined && variablesIn(spell.card.manaCost) > 0;
  return {
    id,
    position: {
      you: {
        life: random.chance(0.2) ? random.between(1, 5) : random.between(6, deck.format === "commander" ? 40 : 20),
        ...(random.chance(0.1) ? { pool: `{${random.pick([...COLOR_LETTERS, "C"])}}` } : {}),
        battlefield: [
          ...gathered([...lands, ...others].map((one) => onBattlefield(one, random))),
          ...inPlay.map((one) => ({ ...onBattlefield(one, random), commander: true })),
          ...(treasures > 0 ? [{ card: "Treasure", count: treasures }] : []),
        ],
        hand: gathered(hand.map(({ name }) => ({ card: name }))),
        graveyard: gathered(graveyard.map(({ name }) => ({ card: name }))),
        command: commanders.filter((one) => !inPlay.includes(one) && one !== spell).map(({ name }) => ({ card: name })),
      },
      opponents: Array.from({ length: deck.format === "commander" ? 3 : 1 }, () => ({})),
      paying: { card: spell.name, ...(isCommander ? { from: "command", additional: [`{${2 * random.between(0, 2)}}`] } : {}), ...(hasX ? { x: random.chance(0.7) ? "max" : random.between(0, 4) } : {}) },
    },
  };
};

/** As many positions as asked for, each from a deck drawn anew. The same seed deals the same. */
export const dealMany = (decks: readonly Deck[], count: number, random: Random, size?: Size): readonly Dealt[] => {
  const dealt: Dealt[] = [];
  for (let tries = 0; dealt.length < count && tries < count * 10; tries += 1) {
    const one = deal(random.pick(decks), `board-${dealt.length + 1}`, random, size);
    if (one !== undefined) dealt.push(one);
  }
  return dealt;
};
