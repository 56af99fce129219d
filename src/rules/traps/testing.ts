/**
 * For the named rule tests: boards in one line per permanent, and what a payment or the referee says about them.
 *
 * `"2 Forest (sick)"` is two new Forests. In brackets, separated by commas: `tapped`, `sick`, `attacking`, `blocking`,
 * `token`, `commander`, `id x`, `chosen G`, `on HOST`, or a counter and its number: `charge 2`.
 */
import type { Answer, Plan, Report, Spend, Step } from "../../answer.ts";
import { cardSource, parsePosition, type Position } from "../../board/index.ts";
import { nodeCatalog } from "../../catalog/node.ts";
import { readCard, readCost, readSpend } from "../../oracle/index.ts";
import { pay } from "../../pay/index.ts";
import { check } from "../../referee/index.ts";
import { typesIn } from "../../mana/index.ts";
import { paymentOf, printDues, produce, startOf, totalsFor, viewOf, type Bundle } from "../index.ts";
import { couldProduce } from "../produce.ts";

const CARDS = cardSource({ readCard, readCost, readSpend }, nodeCatalog);

type CardGiven = string | Readonly<Record<string, unknown>>;
/** A name with its state in brackets, or an entry as positions have it. */
type Entry = string | { readonly card: CardGiven; readonly [key: string]: unknown };

export interface Board {
  readonly cast?: CardGiven;
  readonly cost?: string;
  readonly x?: number | "max";
  readonly from?: string;
  readonly kind?: "spell" | "ability" | "special";
  readonly ability?: string;
  readonly additional?: readonly string[];
  readonly increase?: string;
  readonly reduce?: string;
  readonly with?: readonly Entry[];
  readonly hand?: readonly Entry[];
  readonly graveyard?: readonly Entry[];
  readonly command?: readonly Entry[];
  readonly against?: readonly (readonly Entry[])[];
  readonly life?: number;
  readonly energy?: number;
  readonly pool?: unknown;
  readonly turn?: "yours" | "theirs";
  readonly limits?: Readonly<Record<string, number>>;
  readonly due?: string;
  /** What is to stay payable, as positions have it. */
  readonly later?: readonly Readonly<Record<string, unknown>>[];
}

const FLAGS: Readonly<Record<string, string>> = {
  tapped: "tapped",
  sick: "summoningSick",
  attacking: "attacking",
  blocking: "blocking",
  token: "token",
  commander: "commander",
  keep: "keep",
  use: "use",
  avoid: "avoid",
  forbid: "forbid",
};
const WORDS: Readonly<Record<string, string>> = { id: "id", chosen: "chosen", on: "attachedTo" };

const stateOf = (words: string): Readonly<Record<string, unknown>> => {
  const counters: Record<string, number> = {};
  const state: Record<string, unknown> = {};
  for (const word of words.split(", ")) {
    const [, first = "", rest = ""] = /^(\S+) ?(.*)$/.exec(word) ?? [];
    const flag = FLAGS[word];
    const key = WORDS[first];
    if (flag !== undefined) state[flag] = true;
    else if (key !== undefined) state[key] = rest;
    else counters[first] = Number(rest);
  }
  return { ...state, counters };
};

const entry = (given: Entry): Readonly<Record<string, unknown>> => {
  if (typeof given !== "string") return given;
  const [, count, name, state] = /^(?:(\d+) )?(.+?)(?: \(([^)]*)\))?$/.exec(given) ?? [];
  return { card: name, ...(count === undefined ? {} : { count: Number(count) }), ...(state === undefined ? {} : stateOf(state)) };
};

export const at = (board: Board): Position => {
  const { cast, cost, x, from, kind, ability, additional, increase, reduce, limits, due } = board;
  const paying = { card: cast, cost: cost ?? (cast === undefined ? "{0}" : undefined), x, from, kind, ability, additional, increase, reduce, limits, due };
  const result = parsePosition(
    {
      you: {
        life: board.life ?? 20,
        energy: board.energy ?? 0,
        pool: board.pool ?? "",
        battlefield: (board.with ?? []).map(entry),
        hand: (board.hand ?? []).map(entry),
        graveyard: (board.graveyard ?? []).map(entry),
        command: (board.command ?? []).map(entry),
        later: board.later ?? [],
      },
      opponents: (board.against ?? []).map((side) => ({ battlefield: side.map(entry) })),
      ...(board.turn === undefined ? {} : { turn: board.turn }),
      paying: Object.fromEntries(Object.entries(paying).filter(([, value]) => value !== undefined)),
    },
    CARDS,
  );
  if (!result.ok) throw new Error(`${result.error.message} (${result.error.path ?? "position"})`);
  return result.value;
};

