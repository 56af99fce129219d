import type { ManaAbility } from "../cards/index.ts";
import type { Cost } from "../mana/index.ts";
import { isInForce, startOf, valueOf } from "./amounts.ts";
import { demandsOf, type Due } from "./demand.ts";
import { alternatives } from "./cost-parts.ts";
import { matches } from "./matches.ts";
import type { Thing } from "./thing.ts";
import { effectsOf, speaksOf, YOU, type View } from "./view.ts";

/**
 * An ability in every way to choose what its cost lets the payer choose ("discard a card or pay {2}"), announced as it is
 * activated; the ability itself where there is nothing to choose. CR 602.2b, 601.2b
 */
export const waysToActivate = (ability: ManaAbility): readonly ManaAbility[] =>
  ability.cost.some((part) => part.kind === "choice") ? alternatives(ability.cost).map((cost) => ({ ...ability, cost })) : [ability];

/** The mana symbols in an ability's activation cost, before changes. */
export const manaSymbolsOf = (ability: ManaAbility): Cost =>
  ability.cost.flatMap((part) => (part.kind === "mana" || part.kind === "waterbend" ? part.cost : []));

/**
 * What mana a mana ability's activation costs now: CR 602.2b makes increases and reductions (Training Grounds) count
 * for it as for any ability. Only generic changes occur on cards.
 */
export const activationDues = (view: View, source: Thing, ability: ManaAbility, x: number, activating = YOU): readonly Due[] => {
  const all = effectsOf(view, "ability-cost").filter(({ effect }) => effect.manaAbilities);
  const symbols = manaSymbolsOf(ability);
  if (all.length === 0) return symbols.length === 0 ? [] : demandsOf(symbols, x);
  const plain = demandsOf(symbols, x);
  const moment = startOf(view);
  const changes = all.filter(
    (change) =>
      change.effect.ability === undefined && speaksOf(change.effect.whose, change.controller, activating) &&
      matches(change.effect.source, source, change.source) && isInForce(change, moment),
  );
  const amountOf = ({ effect, source: from, controller }: (typeof changes)[number]): number =>
    effect.by.reduce((sum, symbol) => sum + (symbol.kind === "generic" ? symbol.amount : 0), 0) * valueOf(effect.amount, from, moment, {}, controller);
  const increase = changes.filter(({ effect }) => effect.change === "increase").reduce((sum, change) => sum + amountOf(change), 0);
  const total = plain.reduce((sum, due) => sum + due.count, 0) + increase;
  // Those with a minimum first: the payer chooses the order.
  const reductions = changes.filter(({ effect }) => effect.change === "reduce").sort((a, b) => (b.effect.least ?? 0) - (a.effect.least ?? 0));
  let generic = plain.reduce((sum, due) => sum + (due.demand.kind === "generic" ? due.count : 0), 0) + increase;
  const others = total - generic;
  for (const change of reductions) {
    const floor = Math.max(0, (change.effect.least ?? 0) - others);
    generic = Math.min(generic, Math.max(floor, generic - amountOf(change)));
  }
  const rest = plain.filter((due) => due.demand.kind !== "generic");
  return generic > 0 ? [{ demand: { kind: "generic" }, count: generic }, ...rest] : rest;
};

/** Life that activating costs: its own cost, and "mana abilities cost an additional 1 life". CR 118.8 */
export const activationLife = (view: View, source: Thing, ability: ManaAbility): number => {
  const own = ability.cost.reduce((sum, part) => sum + (part.kind === "life" ? valueOf(part.amount, source, startOf(view)) : 0), 0);
  const extra = effectsOf(view, "mana-ability-life").reduce(
    (sum, { effect, source: from }) => sum + (matches(effect.of, source, from) ? effect.amount : 0),
    0,
  );
  return own + extra;
};

/** Damage or loss of life that is part of the ability's effect. It happens at once, but is no cost: CR 118.1, 405.6c. */
export const activationDamage = (ability: ManaAbility): number =>
  (ability.effects ?? []).reduce((sum, effect) => sum + (effect.kind === "damage" ? effect.amount : 0), 0);

/**
 * Damage that tapping this permanent deals you, whoever controls what deals it (Manabarbs). CR 603.3: it comes after the
 * spell is paid, so it is never in the way.
 */
export const tapDamage = (view: View, source: Thing, forMana: boolean): number =>
  effectsOf(view, "damage-when-tapped").reduce(
    (sum, { effect, source: from }) => sum + ((forMana || !effect.forMana) && matches(effect.of, source, from) ? effect.amount : 0),
    0,
  );
