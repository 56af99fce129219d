import type { PositionInput } from "../board/schema.ts";
import type { Color } from "../mana/index.ts";
import { BASICS, PAIRS, type Pair } from "./mana-bases.ts";
import type { PositionSet } from "./positions.ts";
import { randomFrom, type Random } from "./random.ts";

type Permanents = PositionInput["you"]["battlefield"];

/** What makes a position hard, beside plain lands of two colors. */
interface Corner {
  readonly name: string;
  readonly permanents: (pair: Pair, random: Random) => Permanents;
  readonly spells: (pair: Pair) => readonly string[];
  /** Cards of the graveyard. */
  readonly buried?: true;
}

/** Of each color one spell that costs a little and one that costs much, for hands, and for what is cast where a corner has none of its own. */
const SPELLS: Readonly<Record<Color, readonly [string, string]>> = {
  W: ["Journey to Nowhere", "Wrath of God"],
  U: ["Counterspell", "Mulldrifter"],
  B: ["Doom Blade", "Gray Merchant of Asphodel"],
  R: ["Lightning Bolt", "Chandra's Outrage"],
  G: ["Giant Growth", "Penumbra Spider"],
};

const plainSpells = ({ colors: [one, other], gold }: Pair): readonly string[] => [...SPELLS[one], ...SPELLS[other], ...gold];

