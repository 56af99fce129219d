/** Words for codes. The same code always means the same; the tables must name every code, or nothing compiles. */
import type { Because, Change, ErrorCode, Limited, Loss, OfObjects, Payables, Reason, Shortage, Violation, Why } from "./answer.ts";
import type { IllegalCode } from "./rules/violation.ts";

/** What each error code means, in general; the message of an error says what it is in particular. */
export const ERROR_WORDS: Readonly<Record<ErrorCode, string>> = {
  "not-json": "The text is not JSON.",
  "not-utf8": "The text is not UTF-8.",
  "empty-input": "There is nothing to read.",
  "too-large": "The input is larger than 10 MB, a state file larger than 1 MB.",
  "wrong-shape": "The JSON does not have the shape of a position.",
  "not-a-puzzle": "The text is no state file of Forge's.",
  "unknown-card": "No card of that name is in the catalog.",
  "unknown-symbol": "Something in a cost or pool is not a mana symbol.",
  "unread-cost": "A cost in words that should stay payable was not understood.",
  "incomplete-cost": "A keyword stands without the cost or number that belongs to it.",
  "bad-count": "A number is out of range.",
  "duplicate-id": "Two entries have the same id.",
  "unknown-object": "An id or name does not stand for anything on the battlefield.",
  "unknown-policy": "There is no policy of that name.",
  "too-much-mana": "That is more mana than is counted, or a plan too long to write down.",
  unreadable: "The input cannot be read.",
  internal: "A mistake in this program.",
};

/** What a limit is about: "at most 2 life". */
const LIMITED_WORDS: Readonly<Record<Limited, string>> = {
  sacrificed: "permanents sacrificed",
  exiled: "cards and permanents exiled or discarded",
  returned: "permanents returned to hand",
  counters: "counters",
  energy: "energy",
  life: "life",
  kept: "cards that were to stay in the graveyard",
  delved: "cards exiled from the graveyard",
  tapped: "permanents tapped",
  creatures: "creatures tapped",
  lands: "lands tapped",
  attackers: "creatures tapped that could attack",
};

type ReasonCode = Reason["code"];
type ReasonOf<C extends ReasonCode> = Extract<Reason, { readonly code: C }>;

/** Names an object of the position: "Llanowar Elves (b2)". */
export type NameOf = (object: string) => string;

const listed = (names: readonly string[]): string => {
  const last = names.at(-1);
  if (last === undefined) return "nothing";
  return names.length === 1 ? last : `${names.slice(0, -1).join(", ")} and ${last}`;
};

/** Names with how often each occurs: "3 Forest and Sol Ring". */
export const listNames = (names: readonly string[]): string => {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return listed([...counts].map(([name, count]) => (count === 1 ? name : `${count} ${name}`)));
};

/** "Island is" or "3 Island are". */
const said = ({ object, count = 1 }: OfObjects, name: NameOf, one: string, many: string): string =>
  count === 1 ? `${name(object)} ${one}` : `${count} ${name(object)} ${many}`;

const named = ({ object, count = 1 }: OfObjects, name: NameOf): string => (count === 1 ? name(object) : `${count} ${name(object)}`);

const namedAll = (objects: readonly string[], name: NameOf): string => listNames(objects.map(name));

const shortageWords = ({ symbols, need, supply, objects }: Shortage, name: NameOf): string =>
  objects.length === 0 ? `nothing can pay ${symbols}` : `only ${namedAll(objects, name)} can pay ${symbols}, at most ${supply} of ${need}`;

