import type { ManaAbility, ManaTypes, Output, SpendRule } from "../../src/cards/index.ts";
import { COLORS, MANA_TYPES, type ManaType } from "../../src/mana/index.ts";
import { holds, isSnow, matches, speaksOf, valueOf, YOU, type Moment, type Seen, type Thing, type View } from "../../src/rules/index.ts";
import { effectsIn } from "./shared.ts";

/** Mana that is alike; where the plan does not tell which source made which, each of the `options` is possible. */
export interface Unit {
  /** Of the player who assists. */
  readonly theirs?: true;
  readonly type: ManaType;
  readonly options: readonly Made[];
  readonly count: number;
}

export interface Made {
  readonly type: ManaType;
  readonly from: string;
  readonly thing: Thing | undefined;
  readonly snow: boolean;
  readonly spend: SpendRule | undefined;
}

const amountOf = (mana: readonly { readonly count: number }[]): number => mana.reduce((sum, { count }) => sum + count, 0);

/** More mana at once than this is not written out in all its ways. */
export const MOST_WRITTEN = 5;

/** All that an ability may add, written out mana by mana. */
export class Production {
  private readonly view: View;
  private readonly moment: Moment;
  private readonly source: Thing;
  private readonly x: number | undefined;
  private readonly costObject: string | undefined;
  private readonly unspent: readonly Pick<Unit, "type" | "count">[];

  constructor(view: View, moment: Moment, source: Thing, x: number | undefined, costObject: string | undefined, unspent: readonly Pick<Unit, "type" | "count">[]) {
    this.view = view;
    this.moment = moment;
    this.source = source;
    this.x = x;
    this.costObject = costObject;
    this.unspent = unspent;
  }

  /** `undefined`: too many ways, or something that is not known here. */
  of(ability: ManaAbility): readonly (readonly Made[])[] | undefined {
    const outputs = ability.instead?.find(({ when }) => holds(when, this.source, this.moment))?.outputs ?? ability.outputs;
    const plain = outputs.map((output) => this.written(output));
    if (plain.some((ways) => ways === undefined)) return undefined;
    const ways = plain.flatMap((one) => one ?? []).map((types) => types.map((type) => this.made(type, this.source, ability.spend)));
    const tapping = ability.cost.some((part) => part.kind === "tap");
    const replaced = tapping ? ways.flatMap((way) => this.replaced(way, this.replacements())) : ways;
    const all = tapping ? replaced.map((way) => this.triggered(way)) : replaced.map((way) => [way]);
    return all.some((some) => some === undefined) ? undefined : all.flatMap((some) => some ?? []);
  }

  /** How much mana it may add, where that is plain: no triggers, and replacements only as factors. `undefined`: not known here. */
  amounts(ability: ManaAbility): readonly number[] | undefined {
    const tapping = ability.cost.some((part) => part.kind === "tap");
    const replacing = tapping ? this.replacements().map(({ effect }) => effect) : [];
    const triggers = effectsIn(this.view, "tap-trigger").some(({ effect, source, controller }) => speaksOf(effect.by, controller, YOU) && matches(effect.of, this.source, source));
    if (triggers) return undefined;
    let factor = 1;
    for (const effect of replacing) {
      if (effect.kind !== "tap-multiply" || effect.types !== undefined) return undefined;
      factor *= effect.factor;
    }
    const outputs = ability.instead?.find(({ when }) => holds(when, this.source, this.moment))?.outputs ?? ability.outputs;
    if (this.costObject !== undefined || outputs.some((output) => output.kind === "each")) return undefined;
    return outputs.flatMap((output): readonly number[] => {
      if (output.kind === "fixed") return [factor * output.mana.length];
      if (output.kind === "as-unspent") return [factor * amountOf(this.unspent)];
      if (output.kind === "each") return [];
      const context = this.x === undefined ? {} : { x: this.x };
      // An amount may count something of the color that is chosen.
      return [undefined, ...COLORS].map((color) => factor * valueOf(output.amount, this.source, this.moment, color === undefined ? context : { ...context, color }));
    });
  }

  private made(type: ManaType, thing: Thing, spend: SpendRule | undefined): Made {
    return { type, from: thing.id, thing, snow: isSnow(thing), spend };
  }

  private types(of: ManaTypes, source: Thing): readonly ManaType[] | undefined {
    switch (of.kind) {
      case "these":
        return of.types;
      case "chosen-color":
        return MANA_TYPES.filter((type) => type === source.chosen);
      case "could-produce": {
        const could = couldMake(this.view);
        const seen = this.view.permanents.filter((one) => speaksOf(of.whose, YOU, one.controller) && matches(of.of, { ...one.thing }, source));
        return MANA_TYPES.filter((type) => (!of.colorsOnly || type !== "C") && seen.some((one) => could.get(one)?.has(type) === true));
      }
      default:
        // The object may have left by now.
        return this.costObject === undefined ? [] : undefined;
    }
  }

