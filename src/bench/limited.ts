import type { CardNames } from "../board/card-source.ts";
import type { Color } from "../mana/index.ts";
import { cardsIn } from "./deck-cards.ts";
import { positionFrom } from "./dealt.ts";
import { BASICS, PAIRS, type Pair } from "./mana-bases.ts";
import type { PositionSet } from "./positions.ts";
import { randomFrom, type Random } from "./random.ts";

/** Of each color some commons, and cards that might as well be commons. */
const COMMONS: Readonly<Record<Color, readonly string[]>> = {
  W: [
    "Attended Knight", "Pacifism", "Raise the Alarm", "Glory Seeker", "Pillarfield Ox", "Inspired Charge", "Angelic Wall", "Faith's Fetters", "Journey to Nowhere", "Kor Skyfisher",
    "Guardian of the Guildpact", "Squadron Hawk", "Palace Sentinels", "Benalish Cavalry", "Conclave Phalanx", "Guardians' Pledge",
  ],
  U: [
    "Divination", "Cancel", "Counterspell", "Mulldrifter", "Man-o'-War", "Snapping Drake", "Air Elemental", "Claustrophobia", "Essence Scatter", "Opt", "Wind Drake", "Coral Merfolk",
    "Negate", "Horned Turtle", "Treasure Cruise", "Thoughtcast",
  ],
  B: [
    "Doom Blade", "Gravedigger", "Sign in Blood", "Child of Night", "Gurmag Angler", "Chainer's Edict", "Phyrexian Rager", "Gray Merchant of Asphodel", "Duress", "Assassinate", "Walking Corpse",
    "Diabolic Edict", "Tendrils of Corruption", "Warren Pilferers", "Pestilence", "Vampire Nighthawk",
  ],
  R: [
    "Lightning Bolt", "Shock", "Firebolt", "Chandra's Outrage", "Keldon Marauders", "Hill Giant", "Goblin Piker", "Fissure", "Act of Treason", "Lava Axe", "Borderland Marauder",
    "Volcanic Hammer", "Rolling Thunder", "Canyon Minotaur", "Stone Rain", "Stoke the Flames",
  ],
  G: [
    "Llanowar Elves", "Rampant Growth", "Giant Growth", "Grizzly Bears", "Imperiosaur", "Nessian Courser", "Penumbra Spider", "Siege Wurm", "Elvish Mystic", "Prey Upon", "Centaur Courser",
    "Rancor", "Spined Wurm", "Kodama's Reach", "Vastwood Gorger", "Druid of the Cowl",
  ],
};

/** {3} for a rock of any color, and the like. */
const COLORLESS: readonly string[] = ["Manalith", "Prophetic Prism", "Mind Stone", "Bottle Gnomes", "Pilgrim's Eye"];

const counted = (names: readonly string[]): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
};

/** Forty cards: 17 lands of two colors and 23 others. */
const draftedDeck = ({ colors: [one, other], gate, pain, signet, talisman, gold }: Pair, random: Random): Readonly<Record<string, number>> => {
  const special = random.between(0, 3);
  const basics = Array.from({ length: 17 - special }, (_, index) => BASICS[index % 2 === 0 ? one : other]);
  const spells = random.shuffled([...COMMONS[one], ...COMMONS[other]]).slice(0, 18);
  const others = random.shuffled([...gold, ...gold, signet, talisman, ...COLORLESS]).slice(0, 5);
  return counted([...basics, ...Array.from({ length: special }, () => random.pick([gate, gate, pain])), ...spells, ...others]);
};

export const limitedSet = (cards: CardNames): PositionSet => ({
  name: "limited",
  about:
    "Out of games of drafted decks: 17 lands of two colors (up to three of them make both, two of three such Guildgates, the others pain lands), 18 of 32 commons of these colors, " +
    "and 5 of four gold cards, a Signet, a Talisman and five colorless artifacts. Turns 2 to 9; played as the decks of the set `decks`.",
  draw: (seed, index) => {
    const random = randomFrom(seed, index);
    const pair = random.pick(PAIRS);
    const position = positionFrom({ cards: cardsIn(cards, draftedDeck(pair, random)), commanders: [], turns: [2, 9], life: 20, opponents: 1 }, random);
    if (position === undefined) throw new Error("a deck of 23 spells without a spell");
    return { id: `limited-${seed}-${index}`, from: { deck: pair.colors.join("/") }, position };
  },
});
