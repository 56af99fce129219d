import type { Activity, Program } from "./program.ts";

/**
 * What has been used of each resource, and what of it has ended untouched: what ends takes with it what was used before,
 * as far as there is any, and only then what was not.
 */
export class Usage {
  private readonly resources: Program["resources"];
  private readonly amounts: number[];
  /** What ended though nothing had used it, and what had been used and ended. */
  private readonly lost: number[];
  private readonly gone: number[];
  /** By ender, the resources that it ends. */
  private readonly endedBy = new Map<number, number[]>();

  constructor({ resources }: Program) {
    this.resources = resources;
    this.amounts = resources.map(() => 0);
    this.lost = resources.map(() => 0);
    this.gone = resources.map(() => 0);
    for (const [resource, { endedBy }] of resources.entries()) if (endedBy !== undefined) this.endedBy.set(endedBy, [...(this.endedBy.get(endedBy) ?? []), resource]);
  }

  used = (resource: number): number => this.amounts[resource] as number;

  /** How much of it can still be used. */
  left(resource: number): number {
    const { capacity, reducedBy } = this.resources[resource] as Program["resources"][number];
    return capacity - this.used(resource) - (this.lost[resource] as number) - (reducedBy === undefined ? 0 : this.used(reducedBy));
  }

  /** An activity fires so often in a row. What it uses and ends itself, it uses first. */
  fire({ uses }: Pick<Activity, "uses">, times: number): void {
    for (const { resource, amount } of uses) this.amounts[resource] = (this.amounts[resource] as number) + times * amount;
    for (const { resource, amount } of uses) {
      for (const ended of this.endedBy.get(resource) ?? []) {
        const here = Math.max(0, (this.amounts[ended] as number) - (this.gone[ended] as number));
        const touched = Math.min(times * amount, here);
        this.gone[ended] = (this.gone[ended] as number) + touched;
        this.lost[ended] = (this.lost[ended] as number) + times * amount - touched;
      }
    }
  }
}
