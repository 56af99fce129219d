export * from "./position.ts";
export * from "./source.ts";
export { caseId, parseCase, parsePosition, type ParsedCase } from "./parse.ts";
