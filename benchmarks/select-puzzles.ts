/** Makes `data/puzzles.jsonl`, boards of published puzzles as positions, from the states that lie beside the project: `npm run puzzles` */
import { writeFileSync } from "node:fs";
import { states, stateText } from "../properties/puzzle-states.ts";
import { PUZZLES_FILE } from "../src/bench/node.ts";
import type { PuzzleBoard } from "../src/bench/positions.ts";
import { nodeCatalog } from "../src/catalog/node.ts";
import { parsePuzzle } from "../src/puzzle/index.ts";

const boards = states.map((state): PuzzleBoard & { readonly source: string } => {
  const read = parsePuzzle(stateText(state), nodeCatalog);
  if (!read.ok) throw new Error(`${state.id}: ${read.error.message}`);
  return { id: state.id, name: state.name, source: state.source, board: read.value.position };
});
if (boards.length === 0) throw new Error("there are no states");
writeFileSync(PUZZLES_FILE, boards.map((board) => `${JSON.stringify(board)}\n`).join(""));
process.stdout.write(`${boards.length} boards\n`);
