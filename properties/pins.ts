import type { Plan, Step } from "../src/answer.ts";
import type { Pins } from "../src/board/pins.ts";
import type { CardGroup, Permanent, Position } from "../src/board/position.ts";
import { viewOf } from "../src/rules/index.ts";
import type { Price } from "../src/referee/prices.ts";

/** What pins ask of a payment, told from its steps alone: written anew, so that a mistake in encode/ shows. */

/** What an ability does with its own source is one use, of the source. */
const OF_ITSELF: ReadonlySet<string> = new Set(["tap", "untap", "sacrifice-self", "exile-self", "discard-self", "return-self"]);

/** Object ids that a step uses, once for each use. What is only shown is not used. */
const objectsIn = (step: Step, ownParts: (step: Extract<Step, { do: "activate" }>) => number): readonly string[] => {
  switch (step.do) {
    case "activate": {
      const named = [
        ...step.taps, ...(step.untaps ?? []), ...step.sacrifices, ...(step.exiles ?? []), ...(step.discards ?? []), ...(step.returns ?? []),
        ...(step.removedAmong ?? []).flatMap(({ object, count }) => Array.from({ length: count }, () => object)),
      ];
      const itself = named.filter((id) => id === step.object).length - ownParts(step);
      return [step.object, ...named.filter((id) => id !== step.object), ...Array.from({ length: Math.max(0, itself) }, () => step.object)];
    }
    case "mana":
    case "life":
    case "reveal":
      return [];
    case "convoke":
    case "improvise":
    case "waterbend":
    case "delve":
    case "sacrifice":
    case "tap":
    case "discard":
    case "exile":
    case "return":
    case "remove":
      return [step.object];
  }
};

type Entry = Permanent | CardGroup;

/** The entry that an object id is of. */
const ownerIn = (position: Position): ((id: string) => Entry | undefined) => {
  const all: readonly Entry[] = [...position.battlefield, ...position.hand, ...position.graveyard, ...position.opponents.flatMap(({ battlefield }) => battlefield)];
  const byId = new Map(all.map((entry) => [entry.id, entry]));
  return (id) => byId.get(id) ?? byId.get(id.replace(/#\d+$/, ""));
};

export interface PinBook {
  readonly isForbidden: (step: Step) => boolean;
  /** How many objects that are to be avoided a step uses. `fresh`: cards now that were used as they came into the graveyard. */
  readonly avoidedIn: (step: Step, fresh: ReadonlySet<string>) => number;
  /** What must be used, and is by this step. */
  readonly metBy: (step: Step) => readonly string[];
  readonly wanted: readonly string[];
  readonly isWithin: (price: Price) => boolean;
  /** What was given up by then, as far as it is limited: part of where a payment stands. */
  readonly standing: (price: Price) => string;
}

const hits = (pin: Pins[keyof Pins], ability: number | undefined): boolean => pin === true || (pin !== undefined && ability !== undefined && pin.includes(ability));

export const pinBook = (position: Position): PinBook => {
  const owner = ownerIn(position);
  const view = viewOf(position);
  const ownParts = ({ object, ability }: Extract<Step, { do: "activate" }>): number => {
    const abilities = view.owners.get(object)?.abilities ?? owner(object)?.card.abilities ?? [];
    return (abilities[ability]?.cost ?? []).filter(({ kind }) => OF_ITSELF.has(kind)).length;
  };
  const usedIn = (step: Step): readonly { readonly id: string; readonly entry: Entry; readonly ability: number | undefined }[] =>
    objectsIn(step, ownParts).flatMap((id) => {
      const entry = owner(id);
      return entry === undefined ? [] : [{ id, entry, ability: step.do === "activate" && step.object === id ? step.ability : undefined }];
    });
  const wantedOf = ({ id, pins }: Entry): readonly string[] => (pins?.use === undefined ? [] : pins.use === true ? [id] : pins.use.map((ability) => `${id} ${ability}`));
  const all: readonly Entry[] = [...position.battlefield, ...position.hand, ...position.graveyard, ...position.opponents.flatMap(({ battlefield }) => battlefield)];
  return {
    isForbidden: (step) => usedIn(step).some(({ entry, ability }) => hits(entry.pins?.forbid, ability)),
    avoidedIn: (step, fresh) => usedIn(step).filter(({ id, entry, ability }) => !fresh.has(id) && hits(entry.pins?.avoid, ability)).length,
    metBy: (step) => usedIn(step).flatMap(({ entry, ability }) => (entry.pins?.use === true ? [entry.id] : ability === undefined ? [] : [`${entry.id} ${ability}`])),
    wanted: [...new Set(all.flatMap(wantedOf))],
    isWithin: (price) => Object.entries(position.paying.limits ?? {}).every(([kind, most]) => price[kind as keyof Price] <= most),
    standing: (price) => Object.keys(position.paying.limits ?? {}).map((kind) => price[kind as keyof Price]).join(),
  };
};

/** What is pinned, and not kept to by this plan. */
export const brokenPins = (position: Position, { steps }: Plan): readonly string[] => {
  const book = pinBook(position);
  const met = new Set(steps.flatMap(book.metBy));
  return [...steps.filter(book.isForbidden).map((step) => `forbidden: ${JSON.stringify(step)}`), ...book.wanted.filter((one) => !met.has(one)).map((one) => `not used: ${one}`)];
};