const sentence = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`;

const REASON_WORDS: { readonly [C in ReasonCode]: (reason: ReasonOf<C>, name: NameOf) => string } = {
  "no-mana-cost": () => "It has no mana cost, so it cannot be paid for (CR 118.6).",
  "no-x": () => "There is no {X} in what is paid, so X can only be 0 (CR 107.3b).",
  "x-too-small": ({ least }) => `X may not be less than ${least} (CR 107.3a).`,
  hall: (shortage, name) => sentence(shortageWords(shortage, name)),
  "additional-cost": ({ text }) => `An additional cost cannot be paid: ${text}.`,
  pinned: ({ object, pin, ability }, name) => {
    const what = ability === undefined ? name(object) : `ability ${ability} of ${name(object)}`;
    return pin === "forbid" ? `You have forbidden to use ${what}.` : `You want ${what} to be used.`;
  },
  limited: ({ limit, most }) => `You allow no more than ${most} ${LIMITED_WORDS[limit]}.`,
  tapped: (of, name) => `${said(of, name, "is", "are")} tapped already.`,
  "summoning-sick": (of, name) => `${said(of, name, "came", "came")} under your control this turn and cannot use {T} (CR 302.6).`,
  "cannot-be-activated": (of, name) => `Abilities of ${named(of, name)} cannot be activated (CR 602.5).`,
  "used-this-turn": (of, name) => `${said(of, name, "was", "were")} used this turn already (CR 602.5b).`,
  "condition-not-met": (of, name) => `What ${named(of, name)} asks for before its mana is not so (CR 602.5).`,
  "needs-priority": (of, name) => `${said(of, name, "works", "work")} only with priority, so not while paying (CR 602.5e).`,
  "cannot-pay-life": (of, name) => `${said(of, name, "asks", "ask")} for life, and you cannot pay life (CR 119.8).`,
  "not-enough-life": (of, name) => `${said(of, name, "asks", "ask")} for more life than you have (CR 119.4).`,
  "makes-nothing": (of, name) => `${said(of, name, "makes", "make")} no mana as things stand.`,
  restricted: (of, name) => `Mana from ${named(of, name)} may not be spent on this (CR 106.6).`,
  "wrong-mana": (of, name) => `${said(of, name, "makes", "make")} no mana that this accepts (CR 107.4).`,
  "needs-mana": (of, name) => `${said(of, name, "needs", "need")} other mana first (CR 602.2b).`,
  "own-cost": (reason, name) => `${said(reason, name, "asks", "ask")} for something that is not there: ${reason.part} (CR 118.3).`,
};

/** A reason in words. */
export const reasonWords = (reason: Reason, name: NameOf): string => {
  const words = REASON_WORDS[reason.code] as (reason: Reason, name: NameOf) => string;
  return words(reason, name);
};

type ByCode<T extends { readonly code: string }> = { readonly [C in T["code"]]: (one: Extract<T, { readonly code: C }>, name: NameOf) => string };

const wordsIn = <T extends { readonly code: string }>(table: ByCode<T>, one: T, name: NameOf): string =>
  (table[one.code as T["code"]] as (one: T, name: NameOf) => string)(one, name);

const CHANGE_WORDS: ByCode<Change> = {
  x: ({ x }) => `with X = ${x}`,
  untapped: ({ objects }, name) => `with ${namedAll(objects, name)} untapped`,
  "not-new": ({ objects }, name) => `with ${namedAll(objects, name)} under your control since your turn began`,
  graveyard: ({ cards }) => `with ${cards} more ${cards === 1 ? "card" : "cards"} in your graveyard`,
  life: ({ amount }) => `with ${amount} more life`,
  mana: ({ mana }) => `with ${mana} more in your mana pool`,
  without: ({ text }) => `without the additional cost: ${text}`,
};

/** What would make it payable, in a sentence. */
export const changeWords = (changes: readonly Change[], name: NameOf): string => `It could be paid ${changes.map((change) => wordsIn(CHANGE_WORDS, change, name)).join(" and ")}.`;

const BECAUSE_WORDS: { readonly [C in Because["code"]]: (because: Extract<Because, { readonly code: C }>, without: string, name: NameOf) => string } = {
  asked: () => "as the cost asks for it",
  hall: (shortage, without, name) => `because without ${without} ${shortageWords(shortage, name)}`,
  needed: ({ x }, without) => `because without ${without} it cannot be paid${x === undefined ? "" : ` with X = ${x}`}`,
  dearer: ({ level, value, here }, without) => `because without ${without} more is given up (${level}: ${value}, not ${here})`,
};

const LOSS_WORDS: Readonly<Record<Loss, (amount: number, what: string) => string>> = {
  sacrificed: (_amount, what) => `sacrifices ${what}`,
  exiled: (_amount, what) => `exiles ${what}`,
  discarded: (_amount, what) => `discards ${what}`,
  returned: (_amount, what) => `returns ${what} to hand`,
  removed: (amount, what) => `removes ${amount} ${amount === 1 ? "counter" : "counters"} from ${what}`,
  put: (amount, what) => `puts ${amount} ${amount === 1 ? "counter" : "counters"} on ${what}`,
  energy: (amount) => `spends ${amount} energy`,
  life: (amount) => `spends ${amount} life`,
  delved: (_amount, what) => `exiles ${what} from your graveyard`,
};

const keptWords = ({ cards, costs = [] }: Payables): readonly string[] => [
  ...(cards.length === 0 ? [] : [`${listNames(cards)} castable`]),
  ...(costs.length === 0 ? [] : [`${listNames(costs)} payable`]),
];

const WHY_WORDS: ByCode<Why> = {
  keeps: (kept) => `keeps ${keptWords(kept).join(", and ")}`,
  "lets-go": (kept) => `does not keep ${keptWords(kept).join(", nor ")}`,
  "gives-up": ({ what, amount, objects = [], object, because }, name) => {
    const lost = LOSS_WORDS[what](amount, namedAll(objects, name));
    const user = object === undefined || objects.includes(object) ? "" : ` for ${name(object)}`;
    const why = because === undefined ? "" : ` ${(BECAUSE_WORDS[because.code] as (because: Because, without: string, name: NameOf) => string)(because, object === undefined ? "life" : name(object), name)}`;
    return `${lost}${user}${why}`;
  },
  "leaves-over": ({ mana }) => `leaves ${mana} over`,
  "gives-up-nothing": () => "gives up nothing",
};

/** Why this payment, in a sentence. */
export const whyWords = (why: readonly Why[], name: NameOf): string => `It ${why.map((one) => wordsIn(WHY_WORDS, one, name)).join("; ")}.`;

const VIOLATION_WORDS: Readonly<Record<IllegalCode, string>> = {
  "not-there": "It is not there, or not any more.",
  "no-such-ability": "It has no mana ability of that number.",
  "not-yours": "It is not yours to use.",
  "after-paying-began": "Mana abilities come before costs are paid.",
  "assist-comes-first": "The player who assists activates mana abilities before you do.",
  "no-mana-due": "No mana is to be paid, so no mana ability may be activated.",
  "already-tapped": "It is tapped already.",
  "already-untapped": "It is untapped already.",
  "summoning-sick": "It came under your control this turn and cannot use {T} or {Q}.",
  "condition-not-met": "Its condition is not met.",
  "needs-priority": "It can be activated only with priority, so not while paying.",
  "already-used-this-turn": "It was activated this turn already.",
  "cannot-be-activated": "Its abilities cannot be activated.",
  "cost-not-paid": "The ability's own cost is not paid.",
  "too-much-paid": "More is paid than the cost asks for.",
  "not-enough-life": "There is not enough life.",
  "cannot-pay-life": "You cannot pay life.",
  "cannot-sacrifice": "It cannot be sacrificed.",
  "not-enough-counters": "There are not enough counters.",
  "not-enough-energy": "There is not enough energy.",
  "adds-something-else": "The ability does not add that mana.",
  "too-much-mana": "That is more mana at once than is counted here.",
  "no-such-mana": "There is no such mana in the pool.",
  "mana-does-not-pay-that": "That mana may not pay for that.",
  "mana-is-restricted": "This mana may not be spent on that.",
  "nothing-like-that-due": "Nothing like that is left to be paid.",
  "no-convoke": "What is paid has no convoke.",
  "no-delve": "What is paid has no delve.",
  "no-improvise": "What is paid has no improvise.",
  "no-waterbend": "What is paid has no waterbend.",
  "convokes-anothers": "Only creatures you control may convoke.",
  "improvises-anothers": "Only artifacts you control may improvise.",
  "waterbends-anothers": "Only permanents you control may waterbend.",
  "not-a-creature": "It is not a creature.",
  "not-an-artifact": "It is not an artifact.",
  "wrong-color-to-convoke": "A creature convokes for generic mana or mana of its own colors.",
  "generic-only": "This pays for generic mana only.",
  "improvises-generic-only": "An artifact improvises for generic mana only.",
  "not-a-card-in-graveyard": "It is not a card in your graveyard.",
  "not-that-cost": "That is not what the additional cost asks for.",
  "wrong-total": "The total cost is another one.",
  "wrong-announcement": "That cannot be announced so.",
  "no-mana-cost": "It has no mana cost, so it cannot be paid for.",
  "not-all-paid": "Not all of the cost is paid.",
};

/** What a referee's objection says in words; without the rule, which stands beside it. */
export const violationWords = ({ code }: Violation): string =>
  Object.hasOwn(VIOLATION_WORDS, code) ? VIOLATION_WORDS[code as IllegalCode] : `${code}.`;
