import { assign } from "../rules/assign.ts";
import type { Ledger, Pip } from "./ledger.ts";
import { coloredFirst, freeOfMana, payer } from "./payer.ts";
import type { Source } from "./sources.ts";
import type { Strategy } from "./strategy.ts";

/** More ways to use some of the sources than this are not looked at. */
const MOST_WAYS = 2 ** 14;

interface Way {
  readonly sources: readonly Source[];
  /** By source, what each of its mana pays. */
  readonly pips: readonly (readonly (Pip | undefined)[])[];
  readonly waste: number;
}

/** Every choice of so many objects, each with one of its sources. */
function* choices(objects: readonly (readonly Source[])[], count: number, from = 0): Generator<readonly Source[]> {
  if (count === 0) yield [];
  else
    for (let at = from; at <= objects.length - count; at += 1) {
      for (const source of objects[at] ?? []) for (const rest of choices(objects, count - 1, at + 1)) yield [source, ...rest];
    }
}

const wayWith = (ledger: Ledger, open: readonly Pip[], sources: readonly Source[]): Way | undefined => {
  const made = sources.flatMap(({ makes }) => makes);
  const seated = made.length < open.length ? [] : assign(open, made, (pip, one) => ledger.pays(one, pip));
  if (seated.filter((pip) => pip !== undefined).length < open.length) return undefined;
  const starts = sources.map((_, index) => sources.slice(0, index).reduce((sum, { makes }) => sum + makes.length, 0));
  return { sources, waste: made.length - open.length, pips: sources.map(({ makes }, index) => seated.slice(starts[index] as number, (starts[index] as number) + makes.length)) };
};

/** The way that wastes least mana, and of these the one that taps least. */
const bestWay = (ledger: Ledger, open: readonly Pip[], objects: readonly (readonly Source[])[]): Way | undefined => {
  let best: Way | undefined;
  for (let count = 0; count <= objects.length && best?.waste !== 0; count += 1) {
    for (const sources of choices(objects, count)) {
      const way = wayWith(ledger, open, sources);
      if (way !== undefined && (best === undefined || way.waste < best.waste)) best = way;
      if (best?.waste === 0) break;
    }
  }
  return best;
};

const decide = (ledger: Ledger): boolean => {
  const open = coloredFirst(ledger.pips).filter((pip) => !ledger.fromPool(pip));
  const byObject = new Map<string, Source[]>();
  for (const source of freeOfMana(ledger.free())) byObject.set(source.object, [...(byObject.get(source.object) ?? []), source]);
  const objects = [...byObject.values()];
  if (objects.reduce((ways, sources) => ways * (1 + sources.length), 1) > MOST_WAYS) return false;
  const best = bestWay(ledger, open, objects);
  for (const [index, source] of (best?.sources ?? []).entries()) ledger.useAll(source, best?.pips[index] ?? []);
  return best !== undefined;
};

export const allSubsets: Strategy = {
  name: "all-subsets",
  who: "A program that tries every set of sources and takes the one that wastes least mana, and then taps least.",
  falls: `Refuses where there are more than ${MOST_WAYS.toLocaleString("en-US")} ways to use some of them, which is so with 15 sources; sees neither pain nor Treasures nor the hand, and no abilities that cost mana.`,
  pay: payer(decide),
};
