import type { Plan, Step } from "../src/answer.ts";
import type { CostPart, Effect, ManaAbility, ManaTypes, Output, Predicate, SpendRule, Use } from "../src/cards/index.ts";
import { copyId, type Position } from "../src/board/position.ts";
import { COLORS, MANA_TYPES, parseSymbols, printSymbol, typesIn, type Cost, type ManaSymbol, type ManaType } from "../src/mana/index.ts";
import {
  holds, isArtifact, isCreature, isSnow, matches, speaksOf, thingOf, valueOf, viewOf, YOU, type Moment, type Seen, type Thing, type View,
} from "../src/rules/index.ts";

/**
 * A second judge of plans, written anew: of the rules it shares the board after continuous effects, what matches a text,
 * and how things are counted; what costs, makes, pays and totals are it works out for itself. It names a fault only where
 * it is sure, so its silence is no praise.
 */

/** Why a plan cannot be legal; `undefined`: no fault seen. */
export type Fault = string | undefined;

class Illegal extends Error {}

const refuse = (why: string): never => {
  throw new Illegal(why);
};

const must = (is: boolean, why: string): void => {
  if (!is) refuse(why);
};

/** One mana; where the plan does not tell which source made which, each of the `options` is possible. */
interface Unit {
  readonly type: ManaType;
  readonly options: readonly Made[];
}

interface Made {
  readonly type: ManaType;
  readonly from: string;
  readonly thing: Thing | undefined;
  readonly snow: boolean;
  readonly spend: SpendRule | undefined;
}

/** What the total asks for, by symbol: "{1}", "{W}", "{S}". */
type Dues = ReadonlyMap<string, number>;

interface Candidate {
  readonly dues: Dues;
  /** Of the generic mana, how much artifacts and creatures may pay by waterbend. */
  readonly waterbend: number;
  readonly life: readonly LifeDue[];
  readonly parts: readonly CostPart[];
}

interface LifeDue {
  /** A Phyrexian symbol, or "cost reduction". */
  readonly symbol: string;
  readonly amount: number;
}

const idsIn = (entries: readonly { readonly id: string; readonly count: number }[]): readonly string[] =>
  entries.flatMap((entry) => Array.from({ length: entry.count }, (_, index) => copyId(entry, index)));

const symbolsIn = (text: string): readonly ManaSymbol[] => {
  const read = parseSymbols(text);
  return read.ok ? read.value : refuse(`no symbols: ${text}`);
};

const canonical = (text: string): string => `{${text.slice(1, -1).split("/").sort().join("/")}}`;

// ---------------------------------------------------------------------------------------------------------------------
// CR 601.2b, 601.2f: totals

interface Sum {
  readonly generic: number;
  readonly colored: Readonly<Record<ManaType, number>>;
  readonly snow: number;
}

const NOTHING: Sum = { generic: 0, colored: { W: 0, U: 0, B: 0, R: 0, G: 0, C: 0 }, snow: 0 };
const amountOf = ({ generic, colored, snow }: Sum): number => generic + snow + MANA_TYPES.reduce((sum, type) => sum + colored[type], 0);
const withColor = (sum: Sum, type: ManaType, by: number): Sum => ({ ...sum, colored: { ...sum.colored, [type]: sum.colored[type] + by } });

interface Reduce {
  readonly symbol: ManaSymbol;
  readonly coloredOnly: boolean;
  readonly least: number;
}

/** One mana less of one of these types, or generic where there is none; never below the least. CR 118.7 */
const reduceOne = (sum: Sum, types: readonly ManaType[] | undefined, { coloredOnly, least }: Reduce): readonly Sum[] => {
  if (amountOf(sum) <= least) return [sum];
  const lessGeneric = sum.generic > 0 ? { ...sum, generic: sum.generic - 1 } : sum;
  if (types === undefined) return [lessGeneric];
  return types.map((type) => (sum.colored[type] > 0 ? withColor(sum, type, -1) : coloredOnly ? sum : lessGeneric));
};

const typesReduced = (symbol: ManaSymbol): readonly ManaType[] | undefined => {
  switch (symbol.kind) {
    case "mana":
      return [symbol.type];
    case "hybrid":
      return symbol.types;
    case "twobrid":
    case "phyrexian":
      return [symbol.color];
    case "hybrid-phyrexian":
      return symbol.colors;
    default:
      return undefined;
  }
};

const uniqueSums = (sums: readonly Sum[]): readonly Sum[] => [...new Map(sums.map((sum) => [JSON.stringify(sum), sum])).values()];

