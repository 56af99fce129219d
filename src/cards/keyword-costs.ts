/**
 * Keywords whose cost stands behind them, so that "Kicker {2}{R}" is that cost: additional costs, alternative costs of
 * spells (CR 118.8, 118.9), and costs of abilities. Not among them is what asks for more than a position tells (an unblocked
 * attacker: ninjutsu, sneak) or means several costs (morph, foretell).
 */
export const PRICED_KEYWORDS: ReadonlySet<string> = new Set([
  // 702.27, 33, 42, 47, 56, 120, 157, 172, 175, 183, 903.8
  "buyback", "kicker", "multikicker", "entwine", "splice", "replicate", "escalate", "squad", "spree", "offspring", "tiered", "commander tax",
  // 702.34, 35, 74, 76, 94, 96, 103, 109, 113, 117, 137, 138, 140, 146, 148, 152, 173, 176, 185, 187
  "flashback", "madness", "evoke", "prowl", "miracle", "overload", "bestow", "dash", "awaken", "surge", "spectacle", "escape", "mutate", "disturb",
  "cleave", "blitz", "freerunning", "impending", "warp", "mayhem",
  // 702.6, 29, 62, 67, 84, 87, 97, 128, 129, 141, 151, 170
  "equip", "cycling", "suspend", "fortify", "unearth", "level up", "scavenge", "embalm", "eternalize", "encore", "reconfigure", "plot",
]);

/** Keywords with more to their cost than what stands behind them, and how they are written. */
const WRITTEN: ReadonlyMap<string, string> = new Map([
  ["casualty", "Casualty 2"], ["teamwork", "Teamwork 3"], ["crew", "Crew 3"], ["saddle", "Saddle 2"], ["collect evidence", "Collect evidence 6"],
  ["offering", "Goblin offering"], ["emerge", "Emerge {5}{U}{U}"], ["harmonize", "Harmonize {4}{G}"], ["web-slinging", "Web-slinging {2}{W}"],
]);

/** How a keyword is written together with the cost or number that it needs; `undefined`: it is no such keyword. */
export const exampleOf = (keyword: string): string | undefined => {
  const name = keyword.toLowerCase();
  if (!PRICED_KEYWORDS.has(name)) return WRITTEN.get(name);
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1)}${name === "impending" || name === "suspend" || name === "awaken" ? " 4\u2014" : name === "splice" ? " onto Arcane " : " "}{2}{R}`;
};
