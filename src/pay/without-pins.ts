import type { Pins } from "../board/pins.ts";
import type { CardGroup, Permanent, Position } from "../board/position.ts";
import type { Kept } from "../encode/index.ts";
import { paymentOf } from "../rules/index.ts";
import type { Asked } from "./asked.ts";
import { boardOf } from "./board.ts";

const without = ({ use, forbid, ...pins }: Pins, isLifted: (kind: "use" | "forbid", ability: number | undefined) => boolean): Pins => {
  const left = (kind: "use" | "forbid", pin: Pins["use"]): Pins => {
    const rest = pin === true ? (isLifted(kind, undefined) ? [] : pin) : (pin ?? []).filter((ability) => !isLifted(kind, ability));
    return rest === true || rest.length > 0 ? { [kind]: rest } : {};
  };
  return { ...pins, ...left("use", use), ...left("forbid", forbid) };
};

/** The position in which these pins are lifted; `undefined`: all of them. */
const withoutPins = (position: Position, lifted: readonly Kept[] | undefined): Position => {
  const isLifted = (id: string) => (kind: "use" | "forbid", ability: number | undefined): boolean =>
    lifted === undefined || lifted.some((pin) => pin.kind === kind && pin.object === id && pin.ability === ability);
  const free = <Entry extends Permanent | CardGroup>(entry: Entry): Entry => (entry.pins === undefined ? entry : { ...entry, pins: without(entry.pins, isLifted(entry.id)) });
  const limits = Object.entries(position.paying.limits ?? {}).filter(([kind]) => lifted !== undefined && !lifted.some((pin) => pin.kind === "limit" && pin.of === kind));
  return {
    ...position,
    battlefield: position.battlefield.map(free),
    hand: position.hand.map(free),
    graveyard: position.graveyard.map(free),
    opponents: position.opponents.map((side) => ({ ...side, battlefield: side.battlefield.map(free) })),
    paying: { ...position.paying, limits: Object.fromEntries(limits) },
  };
};

/** The same cost with these pins lifted; `undefined`: with all of them. */
export const askedWithout = (asked: Asked, lifted?: readonly Kept[]): Asked => {
  const board = boardOf(withoutPins(asked.view.position, lifted));
  return { ...asked, ...board, payment: paymentOf(board.view) };
};