/** Every outcome of these reductions, in every order. */
const reduceAll = (sum: Sum, reductions: readonly Reduce[]): readonly Sum[] => {
  if (reductions.length === 0) return [sum];
  const distinct = reductions.filter((one, index) => reductions.findIndex((other) => JSON.stringify(other) === JSON.stringify(one)) === index);
  return uniqueSums(distinct.flatMap((one) => {
    const at = reductions.indexOf(one);
    const times = one.symbol.kind === "generic" ? one.symbol.amount : 1;
    let after: readonly Sum[] = [sum];
    for (let i = 0; i < times; i += 1) after = uniqueSums(after.flatMap((each) => reduceOne(each, typesReduced(one.symbol), one)));
    return after.flatMap((each) => reduceAll(each, reductions.toSpliced(at, 1)));
  }));
};

/** The symbols as announced; every announcement must be used. `undefined`: they do not fit. */
const announcedSum = (symbols: Cost, x: number, announced: Plan["announce"]["symbols"]): { readonly sum: Sum; readonly life: readonly LifeDue[] } | undefined => {
  const rest = [...announced];
  const life: LifeDue[] = [];
  let sum = NOTHING;
  for (const symbol of symbols) {
    switch (symbol.kind) {
      case "generic":
        sum = { ...sum, generic: sum.generic + symbol.amount };
        break;
      case "variable":
        sum = { ...sum, generic: sum.generic + x };
        break;
      case "snow":
        sum = { ...sum, snow: sum.snow + 1 };
        break;
      case "mana":
        sum = withColor(sum, symbol.type, 1);
        break;
      default: {
        const at = rest.findIndex((one) => canonical(one.symbol) === canonical(printSymbol(symbol)));
        const [said] = at < 0 ? [] : rest.splice(at, 1);
        if (said === undefined) return undefined;
        if (said.as === "life") {
          if (symbol.kind !== "phyrexian" && symbol.kind !== "hybrid-phyrexian") return undefined;
          life.push({ symbol: canonical(printSymbol(symbol)), amount: 2 });
          break;
        }
        const [as] = symbolsIn(said.as);
        if (as?.kind === "generic" && symbol.kind === "twobrid" && as.amount === symbol.amount) sum = { ...sum, generic: sum.generic + as.amount };
        else if (as?.kind === "mana" && typesReduced(symbol)?.includes(as.type) === true) sum = withColor(sum, as.type, 1);
        else return undefined;
      }
    }
  }
  return rest.length === 0 ? { sum, life } : undefined;
};

const choices = (parts: readonly CostPart[]): readonly (readonly CostPart[])[] =>
  parts.reduce<readonly (readonly CostPart[])[]>(
    (ways, part) => ways.flatMap((way) => (part.kind === "choice" ? part.of.flatMap(choices).map((some) => [...way, ...some]) : [[...way, part]])), [[]]);

const subsetsOf = <T>(items: readonly T[]): readonly (readonly T[])[] =>
  items.reduce<readonly (readonly T[])[]>((all, item) => [...all, ...all.map((some) => [...some, item])], [[]]);

const effectsIn = <K extends Effect["kind"]>(view: View, kind: K) =>
  view.effects.flatMap(({ effect, source, controller }) => (effect.kind === kind ? [{ effect: effect as Extract<Effect, { kind: K }>, source, controller }] : []));

const times = (symbols: Cost, count: number): Cost => Array.from({ length: Math.max(0, count) }, () => symbols).flat();

const momentAt = (view: View): Moment => ({ view, copiesOf: (seen) => [[seen.thing, seen.copies.length]], newInGraveyard: [] });

const spellOf = (position: Position): Thing | undefined => {
  const { card, kind } = position.paying;
  return card === undefined ? undefined : thingOf(card, "paying", kind === "spell" ? "stack" : "battlefield");
};

