export * from "./position.ts";
export type { Limits, Pin, Pins } from "./pins.ts";
export * from "./source.ts";
export { cardSource, NO_CATALOG, type CardNames, type Readers } from "./card-source.ts";
export { caseId, parseBoard, parseCase, parsePaying, parsePosition, type ParsedCase } from "./parse.ts";
export type { PositionInput } from "./schema.ts";
export { parseCard } from "./parse-cards.ts";
export { parsePlan } from "./parse-plan.ts";
export { parseJson } from "./parse-json.ts";
