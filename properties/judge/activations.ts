import type { Step } from "../../src/answer.ts";
import type { CostPart, ManaAbility, Predicate } from "../../src/cards/index.ts";
import { printSymbol } from "../../src/mana/index.ts";
import { holds, isSnow, matches, speaksOf, valueOf, viewOf, YOU, type Thing } from "../../src/rules/index.ts";
import { Board, idsIn } from "./board.ts";
import { choicesNamed } from "./choices.ts";
import { MOST_WRITTEN, Production, type Unit } from "./production.ts";
import { canonical, effectsIn, manaNamed, must, refuse } from "./shared.ts";

type Activate = Extract<Step, { do: "activate" }>;

/** Mana abilities: what they cost and what they make. */
export class Activations extends Board {
  private readonly used = new Set<string>();

  // CR 602.2, 605

  protected activate(step: Activate, isGenericDue: boolean): void {
    const now = this.at(step.object);
    const zone = now !== undefined ? undefined : (["hand", "graveyard"] as const).find((one) => this.card(one, step.object) !== undefined && !this.buried.has(step.object));
    const thing = now?.thing ?? (zone === undefined ? undefined : this.card(zone, step.object)) ?? refuse(`${step.object} is not there`);
    const ability = (now !== undefined ? now.seen.abilities : [...this.position.hand, ...this.position.graveyard].find((entry) => idsIn([entry]).includes(step.object))?.card.abilities)?.[step.ability]
      ?? refuse(`${step.object} has no such ability`);
    const assists = now !== undefined && ability.anyPlayer !== true && now.seen.controller === this.assistant();
    must(!assists || !this.activated, "the other player comes first");
    if (assists) {
      must(isGenericDue, "no generic mana to assist with");
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
    const spent = step.with.reduce((sum, { count = 1 }) => sum + count, step.lifeFor?.length ?? 0);
    const chosen = choicesNamed(ability, step, this.handLeft().length, (part) => valueOf(part.count, thing, this.moment()))
      .find((one) => [...this.ownSymbols(one, thing).values()].reduce((sum, count) => sum + count, 0) === spent) ?? refuse("its cost asks for something else");
    this.payActivation(step, chosen, thing, now?.seen.ready ?? true);
    this.resolve(step, chosen, this.at(step.object)?.thing ?? thing);
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

  protected handLeft(): readonly string[] {
    return idsIn(this.position.hand).filter((id) => !this.cardsGone.has(id) && !this.buried.has(id));
  }

  /** Counters of one kind leave one object, as far as this part allows. */
  protected remove({ object, counter, count }: { object: string; counter: string; count: number }, part: CostPart & { kind: "remove-counters-among" }, source: Thing | undefined): void {
    const thing = this.mine(object);
    must(matches(part.of, thing, source) && (part.counter === undefined || part.counter === counter), `no counters of ${object}`);
    must(count > 0 && (thing.counters[counter] ?? 0) >= count, `${object} has not so many counters`);
    this.counters.set(object, { ...thing.counters, [counter]: (thing.counters[counter] ?? 0) - count });
  }

  /** What the ability's own mana comes to, by symbol. */
  private ownSymbols(ability: ManaAbility, thing: Thing): Map<string, number> {
    const symbols = ability.cost.flatMap((part) => (part.kind === "mana" ? part.cost : []));
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
    const due = new Map(generic === 0 && others.length === 0 ? [] : [["{1}", generic]]);
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
          // An X of such objects no mana ability asks for.
          for (let i = 0; i < Number(part.count); i += 1) {
            const { from } = part;
            if (from === "battlefield") this.leave(pick("exiles", fitting(part.of)), false);
            else this.takeCard(from, pick("exiles", (id) => matches(part.of, this.card(from, id) ?? refuse(`${id} is not in the ${from}`), thing)));
          }
          break;
        case "return":
          for (let i = 0; i < Number(part.count); i += 1) this.leave(pick("returns", fitting(part.of)), false);
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
        case "discard":
          for (let left = part.count === "hand" ? this.handLeft().length : Number(part.count); left > 0; left -= 1) {
            const id = pick("discards", (one) => this.card("hand", one) !== undefined && matches(part.of, this.card("hand", one) as Thing, thing));
            this.buried.set(id, { ...this.takeCard("hand", id), zone: "graveyard" });
          }
          break;
        case "remove-counters-among":
          // One such part a cost: whatever is named is for it.
          for (const removed of step.removedAmong ?? []) this.remove(removed, part, thing);
          break;
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
}