/** What the plan may have locked as its total: with these announcements, in every order of reductions. */
const candidates = (position: Position, plan: Plan): readonly Candidate[] => {
  const view = viewOf(position);
  const { paying } = position;
  const x = plan.announce.x ?? 0;
  const thing = spellOf(position);
  const base: readonly CostPart[] = paying.cost ?? (paying.card?.manaCost === undefined ? [] : [{ kind: "mana", cost: paying.card.manaCost }]);
  const own = (paying.card?.effects ?? []).flatMap((effect): readonly CostPart[] => (paying.kind === "ability" && effect.kind === "own-ability" ? effect.cost.filter((part) => part.kind !== "mana") : []));
  const increases: ManaSymbol[] = [...paying.increase];
  const reductions: Reduce[] = paying.reduce.map((symbol) => ({ symbol, coloredOnly: false, least: 0 }));
  const bought: { readonly reductions: readonly Reduce[]; readonly life: LifeDue }[] = [];
  if (paying.kind === "spell" && thing !== undefined) {
    for (const { effect, source, controller } of effectsIn(view, "spell-cost")) {
      if (!speaksOf(effect.whose, controller, YOU) || !matches(effect.spell, thing, source)) continue;
      const symbols = times(effect.by, valueOf(effect.amount, source, momentAt(view), {}, controller));
      const less = symbols.map((symbol): Reduce => ({ symbol, coloredOnly: effect.coloredOnly === true, least: effect.least ?? 0 }));
      if (effect.change === "increase") increases.push(...symbols);
      else if (effect.forLife === undefined) reductions.push(...less);
      else bought.push({ reductions: less, life: { symbol: "cost reduction", amount: effect.forLife } });
    }
  }
  if (paying.kind === "ability" && thing !== undefined) {
    for (const { effect, source, controller } of effectsIn(view, "ability-cost")) {
      if (!speaksOf(effect.whose, controller, YOU) || !matches(effect.source, thing, source) || effect.ability !== undefined) continue;
      const symbols = times(effect.by, valueOf(effect.amount, source, momentAt(view), {}, controller));
      if (effect.change === "increase") increases.push(...symbols);
      else reductions.push(...symbols.map((symbol): Reduce => ({ symbol, coloredOnly: false, least: effect.least ?? 0 })));
    }
  }
  const floor = paying.kind !== "spell" ? 0 : Math.max(0, ...effectsIn(view, "spell-floor").map(({ effect, source, controller }) =>
    speaksOf(effect.whose, controller, YOU) && (effect.when === undefined || holds(effect.when, source, momentAt(view), controller)) ? effect.least : 0));
  // CR 702.180: one creature, or none.
  const harmonizes = paying.kind === "spell" && paying.from === "graveyard" && paying.card?.keywords.includes("harmonize") === true;
  const creatures = harmonizes ? view.permanents.filter((seen) => seen.controller === YOU && isCreature(seen.thing) && !seen.thing.tapped) : [];
  const tapped = [undefined, ...new Set(creatures.map(({ thing: { power } }) => power))];
  return choices([...base, ...own, ...paying.additional.flat()]).flatMap((parts) => {
    const symbols = [...parts.flatMap((part) => (part.kind === "mana" || part.kind === "waterbend" ? part.cost : [])), ...increases];
    const waterbend = parts.flatMap((part) => (part.kind === "waterbend" ? part.cost : [])).reduce((sum, symbol) => sum + (symbol.kind === "generic" ? symbol.amount : 0), 0);
    const rest = parts.filter((part) => part.kind !== "mana" && part.kind !== "waterbend");
    const said = announcedSum(symbols, x, plan.announce.symbols);
    if (said === undefined) return [];
    return subsetsOf(bought).flatMap((some) => tapped.flatMap((power) => {
      const byPower: readonly Reduce[] = power === undefined ? [] : [{ symbol: { kind: "generic", amount: power }, coloredOnly: false, least: 0 }];
      const harmonized: readonly CostPart[] = power === undefined ? [] : [{ kind: "tap-others", count: 1, of: { kind: "all", of: [{ kind: "type", type: "Creature" }, { kind: "power", is: "=", value: power }] } }];
      return reduceAll(said.sum, [...reductions, ...some.flatMap((one) => one.reductions), ...byPower]).map((sum): Candidate => {
        const total = amountOf(sum) < floor ? { ...sum, generic: sum.generic + floor - amountOf(sum) } : sum;
        const dues = new Map<string, number>([["{1}", total.generic], ["{S}", total.snow], ...MANA_TYPES.map((type) => [`{${type}}`, total.colored[type]] as const)]);
        return {
          dues: new Map([...dues].filter(([, count]) => count > 0)), waterbend,
          life: [...said.life, ...some.map((one) => one.life)], parts: [...rest, ...harmonized],
        };
      });
    }));
  });
};

const duesIn = (total: string): Dues => {
  const dues = new Map<string, number>();
  for (const symbol of symbolsIn(total)) {
    const [key, count] = symbol.kind === "generic" ? ["{1}", symbol.amount] as const : [printSymbol(symbol), 1] as const;
    if (count > 0) dues.set(key, (dues.get(key) ?? 0) + count);
  }
  return dues;
};

const sameDues = (a: Dues, b: Dues): boolean => a.size === b.size && [...a].every(([key, count]) => b.get(key) === count);

// ---------------------------------------------------------------------------------------------------------------------
// The replay

type Activate = Extract<Step, { do: "activate" }>;

/** More mana at once than this is not written out in all its ways. */
const MOST_WRITTEN = 5;

class Replay {
  private readonly position: Position;
  private readonly candidate: Candidate;
  private readonly tapped = new Map<string, boolean>();
  private readonly counters = new Map<string, Readonly<Record<string, number>>>();
  private readonly gone = new Set<string>();
  private readonly cardsGone = new Set<string>();
  private readonly buried = new Map<string, Thing>();
  private readonly used = new Set<string>();
  private view: View;
  private pool: Unit[];
  private life: number;
  private energy: number;
  private paying = false;
  private readonly dues: Map<string, number>;
  private waterbend: number;
  private lifeDue: LifeDue[];
  private parts: CostPart[];

