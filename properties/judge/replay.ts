import type { Step } from "../../src/answer.ts";
import type { CostPart, Predicate } from "../../src/cards/index.ts";
import type { Position } from "../../src/board/position.ts";
import { typeSet, typesIn } from "../../src/mana/index.ts";
import { isArtifact, isCreature, matches, speaksOf, valueOf, YOU, type Thing } from "../../src/rules/index.ts";
import { Activations } from "./activations.ts";
import { canonical, effectsIn, must, refuse, spellOf } from "./shared.ts";
import type { Candidate, LifeDue } from "./totals.ts";

type Activate = Extract<Step, { do: "activate" }>;

/** A plan carried out step by step, from one of the totals that it may have locked. */
export class Replay extends Activations {
  private readonly candidate: Candidate;
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
      if (step.do === "activate") {
        must(!this.paying, "a mana ability after paying began");
        must(this.candidate.dues.size > 0, "a mana ability although no mana is due");
        this.activate(step, (this.candidate.dues.get("{1}") ?? 0) > 0);
      }
      else {
        this.paying = true;
        this.pay(step);
      }
    }
    must([...this.dues.values()].every((count) => count === 0), "mana is still due");
    must(this.lifeDue.length === 0, "life is still due");
    // "Discard your hand" is done once nothing is left of it.
    if (this.handLeft().length === 0) this.parts = this.parts.filter((part) => part.kind !== "discard" || part.count !== "hand");
    must(this.parts.every((part) => this.asksNothing(part)), "a cost in words is still due");
  }

  private value(amount: Parameters<typeof valueOf>[0], x: number): number {
    return valueOf(amount, spellOf(this.position) as Thing, this.moment(), { x });
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
      case "remove": {
        const at = this.parts.findIndex((part) => part.kind === "remove-counters-among" && (part.counter === undefined || part.counter === step.counter));
        const part = this.parts[at];
        if (part?.kind !== "remove-counters-among") return void refuse("no counters are due");
        this.remove({ ...step, count: 1 }, part, spellOf(this.position));
        if (part.count > 1) this.parts[at] = { ...part, count: part.count - 1 };
        else this.parts.splice(at, 1);
        return;
      }
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
    const isHand = (part: CostPart): boolean => part.kind === "discard" && part.count === "hand";
    this.parts = [...this.parts.filter((part) => !isHand(part)), ...this.parts.filter(isHand)];
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
    if (isHand(part)) return;
    const count = "count" in part && part.kind !== "remove-counters" ? (typeof part.count === "number" ? part.count : part.count === "hand" ? 1 : part.count === "x" ? this.x : this.amountOf(part.count)) : 1;
    if (count > 1) this.parts[at] = { ...part, count: count - 1 } as CostPart;
    else this.parts.splice(at, 1);
  }
}
