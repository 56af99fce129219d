/**
 * tapwright pays Magic: The Gathering costs exactly.
 *
 * ```ts
 * import { cardSource, parsePosition, pay, readCard, readCost, readSpend } from "tapwright";
 * import { nodeCatalog } from "tapwright/catalog/node";
 *
 * const cards = cardSource({ readCard, readCost, readSpend }, nodeCatalog);
 * const position = parsePosition({ you: { battlefield: [{ card: "Forest", count: 3 }] }, paying: { card: "Cultivate" } }, cards);
 * if (position.ok) console.log(pay(position.value));
 * ```
 */

// Positions in
export {
  cardSource, caseId, copyId, NO_CATALOG, parseCard, parseCase, parseJson, parsePaying, parsePlan, parsePosition,
  type CardGroup, type CardJson, type CardNames, type CardSource, type ParsedCase, type ParsedPaying, type Paying, type Permanent, type PoolMana, type Position, type Readers, type Side,
} from "./board/index.ts";
export { readCard, readCost, readSpend } from "./oracle/index.ts";

// Answers out
export { pay, type PayOptions } from "./pay/index.ts";
export { prepare, type Castable, type Prepared } from "./pay/prepare.ts";
export { POLICIES, policyNamed, type Policy, type SpentLevel, type Touch } from "./policy/index.ts";
export { parsePolicy } from "./policy/parse.ts";
export type { Solver } from "./solver/program.ts";
export { check } from "./referee/index.ts";
export {
  ERROR_CODES,
  type Answer, type Because, type Change, type ErrorCode, type InputError, type LevelValue, type NotReadLine, type Plan, type Reason, type Report, type Shortage, type Spend, type Step, type Summary, type Violation, type Why,
} from "./answer.ts";
export type { Result } from "./result.ts";

// Words for codes
export { changeWords, ERROR_WORDS, reasonWords, violationWords, whyWords } from "./messages.ts";

// The vocabulary
export type { Card, Effect, ManaAbility, NotUnderstood } from "./cards/index.ts";
export { manaValue, parseCost, printCost, type Color, type Cost, type ManaSymbol, type ManaType } from "./mana/index.ts";