  constructor(position: Position, candidate: Candidate) {
    this.position = position;
    this.candidate = candidate;
    this.view = viewOf(position);
    this.life = position.life;
    this.energy = position.energy;
    this.dues = new Map(candidate.dues);
    this.waterbend = candidate.waterbend;
    this.lifeDue = [...candidate.life];
    this.parts = [...candidate.parts];
    this.pool = position.pool.flatMap((mana) => Array.from({ length: mana.count }, (): Unit => ({
      type: mana.type, options: [{ type: mana.type, from: "pool", thing: undefined, snow: mana.snow, spend: mana.spend }],
    })));
    const { paying } = position;
    if (paying.kind === "spell" && paying.from === "graveyard") {
      const entry = position.graveyard.find((one) => one.card.name === paying.card?.name);
      if (entry !== undefined) this.cardsGone.add(copyId(entry, 0));
    }
  }

  run(steps: readonly Step[]): void {
    for (const step of steps) {
      if (step.do === "activate") this.activate(step);
      else {
        this.paying = true;
        this.pay(step);
      }
    }
    must([...this.dues.values()].every((count) => count === 0), "mana is still due");
    must(this.lifeDue.length === 0, "life is still due");
    must(this.parts.every((part) => (part.kind === "sacrifice" || part.kind === "life") && this.amountOf(part.kind === "life" ? part.amount : part.count) === 0), "a cost in words is still due");
  }

  private value(amount: Parameters<typeof valueOf>[0], x: number): number {
    return valueOf(amount, spellOf(this.position) as Thing, this.moment(), { x });
  }

  /** A permanent as it is now; nothing once it has left. */
  private at(id: string): { readonly seen: Seen; readonly thing: Thing } | undefined {
    const seen = this.view.owners.get(id);
    if (seen === undefined || this.gone.has(id)) return undefined;
    return { seen, thing: { ...seen.thing, id, tapped: this.tapped.get(id) ?? seen.thing.tapped, counters: this.counters.get(id) ?? seen.thing.counters } };
  }

  private mine(id: string): Thing {
    const found = this.at(id);
    if (found === undefined || found.seen.controller !== YOU) return refuse(`${id} is not there, or not yours`);
    return found.thing;
  }

  private moment(): Moment {
    return {
      view: this.view,
      copiesOf: (seen) => seen.copies.flatMap((id) => {
        const now = this.at(id);
        return now === undefined ? [] : [[now.thing, 1] as const];
      }),
      newInGraveyard: [...this.buried.values()],
    };
  }

  private card(zone: "hand" | "graveyard", id: string): Thing | undefined {
    const fresh = zone === "graveyard" ? this.buried.get(id) : undefined;
    if (fresh !== undefined) return fresh;
    if (this.cardsGone.has(id)) return undefined;
    const entry = this.position[zone].find((one) => idsIn([one]).includes(id));
    return entry === undefined ? undefined : thingOf(entry.card, id, zone);
  }

  private tap(id: string): void {
    must(!this.mine(id).tapped, `${id} is tapped already`);
    this.tapped.set(id, true);
  }

  private leave(id: string, buried: boolean): void {
    const thing = this.mine(id);
    this.gone.add(id);
    if (buried && !thing.token) this.buried.set(id, { ...thing, zone: "graveyard" });
    this.view = viewOf(this.position, this.gone);
  }

  private sacrifice(id: string): void {
    const thing = this.mine(id);
    const forbidden = effectsIn(this.view, "no-sacrifice").some(({ effect, source, controller }) => speaksOf(effect.whose, controller, YOU) && matches(effect.of, thing, source));
    must(!forbidden, `${id} cannot be sacrificed`);
    this.leave(id, true);
  }

  private takeCard(zone: "hand" | "graveyard", id: string): Thing {
    const thing = this.card(zone, id) ?? refuse(`${id} is not in the ${zone}`);
    if (!this.buried.delete(id)) this.cardsGone.add(id);
    return thing;
  }

  private payLife(amount: number): void {
    if (amount === 0) return;
    must(!effectsIn(this.view, "no-life-payment").some(({ effect, controller }) => speaksOf(effect.whose, controller, YOU)), "life cannot be paid");
    must(this.life >= amount, "there is not so much life");
    this.life -= amount;
  }

  // CR 106.6, 107.4, 609.4b

  private isUse(use: Use, thing: Thing | undefined, ability: boolean): boolean {
    switch (use.kind) {
      case "cast":
        return !ability && this.position.paying.kind === "spell" && thing !== undefined && matches(use.spell, thing, thing);
      case "activate":
        return ability || this.position.paying.kind === "ability";
      default:
        return true;
    }
  }

