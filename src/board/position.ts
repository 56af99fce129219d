import type { Card, CostPart, ManaUntil, NotUnderstood, SpendRule, Zone } from "../cards/index.ts";
import type { Cost, ManaType } from "../mana/index.ts";
import type { Limits, Pins } from "./pins.ts";

/** Permanents that are alike in everything a payer can see, as given in one entry of the position. */
export interface Permanent {
  /** Unique on the whole board. The copies of an entry with `count` above 1 are `id#1`, `id#2` …: see `copyId`. */
  readonly id: string;
  /** At least 1. */
  readonly count: number;
  readonly card: Card;
  readonly tapped: boolean;
  /** Came under its controller's control this turn; binds creatures only, CR 302.6. */
  readonly summoningSick: boolean;
  readonly attacking: boolean;
  readonly blocking: boolean;
  /** Counters on each copy, by lower-case name; only positive numbers. */
  readonly counters: Readonly<Record<string, number>>;
  /** The color letter, creature type, land type or card name chosen for it. */
  readonly chosen?: string;
  /** The card of that name, where it is one that is exiled with this one (imprinted on it). */
  readonly exiled?: Card;
  /** `id` of the entry that it is attached to (its first copy). */
  readonly attachedTo?: string;
  readonly token: boolean;
  readonly commander: boolean;
  readonly pins?: Pins;
  /** Once-a-turn abilities that were activated this turn, by number. CR 602.5b */
  readonly used?: readonly number[];
}

/** Cards in a zone that is not the battlefield. */
export interface CardGroup {
  readonly id: string;
  readonly count: number;
  readonly card: Card;
  /** Hand: how much the player wants to stay able to cast it. Default 1, at least 0. */
  readonly weight: number;
  /** Graveyard: leave it there if possible. */
  readonly keep: boolean;
  readonly pins?: Pins;
  /** Command zone: how often it has been cast from there this game. Missing: never. CR 903.8 */
  readonly casts?: number;
  /** Hand: it is to be held up for the next turn, another player's. Missing: it may be cast this turn. */
  readonly turn?: "theirs";
}

/** One or more identical mana in the pool. CR 106.4 */
export interface PoolMana {
  readonly type: ManaType;
  readonly count: number;
  readonly snow: boolean;
  /** Name of what made it, where known. */
  readonly source?: string;
  /** Until when it is not lost as steps and phases end; missing: lost as this one ends. CR 106.4, 500.5 */
  readonly until?: ManaUntil;
  readonly spend?: SpendRule;
  /** What it does for the spell that it is spent on. CR 106.6 */
  readonly rider?: string;
}

export interface Paying {
  /** The spell that is cast, or the permanent whose ability is activated. */
  readonly card?: Card;
  /** Which card of the graveyard that is, by its id. Missing: the first of its name. */
  readonly object?: string;
  readonly from: Zone;
  readonly kind: "spell" | "ability" | "special";
  /** Where it differs from the card's mana cost: an ability's cost, an alternative cost. */
  readonly cost?: readonly CostPart[];
  readonly x?: number | "max";
  /** Each entry is one additional cost. CR 118.8 */
  readonly additional: readonly (readonly CostPart[])[];
  /** Net effects of permanents that the position leaves out. */
  readonly increase: Cost;
  readonly reduce: Cost;
  /** What kind of ability, where restrictions care: "equip", "cycling" … */
  readonly ability?: string;
  readonly limits?: Limits;
  /** What is left to be paid of a total that is locked: a payment that has begun by hand. CR 601.2f-h */
  readonly due?: readonly CostPart[];
}

/** A cost that the payment is to leave payable. */
export interface Later {
  readonly id: string;
  /** What answers call it. */
  readonly name: string;
  readonly paying: Paying;
  /** So often. */
  readonly count: number;
  /** As of a card in hand. */
  readonly weight: number;
  /** As of a card in hand. */
  readonly turn?: "theirs";
}

export interface Side {
  readonly battlefield: readonly Permanent[];
  /** Another player who pays for generic mana of a spell with assist; at most one of them. CR 702.132 */
  readonly assists?: true;
  /** What that player has in the pool already. */
  readonly pool?: readonly PoolMana[];
}

/** What is on the table while a cost is to be paid. Read-only; nothing in it is ever changed. */
export interface Position {
  readonly life: number;
  readonly energy: number;
  readonly pool: readonly PoolMana[];
  readonly battlefield: readonly Permanent[];
  readonly hand: readonly CardGroup[];
  readonly graveyard: readonly CardGroup[];
  readonly command: readonly CardGroup[];
  /** Commanders of yours that are elsewhere, as one that was cast or given up: their color identity is known still. CR 903.4 */
  readonly commanders?: readonly Card[];
  /** What is to stay payable beside cards in hand. */
  readonly later?: readonly Later[];
  readonly opponents: readonly Side[];
  readonly paying: Paying;
  /** Whose turn it is; missing: yours. */
  readonly turn?: "yours" | "theirs";
  /** Lines that were not read and might matter, with the id of the object they stand on. */
  readonly notUnderstood: readonly (NotUnderstood & { readonly object: string })[];
}

/** What is to be paid, and what of it was not read. */
export interface ParsedPaying {
  readonly paying: Paying;
  readonly notUnderstood: Position["notUnderstood"];
}

/** The same position with something else to be paid. A commander that was being cast is still a commander. CR 903.3 */
export const payingOther = (position: Position, paying: Paying): Position => {
  const { paying: { from, card } } = position;
  return from !== "command" || card === undefined ? { ...position, paying } : { ...position, paying, commanders: [...(position.commanders ?? []), card] };
};

/** The id of copy `index` (from 0) of an entry: the entry's own id if there is but one copy. */
export const copyId = (entry: { readonly id: string; readonly count: number }, index: number): string =>
  entry.count === 1 ? entry.id : `${entry.id}#${index + 1}`;
