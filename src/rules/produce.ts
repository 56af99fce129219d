import { ANY_COLOR, ANY_TYPE, MANA_TYPES, sizeOf, typeBit, typeSet, typesIn, type Color, type ManaType, type TypeSet } from "../mana/index.ts";
import type { ManaAbility, ManaTypes, Output, SpendRule } from "../cards/index.ts";
import { colorsAmong, graveyardThings, holds, isInForce, matching, valueOf, type AmountContext, type Moment } from "./amounts.ts";
import { matches } from "./matches.ts";
import { chosenColor, type Thing } from "./thing.ts";
import { commanderIdentity, effectsOf, speaksOf, YOU } from "./view.ts";

/**
 * Mana that comes into the pool together: `count` units, each of any type in `types`, chosen one by one.
 * Units whose types must agree with each other stand in different bundles instead.
 */
export interface Part {
  readonly types: TypeSet;
  readonly count: number;
  /** Who made it, CR 106.3: the permanent, or the source of the trigger. Snow and "mana from a …" look at it. */
  readonly from: Thing;
  readonly spend?: SpendRule;
}

/** One way in which an activation may turn out; the player picks. */
export type Bundle = readonly Part[];

/** Types that an effect names, right now. CR 106.5: what is undefined is no type at all. */
export const typesOf = (types: ManaTypes, source: Thing, moment: Moment, context: AmountContext, controller = YOU): TypeSet => {
  switch (types.kind) {
    case "these":
      return typeSet(types.types);
    case "chosen-color":
      return chosenColor(source);
    case "commander-identity":
      // CR 903.4f: "your commander" of an opponent's land is not known here, so it defines no color.
      return controller === YOU ? (commanderIdentity(moment.view) ?? 0) : 0;
    case "could-produce": {
      const found = couldProduce(moment);
      const all = matching(moment, types.whose, types.of, source, controller).reduce((set, [thing]) => set | typesFor(thing, found, moment), 0);
      return types.colorsOnly ? all & ANY_COLOR : all;
    }
    case "cost-object-could-produce": {
      const object = context.costObject;
      if (object === undefined) return 0;
      const all = context.costTypes ?? typesFor(object, couldProduce(moment), moment);
      return types.colorsOnly ? all & ANY_COLOR : all;
    }
    case "colors-among": {
      const things =
        types.zone === "battlefield"
          ? matching(moment, types.whose, types.of, source, controller).map(([thing]) => thing)
          : graveyardThings(moment).filter((thing) => matches(types.of, thing, source));
      return typeSet(colorsAmong(things));
    }
    case "produced":
      return 0;
  }
};

const colorOf = (type: ManaType): Color | undefined => (type === "C" ? undefined : type);

/** The ways in which one output may turn out, without replacement effects and triggers. Empty: it makes no mana. */
const outputBundles = (output: Output, source: Thing, moment: Moment, context: AmountContext, controller: number): readonly Bundle[] => {
  const part = (types: TypeSet, count: number): Bundle => (types === 0 || count <= 0 ? [] : [{ types, count, from: source }]);
  switch (output.kind) {
    case "fixed": {
      const counts = new Map<ManaType, number>();
      for (const type of output.mana) counts.set(type, (counts.get(type) ?? 0) + 1);
      return [[...counts].flatMap(([type, count]) => part(typeBit[type], count))];
    }
    case "one-type": {
      const types = typesOf(output.of, source, moment, context, controller);
      const perType = typesIn(types).map((type) => {
        const color = colorOf(type);
        return [type, valueOf(output.amount, source, moment, color === undefined ? context : { ...context, color }, controller)] as const;
      });
      // One unit of any of these types is one flexible unit; more units must agree, so each type is a way of its own.
      if (perType.every(([, amount]) => amount === 1)) return [part(types, 1)];
      return perType.map(([type, amount]) => part(typeBit[type], amount));
    }
    case "combination": {
      const types = typesOf(output.of, source, moment, context, controller);
      return [part(types, valueOf(output.amount, source, moment, context, controller))];
    }
    case "each":
      return [typesIn(typesOf(output.of, source, moment, context, controller)).flatMap((type) => part(typeBit[type], 1))];
    case "as-unspent":
      return [MANA_TYPES.flatMap((type) => part(typeBit[type], context.unspent?.[type] ?? 0))];
  }
};

