/**
 * One contender in a process of its own: what it takes of memory is its own, its code is compiled for its work alone, and
 * it can be ended where it does not end by itself. Started by `process.ts`.
 */
import { CONTENDERS, isContender, loadContender, type ContenderName } from "./contenders.ts";
import type { Answered, Reply, Request } from "./messages.ts";
import type { Program } from "../../src/solver/program.ts";

/** Code is compiled as it is used: few programs are solved more often. More rounds than this tell no more. */
const roundsFor = (programs: number): number => Math.max(30, Math.ceil(400 / programs));

const send = (reply: Reply): Promise<void> =>
  new Promise((resolve, reject) => {
    process.send?.(reply, (error: Error | null) => (error === null ? resolve() : reject(error)));
  });

const nameGiven = (): ContenderName => {
  const name = process.argv[2] ?? "";
  if (isContender(name)) return name;
  throw new Error(`There is no contender "${name}"; there are ${CONTENDERS.join(", ")}.`);
};

const name = nameGiven();
let solver = await loadContender(name);
let programs: readonly Program[] = [];
let budget = 1;

const answered = async (program: Program, index: number): Promise<Answered> => {
  const start = performance.now();
  try {
    const outcome = solver.solve(program, { budget });
    return { index, outcome, milliseconds: performance.now() - start };
  } catch (error) {
    const milliseconds = performance.now() - start;
    // What has failed once may be in no state to go on.
    solver = await loadContender(name);
    return { index, failure: String(error), milliseconds };
  }
};

const answer = async (request: Extract<Request, { readonly kind: "answer" }>): Promise<void> => {
  ({ programs, budget } = request);
  const start = performance.now();
  for (const [index, program] of programs.entries()) {
    if (performance.now() - start > request.share) break;
    await send({ kind: "answered", ...(await answered(program, index)) });
  }
  await send({ kind: "done" });
};

const time = async ({ which, share }: Extract<Request, { readonly kind: "time" }>): Promise<void> => {
  const start = performance.now();
  for (let round = 0; round < roundsFor(which.length) && (round === 0 || performance.now() - start < share); round += 1) {
    const milliseconds = which.map((index) => {
      const program = programs[index] as Program;
      const before = performance.now();
      solver.solve(program, { budget });
      return performance.now() - before;
    });
    await send({ kind: "round", milliseconds, peakMegabytes: process.resourceUsage().maxRSS / 1_024 });
  }
  await send({ kind: "done" });
};

// An interrupt is for the benchmark, which ends its processes itself.
process.on("SIGINT", () => undefined);
process.on("message", (request: Request) => {
  void (request.kind === "answer" ? answer(request) : time(request));
});
await send({ kind: "ready" });
