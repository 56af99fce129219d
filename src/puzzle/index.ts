/** Forge's puzzle files and saved states, read and written. */
export { parseFacts, parsePuzzle, type BoardInput, type Puzzle, type PuzzleFacts } from "./parse.ts";
export { printPuzzle, type PuzzleText } from "./print.ts";
export type { PuzzleCards } from "./subject.ts";
export { WARNING_CODES, type PrintWarning, type PuzzleWarning, type WarningCode } from "./warning.ts";
export { payFor } from "./paying.ts";