/** All multisets of `count` types out of `types`, as parts of one type each. */
const splits = (part: Part): readonly (readonly Part[])[] => {
  const types = typesIn(part.types);
  const go = (rest: readonly ManaType[], count: number): readonly (readonly Part[])[] => {
    const [first, ...others] = rest;
    if (first === undefined) return count === 0 ? [[]] : [];
    return Array.from({ length: count + 1 }, (_, taken) => taken).flatMap((taken) =>
      go(others, count - taken).map((tail) => (taken === 0 ? tail : [{ ...part, types: typeBit[first], count: taken }, ...tail])),
    );
  };
  return go(types, part.count);
};

/** Each part of one type only, so that "that mana" and "the type it produced" are known. */
const concrete = (bundle: Bundle): readonly Bundle[] =>
  bundle.reduce<readonly Bundle[]>(
    (done, part) => (sizeOf(part.types) <= 1 ? done.map((head) => [...head, part]) : splits(part).flatMap((ways) => done.map((head) => [...head, ...ways]))),
    [[]],
  );

/** More mana than this from one activation is not written down: no cost asks for it, and a plan names each one. */
export const MOST_MANA = 20_000;

const sum = (bundle: Bundle): number => bundle.reduce((all, part) => all + part.count, 0);
const typesMade = (bundle: Bundle): TypeSet => bundle.reduce((set, part) => set | part.types, 0);

/** `like`: effects that do the same have the same word, so that their order among each other is not tried out. */
interface Change {
  readonly key: number;
  readonly like: string;
  readonly applies: (bundle: Bundle) => boolean;
  readonly change: (bundle: Bundle) => readonly Bundle[];
}

/** Replacement effects that may change what `source` makes when tapped for mana. CR 106.12b */
const replacements = (source: Thing, controller: number, moment: Moment): readonly Change[] => {
  const { view } = moment;
  const multipliers = effectsOf(view, "tap-multiply")
    .filter(({ effect, source: from, controller: owner }) => speaksOf(effect.by, owner, controller) && matches(effect.of, source, from))
    .map(({ effect, source: from }) => {
      const types = effect.types === undefined ? ANY_TYPE : typesOf(effect.types, from, moment, {});
      return {
        like: `times ${effect.factor} of ${types}`,
        applies: (bundle: Bundle) => (typesMade(bundle) & types) !== 0,
        change: (bundle: Bundle) =>
          concrete(bundle).map((way) => way.map((part) => ((part.types & types) !== 0 ? { ...part, count: part.count * effect.factor } : part))),
      };
    });
  const substitutes = effectsOf(view, "tap-replace")
    .filter((active) => speaksOf(active.effect.by, active.controller, controller) && matches(active.effect.of, source, active.source) && isInForce(active, moment))
    .map(({ effect, source: from }) => ({
      like: `${JSON.stringify(effect)} ${from.chosen ?? ""}`,
      applies: (bundle: Bundle) => sum(bundle) >= (effect.least ?? 1),
      change: (bundle: Bundle): readonly Bundle[] => {
        const types = typesOf(effect.types, from, moment, {});
        // "Mana of the chosen color" changes nothing while no color has been chosen.
        if (types === 0) return [bundle];
        const kept = effect.colorsOnly ? bundle.filter((part) => (part.types & ANY_COLOR) === 0) : [];
        const changed = effect.colorsOnly ? bundle.filter((part) => (part.types & ANY_COLOR) !== 0) : bundle;
        const count = effect.amountToo ? Math.min(1, sum(changed)) : sum(changed);
        const [first] = changed;
        if (first === undefined) return [bundle];
        return typesIn(types).map((type) => [...kept, { ...first, types: typeBit[type], count }]);
      },
    }));
  return [...multipliers, ...substitutes].map((change, key) => ({ ...change, key }));
};

/** Everything that replacement effects can make of a bundle, in every order, each effect once. CR 614.5, 616.1e-f */
const replaced = (bundle: Bundle, changes: readonly Change[]): readonly Bundle[] => {
  const applicable = changes.filter((change, index) => change.applies(bundle) && changes.findIndex((other) => other.like === change.like) === index);
  if (applicable.length === 0) return [bundle];
  return applicable.flatMap((next) =>
    next.change(bundle).flatMap((changed) => replaced(changed, changes.filter((other) => other.key !== next.key))),
  );
};

/** Does a trigger look at the type that was produced? */
const asksProduced = (output: Output): output is Extract<Output, { readonly of: ManaTypes }> => "of" in output && output.of.kind === "produced";

