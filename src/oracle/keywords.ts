import { PRICED_KEYWORDS } from "../cards/index.ts";

/** Keywords without cost or quality, CR 702. Lower case. */
const PLAIN: ReadonlySet<string> = new Set([
  "aftermath", "ascend", "assist", "banding", "bargain", "battle cry", "cascade", "changeling",
  "choose a background", "cipher", "cleave", "compleated", "conspire", "convoke", "daybound", "deathtouch",
  "decayed", "defender", "delirium", "delve", "demonstrate", "desertwalk", "dethrone", "devoid",
  "doctor's companion", "double agenda", "double strike", "enlist", "epic", "evolve", "exalted", "exploit", "extort",
  "fear", "first strike", "flanking", "flash", "flying", "for mirrodin!", "forestwalk", "friends forever", "fuse",
  "gift a card", "gravestorm", "haste", "haunt", "hexproof", "hidden agenda", "horsemanship", "improvise",
  "increment", "indestructible", "infect", "ingest", "intimidate", "islandwalk", "job select", "jump-start",
  "landwalk", "lifelink", "living metal", "living weapon", "melee", "menace", "mentor", "mountainwalk", "myriad",
  "nightbound", "nonbasic landwalk", "partner", "persist", "phasing", "plainswalk", "provoke", "prowess", "ravenous",
  "reach", "read ahead", "rebound", "retrace", "riot", "shadow", "shroud", "skulk", "snow landwalk", "soulbond",
  "split second", "spree", "start your engines!", "station", "storm", "sunburst", "swampwalk", "tiered",
  "totem armor", "training", "trample", "umbra armor", "undying", "unleash", "vigilance", "wither",
]);

/** Keywords with a cost or quality that the caller gives or that pays for nothing. Lower case. */
const WITH_COST: ReadonlySet<string> = new Set([
  "absorb", "afflict", "afterlife", "airbend", "amplify", "annihilator", "aura swap", "awaken", "backup",
  "bands with", "bestow", "blitz", "bloodthirst", "boast", "bushido", "buyback", "casualty", "champion", "cleave",
  "collect evidence", "commander ninjutsu", "companion", "craft", "crew", "crystallize", "cumulative upkeep",
  "cycling", "dash", "devour", "disguise", "disturb", "double team", "dredge", "echo", "embalm", "emerge", "enchant",
  "encore", "entwine", "equip", "escalate", "escape", "eternalize", "evoke", "fabricate", "fading", "firebending",
  "flashback", "forecast", "foretell", "fortify", "freerunning", "frenzy", "gift", "graft", "harmonize",
  "hexproof from", "hideaway", "impending", "intensity", "kicker", "landwalk", "legendary landwalk", "level up",
  "madness", "mayhem", "megamorph", "miracle", "mobilize", "modular", "morph", "multikicker",
  "mutate", "ninjutsu", "offering", "offspring", "outlast", "overload", "partner", "plot", "poisonous", "power-up",
  "protection from", "prototype", "prowl", "rampage", "reconfigure", "recover", "reinforce", "renew", "renown",
  "replicate", "ripple", "saddle", "scavenge", "sneak", "soulshift", "specialize", "spectacle", "splice", "squad",
  "starting intensity", "strive", "surge", "suspend", "teamwork", "toxic", "transmute", "tribute", "undaunted",
  "unearth", "vanishing", "visit", "ward", "warp", "web-slinging",
]);

/** Keywords that decide how a cost is paid or whether {T} may be used. */
export const PAYING_KEYWORDS: ReadonlySet<string> = new Set([
  "haste", "convoke", "delve", "improvise", "affinity", "undaunted", "changeling", "devoid", "assist",
]);

/** Keywords whose cost is what stands behind them. */
export const isPricedKeyword = (words: string): boolean => PRICED_KEYWORDS.has(words.toLowerCase());

export const isPlainKeyword = (words: string): boolean => PLAIN.has(words.toLowerCase());

/** "Islandcycling" and "Goblin offering" among them, CR 702.29e, 702.48a. */
export const isCostKeyword = (words: string): boolean => {
  const lower = words.toLowerCase();
  return WITH_COST.has(lower) || /^(?:basic )?[a-z]+cycling$/.test(lower) || /^[a-z]+ offering$/.test(lower);
};
