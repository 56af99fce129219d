import type { Cost, ManaType } from "../mana/index.ts";
import type { Amount, Condition, Whose, Zone } from "./amount.ts";
import type { Predicate } from "./predicate.ts";

/** One part of an activation cost, or of an additional cost given in words. CR 118 */
export type CostPart =
  | { readonly kind: "mana"; readonly cost: Cost }
  /** {T}, CR 107.5 */
  | { readonly kind: "tap" }
  /** {Q}, CR 107.6 */
  | { readonly kind: "untap" }
  | { readonly kind: "life"; readonly amount: Amount }
  | { readonly kind: "sacrifice-self" }
  | { readonly kind: "sacrifice"; readonly count: Amount; readonly of: Predicate }
  /** Tap that many untapped objects you control ("Tap two untapped Elves you control"). Never bound by CR 302.6. `"x"` here and below: X. */
  | { readonly kind: "tap-others"; readonly count: number | "x"; readonly of: Predicate }
  /** Untap a tapped object ("Untap a tapped land an opponent controls"). */
  | { readonly kind: "untap-other"; readonly whose: Whose; readonly of: Predicate }
  /** `counter` missing: of any kind. `"x"`: any number, which is then X. */
  | { readonly kind: "remove-counters"; readonly count: number | "x"; readonly counter?: string }
  /** Remove counters from among objects you control. */
  | { readonly kind: "remove-counters-among"; readonly count: number; readonly counter?: string; readonly of: Predicate }
  | { readonly kind: "put-counter"; readonly count: number; readonly counter: string }
  /** Exile this card from the zone it is in. */
  | { readonly kind: "exile-self" }
  /** Exile objects from that zone of yours (battlefield: you control). `other`: not the card being cast, inside `of`. */
  | { readonly kind: "exile"; readonly count: number | "x"; readonly from: "battlefield" | "hand" | "graveyard"; readonly of: Predicate }
  | { readonly kind: "discard-self" }
  | { readonly kind: "discard"; readonly count: number | "hand" | "x"; readonly of: Predicate }
  | { readonly kind: "return-self" }
  /** Return objects you control to their owner's hand. */
  | { readonly kind: "return"; readonly count: number | "x"; readonly of: Predicate }
  /** Show an object of one of these zones of yours: reveal a card, choose a permanent. It stays where it is. */
  | { readonly kind: "reveal"; readonly from: readonly ("battlefield" | "hand")[]; readonly of: Predicate }
  | { readonly kind: "energy"; readonly amount: number }
  /** One of these ("discard a card or pay {2}"), announced as the spell is cast or the ability activated. CR 601.2b */
  | { readonly kind: "choice"; readonly of: readonly (readonly CostPart[])[] }
  /** Waterbend {N}: this mana may be paid by tapping artifacts and creatures. CR 701.67 */
  | { readonly kind: "waterbend"; readonly cost: Cost }
  /**
   * Any number of these, of that total at least: untapped creatures to tap, by power (crew, saddle, teamwork; CR 702.122a,
   * 702.171a, 702.194), or cards of your graveyard to exile, by mana value (collect evidence, CR 701.59a).
   */
  | { readonly kind: "total"; readonly do: "tap" | "exile"; readonly least: number; readonly of: Predicate }
  /**
   * An object chosen as the spell is announced, which lowers the total and is given up when costs are paid: emerge,
   * offering; or tapped: harmonize, which need not choose one. CR 601.2b, 702.48, 702.119, 702.180
   */
  | {
      readonly kind: "reducer"; readonly by: Reducer; readonly of: Predicate;
      /** The payer has said which object it is, so it is chosen in any case. */
      readonly named?: true;
    }
  /**
   * "You may sacrifice any number of creatures. This spell costs {2} less for each": `each` is paid as often as the payer
   * likes, or `exactly` so often if the payer has said it, at most `most` times; each time takes `by` off. CR 601.2b, 118.8
   */
  | { readonly kind: "for-less"; readonly each: CostPart; readonly by: Cost; readonly most?: number; readonly exactly?: number }
  /** What a keyword costs, named by its keyword ("Casualty 2"), so that it is not taken for a cost in a card's own words. */
  | { readonly kind: "keyword"; readonly keyword: string; readonly cost: readonly CostPart[] };

export const REDUCERS = ["emerge", "offering", "harmonize"] as const;
export type Reducer = (typeof REDUCERS)[number];