  /** May this mana pay one mana of this symbol? `source`: of the mana ability whose cost it is. */
  private accepts(made: Made, symbol: string, source: Thing | undefined): boolean {
    const thing = source ?? spellOf(this.position);
    const ability = source !== undefined;
    if (made.spend !== undefined) {
      const uses = made.spend.uses.some((use) => this.isUse(use, thing, ability));
      if (made.spend.kind === "only" ? !uses : uses && made.spend.uses.every((use) => use.kind === "cast" || use.kind === "activate")) return false;
    }
    if (symbol === "{S}") return made.snow;
    if (symbol === "{1}") return true;
    let types: readonly ManaType[] = [made.type];
    for (const { effect, controller } of effectsIn(this.view, "as-though")) {
      if (!speaksOf(effect.whose, controller, YOU)) continue;
      if (effect.on !== undefined && !effect.on.some((use) => this.isUse(use, thing, ability))) continue;
      if (effect.mana === undefined || effect.mana.includes(made.type)) types = [...types, ...(effect.pays === "any-color" ? COLORS : effect.pays === "any-type" ? MANA_TYPES : effect.pays)];
      else if (effect.othersColorless === true) types = ["C"];
    }
    // Two permissions at once: which comes first is not decided here.
    if (effectsIn(this.view, "as-though").length > 1) return true;
    return symbolsIn(symbol).some((one) => (one.kind === "mana" ? types.includes(one.type) : one.kind === "hybrid" ? one.types.some((type) => types.includes(type)) : true));
  }

  private spend(unit: string, from: string, symbol: string, source: Thing | undefined): void {
    // Of several that do, the one that is good for least else.
    const able = this.pool.filter((one) => `{${one.type}}` === unit && one.options.some((made) => made.from === from && this.accepts(made, symbol, source)));
    const worth = ({ options }: Unit): number => (options.some(({ snow }) => snow) ? 2 : 0) + (options.some(({ spend }) => spend === undefined) ? 1 : 0);
    const [least] = [...able].sort((a, b) => worth(a) - worth(b));
    if (least === undefined) refuse(`no ${unit} from ${from} that pays ${symbol}`);
    this.pool = this.pool.filter((one) => one !== least);
  }

  // CR 602.2, 605

  private activate(step: Activate): void {
    must(!this.paying, "a mana ability after paying began");
    must(this.candidate.dues.size > 0, "a mana ability although no mana is due");
    const now = this.at(step.object);
    const zone = now !== undefined ? undefined : (["hand", "graveyard"] as const).find((one) => this.card(one, step.object) !== undefined && !this.buried.has(step.object));
    const thing = now?.thing ?? (zone === undefined ? undefined : this.card(zone, step.object)) ?? refuse(`${step.object} is not there`);
    const ability = (now !== undefined ? now.seen.abilities : [...this.position.hand, ...this.position.graveyard].find((entry) => idsIn([entry]).includes(step.object))?.card.abilities)?.[step.ability]
      ?? refuse(`${step.object} has no such ability`);
    must(now === undefined ? ability.zone === zone : now.seen.controller === YOU || ability.anyPlayer === true, "not an ability to be used from there");
    must(now === undefined || !now.seen.locked, `${step.object} cannot be activated`);
    must((ability.conditions ?? []).every((condition) => holds(condition, thing, this.moment())), "its condition is not met");
    if (ability.oncePerTurn === true) {
      const key = `${step.object} ${step.ability}`;
      must(!this.used.has(key), "it has been used this turn");
      this.used.add(key);
    }
    this.payActivation(step, ability, thing, now?.seen.ready ?? true);
    this.resolve(step, ability, this.at(step.object)?.thing ?? thing);
  }

  /** What the ability's own mana comes to, as a list of symbols. */
  private ownSymbols(ability: ManaAbility, thing: Thing): readonly string[] {
    const symbols = ability.cost.flatMap((part) => (part.kind === "mana" ? part.cost : []));
    if (symbols.length === 0) return [];
    let generic = symbols.reduce((sum, symbol) => sum + (symbol.kind === "generic" ? symbol.amount : 0), 0);
    const others = symbols.filter((symbol) => symbol.kind !== "generic").map((symbol) => canonical(printSymbol(symbol)));
    const changes = effectsIn(this.view, "ability-cost").filter(({ effect, source, controller }) => effect.manaAbilities && speaksOf(effect.whose, controller, YOU) && matches(effect.source, thing, source));
    const by = ({ effect }: (typeof changes)[number]): number => effect.by.reduce((sum, symbol) => sum + (symbol.kind === "generic" ? symbol.amount : 0), 0);
    for (const change of changes) if (change.effect.change === "increase") generic += by(change);
    for (const change of changes) {
      if (change.effect.change !== "reduce") continue;
      const least = Math.max(0, (change.effect.least ?? 0) - others.length);
      generic = Math.min(generic, Math.max(least, generic - by(change)));
    }
    return [...Array.from({ length: generic }, () => "{1}"), ...others];
  }

