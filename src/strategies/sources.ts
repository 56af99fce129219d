import type { Step } from "../answer.ts";
import type { CostPart, ManaAbility } from "../cards/index.ts";
import { sizeOf, typeBit, typesIn, type ManaType, type TypeSet } from "../mana/index.ts";
import {
  abilityPurpose, activationDamage, activationDues, activationLife, demandSymbol, isCounted, manaSymbolsOf, momentOf, perform, produce, unitOf, yours,
  type Bundle, type Due, type Mana, type Purpose, type Seen, type State, type Thing, type Unit,
} from "../rules/index.ts";

export type Activate = Extract<Step, { do: "activate" }>;

/** One mana that a source makes: of any of its unit's types. */
export interface Made {
  readonly unit: Unit;
  /** Object id of what makes it: the source, or what adds to it. CR 106.3 */
  readonly from: string;
}

/** A mana ability of one of your permanents that may be activated now, and one way in which it turns out. */
export interface Source {
  readonly object: string;
  readonly ability: number;
  readonly thing: Thing;
  /** How many mana abilities the object has. */
  readonly abilities: number;
  /** What it makes; never empty. */
  readonly makes: readonly Made[];
  /** Mana that its own cost asks for. */
  readonly asks: readonly Due[];
  /** What that mana would be spent on. CR 106.6 */
  readonly purpose: Purpose;
  /** Life that its cost takes, and the same with the damage that its effect deals. */
  readonly life: number;
  readonly pain: number;
  readonly energy: number;
  /** It uses up something: itself, counters, energy. */
  readonly consumes: boolean;
  /** The step but for what is chosen as it is taken. */
  readonly step: Omit<Activate, "with" | "adds">;
}

/** Of permanents that are alike no more are looked at, unless more mana is due. */
const MOST_COPIES = 100;

type Used = Pick<Activate, "taps" | "sacrifices" | "exiles" | "returns" | "removed">;

/** What one part of an activation cost uses of the source itself; `undefined`: it asks for something else. */
const partUsed = (part: CostPart, object: string): Partial<Used> | undefined => {
  switch (part.kind) {
    case "mana":
    case "life":
    case "energy":
    case "put-counter":
      return {};
    case "tap":
      return { taps: [object] };
    case "sacrifice-self":
      return { sacrifices: [object] };
    case "exile-self":
      return { exiles: [object] };
    case "return-self":
      return { returns: [object] };
    case "remove-counters":
      return part.count === "x" || part.counter === undefined ? undefined : { removed: { object, counter: part.counter, count: part.count } };
    default:
      return undefined;
  }
};

/** What the whole cost uses; `undefined` where other objects are asked for, or a choice: no payer here looks at such abilities. */
const costUsed = (ability: ManaAbility, object: string): Used | undefined =>
  ability.cost.reduce<Used | undefined>((all, part) => {
    const used = partUsed(part, object);
    return all === undefined || used === undefined ? undefined : { ...all, ...used };
  }, { taps: [], sacrifices: [] });

const CONSUMING: ReadonlySet<CostPart["kind"]> = new Set(["sacrifice-self", "exile-self", "return-self", "remove-counters", "energy"]);

export const firstType = (types: TypeSet): ManaType => typesIn(types)[0] ?? "C";

/** Mana as `adds` of a step has it. */
export const written = (types: readonly ManaType[]): string => types.map((type) => `{${type}}`).join("");

const madeBy = (bundle: Bundle): readonly Made[] =>
  bundle.flatMap((part) => Array.from({ length: part.count }, (): Made => ({ unit: unitOf(part.types, part.from, part), from: part.from.id })));