/** A card of no name that the tests need for its cost and type alone. */
export const spell = (mana_cost: string, type_line = "Sorcery", ...keywords: readonly string[]): Readonly<Record<string, unknown>> => ({
  name: "Some Spell",
  mana_cost,
  type_line,
  keywords,
});

export const creature = (mana_cost: string, power = "2", type_line = "Creature — Beast"): Readonly<Record<string, unknown>> => ({
  name: "Some Creature",
  mana_cost,
  type_line,
  power,
});

export const answerTo = (board: Board): Answer => pay(at(board));

/** What a payment comes to, in one flat record; `status` alone where there is none. */
export const paid = (board: Board): Readonly<Record<string, unknown>> => {
  const answer = answerTo(board);
  if (answer.status !== "payable") return { status: answer.status };
  const { summary, plan, maxX, maxDelved, optimal } = answer;
  return {
    status: "payable",
    total: plan.total,
    ...(maxX === undefined ? {} : { maxX }),
    ...(maxDelved === undefined ? {} : { maxDelved }),
    optimal,
    ...summary,
  };
};

/** One word a board: what `pay` says. */
export const statuses = (...boards: readonly Board[]): readonly string[] => boards.map((board) => answerTo(board).status);

/** The totals that may be locked, printed: CR 601.2f. */
export const totals = (board: Board, x?: number): readonly string[] => {
  const view = viewOf(at(board));
  return [...new Set(totalsFor(view, paymentOf(view), x).map(({ dues }) => printDues(dues)))].sort();
};

/** The types that the permanent could produce, as "WG"; CR 106.7. */
export const couldMake = (board: Board, id: string): string => typesIn(couldProduce(startOf(viewOf(at(board)))).get(id) ?? 0).join("");

/** One letter a mana, or all letters that it may be in brackets; sorted, because the order says nothing. */
const printBundle = (bundle: Bundle): string =>
  bundle
    .flatMap(({ types, count }) => Array.from({ length: count }, () => typesIn(types)))
    .map((types) => (types.length === 1 ? types.join("") : `[${types.join("")}]`))
    .sort()
    .join("");

/** What the abilities of a permanent add right now, each way in which one may turn out. */
export const makes = (board: Board, id: string): readonly string[] => {
  const view = viewOf(at(board));
  const seen = view.owners.get(id);
  if (seen === undefined) throw new Error(`there is no ${id}`);
  const bundles = seen.abilities.flatMap((ability) => produce(ability, seen.thing, startOf(view), { x: 0 }));
  return [...new Set(bundles.map(printBundle))].sort();
};

export const plan = (total: string, steps: readonly Step[], announce: Plan["announce"] = { symbols: [] }): Plan => ({ announce, total, steps });

/** Tap `object` for mana. */
export const tap = (object: string, adds: string, more: Partial<Extract<Step, { do: "activate" }>> = {}): Step => ({
  do: "activate",
  object,
  ability: 0,
  with: [],
  taps: [object],
  sacrifices: [],
  adds,
  ...more,
});

export const unit = (unitText: string, from: string, pays: string): Spend => ({ unit: unitText, from, pays });
export const spend = (unitText: string, from: string, pays: string, count?: number): Step => ({
  do: "mana", unit: unitText, from, pays, ...(count === undefined ? {} : { count }),
});

export const convoke = (object: string, pays: string): Step => ({ do: "convoke", object, pays });
export const delve = (object: string): Step => ({ do: "delve", object, pays: "{1}" });

/** All that the referee says of a plan. */
export const judged = (board: Board, given: Plan): Report => check(at(board), given);

/** What the referee finds wrong with a plan: "CR 107.5 already-tapped"; nothing: it is legal. */
export const refusals = (board: Board, given: Plan): readonly string[] => judged(board, given).violations.map(({ rule, code }) => `${rule} ${code}`);
