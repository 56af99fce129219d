import type { Policy } from "../policy/index.ts";
import type { Demand, Unit } from "../rules/index.ts";
import type { Program } from "../solver/program.ts";
import type { Bound } from "./bounds.ts";
import type { Doubling } from "./doubling.ts";
import type { Draft, Phase } from "./draft.ts";
import type { MarkOf } from "./marks.ts";
import type { Spending } from "./permits.ts";

/** A program and what its numbers mean. */
export interface Encoding {
  readonly program: Program;
  /** What activity number i is. */
  readonly drafts: readonly Draft[];
  /** The good that a unit of a phase belongs to. */
  readonly goodOf: (unit: Unit, phase: Phase) => number;
  /** How many stages come before the last one. */
  readonly stages: number;
  /** Which takes of its activity are marks: so many from there on. */
  readonly takesOf: (draft: Draft) => { readonly first: number; readonly count: number };
  /** The mark that a good is; `undefined`: it is mana, or what stays. */
  readonly markOf: (good: number) => string | undefined;
  /** The mark of a card that has come into the graveyard, where some cost can use it. */
  readonly buriedMark: MarkOf;
  /** What demand number i is, the dues of the total first; `undefined`: not mana, or not of this payment. */
  readonly demands: readonly (Demand | undefined)[];
  /** How mana may be spent in this program. */
  readonly permissions: Spending["permissions"];
  /** All that can be done is in the program: if it has no solution, there is no payment. */
  readonly isComplete: boolean;
  /** And nothing better than its best can be done. */
  readonly isBest: boolean;
  /**
   * Otherwise: nothing better can be done but at this price, level by level. What the program does not see right gives
   * something up, and no price is negative. `undefined`: it may be at any price.
   */
  readonly doubtFrom: readonly number[] | undefined;
  /** More may stay payable together than is seen here: what is paid first may make what comes after it cheaper (`Draft.alters`). */
  readonly mayKeepMore: boolean;
  /** Something can be untapped and tapped again, so that mana may be without bound. */
  readonly mayLoop: boolean;
  /** At most so much mana, or help instead of it, is there without going in circles. */
  readonly unlooped: number;
  /** Doublings make at most so much of one mana. */
  readonly growth: number;
  /** Something that nothing else bounds is bounded by how much a plan lists. */
  readonly isCut: boolean;
}

export interface EncodeOptions {
  /** Missing: any payment will do. */
  readonly policy?: Policy;
  /** Which costs that are to stay payable are asked after: all together, or each alone as well. Missing: none. */
  readonly hand?: "together" | "one-by-one";
  /** Nothing is done for one later cost that may change what another comes to, so what is kept together can be: `Draft.alters`. */
  readonly steady?: true;
  /** How mana may be spent; see `spendings`. Missing: the first way. */
  readonly spending?: Spending;
  /**
   * Permanents that are not given up for mana: those with effects on the board, or all; then counters that change power stay
   * as they are, too. Programs see the board as it is at the start; what leaves can change it in ways that they do not foresee. The encoding is then not complete.
   */
  readonly keep?: "effects" | "all";
  /**
   * Damage is paid out of the life that costs need, as though it always came before them. A program does not see that a life
   * cost must wait for mana that comes with damage; where there is so little life, it may. The encoding is then not complete.
   */
  readonly careful?: true;
  /** Who doubles unspent mana, one after the other; see `doublingsOf`. Missing: nobody. */
  readonly doublings?: readonly Doubling[];
  /** Pins need not be kept to, at a price of one each, "avoided" in the policy. */
  readonly liftable?: true;
  /** What else the payment must keep to. */
  readonly bounds?: readonly Bound[];
  /** How often at most an activity that nothing bounds fires beyond what the board can feed. Default 0. */
  readonly loops?: number;
}
