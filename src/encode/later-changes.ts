import { wantedIn } from "../board/later.ts";
import type { Card, Effect } from "../cards/index.ts";
import { lazily, remembered } from "../lazily.ts";
import { cardThing, looksAtPower, paymentOf, type Active, type Seen, type Thing } from "../rules/index.ts";
import { alters, doneBy, givesUp, isAboutItself, lookupsOf, lookupsOfAbility, losesForMana, type Lookups } from "./alters.ts";
import type { Draft } from "./draft.ts";
import { hasSay } from "./says.ts";
import type { Table } from "./table.ts";

/** A text that looks something up on the board, and the object that has it. */
interface LookedUp {
  readonly lookups: Lookups;
  readonly source: Thing;
}

const looksUpAnything = ({ amounts, conditions }: Lookups): boolean => amounts.length + conditions.length > 0;

const lookedUpBy = (effect: Effect, source: Thing): readonly LookedUp[] =>
  (effect.kind === "own-ability" ? (effect.changes ?? []).map(lookupsOf) : [lookupsOf(effect)]).filter(looksUpAnything).map((lookups) => ({ lookups, source }));

const isAltered = (lookedUp: readonly LookedUp[], draft: Draft): boolean => {
  const done = doneBy(draft);
  return lookedUp.some(({ lookups, source }) => alters(lookups, done, source));
};

/** What a card says of how itself is cast, or its own abilities are activated, says nothing of what others cost. */
const isOfItself = ({ effect: { kind } }: Active): boolean =>
  (hasSay(kind, "own casting") && !hasSay(kind, "mana made")) || kind === "own-ability" || kind === "face-up-cost";

/** The effects of the board that later costs, or what pays them, may depend on. */
const effectsThatMatter = ({ view }: Table): readonly Active[] => {
  const power = lazily(() => (view.position.later ?? []).length > 0 || looksAtPower(view, paymentOf(view)));
  return view.effects.filter((active) => !isOfItself(active) && (active.effect.kind !== "power" || power()));
};

const lookedUpIn = ({ view }: Table, effects: readonly Active[]): readonly LookedUp[] => {
  const cards = new Map<Card, string>(wantedIn(view.position).flatMap(({ id, paying: { card } }) => (card === undefined ? [] : [[card, id] as const])));
  return [
    ...effects.flatMap(({ effect, source }) => lookedUpBy(effect, source)),
    ...[...cards].flatMap(([card, id]) => card.effects.flatMap((effect) => lookedUpBy(effect, cardThing(view, card, id, "hand")))),
  ];
};

/**
 * What a payment does that may change what later costs come to. Programs see them as of the start: a tax that is given up is counted,
 * what depends on a number of objects or cards does not follow it, and some effects hold while untapped only (Trinisphere).
 */
export const changesLaterCosts = (table: Table, payment: readonly Draft[]): readonly Draft[] => {
  const effects = effectsThatMatter(table);
  const sources = new Set<Seen>(effects.flatMap(({ effect, source: { id } }) => (isAboutItself(effect) ? [] : table.view.owners.get(id) ?? [])));
  const lookedUp = lookedUpIn(table, effects);
  if (sources.size + lookedUp.length === 0) return [];
  return payment.filter((draft) => [...losesForMana(draft), ...givesUp(draft)].some((seen) => sources.has(seen)) || (lookedUp.length > 0 && isAltered(lookedUp, draft)));
};

const lookupsOfMana = remembered(lookupsOfAbility);

/**
 * What a payment does that may change what abilities make afterwards, or whether they may be activated (Mox Opal without one of three
 * artifacts). Whether that may be more is asked of the whole board: see `absenceOf`.
 */
export const changesLaterMana = ({ mine, shared }: Table, payment: readonly Draft[]): readonly Draft[] => {
  const lookedUp = [...mine, ...shared].flatMap(({ abilities, thing }) => abilities.map(lookupsOfMana).filter(looksUpAnything).map((lookups) => ({ lookups, source: thing })));
  return lookedUp.length === 0 ? [] : payment.filter((draft) => isAltered(lookedUp, draft));
};
