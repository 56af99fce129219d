import { ANY_COLOR, ANY_TYPE, MANA_TYPES, typeBit, typeSet, typesIn, type Color, type ManaType, type TypeSet } from "../mana/index.ts";
import type { ManaAbility, ManaTypes, Output, SpendRule } from "../cards/index.ts";
import { remembered } from "../lazily.ts";
import { colorsAmong, graveyardThings, holds, isInForce, matching, valueOf, type AmountContext, type Moment } from "./amounts.ts";
import { matches } from "./matches.ts";
import { bundleKey, concrete, counted, distinct, merged, MOST_SPLITS, tidy, typesMade, uncounted, type Bundle, type Part } from "./bundle.ts";
import { manaIn } from "./pool.ts";
import { chosenColor, type Thing } from "./thing.ts";
import { commanderIdentity, effectsOf, speaksOf, YOU, type View } from "./view.ts";

/** Types that an effect names, right now. CR 106.5: what is undefined is no type at all. */
export const typesOf = (types: ManaTypes, source: Thing, moment: Moment, context: AmountContext, controller = YOU): TypeSet => {
  switch (types.kind) {
    case "these":
      return typeSet(types.types);
    case "chosen-color":
      return chosenColor(source);
    case "exiled-card-colors":
      // The caller may name the color itself. CR 607.2a: without an exiled card there is no such color.
      return (source.exiled?.colors ?? chosenColor(source)) & ANY_COLOR;
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
      if (output.amount === 1) return [part(types, 1)];
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

/** Effects that do the same, so that their order among each other is not tried out. */
interface Change {
  /** A word for what they do. */
  readonly like: string;
  /** How many they are. */
  readonly count: number;
  readonly applies: (bundle: Bundle) => boolean;
  readonly change: (bundle: Bundle, times: number) => readonly Bundle[];
}

const grouped = (changes: readonly Omit<Change, "count">[]): readonly Change[] => {
  const groups = new Map<string, Change>();
  for (const change of changes) groups.set(change.like, { ...change, count: (groups.get(change.like)?.count ?? 0) + 1 });
  return [...groups.values()];
};

interface Changes {
  /** They commute: so much of the types they speak of, whatever comes first. */
  readonly multipliers: readonly Change[];
  readonly substitutes: readonly Change[];
}

const NO_CHANGES: Changes = { multipliers: [], substitutes: [] };

/** Replacement effects that may change what `source` makes when tapped for mana. CR 106.12b */
const replacements = (source: Thing, controller: number, moment: Moment): Changes => {
  const { view } = moment;
  const [all, others] = [effectsOf(view, "tap-multiply"), effectsOf(view, "tap-replace")];
  if (all.length + others.length === 0) return NO_CHANGES;
  const multipliers = all
    .filter(({ effect, source: from, controller: owner }) => speaksOf(effect.by, owner, controller) && matches(effect.of, source, from))
    .map(({ effect, source: from }) => {
      const types = effect.types === undefined ? ANY_TYPE : typesOf(effect.types, from, moment, {});
      return {
        like: `times ${effect.factor} of ${types}`,
        applies: (bundle: Bundle) => (typesMade(bundle) & types) !== 0,
        change: (bundle: Bundle, times: number) =>
          concrete(bundle).map((way) => way.map((part) => ((part.types & types) !== 0 ? { ...part, count: counted(part.count * effect.factor ** times) } : part))),
      };
    });
  const substitutes = others
    .filter((active) => speaksOf(active.effect.by, active.controller, controller) && matches(active.effect.of, source, active.source) && isInForce(active, moment))
    .map(({ effect, source: from }) => ({
      like: `${JSON.stringify(effect)} ${from.chosen ?? ""}`,
      applies: (bundle: Bundle) => manaIn(bundle) >= (effect.least ?? 1),
      change: (bundle: Bundle): readonly Bundle[] => {
        const types = typesOf(effect.types, from, moment, {});
        // "Mana of the chosen color" changes nothing while no color has been chosen.
        if (types === 0) return [bundle];
        const kept = effect.colorsOnly ? bundle.filter((part) => (part.types & ANY_COLOR) === 0) : [];
        const changed = effect.colorsOnly ? bundle.filter((part) => (part.types & ANY_COLOR) !== 0) : bundle;
        const count = effect.amountToo ? Math.min(1, manaIn(changed)) : manaIn(changed);
        const [first] = changed;
        if (first === undefined) return [bundle];
        return typesIn(types).map((type) => [...kept, { ...first, types: typeBit[type], count }]);
      },
    }));
  return { multipliers: grouped(multipliers), substitutes: grouped(substitutes) };
};

/** Everything that replacement effects can make of a bundle, in every order, each effect once. CR 614.5, 616.1e-f */
const replaced = (bundle: Bundle, { multipliers, substitutes }: Changes): readonly Bundle[] =>
  substitutes.length === 0
    ? multipliers.reduce<readonly Bundle[]>((ways, { applies, change, count }) => ways.flatMap((way) => (applies(way) ? change(way, count) : [way])), [bundle])
    : inEveryOrder(bundle, [...multipliers, ...substitutes]);

/** Where the order matters: one effect after the other; what comes to the same with the same effects left is one way. */
const inEveryOrder = (bundle: Bundle, changes: readonly Change[]): readonly Bundle[] => {
  const done: Bundle[] = [];
  let open = new Map([["", { way: bundle, left: changes.map(({ count }) => count) }]]);
  while (open.size > 0) {
    const next: typeof open = new Map();
    for (const { way, left } of open.values()) {
      const applicable = changes.flatMap((change, index) => ((left[index] as number) > 0 && change.applies(way) ? [index] : []));
      if (applicable.length === 0) done.push(way);
      for (const index of applicable) {
        const rest = left.with(index, (left[index] as number) - 1);
        for (const changed of (changes[index] as Change).change(way, 1).map(tidy)) next.set(`${rest.join()} ${bundleKey(changed)}`, { way: changed, left: rest });
      }
    }
    open = next;
  }
  return done;
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
  if (triggers.length === 0) return [bundle];
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
  if (ways.length === 1) return [only.map((part) => ({ ...part, count: counted(part.count * times) }))];
  if (times * Math.log(ways.length) > Math.log(MOST_SPLITS)) return [uncounted(only)];
  return repeated(ways, times - 1).flatMap((tail) => ways.map((head) => [...head, ...tail]));
};

/** The outputs that apply: CR 614.1a "instead" in the ability's own text, as of the moment it resolves. */
export const outputsNow = (ability: ManaAbility, source: Thing, moment: Moment, controller = YOU): readonly Output[] =>
  ability.instead?.find(({ when }) => holds(when, source, moment, controller))?.outputs ?? ability.outputs;

/** Does it double unspent mana? CR 701.10f */
export const doubles = remembered(({ outputs, instead = [] }: ManaAbility): boolean =>
  [...outputs, ...instead.flatMap((other) => other.outputs)].some(({ kind }) => kind === "as-unspent"));

/** "Put a charge counter on this, then add mana for each": the amount sees the counter. CR 608.2c */
const afterOwnCounters = (ability: ManaAbility, source: Thing): Thing =>
  (ability.effects ?? []).reduce(
    (thing, effect) =>
      effect.kind === "put-counter" && effect.before === true
        ? { ...thing, counters: { ...thing.counters, [effect.counter]: (thing.counters[effect.counter] ?? 0) + effect.count } }
        : thing,
    source,
  );

/** What an ability says of all the mana that it adds. CR 106.4, 106.6 */
const termsOf = ({ spend, rider, stays }: ManaAbility): Pick<Part, "spend" | "rider" | "until"> => ({
  ...(spend === undefined ? {} : { spend }), ...(rider === undefined ? {} : { rider }), ...(stays === undefined ? {} : { until: "end-of-turn" }),
});

const hasTerms = ({ spend, rider, stays }: ManaAbility): boolean => spend !== undefined || rider !== undefined || stays !== undefined;

/** Do effects have a say in what any ability makes? */
const changesMana = remembered((effects: View["effects"]): boolean => effects.some(({ effect: { kind } }) => kind === "tap-multiply" || kind === "tap-replace" || kind === "tap-trigger"));

/** The types of one mana that is all an ability makes by its own text, whatever the board is like; 0: it is not so. */
const typesOfOne = remembered(({ outputs, instead, effects = [] }: ManaAbility): TypeSet => {
  if (instead !== undefined || effects.some(({ kind }) => kind === "put-counter")) return 0;
  const [output] = outputs;
  if (outputs.length === 1 && output?.kind === "one-type" && output.of.kind === "these" && output.amount === 1) return typeSet(output.of.types);
  return outputs.every((one) => one.kind === "fixed" && one.mana.length === 1) ? outputs.reduce((set, one) => set | typeSet(one.kind === "fixed" ? one.mana : []), 0) : 0;
});

/**
 * Every way in which the ability may turn out if it resolved at this moment, replacement effects and mana triggers
 * included. An ability that makes no mana gives no bundle (CR 605.2: it may be activated, but no payer does).
 */
export const produce = (ability: ManaAbility, activated: Thing, moment: Moment, context: AmountContext = {}, controller = YOU): readonly Bundle[] => {
  const one = typesOfOne(ability);
  const { effects } = moment.view;
  if (one !== 0 && (effects.length === 0 || !changesMana(effects))) return [[{ types: one, count: 1, from: activated, ...(hasTerms(ability) ? termsOf(ability) : {}) }]];
  const source = afterOwnCounters(ability, activated);
  const bare = merged(
    outputsNow(ability, source, moment, controller)
      .flatMap((output) => outputBundles(output, source, moment, context, controller))
      .filter((bundle) => manaIn(bundle) > 0),
  );
  const plain = hasTerms(ability) ? bare.map((bundle) => bundle.map((part) => ({ ...part, ...termsOf(ability) }))) : bare;
  // CR 106.12: to tap for mana is to activate a mana ability with {T} in its cost.
  if (!ability.cost.some((part) => part.kind === "tap")) return distinct(plain.flatMap((bundle) => triggered(bundle, source, controller, moment, false)));
  const changes = replacements(source, controller, moment);
  return distinct(
    plain
      .flatMap((bundle) => replaced(bundle, changes))
      .filter((bundle) => manaIn(bundle) > 0)
      .flatMap((bundle) => triggered(bundle, source, controller, moment, true)),
  );
};

/**
 * The types that an ability would add, for "could produce": costs are ignored, triggers are not part of the ability,
 * and X of a cost is whatever it may be. CR 106.7
 */
export const typesProduced = (ability: ManaAbility, source: Thing, moment: Moment, controller: number): TypeSet => {
  const tapping = ability.cost.some((part) => part.kind === "tap");
  const changes = tapping ? replacements(source, controller, moment) : NO_CHANGES;
  return outputsNow(ability, source, moment, controller)
    .flatMap((output) => outputBundles(output, source, moment, { x: 1, costObject: source }, controller))
    .filter((bundle) => manaIn(bundle) > 0)
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
