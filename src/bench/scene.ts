import type { Plan, Summary } from "../answer.ts";
import { copyId, type Permanent, type Position } from "../board/position.ts";
import { printMana } from "../mana/index.ts";
import type { State } from "../rules/index.ts";
import type { Strategy } from "../strategies/index.ts";
import { payingName, type Drawn } from "./contest.ts";
import type { HandLost } from "./hand.ts";
import { benchOn, judged, type Bench } from "./judge.ts";
import type { Judged } from "./row.ts";

/** What one payment has done, for somebody who looks at the board. */
export interface Account {
  readonly plan: Plan;
  readonly summary: Summary;
  readonly hand: HandLost | undefined;
}

/** An entry of the battlefield, and how many of its copies each payment has used. */
export interface Box {
  readonly name: string;
  readonly count: number;
  readonly tapped: boolean;
  readonly summoningSick: boolean;
  readonly theirs: number;
  readonly best: number;
}

/** A strategy's payment beside the best one. */
export interface Scene {
  readonly id: string;
  readonly position: Drawn["position"];
  readonly paying: string;
  readonly judged: Judged;
  /** Missing: refused, or not legal. */
  readonly theirs?: Account;
  readonly best?: Account;
  readonly board: readonly Box[];
  /** Mana that is there already. */
  readonly pool: string;
  /** Names of the cards that one would like to stay able to cast. */
  readonly hand: readonly string[];
}

interface Told {
  readonly account: Account;
  readonly state: State;
}

const toldOf = ({ weigh }: Bench, plan: Plan | undefined): Told | undefined => {
  const weighed = plan === undefined ? undefined : weigh(plan);
  return plan === undefined || weighed?.legal !== true ? undefined : { account: { plan, summary: weighed.summary, hand: weighed.hand }, state: weighed.state };
};

/** Copies of an entry that are tapped or gone by now, and were not before. */
const usedOf = (entry: Permanent, told: Told | undefined): number => {
  if (told === undefined) return 0;
  const ids = Array.from({ length: entry.count }, (_, index) => copyId(entry, index));
  return ids.filter((id) => {
    const copy = told.state.copies.get(id);
    return copy !== undefined && (copy.gone || (copy.tapped && !entry.tapped));
  }).length;
};

const names = (entries: Position["hand"]): readonly string[] => entries.flatMap(({ card, count }) => Array.from({ length: count }, () => card.name));

/** The strategy pays once more, beside the best payment. */
export const sceneOf = ({ id, position, parsed }: Drawn, strategy: Strategy): Scene => {
  const bench = benchOn(parsed);
  const plan = strategy.pay(parsed);
  const theirs = toldOf(bench, plan);
  const best = toldOf(bench, bench.best.status === "payable" ? bench.best.plan : undefined);
  return {
    id, position,
    paying: payingName(parsed),
    judged: judged(bench, plan),
    ...(theirs === undefined ? {} : { theirs: theirs.account }),
    ...(best === undefined ? {} : { best: best.account }),
    board: parsed.battlefield.map((entry) => ({
      name: entry.card.name, count: entry.count, tapped: entry.tapped, summoningSick: entry.summoningSick, theirs: usedOf(entry, theirs), best: usedOf(entry, best),
    })),
    pool: printMana(parsed.pool),
    hand: names(parsed.hand.filter(({ weight, card }) => weight > 0 && card.manaCost !== undefined)),
  };
};
