import { LEVEL_ORDER } from "./measures.ts";
import type { Judged, Row } from "./row.ts";

/** Positions that show best where a strategy falls short. */

/** A mistake in one position. */
export interface Mistake {
  readonly set: string;
  readonly index: number;
  readonly paying: string;
  /** How much is lost for each object that one has to look at. */
  readonly score: number;
}

/** Of each strategy, so many are shown. */
export const SHOWN = 10;

/** Kinds of mistakes, worst first; "worse" ones by the first level. */
const KINDS: readonly string[] = ["refused", "illegal", ...LEVEL_ORDER];

const kindOf = ({ outcome, level }: Judged): string | undefined => (outcome === "refused" || outcome === "illegal" ? outcome : outcome === "worse" ? level : undefined);

/** Better shown, or drawn earlier. */
const byScore = (a: Mistake, b: Mistake): number => b.score - a.score;

/** The best of each kind, one for each card that is paid for. */
class Kept {
  private mistakes: readonly Mistake[] = [];

  add(mistake: Mistake): void {
    const last = this.mistakes[SHOWN - 1];
    if (last !== undefined && mistake.score <= last.score) return;
    const alike = this.mistakes.find(({ paying }) => paying === mistake.paying);
    if (alike !== undefined && alike.score >= mistake.score) return;
    // Sorting is stable: of two that are equal the earlier one stays first.
    this.mistakes = [...this.mistakes.filter((one) => one !== alike), mistake].sort(byScore).slice(0, SHOWN);
  }

  at(place: number): Mistake | undefined {
    return this.mistakes[place];
  }
}

export class Telling {
  private readonly strategies = new Map<string, Map<string, Kept>>();

  add({ set, index, paying, objects, results }: Row): void {
    for (const [strategy, judged] of Object.entries(results)) {
      const kind = kindOf(judged);
      if (kind === undefined) continue;
      const kinds = this.strategies.get(strategy) ?? new Map<string, Kept>();
      this.strategies.set(strategy, kinds);
      const kept = kinds.get(kind) ?? new Kept();
      kinds.set(kind, kept);
      const lost = judged.level === undefined ? 1 : (judged.gaps?.[judged.level] ?? 1);
      kept.add({ set, index, paying, score: lost / (objects + 1) });
    }
  }

  /** Worst kinds first, in turns, so that each kind of mistake is seen. */
  of(strategy: string): readonly Mistake[] {
    const kinds = this.strategies.get(strategy);
    const lists = KINDS.flatMap((kind) => kinds?.get(kind) ?? []);
    const chosen: Mistake[] = [];
    for (let place = 0; place < SHOWN; place += 1) chosen.push(...lists.flatMap((kept) => kept.at(place) ?? []));
    return chosen.slice(0, SHOWN);
  }
}