/** Cards of a list that this pair of colors can cast. */
const castBy = ({ colors }: Pair, byColors: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(byColors).flatMap(([name, needs]) => ([...needs].every((color) => (colors as readonly string[]).includes(color)) ? [name] : []));

/** Spells by the colors that whoever casts them should have; "": any. */
const CONVOKE = {
  "Conclave Tribunal": "W", "Venerated Loxodon": "W", "Devouring Light": "W", "Transcendent Message": "U", "Stoke the Flames": "R", "Siege Wurm": "G", "Chord of Calling": "G",
  "Overwhelm": "G", "Sprout Swarm": "G", "Autochthon Wurm": "GW",
};
const DELVE = {
  "Treasure Cruise": "U", "Dig Through Time": "U", "Murderous Cut": "B", "Gurmag Angler": "B", "Tasigur, the Golden Fang": "B", "Become Immense": "G", "Hooting Mandrills": "G",
  "Bedlam Reveler": "R", "Soulflayer": "B", "Logic Knot": "U",
};
const PHYREXIAN = {
  "Porcelain Legionnaire": "", "Phyrexian Metamorph": "", "Tezzeret's Gambit": "", "Dismember": "", "Vault Skirge": "", "Act of Aggression": "", "Slash Panther": "", "Birthing Pod": "",
  "Gut Shot": "", "Postmortem Lunge": "", "Ajani, Sleeper Agent": "GW", "Tamiyo, Compleated Sage": "GU",
};
const HYBRID = {
  "Spectral Procession": "", "Flame Javelin": "", "Beseech the Queen": "", "Reaper King": "", "Figure of Destiny": "RW", "Kitchen Finks": "GW", "Boggart Ram-Gang": "RG",
  "Nightveil Specter": "UB", "Unmake": "WB", "Deathrite Shaman": "BG", "Dominus of Fealty": "UR", "Demigod of Revenge": "BR", "Augury Adept": "WU", "Murkfiend Liege": "GU",
};
/** Creatures for mana that only casts creatures. */
const CREATURES: Readonly<Record<Color, string>> = { W: "Serra Angel", U: "Air Elemental", B: "Gravedigger", R: "Hill Giant", G: "Penumbra Spider" };

const DORKS: readonly string[] = ["Llanowar Elves", "Birds of Paradise", "Elvish Mystic", "Noble Hierarch", "Devoted Druid"];
const TOKENS: readonly string[] = ["Grizzly Bears", "Glory Seeker", "Hill Giant", "Wind Drake", "Child of Night"];

const some = (random: Random, least: number, most: number, names: readonly string[]): Permanents =>
  Array.from({ length: random.between(least, most) }, () => ({ card: random.pick(names) }));

const CORNERS: readonly Corner[] = [
  { name: "filters", permanents: (pair, random) => [...some(random, 1, 3, [pair.filter, pair.filter, pair.signet]), ...some(random, 0, 1, PAIRS.map(({ filter }) => filter))], spells: plainSpells },
  { name: "bounce lands", permanents: (pair, random) => some(random, 1, 3, [pair.bounce, pair.bounce, "Sol Ring", "Temple of the False God"]), spells: plainSpells },
  {
    name: "restricted mana",
    permanents: (_, random) => some(random, 1, 3, ["Ancient Ziggurat", "Mishra's Workshop", "Beastcaller Savant", "Vodalian Arcanist", "Eldrazi Temple", "Automated Artificer"]),
    spells: ({ colors: [one, other] }) => [CREATURES[one], CREATURES[other], "Wurmcoil Engine", "Mind Stone", "Thought-Knot Seer", SPELLS[one][1], SPELLS[other][1]],
  },
  { name: "convoke", permanents: (_, random) => [...some(random, 1, 3, DORKS), ...some(random, 1, 3, TOKENS)], spells: (pair) => castBy(pair, CONVOKE) },
  { name: "delve", permanents: () => [], spells: (pair) => castBy(pair, DELVE), buried: true },
  { name: "treasures", permanents: (_, random) => [{ card: "Treasure", count: random.between(1, 3) }], spells: plainSpells },
  { name: "phyrexian", permanents: (pair, random) => some(random, 0, 2, [pair.pain, pair.talisman]), spells: (pair) => castBy(pair, PHYREXIAN) },
  { name: "hybrid", permanents: (pair, random) => some(random, 0, 2, [pair.signet, pair.pain, ...PAIRS.map(({ dual }) => dual)]), spells: (pair) => castBy(pair, HYBRID) },
];

const GRAVEYARD: readonly string[] = ["Opt", "Shock", "Duress", "Divination", "Grizzly Bears"];

/** A permanent as it stands there: now and then tapped, or new. */
const stood = (random: Random) => (entry: Permanents[number]): Permanents[number] =>
  ({ ...entry, ...(random.chance(0.1) ? { tapped: true } : {}), ...(random.chance(0.1) ? { summoningSick: true } : {}) });

const draw = (seed: number, index: number): PositionInput => {
  const random = randomFrom(seed, index);
  const pair = random.pick(PAIRS);
  const { colors: [one, other] } = pair;
  const corners = random.shuffled(CORNERS).filter((corner) => corner.spells(pair).length > 0).slice(0, random.chance(0.4) ? 2 : 1);
  const [first] = corners;
  const spells = first === undefined ? plainSpells(pair) : first.spells(pair);
  const lands = some(random, 1, 4, [BASICS[one], BASICS[one], BASICS[other], BASICS[other], pair.dual, pair.pain]);
  const graveyard = corners.some(({ buried }) => buried === true) ? random.between(1, 7) : random.between(0, 2);
  return {
    you: {
      life: random.chance(0.2) ? random.between(1, 4) : random.between(5, 20),
      battlefield: random.shuffled([...lands, ...corners.flatMap(({ permanents }) => permanents(pair, random))]).map(stood(random)),
      hand: some(random, 0, 3, plainSpells(pair)),
      graveyard: some(random, graveyard, graveyard, GRAVEYARD),
    },
    opponents: [{}],
    paying: { card: random.pick(spells) },
  };
};

export const cornersSet: PositionSet = {
  name: "corners",
  about:
    `Where simple payers stumble: ${CORNERS.map(({ name }) => name).join(", ")}. One of these, with a probability of 0.4 two, beside one to four ` +
    "lands of two colors (basics twice as likely as a dual land and a pain land); up to three spells of these colors in hand; each permanent is " +
    "tapped or new with a probability of 0.1 each. The spell is drawn from those that belong to the first corner.",
  draw: (seed, index) => ({ id: `corners-${seed}-${index}`, position: draw(seed, index) }),
};
