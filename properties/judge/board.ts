import type { Use } from "../../src/cards/index.ts";
import { copyId, type Position } from "../../src/board/position.ts";
import { COLORS, MANA_TYPES, type ManaType } from "../../src/mana/index.ts";
import { matches, speaksOf, thingOf, viewOf, YOU, type Moment, type Seen, type Thing, type View } from "../../src/rules/index.ts";
import type { Made, Unit } from "./production.ts";
import { effectsIn, must, refuse, spellOf, symbolsIn } from "./shared.ts";

export const idsIn = (entries: readonly { readonly id: string; readonly count: number }[]): readonly string[] =>
  entries.flatMap((entry) => Array.from({ length: entry.count }, (_, index) => copyId(entry, index)));

/** What is on the table while a plan is carried out, and what may be done to it. */
export class Board {
  protected readonly position: Position;
  protected readonly tapped = new Map<string, boolean>();
  protected readonly counters = new Map<string, Readonly<Record<string, number>>>();
  protected readonly gone = new Set<string>();
  protected readonly cardsGone = new Set<string>();
  protected readonly buried = new Map<string, Thing>();
  protected view: View;
  protected pool: Unit[];
  protected life: number;
  protected energy: number;

  constructor(position: Position) {
    this.position = position;
    this.view = viewOf(position);
    this.life = position.life;
    this.energy = position.energy;
    this.pool = position.pool.map((mana): Unit => ({
      type: mana.type, options: [{ type: mana.type, from: "pool", thing: undefined, snow: mana.snow, spend: mana.spend }], count: mana.count,
    }));
    for (const { assists, pool = [] } of position.opponents) {
      for (const { type, count, snow, spend } of assists === true ? pool : []) {
        this.pool.push({ type, theirs: true, options: [{ type, from: "assist", thing: undefined, snow, spend }], count });
      }
    }
    const { paying } = position;
    if (paying.kind === "spell" && paying.from === "graveyard") {
      const entry = position.graveyard.find((one) => one.card.name === paying.card?.name);
      if (entry !== undefined) this.cardsGone.add(copyId(entry, 0));
    }
  }

  /** A permanent as it is now; nothing once it has left. */
  protected at(id: string): { readonly seen: Seen; readonly thing: Thing } | undefined {
    const seen = this.view.owners.get(id);
    if (seen === undefined || this.gone.has(id)) return undefined;
    return { seen, thing: { ...seen.thing, id, tapped: this.tapped.get(id) ?? seen.thing.tapped, counters: this.counters.get(id) ?? seen.thing.counters } };
  }

  /** The player who assists with what is cast. CR 702.132 */
  protected assistant(): number | undefined {
    const { paying, opponents } = this.position;
    const at = paying.kind === "spell" && paying.card?.keywords.includes("assist") === true ? opponents.findIndex(({ assists }) => assists === true) : -1;
    return at < 0 ? undefined : at + 1;
  }

  protected mine(id: string): Thing {
    const found = this.at(id);
    if (found === undefined || found.seen.controller !== YOU) return refuse(`${id} is not there, or not yours`);
    return found.thing;
  }

  protected moment(): Moment {
    return {
      view: this.view,
      copiesOf: (seen) => [...seen.copies].flatMap((id) => {
        const now = this.at(id);
        return now === undefined ? [] : [[now.thing, 1] as const];
      }),
      isGone: (id) => this.gone.has(id),
      newInGraveyard: [...this.buried.values()],
    };
  }

  protected card(zone: "hand" | "graveyard", id: string): Thing | undefined {
    const fresh = zone === "graveyard" ? this.buried.get(id) : undefined;
    if (fresh !== undefined) return fresh;
    if (this.cardsGone.has(id)) return undefined;
    const entry = this.position[zone].find((one) => idsIn([one]).includes(id));
    return entry === undefined ? undefined : thingOf(entry.card, id, zone);
  }

  protected tap(id: string): void {
    must(!this.mine(id).tapped, `${id} is tapped already`);
    this.tapped.set(id, true);
  }

  protected leave(id: string, buried: boolean): void {
    const thing = this.mine(id);
    this.gone.add(id);
    if (buried && !thing.token) this.buried.set(id, { ...thing, zone: "graveyard" });
    this.view = viewOf(this.position, this.gone);
  }

  protected sacrifice(id: string): void {
    const thing = this.mine(id);
    const forbidden = effectsIn(this.view, "no-sacrifice").some(({ effect, source, controller }) => speaksOf(effect.whose, controller, YOU) && matches(effect.of, thing, source));
    must(!forbidden, `${id} cannot be sacrificed`);
    this.leave(id, true);
  }

  protected takeCard(zone: "hand" | "graveyard", id: string): Thing {
    const thing = this.card(zone, id) ?? refuse(`${id} is not in the ${zone}`);
    if (!this.buried.delete(id)) this.cardsGone.add(id);
    return thing;
  }

  protected payLife(amount: number): void {
    if (amount === 0) return;
    must(!effectsIn(this.view, "no-life-payment").some(({ effect, controller }) => speaksOf(effect.whose, controller, YOU)), "life cannot be paid");
    must(this.life >= amount, "there is not so much life");
    this.life -= amount;
  }

  // CR 106.6, 107.4, 609.4b

  protected isUse(use: Use, thing: Thing | undefined, ability: boolean): boolean {
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
  protected accepts(made: Made, symbol: string, source: Thing | undefined): boolean {
    const thing = source ?? spellOf(this.position);
    const ability = source !== undefined;
    // CR 702.132a
    const owner = this.view.owners.get(made.from)?.controller ?? YOU;
    const isTheirs = made.from === "assist" || (owner !== YOU && owner === this.assistant());
    if (isTheirs && (ability || symbol !== "{1}" || made.spend !== undefined || this.assistant() === undefined)) return false;
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

  protected spend(unit: string, from: string, symbol: string, source: Thing | undefined, count: number): void {
    must(Number.isSafeInteger(count) && count > 0, `${count} mana`);
    for (let left = count; left > 0; ) {
      // Of several that do, the one that is good for least else.
      const able = this.pool.filter((one) => `{${one.type}}` === unit && one.options.some((made) => made.from === from && this.accepts(made, symbol, source)));
      const worth = ({ options }: Unit): number => (options.some(({ snow }) => snow) ? 2 : 0) + (options.some(({ spend }) => spend === undefined) ? 1 : 0);
      const [least] = [...able].sort((a, b) => worth(a) - worth(b));
      if (least === undefined) return refuse(`no ${unit} from ${from} that pays ${symbol}`);
      const some = Math.min(left, least.count);
      left -= some;
      this.pool = this.pool.flatMap((one) => (one !== least ? [one] : one.count > some ? [{ ...one, count: one.count - some }] : []));
    }
  }
}