  private payActivation(step: Activate, ability: ManaAbility, thing: Thing, ready: boolean): void {
    const symbols = [...this.ownSymbols(ability, thing)];
    for (const { symbol, amount } of step.lifeFor ?? []) {
      const permitted = effectsIn(this.view, "life-for-mana").some(({ effect, controller }) => controller === YOU && `{${effect.color}}` === symbol && effect.life === amount);
      must(permitted, `no life for ${symbol}`);
      const at = symbols.findIndex((one) => one.slice(1, -1).split("/").includes(symbol.slice(1, -1)));
      must(at >= 0, `no ${symbol} to be paid by life`);
      symbols.splice(at, 1);
    }
    for (const { unit, from, pays } of step.with) {
      const at = symbols.indexOf(canonical(pays));
      must(at >= 0, `its cost has no ${pays}`);
      symbols.splice(at, 1);
      this.spend(unit, from, pays, thing);
    }
    must(symbols.length === 0, "its mana is not all paid");
    const extra = effectsIn(this.view, "mana-ability-life").reduce((sum, { effect, source }) => sum + (matches(effect.of, thing, source) ? effect.amount : 0), 0);
    const own = ability.cost.reduce((sum, part) => sum + (part.kind === "life" ? valueOf(part.amount, thing, this.moment()) : 0), 0);
    this.payLife(own + extra + (step.lifeFor ?? []).reduce((sum, { amount }) => sum + amount, 0));

    const named = {
      taps: [...step.taps], untaps: [...(step.untaps ?? [])], sacrifices: [...step.sacrifices], exiles: [...(step.exiles ?? [])],
      discards: [...(step.discards ?? [])], returns: [...(step.returns ?? [])],
    };
    const take = (list: keyof typeof named, fits: (id: string) => boolean): string => {
      const at = named[list].findIndex(fits);
      must(at >= 0, `${list}: nothing that fits`);
      return named[list].splice(at, 1)[0] as string;
    };
    const self = (list: keyof typeof named): string => take(list, (id) => id === step.object);
    const fitting = (of: Predicate) => (id: string): boolean => {
      const other = this.at(id);
      return other !== undefined && other.seen.controller === YOU && matches(of, other.thing, thing);
    };
    for (const part of ability.cost) {
      switch (part.kind) {
        case "tap":
          must(ready, "it is new");
          this.tap(self("taps"));
          break;
        case "untap": {
          must(ready, "it is new");
          const id = self("untaps");
          must(this.mine(id).tapped, `${id} is untapped already`);
          this.tapped.set(id, false);
          break;
        }
        case "tap-others":
          for (let i = 0; i < part.count; i += 1) this.tap(take("taps", fitting(part.of)));
          break;
        case "untap-other": {
          const id = take("untaps", (one) => {
            const other = this.at(one);
            return other !== undefined && other.thing.tapped && matches(part.of, other.thing, thing) && speaksOf(part.whose, YOU, other.seen.controller);
          });
          this.tapped.set(id, false);
          break;
        }
        case "sacrifice-self":
          this.sacrifice(self("sacrifices"));
          break;
        case "sacrifice": {
          const count = valueOf(part.count, thing, this.moment());
          for (let i = 0; i < count; i += 1) this.sacrifice(take("sacrifices", fitting(part.of)));
          break;
        }
        case "exile-self": {
          const id = self("exiles");
          if (this.at(id) !== undefined) this.leave(id, false);
          else this.cardsGone.add(id);
          break;
        }
        case "discard-self": {
          const id = self("discards");
          this.buried.set(id, { ...this.takeCard("hand", id), zone: "graveyard" });
          break;
        }
        case "exile":
          for (let i = 0; i < part.count; i += 1) {
            const { from } = part;
            if (from === "battlefield") this.leave(take("exiles", fitting(part.of)), false);
            else this.takeCard(from, take("exiles", (id) => this.card(from, id) !== undefined));
          }
          break;
        case "return":
          for (let i = 0; i < part.count; i += 1) this.leave(take("returns", fitting(part.of)), false);
          break;
        case "remove-counters": {
          const had = this.mine(step.object).counters;
          const removed = step.removed ?? refuse("no counters named");
          must(removed.object === step.object && (part.counter === undefined || part.counter === removed.counter), "other counters");
          must(part.count === "x" ? removed.count >= 0 : removed.count === part.count, "another number of counters");
          must((had[removed.counter] ?? 0) >= removed.count, "not so many counters");
          this.counters.set(step.object, { ...had, [removed.counter]: (had[removed.counter] ?? 0) - removed.count });
          break;
        }
        case "put-counter": {
          const had = this.mine(step.object).counters;
          this.counters.set(step.object, { ...had, [part.counter]: (had[part.counter] ?? 0) + part.count });
          break;
        }
        case "energy":
          must(this.energy >= part.amount, "not so much energy");
          this.energy -= part.amount;
          break;
        default:
          break;
      }
    }
    must(Object.values(named).every((rest) => rest.length === 0), "more is named than the cost asks for");
  }

