import type { Step } from "../../src/answer.ts";
import type { CostPart, ManaAbility, Predicate } from "../../src/cards/index.ts";
import type { Position } from "../../src/board/position.ts";
import { printSymbol, typeSet, typesIn } from "../../src/mana/index.ts";
import { holds, isArtifact, isCreature, isSnow, matches, speaksOf, valueOf, viewOf, YOU, type Thing } from "../../src/rules/index.ts";
import { Board, idsIn } from "./board.ts";
import { MOST_WRITTEN, Production, type Unit } from "./production.ts";
import { canonical, effectsIn, manaNamed, must, refuse, spellOf } from "./shared.ts";
import type { Candidate, LifeDue } from "./totals.ts";

type Activate = Extract<Step, { do: "activate" }>;

/** A plan carried out step by step, from one of the totals that it may have locked. */
export class Replay extends Board {
  private readonly candidate: Candidate;
  private readonly used = new Set<string>();
  private paying = false;
  private readonly dues: Map<string, number>;
  private waterbend: number;
  private lifeDue: LifeDue[];
  private parts: CostPart[];

  constructor(position: Position, candidate: Candidate) {
    super(position);
    this.candidate = candidate;
    this.dues = new Map(candidate.dues);
    this.waterbend = candidate.waterbend;
    this.lifeDue = [...candidate.life];
    this.parts = [...candidate.parts];
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
    must(this.parts.every((part) => this.asksNothing(part)), "a cost in words is still due");
  }

