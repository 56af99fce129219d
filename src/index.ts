/**
 * tapwright pays Magic: The Gathering costs exactly.
 *
 * ```ts
 * import { cardSource, parsePosition, pay, readCard, readCost, readSpend } from "tapwright";
 * import { nodeCatalog } from "tapwright/catalog/node";
 *
 * const cards = cardSource({ readCard, readCost, readSpend }, nodeCatalog);
 * const board = { battlefield: [{ card: "Forest", count: 3 }], hand: [{ card: "Giant Growth" }] };
 * const position = parsePosition({ you: board, paying: { card: "Cultivate" } }, cards);
 * if (!position.ok) throw new Error(position.error.message);
 * const answer = pay(position.value);
 * if (answer.status === "payable") console.log(answer.plan.total, answer.summary.tapped);
 * ```
 */

// Positions in
export {
  cardSource, caseId, copyId, NO_CATALOG, parseBoard, parseCard, parseCase, parseJson, parsePaying, parsePlan, parsePosition,
  type CardGroup, type CardJson, type CardNames, type CardSource, type Limits, type ParsedCase, type ParsedPaying, type Paying, type Permanent, type Pin, type Pins, type PoolMana, type Position, type PositionInput, type Readers, type Side,
} from "./board/index.ts";
export { readCard, readCost, readSpend } from "./oracle/index.ts";

// Answers out
export type { Between, Weighed } from "./pay/frontier.ts";
export { pay, type PayOptions } from "./pay/index.ts";
export { prepare, type Prepared } from "./pay/prepare.ts";
export type { Castable } from "./pay/question.ts";
export { castables } from "./pay/castables.ts";
export { waysToCast, type CardToCast, type NamedCost, type WayToCast } from "./pay/ways-to-cast.ts";
export { POLICIES, policyNamed, type Policy, type SpentLevel, type Touch } from "./policy/index.ts";
export { parsePolicy } from "./policy/parse.ts";
export type { Solver } from "./solver/program.ts";
export { apply, check } from "./referee/index.ts";
export {
  ERROR_CODES,
  type Alternative, type Answer, type Because, type CastableAnswer, type CastableCard, type CastableWay, type Change, type CheckAnswer, type ErrorCode, type InputError, type LevelValue, type NotReadLine, type Plan, type Reason, type Report, type Shortage, type Spend, type Step, type Summary, type Violation, type Why,
} from "./answer.ts";
export type { Result } from "./result.ts";

// Words for codes
export { changeWords, ERROR_WORDS, reasonWords, violationWords, whyWords } from "./messages.ts";

// The vocabulary
export type { Card, Casting, Effect, ManaAbility, NotUnderstood } from "./cards/index.ts";
export { manaValue, parseCost, printCost, type Color, type Cost, type ManaSymbol, type ManaType } from "./mana/index.ts";
