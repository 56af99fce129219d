/** Names of real cards, by what they do to a payment; each is in the catalog, which a test checks. */
const COLORS = ["W", "U", "B", "R", "G"] as const;

export const BASICS = ["Plains", "Island", "Swamp", "Mountain", "Forest"] as const;

export const SIGNETS = [
  "Azorius Signet", "Dimir Signet", "Rakdos Signet", "Gruul Signet", "Selesnya Signet", "Orzhov Signet", "Izzet Signet", "Golgari Signet", "Boros Signet", "Simic Signet",
] as const;

/** One hybrid mana in, two mana of its two colors out. */
export const FILTERS = [
  "Mystic Gate", "Sunken Ruins", "Graven Cairns", "Fire-Lit Thicket", "Wooded Bastion", "Fetid Heath", "Cascade Bluffs", "Twilight Mire", "Rugged Prairie", "Flooded Grove",
] as const;

/** One mana of any kind in, two or more of given kinds out. */
export const CONVERTERS = [
  "Skycloud Expanse", "Darkwater Catacombs", "Shadowblood Ridge", "Mossfire Valley", "Sungrass Prairie", "Crystal Quarry", "Cascading Cataracts", "Unknown Shores", "Shimmering Grotto",
  "Painted Bluffs", "Study Hall", "School of the Unseen", "Prismatic Lens", "Celestial Prism", "Chromatic Star", "Pili-Pala", "Untaidake, the Cloud Keeper",
] as const;

export const ANY_COLOR = ["Mana Confluence", "City of Brass", "Chromatic Lantern", "Birds of Paradise", "Reflecting Pool", "Exotic Orchard", "Lotus Petal", "Mox Opal", "Treasure"] as const;

/** They count, double, sacrifice, or make others do so. */
export const LUMPS = [
  "Cabal Coffers", "Cabal Stronghold", "Gaea's Cradle", "Serra's Sanctum", "Tolarian Academy", "Nykthos, Shrine to Nyx", "Urborg, Tomb of Yawgmoth", "Crypt of Agadeem", "Ancient Tomb", "Simic Growth Chamber",
  "Ashnod's Altar", "Phyrexian Altar", "Krark-Clan Ironworks", "Skirk Prospector", "Food Chain", "Doubling Cube", "Mana Reflection", "Elvish Archdruid", "Priest of Titania", "Selvala, Heart of the Wilds",
  "Bloom Tender", "Faeburrow Elder", "Devoted Druid", "Vedalken Engineer", "Metalworker", "Everflowing Chalice", "Deathrite Shaman", "Springleaf Drum", "Cryptolith Rite", "Earthcraft", "Squandered Resources",
  "Shivan Reef", "Cavern of Souls",
] as const;

export const BODIES = ["Bear Cub", "Memnite", "Ornithopter", "Bog Wraith"] as const;

export const COLOR_SYMBOLS = COLORS.map((color) => `{${color}}`);
