import { pays, type Demand, type permissionsOf, type Purpose, type Unit } from "../rules/index.ts";
import type { Phase } from "./draft.ts";

/** A place where mana may be spent. */
export interface Slot {
  readonly demand: Demand;
  readonly purpose: Purpose;
  readonly phase: Phase;
}

/**
 * Kinds of mana that no place to spend them tells apart, now or in any future, are one good. Mana of one phase is spent
 * in that phase; what floats on from the payment to a future, or from a stage of it to the next, is carried over by an
 * activity. Before mana is doubled its type matters, whatever it can be spent on.
 */
export class Goods {
  private readonly indices = new Map<string, number>();
  private readonly known = new Map<string, number>();
  private readonly slots: readonly Slot[];
  private readonly permissions: ReturnType<typeof permissionsOf>;
  readonly accepts: number[][];
  /** One unit of each good. */
  readonly units: { readonly unit: Unit; readonly phase: Phase }[] = [];
  private readonly toldApart: (unit: Unit) => string;
  /** `toldApart`: by what else mana of the payment is told apart. */
  constructor(slots: readonly Slot[], permissions: ReturnType<typeof permissionsOf>, toldApart: (unit: Unit) => string) {
    this.slots = slots;
    this.toldApart = toldApart;
    this.permissions = permissions;
    this.accepts = slots.map(() => []);
  }
  get size(): number {
    return this.indices.size;
  }
  indexOf = (unit: Unit, phase: Phase): number => {
    const apart = phase <= 0 ? this.toldApart(unit) : "";
    const unitKey = `${phase} ${apart} ${unit.types} ${unit.snow} ${unit.from?.id ?? ""} ${unit.spend === undefined ? "" : JSON.stringify(unit.spend)}`;
    const before = this.known.get(unitKey);
    if (before !== undefined) return before;
    const accepted = this.slots.map((slot) => (slot.phase === phase || phase <= 0) && pays(unit, slot.demand, slot.purpose, this.permissions));
    const key = `${phase} ${apart} ${phase < 0 ? unit.types : ""} ${accepted.map((yes) => (yes ? "1" : "0")).join("")}`;
    let index = this.indices.get(key);
    if (index === undefined) {
      index = this.indices.size;
      this.indices.set(key, index);
      this.units.push({ unit, phase });
      for (const [slot, yes] of accepted.entries()) if (yes && this.slots[slot]?.phase === phase) (this.accepts[slot] as number[]).push(index);
    }
    this.known.set(unitKey, index);
    return index;
  };
}