  private value(amount: Parameters<typeof valueOf>[0], x: number): number {
    return valueOf(amount, spellOf(this.position) as Thing, this.moment(), { x });
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
    const assists = now !== undefined && ability.anyPlayer !== true && now.seen.controller === this.assistant();
    must(!assists || !this.activated, "the other player comes first");
    if (assists) {
      must((this.candidate.dues.get("{1}") ?? 0) > 0, "no generic mana to assist with");
      must(!now.seen.locked && (ability.conditions ?? []).every((condition) => holds(condition, now.thing, this.moment(), now.seen.controller)), "it cannot be activated");
      this.assist(step, ability, now.thing, now.seen.ready);
      return;
    }
    this.activated = true;
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

  private activated = false;

  /** CR 702.132: an ability of the other player's, which taps or sacrifices its source and costs nothing else. */
  private assist(step: Activate, ability: ManaAbility, thing: Thing, ready: boolean): void {
    const has = (kind: CostPart["kind"]): boolean => ability.cost.some((part) => part.kind === kind);
    must(ability.cost.every(({ kind }) => kind === "tap" || kind === "sacrifice-self"), "it costs more than that player can be asked for");
    must(step.taps.join() === (has("tap") ? step.object : "") && step.sacrifices.join() === (has("sacrifice-self") ? step.object : ""), "not its cost");
    must(step.with.length === 0, "it costs no mana");
    if (has("tap")) {
      must(!thing.tapped && ready, "it cannot be tapped");
      this.tapped.set(step.object, true);
    }
    if (has("sacrifice-self")) {
      this.gone.add(step.object);
      this.view = viewOf(this.position, this.gone);
    }
    this.vague(manaNamed(step.adds), thing, ability, { theirs: true });
  }

  /** What the ability's own mana comes to, by symbol. */
  private ownSymbols(ability: ManaAbility, thing: Thing): Map<string, number> {
    const symbols = ability.cost.flatMap((part) => (part.kind === "mana" ? part.cost : []));
    if (symbols.length === 0) return new Map();
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
    const due = new Map([["{1}", generic]]);
    for (const symbol of others) due.set(symbol, (due.get(symbol) ?? 0) + 1);
    return due;
  }

  private payActivation(step: Activate, ability: ManaAbility, thing: Thing, ready: boolean): void {
    const due = this.ownSymbols(ability, thing);
    const take = (symbol: string, count: number): void => {
      const left = (due.get(symbol) ?? 0) - count;
      must(left >= 0, `its cost has no ${count} ${symbol}`);
      due.set(symbol, left);
    };
    for (const { symbol, amount } of step.lifeFor ?? []) {
      const permitted = effectsIn(this.view, "life-for-mana").some(({ effect, controller }) => controller === YOU && `{${effect.color}}` === symbol && effect.life === amount);
      must(permitted, `no life for ${symbol}`);
      const found = [...due].find(([one, count]) => count > 0 && one.slice(1, -1).split("/").includes(symbol.slice(1, -1)));
      take(found?.[0] ?? symbol, 1);
    }
    for (const { unit, from, pays, count = 1 } of step.with) {
      take(canonical(pays), count);
      this.spend(unit, from, pays, thing, count);
    }
    must([...due.values()].every((count) => count === 0), "its mana is not all paid");
    const extra = effectsIn(this.view, "mana-ability-life").reduce((sum, { effect, source }) => sum + (matches(effect.of, thing, source) ? effect.amount : 0), 0);
    const own = ability.cost.reduce((sum, part) => sum + (part.kind === "life" ? valueOf(part.amount, thing, this.moment()) : 0), 0);
    this.payLife(own + extra + (step.lifeFor ?? []).reduce((sum, { amount }) => sum + amount, 0));

    const named = {
      taps: [...step.taps], untaps: [...(step.untaps ?? [])], sacrifices: [...step.sacrifices], exiles: [...(step.exiles ?? [])],
      discards: [...(step.discards ?? [])], returns: [...(step.returns ?? [])],
    };
    const pick = (list: keyof typeof named, fits: (id: string) => boolean): string => {
      const at = named[list].findIndex(fits);
      must(at >= 0, `${list}: nothing that fits`);
      return named[list].splice(at, 1)[0] as string;
    };
    const self = (list: keyof typeof named): string => pick(list, (id) => id === step.object);
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
        case "tap-others": {
          // X is as many as are named beside the source itself.
          const count = part.count === "x" ? (step.taps ?? []).filter((id) => id !== step.object && fitting(part.of)(id)).length : part.count;
          for (let i = 0; i < count; i += 1) this.tap(pick("taps", fitting(part.of)));
          break;
        }
        case "untap-other": {
          const id = pick("untaps", (one) => {
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
          for (let i = 0; i < count; i += 1) this.sacrifice(pick("sacrifices", fitting(part.of)));
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
          for (let i = 0; i < this.number(part.count); i += 1) {
            const { from } = part;
            if (from === "battlefield") this.leave(pick("exiles", fitting(part.of)), false);
            else this.takeCard(from, pick("exiles", (id) => this.card(from, id) !== undefined));
          }
          break;
        case "return":
          for (let i = 0; i < this.number(part.count); i += 1) this.leave(pick("returns", fitting(part.of)), false);
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

  /** CR 107.3k: as many counters as were removed, or as many objects as were tapped beside the source. */
  private xOf(step: Activate, ability: ManaAbility): number | undefined {
    if (!ability.cost.some((part) => part.kind === "tap-others" && part.count === "x")) return step.removed?.count;
    return (step.taps ?? []).length - (ability.cost.some((part) => part.kind === "tap") ? 1 : 0);
  }

  private resolve(step: Activate, ability: ManaAbility, thing: Thing): void {
    const wanted = manaNamed(step.adds);
    const amount = wanted.reduce((sum, { count }) => sum + count, 0);
    const production = new Production(this.view, this.moment(), thing, this.xOf(step, ability), this.costObject(step), this.pool.filter(({ theirs }) => theirs !== true));
    // Too much to write out: anything might be, but how much is known.
    const sorted = amount > MOST_WRITTEN ? "" : [...wanted.map(({ type, count }) => type.repeat(count)).join("")].sort().join("");
    const fits = amount > MOST_WRITTEN ? undefined : production.of(ability)?.filter((made) => made.map(({ type }) => type).sort().join("") === sorted);
    must(fits === undefined || fits.length > 0, `${step.object} cannot add ${step.adds}`);
    must(fits !== undefined || (production.amounts(ability)?.includes(amount) ?? true), `${step.object} adds another amount than ${step.adds}`);
    const told = new Set((fits ?? []).map((made) => made.map(({ type, from }) => `${type}${from}`).sort().join()));
    const [only] = fits ?? [];
    if (told.size === 1 && only !== undefined) this.pool.push(...only.map((made) => ({ type: made.type, options: [made], count: 1 })));
    else if (fits !== undefined) this.pool.push(...wanted.map(({ type, count }) => ({ type, options: fits.flat().filter((made) => made.type === type), count })));
    else this.vague(wanted, thing, ability);
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

  private vague(wanted: ReturnType<typeof manaNamed>, thing: Thing, ability: ManaAbility, more: Pick<Unit, "theirs"> = {}): void {
    const sources = [thing, ...effectsIn(this.view, "tap-trigger").map(({ source }) => source)];
    this.pool.push(...wanted.map(({ type, count }): Unit => ({
      type,
      count,
      ...more,
      options: sources.map((source) => ({ type, from: source.id, thing: source, snow: isSnow(source), spend: source === thing ? ability.spend : undefined })),
    })));
  }

  // CR 601.2h

  private less(symbol: string, count = 1): void {
    const left = this.dues.get(symbol) ?? 0;
    must(left >= count, `no ${count} ${symbol} are due`);
    this.dues.set(symbol, left - count);
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
        this.less(step.pays, step.count);
        this.spend(step.unit, step.from, step.pays, undefined, step.count ?? 1);
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

  /** An X of zero, or an amount of none. */
  private asksNothing(part: CostPart): boolean {
    if (part.kind === "life") return this.amountOf(part.amount) === 0;
    if (part.kind === "sacrifice") return this.amountOf(part.count) === 0;
    if (part.kind === "total") return part.least <= 0;
    return "count" in part && part.count === "x" && this.x === 0;
  }

  private number(count: number | "x"): number {
    return count === "x" ? this.x : count;
  }

  /** "Spells are black." CR 613.1e */
  private recolored(spell: Thing | undefined): Thing | undefined {
    if (spell === undefined || this.position.paying.kind !== "spell") return spell;
    return effectsIn(this.view, "set-colors").filter(({ effect, controller }) => effect.spells && effect.colors !== "chosen" && speaksOf(effect.whose, controller, YOU))
      .reduce((thing, { effect }) => ({ ...thing, colors: (effect.inAddition ? thing.colors : 0) | typeSet(effect.colors === "chosen" ? [] : effect.colors) }), spell);
  }

  private words(does: "sacrifice" | "tap" | "discard" | "exile" | "return" | "reveal", id: string): void {
    const source = this.recolored(spellOf(this.position));
    const permanent = this.at(id);
    const own = permanent !== undefined && permanent.seen.controller === YOU ? permanent.thing : undefined;
    const fits = (of: Predicate, thing: Thing | undefined): boolean => thing !== undefined && matches(of, thing, source);
    const pays = (part: CostPart): boolean => {
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
        case "reveal":
          return does === "reveal" && part.from.some((zone) => fits(part.of, zone === "battlefield" ? own : this.card("hand", id)));
        case "total":
          return does === part.do && fits(part.of, part.do === "tap" ? own : this.card("graveyard", id));
        default:
          return false;
      }
    };
    const first = this.parts.findIndex((part) => part.kind !== "total" && pays(part));
    const at = first >= 0 ? first : this.parts.findIndex(pays);
    const counted = this.parts[at];
    if (counted?.kind === "total") {
      const worth = counted.do === "tap" ? (own?.power ?? 0) : (this.card("graveyard", id)?.manaValue ?? 0);
      if (counted.do === "tap") this.tap(id);
      else this.takeCard("graveyard", id);
      this.parts[at] = { ...counted, least: counted.least - worth };
      return;
    }
    const part = this.parts[at] ?? refuse(`no cost that ${does} ${id} would pay`);
    if (does === "tap") this.tap(id);
    // What is revealed stays.
    else if (does === "reveal") must(part.kind === "reveal", "not a cost to reveal");
    else if (does === "sacrifice") this.sacrifice(id);
    else if (does === "return") this.leave(id, false);
    else if (does === "discard") this.buried.set(id, { ...this.takeCard("hand", id), zone: "graveyard" });
    else if (part.kind === "exile" && part.from !== "battlefield") this.takeCard(part.from, id);
    else this.leave(id, false);
    const count = "count" in part && part.kind !== "remove-counters" ? (typeof part.count === "number" ? part.count : part.count === "hand" ? 1 : part.count === "x" ? this.x : this.amountOf(part.count)) : 1;
    if (count > 1) this.parts[at] = { ...part, count: count - 1 } as CostPart;
    else this.parts.splice(at, 1);
  }
}
