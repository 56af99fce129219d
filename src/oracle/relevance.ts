/**
 * Whether a line that was not read could change how a cost is paid. What happens at other times (triggers, activated
 * abilities without mana, what a spell does as it resolves) cannot; what always holds can, if it speaks of such things.
 */

/** Words whose mere presence in something that always holds makes it matter. */
export const PAYING_WORDS: readonly string[] = [
  "mana", "cost", "costs", "spend", "haste", "convoke", "delve", "improvise", "waterbend", "affinity", "assist", "undaunted",
  "add", "adds", "devoid", "changeling",
];

const COLOR_WORDS: readonly string[] = ["color", "colors", "colorless", "white", "blue", "black", "red", "green"];

/** Turns of phrase that make it matter, whatever else is said. */
const PAYING_PHRASES: readonly string[] = [
  "activated abilities", "activated ability", "all abilities", "abilities you activate", "activate abilities", "has all", "have all",
  "can't pay", "would pay life", "it's a ", "it's an ", "are basic", "creature types", "can't be sacrificed", "can't sacrifice", "life total can't", "loses all", "lose all", "in addition to its other",
  "in addition to their other", "basic land type", "becomes a", "isn't a creature", "is a creature", "are creatures", "is an island", "is a swamp", "is a mountain", "is a forest", "is a plains",
  "are mountains", "are islands", "are swamps", "are forests", "are plains", "every creature type", "is every", "are every", "~ is also a", "is legendary", "are legendary", "are snow", "is snow", "is the chosen", "are the chosen", "can't lose life",
];

const startsWithAny = (text: string, starts: readonly string[]): boolean => starts.some((start) => text.startsWith(start));
const includesAny = (text: string, parts: readonly string[]): boolean => parts.some((part) => text.includes(part));

