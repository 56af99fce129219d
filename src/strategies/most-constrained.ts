import { sizeOf } from "../mana/index.ts";
import type { Ledger, Pip } from "./ledger.ts";
import { coloredFirst, freeOfMana, isColored, leastBy, payer } from "./payer.ts";
import { choicesByObject, type Source } from "./sources.ts";
import type { Strategy } from "./strategy.ts";

/** What is not sacrificed before what is, pure lands before the rest, land creatures last, then by pain. */
const tier = ({ consumes, thing: { types }, pain }: Source): number => {
  const isLand = types.includes("Land");
  return 10_000 * Number(consumes) + 1_000 * (isLand && types.includes("Creature") ? 2 : isLand ? 0 : 1) + pain;
};

const sorted = (sources: readonly Source[]): readonly Source[] => sources.toSorted((a, b) => tier(a) - tier(b));

const objectsIn = (sources: readonly Source[]): number => new Set(sources.map(({ object }) => object)).size;

/** Mana for two mana of a choice of types each. */
const isFilter = ({ asks, makes }: Source): boolean => asks.length > 0 && makes.length === 2 && makes.every(({ unit }) => sizeOf(unit.types) > 1);

/** Filter lands whose two mana pay two colored symbols come first, and get these. */
const assignFilters = (ledger: Ledger, pips: readonly Pip[]): readonly Pip[] => {
  let open = pips;
  for (const source of ledger.sources) {
    if (!isFilter(source) || !ledger.free().includes(source)) continue;
    const [first, second] = source.makes;
    const one = first === undefined ? undefined : open.find((pip) => isColored(pip) && ledger.pays(first, pip));
    const other = second === undefined ? undefined : open.find((pip) => pip !== one && isColored(pip) && ledger.pays(second, pip));
    if (one === undefined || other === undefined) continue;
    ledger.useAll(source, [one, other]);
    open = open.filter((pip) => pip !== one && pip !== other);
  }
  return open;
};

const decide = (ledger: Ledger): boolean => {
  const rows = choicesByObject(ledger.sources);
  const usable = (pip: Pip): readonly Source[] => ledger.free().filter((source) => ledger.seemsToPay(source, pip));
  let open = assignFilters(ledger, coloredFirst(ledger.pips).filter((pip) => !ledger.fromPool(pip)));

  for (let pip = nextPip(); pip !== undefined; pip = nextPip()) {
    const done = pip;
    open = open.filter((other) => other !== done);
    const source = leastBy(sorted(usable(done)), ({ object }) => rows.get(object) ?? 0);
    if (source !== undefined) {
      if (!ledger.use(source, done)) return false;
      continue;
    }
    const parts = ledger.payLife(done) ? [] : ledger.asGeneric(done);
    if (parts === undefined) return false;
    open = [...open, ...parts];
  }
  function nextPip(): Pip | undefined {
    return leastBy(open.filter(isColored), (pip) => objectsIn(usable(pip)));
  }

  // Each source counts as one mana here, also where it makes two.
  for (const pip of open) {
    const source = sorted(freeOfMana(usable(pip)))[0];
    if (source === undefined || !ledger.use(source, pip)) return false;
  }
  return ledger.hungry().every((hungry) =>
    ledger.feed(hungry, (demand) => sorted(freeOfMana(ledger.free())).find((source) => ledger.canFeed(source, demand, hungry))));
};

export const mostConstrained: Strategy = {
  name: "most-constrained",
  who: "An engine that pays the colored symbol with the fewest usable sources next, from the source with the fewest colors; filter lands before all, generic mana from what is left in a fixed order.",
  falls: "Never goes back on a choice. Counts a source as one mana for generic costs, looks at restrictions on mana only as it is spent, and has no convoke, delve or improvise.",
  pay: payer(decide),
};