  private written(output: Output): readonly (readonly ManaType[])[] | undefined {
    if (output.kind === "fixed") return [output.mana];
    if (output.kind === "as-unspent") {
      return amountOf(this.unspent) > MOST_WRITTEN ? undefined : [this.unspent.flatMap(({ type, count }) => Array.from({ length: count }, () => type))];
    }
    const types = this.types(output.of, this.source);
    if (types === undefined || output.kind === "each") return undefined;
    const amount = valueOf(output.amount, this.source, this.moment, this.x === undefined ? {} : { x: this.x });
    if (amount > MOST_WRITTEN) return undefined;
    if (output.kind === "one-type") return types.map((type) => Array.from({ length: amount }, () => type));
    let ways: readonly (readonly ManaType[])[] = [[]];
    for (let i = 0; i < amount; i += 1) ways = ways.flatMap((way) => types.map((type) => [...way, type]));
    return [...new Map(ways.map((way) => [[...way].sort().join(""), way])).values()];
  }

  private replacements() {
    return this.view.effects.flatMap(({ effect, source, controller }) =>
      (effect.kind === "tap-multiply" || effect.kind === "tap-replace") && speaksOf(effect.by, controller, YOU) && matches(effect.of, this.source, source) ? [{ effect, source }] : []);
  }

  /** CR 616.1: the player picks the order; each applies at most once. */
  private replaced(way: readonly Made[], left: ReturnType<Production["replacements"]>): readonly (readonly Made[])[] {
    if (way.length === 0) return [];
    const able = left.filter(({ effect, source }) => effect.kind === "tap-multiply" || (way.length >= (effect.least ?? 1) && (this.types(effect.types, source) ?? []).length >= 0));
    if (able.length === 0) return [way];
    return able.flatMap((one) => {
      const rest = left.filter((other) => other !== one);
      if (one.effect.kind === "tap-multiply") return this.replaced(Array.from({ length: one.effect.factor }, () => way).flat(), rest);
      const types = this.types(one.effect.types, one.source) ?? [];
      if (types.length === 0) return this.replaced(way, rest);
      const { amountToo, colorsOnly } = one.effect;
      return types.flatMap((type) => {
        const changed = way.flatMap((made, index) => (colorsOnly && made.type === "C" ? [made] : amountToo && index > 0 ? [] : [{ ...made, type }]));
        return this.replaced(changed, rest);
      });
    });
  }

  private triggered(way: readonly Made[]): readonly (readonly Made[])[] | undefined {
    if (way.length === 0) return [];
    let ways: readonly (readonly Made[])[] = [way];
    for (const { effect, source, controller } of effectsIn(this.view, "tap-trigger")) {
      if (!speaksOf(effect.by, controller, YOU) || !matches(effect.of, this.source, source)) continue;
      if (effect.types !== undefined || effect.times !== undefined || effect.when !== undefined) return undefined;
      const added = effect.adds.flatMap((output): readonly (readonly ManaType[])[] => {
        if (output.kind === "fixed") return [output.mana];
        if (output.kind === "as-unspent") return [];
        const types = output.of.kind === "produced" ? [...new Set(way.map(({ type }) => type))] : (this.types(output.of, source) ?? []);
        return types.map((type) => [type]);
      });
      if (added.length > 0) ways = ways.flatMap((head) => added.map((types) => [...head, ...types.map((type) => this.made(type, source, undefined))]));
    }
    return ways;
  }
}

/**
 * CR 106.7, from above: no more types than these. What replacements do may only be more than one of them allows, so each
 * land has its plain types and everything that any replacement could make of them.
 */
const couldMake = (view: View): ReadonlyMap<Seen, ReadonlySet<ManaType>> => {
  const found = new Map<Seen, Set<ManaType>>(view.permanents.map((seen) => [seen, new Set<ManaType>()]));
  for (let grown = true; grown; ) {
    grown = false;
    for (const seen of view.permanents) {
      const mine = found.get(seen) as Set<ManaType>;
      const add = (types: readonly ManaType[]): void => {
        for (const type of types) {
          if (mine.has(type)) continue;
          mine.add(type);
          grown = true;
        }
      };
      const typesFor = (of: ManaTypes, source: Thing): readonly ManaType[] => {
        switch (of.kind) {
          case "these":
            return of.types;
          case "chosen-color":
            return MANA_TYPES.filter((type) => type === source.chosen);
          case "could-produce":
            return MANA_TYPES.filter((type) => (!of.colorsOnly || type !== "C") &&
              view.permanents.some((other) => speaksOf(of.whose, seen.controller, other.controller) && matches(of.of, other.thing, source) && found.get(other)?.has(type) === true));
          default:
            return MANA_TYPES;
        }
      };
      for (const ability of seen.abilities) {
        for (const output of [...ability.outputs, ...(ability.instead ?? []).flatMap((one) => one.outputs)]) add(output.kind === "fixed" ? output.mana : output.kind === "as-unspent" ? MANA_TYPES : typesFor(output.of, seen.thing));
      }
      if (mine.size > 0) for (const { effect, source } of effectsIn(view, "tap-replace")) add(typesFor(effect.types, source));
    }
  }
  return found;
};
