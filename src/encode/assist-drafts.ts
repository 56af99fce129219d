import { NO_TOUCH } from "../policy/index.ts";
import { canAssistWith, effectsOf, holds, isCounted, matches, produce, speaksOf, unitOf, type Payment, type Seen } from "../rules/index.ts";
import type { Draft } from "./draft.ts";
import { hereName, leaveName, tapName } from "./resource-names.ts";
import type { Table } from "./table.ts";
import { NOTHING_NAMED } from "./way.ts";
import { MOST_WAYS } from "./ways.ts";

/** Before everything else, all stages of doubling included: that player's mana abilities come first. CR 702.132a */
const ASSIST_RANK = -10_000;

const draftsOf = (table: Table, seen: Seen, index: number): readonly Draft[] => {
  const { view, start } = table;
  const { thing, controller } = seen;
  const ability = seen.abilities[index];
  if (ability === undefined || ability.anyPlayer === true || seen.locked) return [];
  if (!(ability.conditions ?? []).every((condition) => condition.kind !== "priority" && holds(condition, thing, start, controller))) return [];
  if (!canAssistWith(view, seen, ability)) {
    table.incomplete = true;
    return [];
  }
  const taps = ability.cost.some(({ kind }) => kind === "tap");
  const leaves = ability.cost.some(({ kind }) => kind === "sacrifice-self");
  const forbidden = effectsOf(view, "no-sacrifice").some(({ effect, source, controller: owner }) => speaksOf(effect.whose, owner, controller) && matches(effect.of, thing, source));
  if ((taps && (thing.tapped || !seen.ready)) || (leaves && forbidden)) return [];
  const made = produce(ability, thing, start, {}, controller);
  const bundles = made.filter(isCounted);
  if (bundles.length > MOST_WAYS || bundles.length < made.length) table.incomplete = true;
  return bundles.slice(0, MOST_WAYS).map((bundle): Draft => ({
    deed: { kind: "activate", seen, entry: undefined, ability: index, paid: ability, bundle, named: NOTHING_NAMED, lifeFor: [], assists: true },
    upper: seen.copies.length,
    uses: [
      ...(taps ? [{ resource: tapName(table, seen), amount: 1 }] : []),
      ...(leaves ? [{ resource: leaveName(table, seen), amount: 1 }, { resource: hereName(table, seen), amount: 1 }] : []),
    ],
    takes: [],
    gives: bundle.map((part) => ({ unit: { ...unitOf(part.types, part.from, part), assists: true }, count: part.count })),
    needsLeft: [leaveName(table, seen)],
    leaves: leaves ? [seen] : [],
    buries: [],
    serves: [],
    touch: { ...NO_TOUCH, assisted: leaves ? 2 : 1 },
    rank: ASSIST_RANK,
  }));
};

/** What the player who assists can do for generic mana of the spell. CR 702.132a */
export const assistDrafts = (table: Table, { purpose }: Payment): readonly Draft[] => {
  const assistant = 1 + table.view.position.opponents.findIndex(({ assists }) => assists === true);
  return purpose.assist !== true
    ? []
    : table.shared.filter(({ controller }) => controller === assistant).flatMap((seen) => seen.abilities.flatMap((_, index) => draftsOf(table, seen, index)));
};
