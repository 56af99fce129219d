/**
 * Pays many boards of real decks through the command line, as another program would:
 *
 *     npm run check:boards -- --count 5000 --seed 1
 *
 * Answers are written as they come, so that a run that is interrupted keeps what it has. Exit status 1: an answer was an
 * error, or a board was not answered in time, or a plan was not accepted by the referee.
 */
import { spawn } from "node:child_process";
import { appendFileSync, mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import type { Answer } from "../src/answer.ts";
import { check, parsePosition } from "../src/index.ts";
import { CARDS, dealMany, readDecks, type Dealt } from "./decks.ts";
import { randomFrom } from "./random.ts";

const HOME = fileURLToPath(new URL("..", import.meta.url));

const { values } = parseArgs({
  options: {
    count: { type: "string", default: "1000" },
    seed: { type: "string", default: "1" },
    /** Directory for positions.jsonl and answers.jsonl. */
    out: { type: "string" },
    /** Seconds that one board may take before it is given up. */
    patience: { type: "string", default: "60" },
  },
});

interface Timed {
  readonly id: string;
  readonly answer: Answer;
  readonly milliseconds: number;
}

const statusOf = (answer: Answer): string => (answer.status === "payable" && !answer.optimal ? "payable, not proved" : answer.status);

/** Does the referee, asked once more from outside, accept the plan with the summary that came with it? */
const isRejected = ({ position: json }: Dealt, answer: Answer): boolean => {
  if (answer.status !== "payable") return false;
  const position = parsePosition(json, CARDS);
  if (!position.ok) return true;
  const report = check(position.value, answer.plan);
  return !report.legal || report.summary.lifePaid !== answer.summary.lifePaid || report.summary.floating !== answer.summary.floating;
};

type Ending = "done" | "stuck" | "stopped";

/** One process over these boards, until all are answered, one takes too long, or the process ends. */
const run = (boards: readonly Dealt[], patience: number, answered: (answer: Answer, milliseconds: number) => void): Promise<Ending> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ["--import", "tsx", "src/cli/main.ts", "pay", "--jsonl"], { cwd: HOME, stdio: ["pipe", "pipe", "inherit"] });
    let count = 0;
    let last = performance.now();
    let ending: Ending = "stopped";
    let timer: NodeJS.Timeout | undefined;
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        ending = "stuck";
        child.kill();
      }, patience * 1_000);
    };
    const lines = createInterface({ input: child.stdout });
    lines.on("line", (line) => {
      const now = performance.now();
      count += 1;
      // The first includes the start of the process.
      answered(JSON.parse(line) as Answer, count === 1 ? 0 : now - last);
      last = now;
      if (count === boards.length) ending = "done";
      wait();
    });
    child.on("error", reject);
    child.stdin.on("error", () => undefined);
    child.stdin.end(boards.map((board) => `${JSON.stringify(board)}\n`).join(""));
    wait();
    lines.on("close", () => {
      clearTimeout(timer);
      resolve(ending);
    });
  });

const report = (timed: readonly Timed[], stuck: readonly string[], rejected: readonly string[], seconds: number): string => {
  const counts = new Map<string, number>();
  for (const { answer } of timed) counts.set(statusOf(answer), (counts.get(statusOf(answer)) ?? 0) + 1);
  const errors = timed.flatMap(({ id, answer }) => (answer.status === "error" ? [`${id}: ${answer.error.code}: ${answer.error.message}`] : []));
  const slowest = [...timed].sort((a, b) => b.milliseconds - a.milliseconds).slice(0, 10);
  const list = (title: string, lines: readonly string[]): string => (lines.length === 0 ? "" : `${title}\n${lines.map((line) => `  ${line}\n`).join("")}`);
  return [
    list(`${timed.length} boards answered in ${seconds.toFixed(1)} s`, [...counts].sort((a, b) => b[1] - a[1]).map(([status, count]) => `${status}: ${count}`)),
    list("Errors", errors),
    list("Not answered in time", stuck),
    list("Rejected by the referee", rejected),
    list("Slowest", slowest.map(({ id, milliseconds }) => `${id}: ${milliseconds.toFixed(1)} ms`)),
  ].join("");
};

const decks = readDecks();
if (decks === undefined) {
  console.error("skipped: the decks that boards are drawn from, which are not here");
} else {
  const boards = dealMany(decks, Number(values.count), randomFrom(Number(values.seed)));
  const out = values.out ?? join(tmpdir(), `tapwright-boards-${values.seed}`);
  mkdirSync(out, { recursive: true });
  const [positionsFile, answersFile] = [join(out, "positions.jsonl"), join(out, "answers.jsonl")];
  writeFileSync(positionsFile, boards.map((board) => `${JSON.stringify(board)}\n`).join(""));
  writeFileSync(answersFile, "");
  console.error(`positions: ${positionsFile}\nanswers: ${answersFile}`);

  const timed: Timed[] = [];
  const stuck: string[] = [];
  const rejected: string[] = [];
  const started = performance.now();
  // The interrupt reaches the other process as well; what it has answered by then is reported.
  let interrupted = false;
  process.on("SIGINT", () => {
    interrupted = true;
  });
  for (let next = 0; next < boards.length && !interrupted; ) {
    const ending = await run(boards.slice(next), Number(values.patience), (answer, milliseconds) => {
      const board = boards[next] as Dealt;
      next += 1;
      appendFileSync(answersFile, `${JSON.stringify(answer)}\n`);
      timed.push({ id: board.id, answer, milliseconds });
      if (isRejected(board, answer)) rejected.push(board.id);
      if (next % 100 === 0) console.error(`${next} of ${boards.length}`);
    });
    if (ending === "done" || interrupted) break;
    // The one that was being paid is given up; the rest goes on.
    const lost = boards[next] as Dealt;
    console.error(`${lost.id} was not answered${ending === "stuck" ? ` in ${values.patience} s` : ": the process ended"}`);
    stuck.push(lost.id);
    next += 1;
  }
  process.stdout.write(report(timed, stuck, rejected, (performance.now() - started) / 1_000));
  if (stuck.length > 0 || rejected.length > 0 || timed.some(({ answer }) => answer.status === "error")) process.exitCode = 1;
}