const words = (text: string): readonly string[] => text.toLowerCase().match(/[a-z'-]+/g) ?? [];

/** Where the quoted parts are blanked, so that a colon or a word inside a quote does not count. */
const outsideQuotes = (line: string): string => line.replace(/"[^"]*"/g, "\"\"");

/** CR 603.1: "When", "Whenever", "At". Chapters of a Saga trigger, too, and rows of a table of die results are no better. */
const isTriggered = (line: string): boolean =>
  startsWithAny(line, ["When ", "Whenever ", "At the "]) || /^(?:[IVX]+, )*[IVX]+ \u2014 /.test(line) || /^\d+(?:[-\u2013\u2014]\d+)? \| /.test(line);

/** The event of a trigger: up to a comma, but for those of a list ("a Mountain, Forest, or Plains for mana"). */
const eventOf = (line: string): string => line.split(/, (?!(?:(?:and|or|and\/or) )?[A-Z][A-Za-z-]*(?:,| and | or | for ))/)[0] ?? "";

/** CR 605.1b: a mana ability triggers from an activated mana ability, or from mana being added. */
const triggersFromMana = (line: string): boolean => {
  const event = eventOf(line);
  // Damage for tapping is no cost, but the payer counts it.
  if (event.includes("becomes tapped") && includesAny(line, ["damage to you", "damage to that", "damage to its controller", "you lose"])) return true;
  return /\bfor (?:[a-z]+ )?mana\b|\bfor \{|\bto add\b|\bmana ability\b/.test(event) &&
    /\badds?\b|\bproduces?\b|\bdamage to (?:you|that player|its controller)\b|\bloses?\b|\btap all\b/.test(line.slice(event.length));
};

/** How long an effect of something that happened may last, CR 611.2a. */
const DURATIONS: readonly string[] = ["until end of turn", "this turn", "until your next turn", "for as long as", "until the end of", "this way costs"];

/** What the effect changes for many objects at once: what tapping makes, what spells and abilities cost, what may be spent, what lands and others are. */
const CHANGES: readonly RegExp[] = [
  /\bfor mana\b.*\b(?:adds?|produces?)\b/,
  /\bproduces? (?:mana|colorless mana|\{|one mana)/,
  /\b(?:spells?|abilities)\b[^."]*\bcosts? (?:an additional )?(?:\{|["\d])/,
  /\bfor one spell\b.*\bas though\b/,
  /\bthe next spell you cast this turn has (?:affinity|convoke|delve|improvise|undaunted)\b/,
  /\bspell cast (?:by an opponent )?this way costs\b/,
  /\b(?:all|each|other)? ?(?:[a-z-]+ )?(?:lands|islands|swamps|mountains|forests|plains|artifacts?|vehicles|permanents|creatures)(?: you control| on the battlefield)? (?:becomes?|are|lose all abilities)\b(?! blocked| unblocked| equal)/,
  /\b(?:lands|artifacts|permanents|creatures|chosen permanents)\b[^."]*"[^"]*\badd\b[^"]*"/,
  /\bplayers can't (?:pay|activate)\b|\bactivated abilities of [^."]* can't be activated\b/,
];

/** "That land", "it" and "this creature" are one object, which a position gives as it is; so are targets. */
const ABOUT_ONE = /\btargets?\b|\benchanted\b|\bthat (?:land|creature|permanent)\b|\b(?:that|those) spells?\b|\bthis ability costs\b/;

/**
 * An effect of something that happened earlier this turn and that may still be in force, so that it holds like a static
 * one: "Until end of turn, lands tapped for mana produce …".
 */
export const setsLasting = (line: string): boolean =>
  sentencesOf(line.toLowerCase().replace("that spell's mana cost", "its cost")).some((sentence) =>
    includesAny(sentence, DURATIONS) && !ABOUT_ONE.test(sentence) && CHANGES.some((change) => change.test(sentence)));

/** CR 602.1a: cost, colon, effect. The colon of a quoted ability does not count. */
const splitActivated = (line: string): { readonly cost: string; readonly effect: string } | undefined => {
  const bare = outsideQuotes(line);
  const colon = bare.indexOf(": ");
  if (colon < 0) return undefined;
  const cost = bare.slice(0, colon);
  return { cost, effect: bare.slice(colon + 2) };
};

/** "+1", "\u2212X", "0", in brackets or not. CR 606.1 */
const isLoyalty = (cost: string): boolean => /^(?:\[)?[+\u2212-]?[0-9X]+(?:\])?$/.test(cost);

/** What a sentence says that goes on with a trigger of the sentence before. */
const REFERS_BACK = /\b(?:that (?:card|spell|copy)|this way|new targets|the copy)\b/;

/**
 * What an activated ability itself does, without what a trigger that it sets up does later: "When you spend this mana to
 * cast a Dragon spell, …". That is another ability. CR 603.7, 603.12
 */
const ownEffect = (effect: string): string => {
  const own: string[] = [];
  let inTrigger = false;
  for (const sentence of sentencesOf(effect)) {
    inTrigger = /^When(?:ever)? /.test(sentence) || (inTrigger && REFERS_BACK.test(sentence));
    if (!inTrigger && !/\bat the beginning of the next\b/.test(sentence)) own.push(sentence);
  }
  return own.join(" ");
};

/** CR 605.1a: no mana ability if it is a loyalty ability, has a target, or moves a card to or from a library. */
const isManaAbilityText = (cost: string, effect: string): boolean => {
  if (isLoyalty(cost)) return false;
  const own = ownEffect(effect).toLowerCase();
  const both = `${cost}. ${own}`.toLowerCase();
  const addsMana = /\b(?:add|adds)\b.*(?:\{|mana)/.test(effect.toLowerCase()) || both.includes("unspent mana") || /\bproduces? .*mana/.test(both);
  const targets = /\btargets?\b/.test(own) && !both.includes("that targets");
  return addsMana && !targets && !movesLibraryCards(both);
};

/** Whether a line with a mana ability in the grammar's eyes is one by the rules. CR 605.1a */
export const isManaAbilityLine = (line: string): boolean => {
  const activated = splitActivated(line);
  return activated === undefined || isManaAbilityText(activated.cost, activated.effect);
};

/**
 * What an activated ability that makes no mana says about paying its own cost: the cost, and sentences such as "Spend
 * only red mana on X". Loyalty abilities cost nothing that a payer pays, CR 606.4.
 */
export const ownCostOf = (line: string): { readonly cost?: string; readonly changes: readonly string[]; readonly sentences: readonly string[] } => {
  const ability = isTriggered(line) ? undefined : splitActivated(line);
  if (ability === undefined || isLoyalty(ability.cost) || isManaAbilityText(ability.cost, ability.effect)) return { changes: [], sentences: [] };
  const sentences = sentencesOf(ability.effect).filter((sentence) =>
    includesAny(sentence, ["Spend only ", "activation cost, you may tap", "X can't be 0"]) || /^You may spend mana as though\b/.test(sentence));
  // "Exhaust — {2}", "{TK}{TK} — {T}": the cost begins behind the last dash.
  const changes = sentencesOf(ability.effect).filter((sentence) => sentence.startsWith("This ability costs "));
  return { cost: ability.cost.slice(ability.cost.lastIndexOf("\u2014") + 1).trim(), changes, sentences };
};

export const sentencesOf = (text: string): readonly string[] => text.split(/(?<=\.) /);

/** Those sentences of an instant or sorcery that speak of its own cost. */
export const ownSentences = (line: string): readonly string[] =>
  sentencesOf(line.replace(/^\u2022 /, "")).filter((sentence) => includesAny(sentence.toLowerCase(), OWN_COST_PHRASES));

const LIBRARY_WORDS: readonly string[] = ["draw", "draws", "mill", "mills", "search", "library", "surveil", "explore", "explores", "manifest", "discover", "cascade", "learn"];

export const movesLibraryCards = (text: string): boolean => {
  const found = new Set(words(text));
  return LIBRARY_WORDS.some((word) => found.has(word));
};

/** Sentences of an instant or sorcery that speak of its own cost; what it does on resolution is no matter. */
const OWN_COST_PHRASES: readonly string[] = [
  "~ costs", "~ cost ", "additional cost to cast ~", "spend only", "can't spend mana", "x can't be ",
];

export interface LineContext {
  /** An instant or sorcery: its text happens as it resolves. */
  readonly spell: boolean;
}

/** The line has a mana ability in it, so nothing of it may be dropped. */
const grantsMana = (line: string): boolean => /"[^"]*\b[Aa]dd\b[^"]*"/.test(line);

/** What it gives in quotes, other than mana abilities. */
const quotedMatters = (line: string): boolean =>
  [...line.matchAll(/"([^"]*)"/g)].some(([, quoted = ""]) => !isTriggered(quoted) && splitActivated(quoted) === undefined && alwaysHoldsMatters(quoted));

const alwaysHoldsMatters = (line: string): boolean => {
  const lower = outsideQuotes(line).toLowerCase();
  const found = new Set(words(lower.replaceAll("mana value", "").replaceAll("mana cost", "")));
  const changesColor = COLOR_WORDS.some((word) => found.has(word)) && includesAny(lower, [" is ", " are "]) && !lower.includes("that's ");
  return grantsMana(line) || changesColor || TRIGGERS_AGAIN.test(line) || PAYING_WORDS.some((word) => found.has(word)) || includesAny(lower, PAYING_PHRASES) ||
    /\b(?:is|are|becomes?) an? \d+\/\d+ /.test(lower) || quotedMatters(line);
};

/** How a spell that the line lets be cast is paid for. */
const SPELL_GIVEN = /\b(?:that|the) spell has (?:affinity|assist|convoke|delve|improvise|undaunted)\b/i;

/** Triggers more often, whatever made it trigger: so do mana abilities that trigger. CR 603.2d, 605.1b */
const TRIGGERS_AGAIN = /\bif (?:a|an|another) triggered ability of\b[^.]*\btriggers an additional time\b/i;

/** With mana of another kind than the symbols say: of what was put somewhere by a trigger, or of what it lets be activated. */
const AS_THOUGH = /\bmana as though it were\b/;

/** Whether a normalized line that the grammar did not read could matter to a payment. */
export const couldMatter = (line: string, context: LineContext): boolean => {
  if (SPELL_GIVEN.test(line)) return true;
  if (isTriggered(line)) return triggersFromMana(line) || (!context.spell && (setsLasting(line) || AS_THOUGH.test(outsideQuotes(line))));
  if (context.spell) return includesAny(line.toLowerCase(), OWN_COST_PHRASES);
  const activated = splitActivated(line);
  if (activated !== undefined) return isManaAbilityText(activated.cost, activated.effect) || setsLasting(line.slice(activated.cost.length + 2));
  if (startsWithAny(line, ["\u2022 "])) return setsLasting(line) || AS_THOUGH.test(line);
  return alwaysHoldsMatters(line);
};

const ANY_MANA_FOR_THAT =
  /\b(?:mana of any (type) can be spent|may spend mana(?: from snow sources)? as though it were mana of any (color|type)) to cast (?:it|them|(?:that|those|a) spells?(?: this way)?|spells this way)\b/i;

/**
 * Lets a card be cast that the text itself has put somewhere, with mana of any color or type. A position does not tell
 * which card that is. Only where nothing else of the line matters.
 */
export const anyManaForThat = (whole: string, context: LineContext): "any-color" | "any-type" | undefined => {
  const line = whole.replace(/^As ~ enters, you get an emblem with "(.*)"$/, "$1");
  const found = ANY_MANA_FOR_THAT.exec(line);
  if (context.spell || found === null || line.includes("\"")) return undefined;
  const others = line.replace(found[0], "").replace(/[^.]*\bcast them as though they had flash\b/, "");
  if (/\b[Ss]pend\b|\bmana of\b|\bcosts? (?:\{|an)/.test(others)) return undefined;
  const happens = isTriggered(line) || splitActivated(line) !== undefined || line.startsWith("\u2022 ");
  if (happens ? couldMatter(others, context) : !/^(?:During [a-z']+ [a-z' ]*turn, |Once each turn, |While [^.]+\. )?(?:you|that player) may (?:play|cast|look)/i.test(line)) return undefined;
  return found[2] === "color" ? "any-color" : "any-type";
};

const CREWS = /\b(?:crews|saddles)\b.*\b(?:as though its power were|using its toughness)\b/;

/** Changes or sets power and toughness, counters aside; or what counts as power for crew and saddle, CR 702.122. */
const POWER = /\bgets? (?:an additional )?[+-][\dX]+\/|\bbase power\b|^~'s (?:power|toughness)\b|^\d+\/\d+$/;

/** The same inside an ability that the line gives. */
const GIVES_POWER = /"(?!When|At )[^":]*\bgets? [+-][\dX]+\//;

/** What always holds on the battlefield and may change power or toughness, CR 613.4. Pumps until end of turn do not. */
export const changesPower = (line: string, context: LineContext): boolean =>
  !context.spell && !isTriggered(line) && splitActivated(line) === undefined && (POWER.test(outsideQuotes(line)) || GIVES_POWER.test(line) || CREWS.test(outsideQuotes(line))) && !line.includes("until end of turn");

/** Might it make power less, or set it? More of it can only help, as a rule. */
export const mayLessenPower = (line: string): boolean => /-[\dX]+\/|\bbase power\b|\busing its toughness\b/.test(outsideQuotes(line));

/** Words about casting the card itself, or about zones other than the battlefield. */
const ABOUT_CASTING = /\bcast(?:ing)? ~|~ costs?\b|~'s mana cost|\bpay ~|\brather than pay\b|\badditional cost to cast ~|\bspend only\b|\bx can't\b|\byour (?:hand|graveyard)\b|\bcommand zone\b/;

/** CR 113.6: does what a permanent's line says hold on the battlefield only, and not while the card is being cast? */
export const worksOnBoardOnly = (line: string): boolean => {
  const lower = line.toLowerCase();
  if (ABOUT_CASTING.test(lower)) return false;
  if (isTriggered(line) || splitActivated(line) !== undefined || !lower.includes("~")) return true;
  // Other things that it says of itself may define what it is everywhere, CR 604.3.
  return /~ (?:isn't a|has|gets|is the chosen type|can't be sacrificed)\b/.test(lower);
};

/** What of a line forbids nothing that a payer does, although the words look like it. */
const FORBIDS_NO_PAYMENT =
  /this effect (?:can't reduce|reduces only|doesn't)[^.]*|(?:can't|doesn't|don't) (?:be countered|be blocked|be the target|be enchanted|be regenerated|block|gain|attack(?: or block)?(?:,? or block)?|own|have|remove|lose|untap)\b|isn't a mana ability|aren't mana abilities|created instead|instead create|only once|only as a|only any time/g;

/** Words that may make a payment illegal or dearer: prohibitions and higher costs. */
const FORBIDS =
  /\bcan't\b|\bcannot\b|\bdon't\b|\bdoesn't\b|\binstead\b|\bunless\b|\badditional cost|\bonly\b|\bno longer\b|\bloses? all|\bisn't\b|\baren't\b|\bwould pay\b|\btap all\b|\bcosts? (?:an additional\b|(?:\{[^}]*\})+ more|\d+ life more)/;

/** Other types and colors: a land that is a creature is bound by CR 302.6, another color convokes for another symbol. */
const CHANGES_KIND: readonly RegExp[] = [
  /\b(?:is|are|it's|becomes?)\b (?:an? |the )?(?:[a-z\d/-]+ ){0,5}creatures?\b(?! types?\b)/,
  /\b(?:is|are|it's|becomes?)\b (?:an? |the )?(?:[a-z\d/-]+ ){0,5}(?:chosen color|colorless|land|plains|islands?|swamps?|mountains?|forests?)\b(?![^.]*in addition)/,
  /\b(?:is|are|it's|becomes?)\b (?:an? )?(?:legendary )?(?:white|blue|black|red|green)\b(?![^.]*in addition)/,
];

/** Clauses that say when or how much, not what. */
const CLAUSES = /\b(?:as long as|if|where|equal to|for each|whenever|when|at the) [^,.]*/g;

/** Does an unread line speak of something that could forbid a payment, or only of what could help it? */
export const mayForbid = (line: string): boolean => {
  const activated = isTriggered(line) ? undefined : splitActivated(line);
  if (activated !== undefined && isManaAbilityText(activated.cost, activated.effect)) return false;
  const text = outsideQuotes(line).toLowerCase().replace(FORBIDS_NO_PAYMENT, "");
  const statement = text.replace(CLAUSES, "");
  return FORBIDS.test(text) || CHANGES_KIND.some((words) => words.test(statement));
};