/** May it be activated, if the mana that it asks for were there? */
const isLegal = (state: State, { step, asks, makes }: Source): boolean => {
  const mana = asks.map(({ demand, count }): Mana => {
    const type = demand.kind === "types" ? firstType(demand.types) : "C";
    return { type, from: "pool", count, unit: { types: typeBit[type], snow: true, spend: undefined, from: undefined } };
  });
  const pool = state.pool.with(mana);
  const spends = asks.map(({ demand, count }, index) => ({ unit: `{${(mana[index] as Mana).type}}`, from: "pool", pays: demandSymbol(demand), count }));
  return pool !== undefined && perform({ ...state, pool }, { ...step, with: spends, adds: written(makes.map(({ unit }) => firstType(unit.types))) }).ok;
};

const energyOf = (ability: ManaAbility): number => ability.cost.reduce((sum, part) => sum + (part.kind === "energy" ? part.amount : 0), 0);

const abilitySources = (state: State, { thing, abilities }: Seen, ability: ManaAbility, index: number): readonly Source[] => {
  const used = costUsed(ability, thing.id);
  if (used === undefined) return [];
  const asks = activationDues(state.view, thing, ability, 0);
  const life = activationLife(state.view, thing, ability);
  const bundles = produce(ability, thing, momentOf(state)).filter((bundle) => isCounted(bundle));
  return bundles
    .map((bundle): Source => ({
      object: thing.id, ability: index, thing, abilities: abilities.length, makes: madeBy(bundle), asks, purpose: abilityPurpose(thing, manaSymbolsOf(ability)), life, pain: life + activationDamage(ability), energy: energyOf(ability),
      consumes: ability.cost.some(({ kind }) => CONSUMING.has(kind)), step: { do: "activate", object: thing.id, ability: index, ...used },
    }))
    .filter((source) => source.makes.length > 0 && isLegal(state, source));
};

/** The same for another copy of what it stands for. */
const ofCopy = (source: Source, id: string): Source => {
  if (id === source.object) return source;
  const thing = { ...source.thing, id };
  const renamed = (ids: readonly string[]): readonly string[] => ids.map(() => id);
  const { taps, sacrifices, exiles, returns, removed } = source.step;
  return {
    ...source,
    object: id,
    thing,
    makes: source.makes.map((made) => (made.from === source.object ? { from: id, unit: { ...made.unit, from: thing } } : made)),
    step: {
      ...source.step, object: id, taps: renamed(taps), sacrifices: renamed(sacrifices),
      ...(exiles === undefined ? {} : { exiles: renamed(exiles) }),
      ...(returns === undefined ? {} : { returns: renamed(returns) }),
      ...(removed === undefined ? {} : { removed: { ...removed, object: id } }),
    },
  };
};

/**
 * What may be activated as a payment begins, in board order: abilities that ask for nothing but mana, life and what is on
 * the object itself. An object stands there once for each ability and each way in which that may turn out.
 */
export const sourcesOf = (state: State): readonly Source[] => {
  const due = state.dues.reduce((sum, { count }) => sum + count, 0);
  return yours(state.view).flatMap((seen) => {
    if (seen.locked) return [];
    const one = seen.abilities.flatMap((ability, index) => abilitySources(state, seen, ability, index));
    if (one.length === 0) return [];
    const copies = Array.from({ length: Math.min(seen.copies.length, Math.max(MOST_COPIES, due)) }, (_, index) => seen.copies.at(index));
    return copies.flatMap((id) => one.map((source) => ofCopy(source, id)));
  });
};

/** All types that a source may make. */
export const typesOf = ({ makes }: Source): TypeSet => makes.reduce((set, { unit }) => set | unit.types, 0);

/** All types that each object may make, over all its abilities, by object id. */
export const typesByObject = (sources: readonly Source[]): ReadonlyMap<string, TypeSet> => {
  const types = new Map<string, TypeSet>();
  for (const source of sources) types.set(source.object, (types.get(source.object) ?? 0) | typesOf(source));
  return types;
};

/** How many types each object can choose from. */
export const choicesByObject = (sources: readonly Source[]): ReadonlyMap<string, number> =>
  new Map([...typesByObject(sources)].map(([object, types]) => [object, sizeOf(types)]));
