/** Words for codes. The same code always means the same; the tables must name every code, or nothing compiles. */
import type { ErrorCode, Reason } from "./answer.ts";

/** What each error code means, in general; the message of an error says what it is in particular. */
export const ERROR_WORDS: Readonly<Record<ErrorCode, string>> = {
  "not-json": "The text is not JSON.",
  "empty-input": "There is nothing to read.",
  "too-large": "The input is larger than 10 MB.",
  "wrong-shape": "The JSON does not have the shape of a position.",
  "unknown-card": "No card of that name is in the catalog.",
  "unknown-symbol": "Something in a cost or pool is not a mana symbol.",
  "bad-count": "A number is out of range.",
  "duplicate-id": "Two entries have the same id.",
  "unknown-object": "An id or name does not stand for anything on the battlefield.",
  "unknown-policy": "There is no policy of that name.",
  unreadable: "The input cannot be read.",
  internal: "A mistake in this program.",
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
  "summoning-sick": ({ object }, name) => `${name(object)} came under your control this turn and cannot use {T} (CR 302.6).`,
  tapped: ({ object }, name) => `${name(object)} is tapped already.`,
  restricted: ({ object }, name) => `Mana from ${name(object)} may not be spent on this (CR 106.6).`,
  hall: ({ symbols, objects }, name) =>
    objects.length === 0
      ? `Nothing can pay ${symbols}.`
      : `${symbols} can be paid by ${listNames(objects.map(name))} only, and that is too little.`,
  "additional-cost": ({ text }) => `An additional cost cannot be paid: ${text}.`,
};

/** A reason in words. */
export const reasonWords = (reason: Reason, name: NameOf): string => {
  const words = REASON_WORDS[reason.code] as (reason: Reason, name: NameOf) => string;
  return words(reason, name);
};