  // CR 106.5-106.12, 605.3b

  private resolve(step: Activate, ability: ManaAbility, thing: Thing): void {
    const wanted = symbolsIn(step.adds).map((symbol) => (symbol.kind === "mana" ? symbol.type : refuse("adds what is no mana")));
    const sorted = [...wanted].sort().join("");
    if (wanted.length <= MOST_WRITTEN) {
      const all = new Production(this.view, this.moment(), thing, step.removed?.count, this.costObject(step)).of(ability);
      // Too much to write out: anything might be.
      const fits = all?.filter((made) => made.map(({ type }) => type).sort().join("") === sorted);
      must(fits === undefined || fits.length > 0, `${step.object} cannot add ${step.adds}`);
      const told = new Set((fits ?? []).map((made) => made.map(({ type, from }) => `${type}${from}`).sort().join()));
      const [only] = fits ?? [];
      if (told.size === 1 && only !== undefined) this.pool.push(...only.map((made) => ({ type: made.type, options: [made] })));
      else if (fits !== undefined) this.pool.push(...wanted.map((type) => ({ type, options: fits.flat().filter((made) => made.type === type) })));
      else this.vague(wanted, thing, ability);
    } else {
      this.vague(wanted, thing, ability);
    }
    const damage = (ability.effects ?? []).reduce((sum, effect) => sum + (effect.kind === "damage" ? effect.amount : 0), 0);
    this.life -= damage;
    for (const effect of ability.effects ?? []) {
      if (effect.kind === "sacrifice-without" && (this.at(step.object)?.thing.counters[effect.counter] ?? 1) === 0) this.leave(step.object, true);
      const here = this.at(step.object);
      if (effect.kind === "put-counter" && here !== undefined) {
        this.counters.set(step.object, { ...here.thing.counters, [effect.counter]: (here.thing.counters[effect.counter] ?? 0) + effect.count });
      }
    }
  }

  private costObject(step: Activate): string | undefined {
    return step.sacrifices[0] ?? step.untaps?.[0];
  }

  private vague(wanted: readonly ManaType[], thing: Thing, ability: ManaAbility): void {
    const sources = [thing, ...effectsIn(this.view, "tap-trigger").map(({ source }) => source)];
    this.pool.push(...wanted.map((type): Unit => ({
      type,
      options: sources.map((source) => ({ type, from: source.id, thing: source, snow: isSnow(source), spend: source === thing ? ability.spend : undefined })),
    })));
  }

  // CR 601.2h

  private less(symbol: string): void {
    const left = this.dues.get(symbol) ?? 0;
    must(left > 0, `no ${symbol} is due`);
    this.dues.set(symbol, left - 1);
  }

  private hasKeyword(keyword: string): boolean {
    const { paying } = this.position;
    const thing = spellOf(this.position);
    if (paying.kind !== "spell" || thing === undefined) return false;
    return thing.keywords.includes(keyword) ||
      effectsIn(this.view, "grant-keyword").some(({ effect, source, controller }) => controller === YOU && effect.keyword === keyword && matches(effect.spell, thing, source));
  }

  private pay(step: Exclude<Step, Activate>): void {
    switch (step.do) {
      case "mana":
        this.less(step.pays);
        this.spend(step.unit, step.from, step.pays, undefined);
        return;
      case "convoke": {
        must(this.hasKeyword("convoke"), "no convoke");
        const thing = this.mine(step.object);
        must(isCreature(thing), "only creatures convoke");
        must(step.pays === "{1}" || typesIn(thing.colors).some((type) => `{${type}}` === step.pays), "not of that color");
        this.tap(step.object);
        this.less(step.pays);
        return;
      }
      case "improvise":
        must(this.hasKeyword("improvise") && isArtifact(this.mine(step.object)) && step.pays === "{1}", "no improvise");
        this.tap(step.object);
        this.less(step.pays);
        return;
      case "waterbend": {
        const thing = this.mine(step.object);
        const own = (this.position.paying.kind === "ability" ? (this.position.paying.card?.effects ?? []) : []).some((effect) =>
          effect.kind === "ability-tap-payment" && matches(effect.taps, thing, thing) && (effect.pays === "any" || step.pays === "{1}"));
        if (!own) {
          must(this.waterbend > 0 && step.pays === "{1}" && (isCreature(thing) || isArtifact(thing)), "no waterbend");
          this.waterbend -= 1;
        }
        this.tap(step.object);
        this.less(step.pays);
        return;
      }
      case "delve":
        must(this.hasKeyword("delve") && step.pays === "{1}", "no delve");
        this.takeCard("graveyard", step.object);
        this.less(step.pays);
        return;
      case "life":
        this.lifeStep(step.amount, step.pays);
        return;
      default:
        this.words(step.do, step.object);
    }
  }