/** Mana that triggers add when `source` was tapped for this much. CR 106.12a, 605.1b, 605.4a */
const triggered = (bundle: Bundle, source: Thing, controller: number, moment: Moment, tapping: boolean): readonly Bundle[] => {
  const triggers = effectsOf(moment.view, "tap-trigger").filter(
    (active) =>
      (tapping || active.effect.anyAbility === true) &&
      speaksOf(active.effect.by, active.controller, controller) && matches(active.effect.of, source, active.source) && isInForce(active, moment),
  );
  const needsTypes = triggers.some(({ effect }) =>
    effect.types !== undefined || effect.adds.some(asksProduced));
  const ways = needsTypes ? concrete(bundle) : [bundle];
  return ways.flatMap((way) =>
    triggers.reduce<readonly Bundle[]>(
      (done, { effect, source: from, controller: owner }) => {
        const made = typesMade(way);
        if (made === 0) return done;
        if (effect.types !== undefined && (typesOf(effect.types, from, moment, {}, owner) & made) === 0) return done;
        const times = effect.times === undefined ? 1 : valueOf(effect.times, from, moment, { tapped: source }, owner);
        const extra = effect.adds.flatMap((output) => {
          const actual: Output =
            asksProduced(output) ? { ...output, of: { kind: "these", types: typesIn(made) } } : output;
          return outputBundles(actual, from, moment, { tapped: source }, owner);
        });
        const spend: SpendRule | undefined = effect.spend === undefined ? undefined : { kind: "only", uses: effect.spend };
        const added = extra.map((tail) => tail.map((part) => (spend === undefined ? part : { ...part, spend })));
        return repeated(added, times).flatMap((tail) => done.map((head) => [...head, ...tail]));
      },
      [way],
    ),
  );
};

/** What `times` resolutions in a row can make, each turning out in one of these ways. */
const repeated = (ways: readonly Bundle[], times: number): readonly Bundle[] => {
  const [only] = ways;
  if (only === undefined || times <= 0) return [[]];
  if (ways.length === 1) return [only.map((part) => ({ ...part, count: part.count * times }))];
  return repeated(ways, times - 1).flatMap((tail) => ways.map((head) => [...head, ...tail]));
};

const bundleKey = (bundle: Bundle): string =>
  bundle.map((part) => `${part.types}x${part.count}@${part.from.id}${part.spend === undefined ? "" : JSON.stringify(part.spend)}`).sort().join("|");

/** Parts that no one can tell apart become one. */
const tidy = (bundle: Bundle): Bundle => {
  const parts = new Map<string, Part>();
  for (const part of bundle) {
    if (part.count === 0) continue;
    const key = `${part.types}@${part.from.id}@${JSON.stringify(part.spend ?? null)}`;
    const same = parts.get(key);
    parts.set(key, same === undefined ? part : { ...same, count: same.count + part.count });
  }
  return [...parts.values()];
};

const distinct = (bundles: readonly Bundle[]): readonly Bundle[] => [...new Map(bundles.map(tidy).map((bundle) => [bundleKey(bundle), bundle])).values()];

/** The outputs that apply: CR 614.1a "instead" in the ability's own text, as of the moment it resolves. */
export const outputsNow = (ability: ManaAbility, source: Thing, moment: Moment, controller = YOU): readonly Output[] =>
  ability.instead?.find(({ when }) => holds(when, source, moment, controller))?.outputs ?? ability.outputs;

/** Does it double unspent mana? CR 701.10f */
export const doubles = (ability: ManaAbility): boolean =>
  [...ability.outputs, ...(ability.instead ?? []).flatMap(({ outputs }) => outputs)].some(({ kind }) => kind === "as-unspent");

/** "Put a charge counter on this, then add mana for each": the amount sees the counter. CR 608.2c */
const afterOwnCounters = (ability: ManaAbility, source: Thing): Thing =>
  (ability.effects ?? []).reduce(
    (thing, effect) =>
      effect.kind === "put-counter" && effect.before === true
        ? { ...thing, counters: { ...thing.counters, [effect.counter]: (thing.counters[effect.counter] ?? 0) + effect.count } }
        : thing,
    source,
  );

const choose = (n: number, k: number): number => {
  let result = 1;
  for (let i = 1; i <= k; i += 1) result = (result * (n - k + i)) / i;
  return result;
};

