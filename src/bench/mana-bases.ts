import type { Color } from "../mana/index.ts";

/** Lands and mana rocks of two colors, by what they do. */
export interface Pair {
  readonly colors: readonly [Color, Color];
  /** Has both basic land types. */
  readonly dual: string;
  /** {C}, or either color for one damage. */
  readonly pain: string;
  /** Makes one mana of either color into two. */
  readonly filter: string;
  /** Makes one of each. */
  readonly bounce: string;
  /** Enters tapped, either color. */
  readonly gate: string;
  readonly signet: string;
  readonly talisman: string;
  /** Spells of both colors, cheap ones first. */
  readonly gold: readonly [string, string];
}

const pair = (colors: Pair["colors"], dual: string, pain: string, filter: string, bounce: string, guild: string, talisman: string, gold: Pair["gold"]): Pair =>
  ({ colors, dual, pain, filter, bounce, gate: `${guild} Guildgate`, signet: `${guild} Signet`, talisman: `Talisman of ${talisman}`, gold });

export const PAIRS: readonly Pair[] = [
  pair(["W", "U"], "Hallowed Fountain", "Adarkar Wastes", "Mystic Gate", "Azorius Chancery", "Azorius", "Progress", ["Deputy of Acquittals", "Cloudblazer"]),
  pair(["U", "B"], "Watery Grave", "Underground River", "Sunken Ruins", "Dimir Aqueduct", "Dimir", "Dominance", ["Agony Warp", "Psychatog"]),
  pair(["B", "R"], "Blood Crypt", "Sulfurous Springs", "Graven Cairns", "Rakdos Carnarium", "Rakdos", "Indulgence", ["Terminate", "Dreadbore"]),
  pair(["R", "G"], "Stomping Ground", "Karplusan Forest", "Fire-Lit Thicket", "Gruul Turf", "Gruul", "Impulse", ["Burning-Tree Emissary", "Bloodbraid Elf"]),
  pair(["G", "W"], "Temple Garden", "Brushland", "Wooded Bastion", "Selesnya Sanctuary", "Selesnya", "Unity", ["Qasali Pridemage", "Kitchen Finks"]),
  pair(["W", "B"], "Godless Shrine", "Caves of Koilos", "Fetid Heath", "Orzhov Basilica", "Orzhov", "Hierarchy", ["Kingpin's Pet", "Mortify"]),
  pair(["U", "R"], "Steam Vents", "Shivan Reef", "Cascade Bluffs", "Izzet Boilerworks", "Izzet", "Creativity", ["Izzet Charm", "Prophetic Bolt"]),
  pair(["B", "G"], "Overgrown Tomb", "Llanowar Wastes", "Twilight Mire", "Golgari Rot Farm", "Golgari", "Resilience", ["Putrid Leech", "Maelstrom Pulse"]),
  pair(["R", "W"], "Sacred Foundry", "Battlefield Forge", "Rugged Prairie", "Boros Garrison", "Boros", "Conviction", ["Lightning Helix", "Skyknight Legionnaire"]),
  pair(["G", "U"], "Breeding Pool", "Yavimaya Coast", "Flooded Grove", "Simic Growth Chamber", "Simic", "Curiosity", ["Coiling Oracle", "Simic Sky Swallower"]),
];

export const BASICS: Readonly<Record<Color, string>> = { W: "Plains", U: "Island", B: "Swamp", R: "Mountain", G: "Forest" };