  private lifeStep(amount: number, pays: string): void {
    this.payLife(amount);
    const part = this.parts.findIndex((one) => one.kind === "life" && this.amountOf(one.amount) === amount);
    if (pays === "additional cost") {
      must(part >= 0, "no such life is due");
      this.parts.splice(part, 1);
      return;
    }
    const at = this.lifeDue.findIndex((due) => due.amount === amount && due.symbol === (pays.startsWith("{") ? canonical(pays) : pays));
    if (at >= 0) {
      this.lifeDue.splice(at, 1);
      return;
    }
    const permitted = effectsIn(this.view, "life-for-mana").some(({ effect, controller }) => controller === YOU && `{${effect.color}}` === pays && effect.life === amount);
    must(permitted, "no life is due for that");
    this.less(pays);
  }

  private x = 0;

  withX(x: number): this {
    this.x = x;
    return this;
  }

  private amountOf(amount: Parameters<typeof valueOf>[0]): number {
    return this.value(amount, this.x);
  }

  private words(does: "sacrifice" | "tap" | "discard" | "exile" | "return", id: string): void {
    const source = spellOf(this.position);
    const permanent = this.at(id);
    const own = permanent !== undefined && permanent.seen.controller === YOU ? permanent.thing : undefined;
    const fits = (of: Predicate, thing: Thing | undefined): boolean => thing !== undefined && matches(of, thing, source);
    const at = this.parts.findIndex((part) => {
      switch (part.kind) {
        case "sacrifice":
          return does === "sacrifice" && fits(part.of, own) && this.amountOf(part.count) > 0;
        case "sacrifice-self":
          return does === "sacrifice" && own?.name === source?.name;
        case "tap-others":
          return does === "tap" && fits(part.of, own);
        case "tap":
          return does === "tap" && own?.name === source?.name;
        case "return":
          return does === "return" && fits(part.of, own);
        case "exile":
          return does === "exile" && fits(part.of, part.from === "battlefield" ? own : this.card(part.from, id));
        case "discard":
          return does === "discard" && fits(part.of, this.card("hand", id));
        default:
          return false;
      }
    });
    const part = this.parts[at] ?? refuse(`no cost that ${does} ${id} would pay`);
    if (does === "tap") this.tap(id);
    else if (does === "sacrifice") this.sacrifice(id);
    else if (does === "return") this.leave(id, false);
    else if (does === "discard") this.buried.set(id, { ...this.takeCard("hand", id), zone: "graveyard" });
    else if (part.kind === "exile" && part.from !== "battlefield") this.takeCard(part.from, id);
    else this.leave(id, false);
    const count = "count" in part && part.kind !== "remove-counters" ? (typeof part.count === "number" ? part.count : part.count === "hand" ? 1 : this.amountOf(part.count)) : 1;
    if (count > 1) this.parts[at] = { ...part, count: count - 1 } as CostPart;
    else this.parts.splice(at, 1);
  }
}

/** All that an ability may add, written out mana by mana. */
class Production {
  private readonly view: View;
  private readonly moment: Moment;
  private readonly source: Thing;
  private readonly x: number | undefined;
  private readonly costObject: string | undefined;

  constructor(view: View, moment: Moment, source: Thing, x: number | undefined, costObject: string | undefined) {
    this.view = view;
    this.moment = moment;
    this.source = source;
    this.x = x;
    this.costObject = costObject;
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
        for (const output of [...ability.outputs, ...(ability.instead ?? []).flatMap((one) => one.outputs)]) add(output.kind === "fixed" ? output.mana : typesFor(output.of, seen.thing));
      }
      if (mine.size > 0) for (const { effect, source } of effectsIn(view, "tap-replace")) add(typesFor(effect.types, source));
    }
  }
  return found;
};

/** The first fault of a plan that nothing can excuse; with several possible totals, all of them have one. */
export const faultOf = (position: Position, plan: Plan): Fault => {
  try {
    const { x } = plan.announce;
    const asked = position.paying.x;
    must(x === undefined || (Number.isInteger(x) && x >= 0), "no such X");
    must(typeof asked !== "number" || x === undefined || x === asked, "another X than was asked for");
    const total = duesIn(plan.total);
    const all = candidates(position, plan);
    must(all.length > 0, "the announcements do not fit the cost");
    const named = all.filter((candidate) => sameDues(candidate.dues, total));
    must(named.length > 0, "not what the cost comes to");
    let fault = "";
    for (const candidate of named) {
      try {
        new Replay(position, candidate).withX(x ?? 0).run(plan.steps);
        return undefined;
      } catch (error) {
        if (!(error instanceof Illegal)) throw error;
        fault = error.message;
      }
    }
    return fault;
  } catch (error) {
    if (error instanceof Illegal) return error.message;
    throw error;
  }
};
