import type { CardGroup } from "../board/position.ts";
import type { Seen } from "../rules/index.ts";
import type { Table } from "./table.ts";

/** What drafts call the resources that they use. */

export const tapName = (table: Table, seen: Seen): string => `tap ${table.place.get(seen)}`;
export const hereName = (table: Table, seen: Seen): string => `here ${table.place.get(seen)}`;
export const leaveName = (table: Table, seen: Seen): string => `leave ${table.place.get(seen)}`;
export const untapName = (seen: Seen): string => `untap ${seen.thing.id}`;
export const cardName = (entry: CardGroup): string => `card ${entry.id}`;
/**
 * What is left of permanents ("leave"), or of cards of hand or graveyard ("card"), once mana abilities are over: bounds
 * what they give up where something must still be there afterwards.
 */
export const stayName = (resource: string): string => `stays: ${resource}`;
export const onceName = (seen: Seen, ability: number): string => `once ${seen.thing.id} ${ability}`;
export const counterName = (seen: Seen, counter: string): string => `counters ${seen.thing.id} ${counter}`;

/** Counters that leave the battlefield with copies that leave it while mana abilities are activated. */
export const lostName = (seen: Seen, counter: string): string => `lost ${counterName(seen, counter)}`;
/** Bounds what is lost together with what is removed when costs are paid. */
export const keptName = (seen: Seen, counter: string): string => `kept ${counterName(seen, counter)}`;

export const isTap = (name: string): boolean => name.startsWith("tap ");
export const isHere = (name: string): boolean => name.startsWith("here ");
export const isLeave = (name: string): boolean => name.startsWith("leave ");
export const isOnce = (name: string): boolean => name.startsWith("once ");
export const isStay = (name: string): boolean => name.startsWith("stays: ");
/** Its use takes a permanent or a card from where it is. */
export const isDeparture = (name: string): boolean => isLeave(name) || name.startsWith("card ");
/** Bounds what has left before a stage together with what is tapped from then on. */
export const goneBefore = (leave: string, stage: number): string => `gone ${leave} before ${stage}`;
/** The resource of another kind of the same permanent. */
export const sibling = (name: string, kind: "here" | "leave"): string => `${kind} ${name.slice(name.indexOf(" ") + 1)}`;
