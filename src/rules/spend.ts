import { ANY_COLOR, ANY_TYPE, typeBit, typeSet, typesIn, type TypeSet } from "../mana/index.ts";
import type { Effect, ManaUntil, Predicate, SpendRule, Use, Zone } from "../cards/index.ts";
import type { Demand } from "./demand.ts";
import { isInForce, startOf } from "./amounts.ts";
import { matches } from "./matches.ts";
import { isSnow, type Thing } from "./thing.ts";
import { effectsOf, speaksOf, YOU, type View } from "./view.ts";

/** What a payment is for: restrictions on mana look at it. CR 106.6 */
export interface Purpose {
  readonly kind: "spell" | "ability" | "special";
  /** The spell, or the source of the ability. */
  readonly thing: Thing | undefined;
  readonly from: Zone;
  /** "equip", "foretell" … where known. */
  readonly action?: string;
  /** {X} stands in the cost, whatever its value. */
  readonly hasX: boolean;
  /** {C} stands in the cost. */
  readonly hasColorless: boolean;
  /** Where mana may come from (Myr Superion); each must hold. */
  readonly onlyFrom: readonly Predicate[];
  /** "You can't spend mana to cast this spell." */
  readonly noMana: boolean;
  /** Another player may pay for generic mana of it. CR 702.132a */
  readonly assist?: true;
}

/** A unit of mana as far as spending it goes. */
export interface Unit {
  readonly types: TypeSet;
  readonly snow: boolean;
  readonly spend: SpendRule | undefined;
  /** What made it; `undefined`: not known (floating mana without a source). */
  readonly from: Thing | undefined;
  /** What it does for the spell that it is spent on. CR 106.6 */
  readonly rider?: string;
  /** Until when it lasts. CR 106.4 */
  readonly until?: ManaUntil;
  /** Mana of the player who assists. CR 702.132a */
  readonly assists?: true;
  /** The name of what made it, where that is gone. */
  readonly source?: string;
}

/** Is paying for `purpose` one of these uses? `part`: which symbol of the cost. */
const isUse = (use: Use, purpose: Purpose, part: Demand): boolean => {
  const is = (predicate: Predicate): boolean => (purpose.thing === undefined ? predicate.kind === "anything" : matches(predicate, purpose.thing, purpose.thing));
  switch (use.kind) {
    case "cast":
      return purpose.kind === "spell" && is(use.spell) && (use.from === undefined || use.from.includes(purpose.from));
    case "activate":
      return purpose.kind === "ability" && is(use.source) && (use.ability === undefined || use.ability === purpose.action);
    case "x-cost":
      return purpose.hasX;
    case "colorless-cost":
      return purpose.hasColorless;
    case "generic":
      return part.kind === "generic";
    case "special":
      return purpose.action === use.action;
  }
};

/** CR 106.6: restrictions are read literally. */
const spendable = (rule: SpendRule | undefined, source: Thing | undefined, purpose: Purpose, part: Demand): boolean => {
  if (rule === undefined) return true;
  const uses = rule.uses.some((use) => isUse(chosenOf(use, source), purpose, part));
  return rule.kind === "only" ? uses : !uses;
};

/** "of the chosen type" means the type chosen for what made the mana: put in place of the word. */
const chosenOf = (use: Use, source: Thing | undefined): Use => {
  if (use.kind === "cast") return { ...use, spell: resolved(use.spell, source) };
  if (use.kind === "activate") return { ...use, source: resolved(use.source, source) };
  return use;
};

const resolved = (predicate: Predicate, source: Thing | undefined): Predicate => {
  switch (predicate.kind) {
    case "chosen-type":
      return source?.chosen === undefined ? { kind: "any", of: [] } : { kind: "subtype", subtype: source.chosen };
    case "chosen-name":
      return source?.chosen === undefined ? { kind: "any", of: [] } : { kind: "name", name: source.chosen };
    case "not":
      return { kind: "not", of: resolved(predicate.of, source) };
    case "all":
    case "any":
      return { kind: predicate.kind, of: predicate.of.map((part) => resolved(part, source)) };
    default:
      return predicate;
  }
};

