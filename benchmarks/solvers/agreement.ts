/**
 * The slow suite of solvers: search, lp, yalps and highs on the programs of many boards, every feature of `properties/arbitraries`
 * together.
 *
 *     npm run check:solvers -- --boards 100000 --seed 1
 *
 * In batches of 100 (see `batches.ts`: it may be interrupted, and shared). Exit status 1: answers contradict each other, or one is wrong.
 */
import { parseArgs } from "node:util";
import fc from "fast-check";
import { handPosition, laterPosition, mediumPosition, pinnedPosition, tinyPosition } from "../../properties/arbitraries/index.ts";
import { BATCH_OPTIONS, inBatches } from "../batches.ts";
import { DEFAULT_BUDGET } from "../../src/pay/index.ts";
import type { Program } from "../../src/solver/program.ts";
import { boardFrom } from "./board.ts";
import { differencesIn, isFailure, isUnproved, refusalsIn } from "./compare.ts";
import { CONTENDERS, type ContenderName } from "./contenders.ts";
import type { Answered } from "./messages.ts";
import { ContenderProcess } from "./process.ts";

const BATCH = 100;

/** Milliseconds for one board: an engine that takes longer is ended, and has no answer to it. */
const PATIENCE = 10_000;

const anyPosition = fc.oneof({ weight: 3, arbitrary: tinyPosition }, { weight: 2, arbitrary: mediumPosition }, { weight: 1, arbitrary: handPosition },
  { weight: 1, arbitrary: laterPosition }, { weight: 1, arbitrary: pinnedPosition(tinyPosition) });

interface Count {
  readonly answered: number;
  readonly unproved: number;
  readonly failed: number;
}

interface Made {
  /** Boards that have a program, and of these the ones on which two solvers or more proved an answer. */
  readonly programs: number;
  readonly compared: number;
  readonly counts: Readonly<Record<ContenderName, Count>>;
  /** See `refusalsIn`. */
  readonly refused: number;
  readonly differences: readonly { readonly seed: number; readonly index: number; readonly what: string }[];
}

/** The processes that are asked, anew where one was ended. */
const processes = new Map<ContenderName, ContenderProcess>();

const processOf = (name: ContenderName): ContenderProcess => {
  const there = processes.get(name) ?? new ContenderProcess(name);
  processes.set(name, there);
  return there;
};

/** What a contender answers to each program; nothing where it was ended. */
const answersOf = async (name: ContenderName, programs: readonly Program[]): Promise<readonly (Answered | undefined)[]> => {
  const all: (Answered | undefined)[] = [];
  while (all.length < programs.length) {
    const { answers, ending } = await processOf(name).answer(programs.slice(all.length), DEFAULT_BUDGET, Number.POSITIVE_INFINITY, PATIENCE);
    all.push(...answers);
    if (ending === "done") continue;
    processes.delete(name);
    all.push(undefined);
  }
  return all;
};

const isProved = (answer: Answered): boolean => !isFailure(answer) && !isUnproved(answer);

const countOf = (answers: readonly (Answered | undefined)[]): Count => {
  const there = answers.flatMap((answer) => answer ?? []);
  return { answered: there.length, unproved: there.filter(isUnproved).length, failed: there.filter(isFailure).length };
};

const made = async (seed: number): Promise<Made> => {
  const boards = fc.sample(anyPosition, { numRuns: BATCH, seed }).flatMap((position, index) => {
    const board = boardFrom(position);
    return board === undefined ? [] : [{ board, index }];
  });
  const programs = boards.map(({ board }) => board.program);
  const byName = new Map<ContenderName, readonly (Answered | undefined)[]>();
  for (const name of CONTENDERS) byName.set(name, await answersOf(name, programs));
  const answersTo = (at: number) => new Map([...byName].flatMap(([name, answers]) => (answers[at] === undefined ? [] : [[name, answers[at]] as const])));
  return {
    programs: boards.length,
    compared: boards.filter((_, at) => [...answersTo(at).values()].filter(isProved).length > 1).length,
    counts: Object.fromEntries([...byName].map(([name, answers]) => [name, countOf(answers)])) as Record<ContenderName, Count>,
    refused: boards.reduce((sum, { board }, at) => sum + refusalsIn(board, answersTo(at)), 0),
    differences: boards.flatMap(({ board, index }, at) => differencesIn(board, answersTo(at)).map((what) => ({ seed, index, what }))),
  };
};

const { values } = parseArgs({ options: BATCH_OPTIONS });
const all = await inBatches("solvers", BATCH, values, made, ({ differences }) => (differences.length > 0 ? `: ${differences.length} differences` : ""));
for (const one of processes.values()) one.stop();

const sum = (of: (made: Made) => number): number => all.reduce((total, batch) => total + of(batch.made), 0);
console.log(`${all.length * BATCH} boards, ${sum(({ programs }) => programs)} with a program; two solvers or more proved an answer to ${sum(({ compared }) => compared)}`);
for (const name of CONTENDERS) {
  console.log(`${name}: answered ${sum(({ counts }) => counts[name].answered)}, not proved ${sum(({ counts }) => counts[name].unproved)}, failed ${sum(({ counts }) => counts[name].failed)}`);
}
console.log(`${sum(({ refused }) => refused)} solutions are no plans, of programs that say so of themselves`);
const differences = all.flatMap((batch) => batch.made.differences);
for (const one of differences) console.log(JSON.stringify(one));
console.log(`${differences.length} differences`);
process.exit(differences.length > 0 ? 1 : 0);