/** Which types of mana an effect may add. A type that nothing defines gives no mana, CR 106.5. */
export type ManaTypes =
  | { readonly kind: "these"; readonly types: readonly ManaType[] }
  /** The color chosen for this object. */
  | { readonly kind: "chosen-color" }
  /** Colors of the card exiled with this object (imprinted on it). */
  | { readonly kind: "exiled-card-colors" }
  /** Colors in your commander's color identity, CR 903.4f. */
  | { readonly kind: "commander-identity" }
  /** Types (or only colors) that matching objects could produce, CR 106.7. */
  | { readonly kind: "could-produce"; readonly whose: Whose; readonly of: Predicate; readonly colorsOnly: boolean }
  /** Types that the object sacrificed or untapped as this ability's cost could produce, CR 106.7. */
  | { readonly kind: "cost-object-could-produce"; readonly colorsOnly: boolean }
  /** Colors of matching objects you control (Meteor Crater, Mox Amber); `zone` graveyard or exile where the text says so. */
  | { readonly kind: "colors-among"; readonly whose: Whose; readonly zone: "battlefield" | "graveyard"; readonly of: Predicate }
  /** For "tapped for mana" triggers: a type that the permanent just produced. */
  | { readonly kind: "produced" };

/** One way of adding mana. */
export type Output =
  /** Exactly these, as {W}{U}. */
  | { readonly kind: "fixed"; readonly mana: readonly ManaType[] }
  /** `amount` mana, all of one type among `of`. */
  | { readonly kind: "one-type"; readonly of: ManaTypes; readonly amount: Amount }
  /** `amount` mana, each of any type among `of`. */
  | { readonly kind: "combination"; readonly of: ManaTypes; readonly amount: Amount }
  /** One mana of each type (or color) among `of`. */
  | { readonly kind: "each"; readonly of: ManaTypes }
  /** As much of each type as is unspent now: doubles it. CR 701.10f */
  | { readonly kind: "as-unspent" };

/** What mana may be spent on, CR 106.6. A use is what is being paid for. */
export type Use =
  /** To cast a spell that matches, from one of these zones (missing: any; hand means from hand only). */
  | { readonly kind: "cast"; readonly spell: Predicate; readonly from?: readonly Zone[] }
  /** To activate an ability (of a source that matches); `ability` narrows to "equip" and the like. */
  | { readonly kind: "activate"; readonly source: Predicate; readonly ability?: string }
  /** Any cost that contains {X}. */
  | { readonly kind: "x-cost" }
  /** Any cost that contains {C}. */
  | { readonly kind: "colorless-cost" }
  /** The generic part of a cost. */
  | { readonly kind: "generic" }
  /** A special action or a cost asked for by a rule, by its name: "foretell", "turn-face-up", "unlock", "cumulative upkeep" … */
  | { readonly kind: "special"; readonly action: string };

export type SpendRule =
  /** Spend only on one of these. */
  | { readonly kind: "only"; readonly uses: readonly Use[] }
  /** Not on any of these. */
  | { readonly kind: "not"; readonly uses: readonly Use[] };

/** Until when mana lasts that is not lost as steps and phases end; the sooner first. CR 106.4, 702.189 */
export const MANA_UNTIL = ["end-of-combat", "end-of-turn"] as const;
export type ManaUntil = (typeof MANA_UNTIL)[number];

/** What else happens when the ability resolves and the payer cares about. */
export type SideEffect =
  /** Damage to you: life, but not a cost (CR 118.1). Also "lose N life". */
  | { readonly kind: "damage"; readonly amount: number }
  /** `before`: it is there already when the amount of mana is counted, CR 608.2c. */
  | { readonly kind: "put-counter"; readonly count: number; readonly counter: string; readonly before?: true }
  /** "If there are no mining counters on this, sacrifice it." Part of the effect, after everything else. */
  | { readonly kind: "sacrifice-without"; readonly counter: string }
  /** Something that costs you nothing now, in a few words: "untap-step", "opponent gains life", "draws a card" … */
  | { readonly kind: "other"; readonly text: string };

/** An activated mana ability, CR 605.1a. `T` resolves in one of its `outputs`. */
export interface ManaAbility {
  readonly cost: readonly CostPart[];
  /** Alternatives; the player picks one as it resolves. Never empty. */
  readonly outputs: readonly Output[];
  /** "If you control …, add … instead": the first whose condition holds replaces `outputs`. */
  readonly instead?: readonly { readonly when: Condition; readonly outputs: readonly Output[] }[];
  readonly spend?: SpendRule;
  /** Mana from this ability has this for the spell ("that spell can't be countered"); data for policies. */
  readonly rider?: string;
  readonly effects?: readonly SideEffect[];
  readonly conditions?: readonly Condition[];
  readonly oncePerTurn?: true;
  /** "Any player may activate this ability": you may, although an opponent controls it. */
  readonly anyPlayer?: true;
  /** Where it works from; missing: the battlefield. */
  readonly zone?: "hand" | "graveyard";
  /** "Until end of turn, you don't lose this mana as steps and phases end." */
  readonly stays?: true;
}