/**
 * "{W}{W}, {W}{U}, or {U}{U}" is two mana, each white or blue: bundles that together are all ways to fill so many
 * units with these types are one bundle of flexible units.
 */
const merged = (bundles: readonly Bundle[]): readonly Bundle[] => {
  const [first] = bundles;
  const [part] = first ?? [];
  if (bundles.length < 2 || first === undefined || part === undefined) return bundles;
  const count = sum(first);
  const types = bundles.reduce((set, bundle) => set | typesMade(bundle), 0);
  const alike = bundles.every((bundle) => sum(bundle) === count && bundle.every((other) => sizeOf(other.types) === 1 && other.spend === part.spend && other.from === part.from));
  return alike && distinct(bundles).length === choose(sizeOf(types) + count - 1, count) ? [[{ ...part, types, count }]] : bundles;
};

/**
 * Every way in which the ability may turn out if it resolved at this moment, replacement effects and mana triggers
 * included. An ability that makes no mana gives no bundle (CR 605.2: it may be activated, but no payer does).
 */
export const produce = (ability: ManaAbility, activated: Thing, moment: Moment, context: AmountContext = {}, controller = YOU): readonly Bundle[] => {
  const source = afterOwnCounters(ability, activated);
  const plain = merged(
    outputsNow(ability, source, moment, controller)
      .flatMap((output) => outputBundles(output, source, moment, context, controller))
      .filter((bundle) => sum(bundle) > 0),
  ).map((bundle) => bundle.map((part) => (ability.spend === undefined ? part : { ...part, spend: ability.spend })));
  // CR 106.12: to tap for mana is to activate a mana ability with {T} in its cost.
  if (!ability.cost.some((part) => part.kind === "tap")) return distinct(plain.flatMap((bundle) => triggered(bundle, source, controller, moment, false)));
  const changes = replacements(source, controller, moment);
  return distinct(
    plain
      .flatMap((bundle) => replaced(bundle, changes))
      .filter((bundle) => sum(bundle) > 0)
      .flatMap((bundle) => triggered(bundle, source, controller, moment, true)),
  );
};

/**
 * The types that an ability would add, for "could produce": costs are ignored, triggers are not part of the ability,
 * and X of a cost is whatever it may be. CR 106.7
 */
export const typesProduced = (ability: ManaAbility, source: Thing, moment: Moment, controller: number): TypeSet => {
  const tapping = ability.cost.some((part) => part.kind === "tap");
  const changes = tapping ? replacements(source, controller, moment) : [];
  return outputsNow(ability, source, moment, controller)
    .flatMap((output) => outputBundles(output, source, moment, { x: 1, costObject: source }, controller))
    .filter((bundle) => sum(bundle) > 0)
    .flatMap((bundle) => replaced(bundle, changes))
    .reduce((set, bundle) => set | typesMade(bundle), 0);
};

/**
 * CR 106.7: the types of mana that each permanent could produce, by the id of its first copy, both players' alike.
 * A least fixpoint: nothing at first, then whatever follows, until nothing new does. Two Reflecting Pools make nothing.
 */
export const couldProduce = (moment: Moment): ReadonlyMap<string, TypeSet> => {
  const known = inProgress.get(moment);
  if (known !== undefined) return known;
  const found = new Map<string, TypeSet>();
  inProgress.set(moment, found);
  for (let changed = true; changed; ) {
    changed = false;
    for (const seen of moment.view.permanents) {
      const before = found.get(seen.thing.id) ?? 0;
      const after = seen.abilities.reduce((set, ability) => set | typesProduced(ability, seen.thing, moment, seen.controller), before);
      if (after !== before) {
        found.set(seen.thing.id, after);
        changed = true;
      }
    }
  }
  return found;
};

/** Computed once a moment. While it is being computed, what is known so far is what lands that look at others see. */
const inProgress = new WeakMap<Moment, Map<string, TypeSet>>();

/** The types that one permanent could produce, CR 106.7. */
export const typesOfPermanent = (thing: Thing, moment: Moment): TypeSet => typesFor(thing, couldProduce(moment), moment);

/** Looked up by the first copy, which stands for all. */
const typesFor = (thing: Thing, found: ReadonlyMap<string, TypeSet>, moment: Moment): TypeSet =>
  found.get(moment.view.owners.get(thing.id)?.thing.id ?? thing.id) ?? 0;
