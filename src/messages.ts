/** Words for codes. The same code always means the same; the tables must name every code, or nothing compiles. */
import type { ErrorCode, Limited, Reason, Violation } from "./answer.ts";
import type { IllegalCode } from "./rules/violation.ts";

/** What each error code means, in general; the message of an error says what it is in particular. */
export const ERROR_WORDS: Readonly<Record<ErrorCode, string>> = {
  "not-json": "The text is not JSON.",
  "not-utf8": "The text is not UTF-8.",
  "empty-input": "There is nothing to read.",
  "too-large": "The input is larger than 10 MB.",
  "wrong-shape": "The JSON does not have the shape of a position.",
  "unknown-card": "No card of that name is in the catalog.",
  "unknown-symbol": "Something in a cost or pool is not a mana symbol.",
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

const REASON_WORDS: { readonly [C in ReasonCode]: (reason: ReasonOf<C>, name: NameOf) => string } = {
  "no-mana-cost": () => "It has no mana cost, so it cannot be paid for (CR 118.6).",
  "no-x": () => "There is no {X} in what is paid, so X can only be 0 (CR 107.3b).",
  "summoning-sick": ({ object }, name) => `${name(object)} came under your control this turn and cannot use {T} (CR 302.6).`,
  tapped: ({ object }, name) => `${name(object)} is tapped already.`,
  restricted: ({ object }, name) => `Mana from ${name(object)} may not be spent on this (CR 106.6).`,
  hall: ({ symbols, objects }, name) =>
    objects.length === 0
      ? `Nothing can pay ${symbols}.`
      : `${symbols} can be paid by ${listNames(objects.map(name))} only, and that is too little.`,
  "additional-cost": ({ text }) => `An additional cost cannot be paid: ${text}.`,
  pinned: ({ object, pin, ability }, name) => {
    const what = ability === undefined ? name(object) : `ability ${ability} of ${name(object)}`;
    return pin === "forbid" ? `You have forbidden to use ${what}.` : `You want ${what} to be used.`;
  },
  limited: ({ limit, most }) => `You allow no more than ${most} ${LIMITED_WORDS[limit]}.`,
};

/** A reason in words. */
export const reasonWords = (reason: Reason, name: NameOf): string => {
  const words = REASON_WORDS[reason.code] as (reason: Reason, name: NameOf) => string;
  return words(reason, name);
};

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