/** As what types mana of one type may be spent on this purpose, permissions of CR 609.4b included. */
const typeAs = (type: TypeSet, purpose: Purpose, part: Demand, permissions: readonly Permission[]): TypeSet => {
  let types = type;
  for (const { effect, source } of permissions) {
    if (effect.on !== undefined && !effect.on.some((use) => isUse(chosenOf(use, source), purpose, part))) continue;
    const covered = effect.mana === undefined ? ANY_TYPE : typeSet(effect.mana);
    if ((type & covered) !== 0) {
      types |= effect.pays === "any-color" ? ANY_COLOR : effect.pays === "any-type" ? ANY_TYPE : typeSet(effect.pays);
    } else if (effect.othersColorless === true) {
      // CR 609.4b, Celestial Dawn: such mana no longer pays its own color.
      types = typeBit.C;
    }
  }
  return types;
};

/** The same for a unit whose type is still to be chosen: whatever one of its types may be spent as. */
const typesAs = (unit: Unit, purpose: Purpose, part: Demand, permissions: readonly Permission[]): TypeSet =>
  permissions.length === 0
    ? unit.types
    : typesIn(unit.types).reduce((set, type) => set | typeAs(typeBit[type], purpose, part, permissions), 0);

export interface Permission {
  readonly effect: Effect & { readonly kind: "as-though" };
  readonly source: Thing;
}

/** What the payer's permanents let mana be spent as. */
export const permissionsOf = (view: View): readonly Permission[] => {
  const all = effectsOf(view, "as-though");
  return all.length === 0 ? all : all.filter((active) => speaksOf(active.effect.whose, active.controller, YOU) && isInForce(active, startOf(view)));
};

/** May this unit pay one mana of this demand, for this purpose? CR 106.6, 107.4, 118.3a, 609.4b */
export const pays = (unit: Unit, demand: Demand, purpose: Purpose, permissions: readonly Permission[]): boolean => {
  if (purpose.noMana) return false;
  // CR 702.132a: generic mana alone. Mana that only some spells may be cast with is not used so: the other player casts none.
  if (unit.assists === true && (purpose.assist !== true || demand.kind !== "generic" || unit.spend !== undefined)) return false;
  // CR 109.2: "creatures" are permanents, so a card in hand that makes mana is none.
  if (!purpose.onlyFrom.every((predicate) => unit.from?.zone === "battlefield" && matches(predicate, unit.from, unit.from))) return false;
  if (!spendable(unit.spend, unit.from, purpose, demand)) return false;
  switch (demand.kind) {
    case "snow":
      // CR 107.4h: mana of any type from a snow source; no permission helps.
      return unit.snow;
    case "generic":
      return demand.only === undefined || (typesAs(unit, purpose, demand, permissions) & demand.only) !== 0;
    case "types":
      return (typesAs(unit, purpose, demand, permissions) & demand.types) !== 0;
  }
};

/** Would it pay, if nothing restricted what it may be spent on? Then the restriction is why it does not. CR 106.6 */
export const isRestricted = (unit: Unit, demand: Demand, purpose: Purpose, permissions: readonly Permission[]): boolean =>
  !pays(unit, demand, purpose, permissions) && pays({ ...unit, spend: undefined }, demand, { ...purpose, onlyFrom: [], noMana: false }, permissions);

/** The purpose of paying for a mana ability's own cost. */
export const abilityPurpose = (source: Thing, symbols: readonly { readonly kind: string; readonly type?: string }[]): Purpose => ({
  kind: "ability",
  thing: source,
  from: "battlefield",
  hasX: symbols.some((symbol) => symbol.kind === "variable"),
  hasColorless: symbols.some((symbol) => symbol.kind === "mana" && symbol.type === "C"),
  onlyFrom: [],
  noMana: false,
});

/** What comes with mana beside its types and its source. */
export interface Terms {
  readonly spend?: SpendRule | undefined;
  readonly rider?: string;
  readonly until?: ManaUntil;
  readonly assists?: true;
}

export const unitOf = (types: TypeSet, from: Thing | undefined, { spend, rider, until, assists }: Terms): Unit => {
  const unit: Unit = { types, snow: from !== undefined && isSnow(from), spend, from };
  if (rider === undefined && until === undefined && assists === undefined) return unit;
  return { ...unit, ...(rider === undefined ? {} : { rider }), ...(until === undefined ? {} : { until }), ...(assists === undefined ? {} : { assists }) };
};
