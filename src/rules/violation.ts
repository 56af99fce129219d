/**
 * Why a step is illegal, as a code; `rule` is where the Comprehensive Rules say so (edition of 25 September 2026).
 * Words for people are in messages.
 */
export const RULES = {
  "not-there": "CR 118.3",
  "no-such-ability": "CR 602.1",
  "not-yours": "CR 602.2",
  "after-paying-began": "CR 601.2g",
  "assist-comes-first": "CR 702.132a",
  "no-mana-due": "CR 601.2g",
  "already-tapped": "CR 107.5",
  "already-untapped": "CR 107.6",
  "summoning-sick": "CR 302.6",
  "condition-not-met": "CR 602.5",
  "needs-priority": "CR 602.5e",
  "already-used-this-turn": "CR 602.5b",
  "cannot-be-activated": "CR 602.5",
  "cost-not-paid": "CR 602.2b",
  "too-much-paid": "CR 118.3a",
  "not-enough-life": "CR 119.4",
  "cannot-pay-life": "CR 119.8",
  "cannot-sacrifice": "CR 614.17b",
  "not-enough-counters": "CR 118.3",
  "not-enough-energy": "CR 107.14",
  "adds-something-else": "CR 605.3b",
  "too-much-mana": "CR 106.4",
  "no-such-mana": "CR 118.3a",
  "mana-does-not-pay-that": "CR 107.4",
  "mana-is-restricted": "CR 106.6",
  "nothing-like-that-due": "CR 601.2h",
  "no-convoke": "CR 702.51a",
  "no-delve": "CR 702.66a",
  "no-improvise": "CR 702.126a",
  "no-waterbend": "CR 701.67a",
  "convokes-anothers": "CR 702.51a",
  "improvises-anothers": "CR 702.126a",
  "waterbends-anothers": "CR 701.67a",
  "not-a-creature": "CR 702.51a",
  "not-an-artifact": "CR 702.126a",
  "wrong-color-to-convoke": "CR 702.51a",
  "generic-only": "CR 702.66a",
  "improvises-generic-only": "CR 702.126a",
  "not-a-card-in-graveyard": "CR 702.66a",
  "not-that-cost": "CR 118.8",
  "wrong-total": "CR 601.2f",
  "wrong-announcement": "CR 601.2b",
  "no-mana-cost": "CR 118.6",
  "not-all-paid": "CR 118.3",
} as const satisfies Readonly<Record<string, `CR ${string}`>>;

export type IllegalCode = keyof typeof RULES;

export interface Illegal {
  readonly code: IllegalCode;
  readonly rule: string;
  readonly object?: string;
}

export const illegal = (code: IllegalCode, object?: string): Illegal => ({ code, rule: RULES[code], ...(object === undefined ? {} : { object }) });
