import type { CostPart } from "../src/cards/index.ts";
import type { Position } from "../src/board/position.ts";
import type { SymbolKind } from "../src/mana/index.ts";

const spelledOut = (part: CostPart): readonly CostPart[] => (part.kind === "keyword" ? part.cost.flatMap(spelledOut) : [part]);

/** What a position has in it, as words: to see that each occurs often enough among those that are drawn. */
export const featuresOf = ({ battlefield, opponents, pool, hand, graveyard, energy, paying, life }: Position): ReadonlySet<string> => {
  const found = new Set<string>();
  const see = (feature: string, is = true): void => void (is && found.add(feature));
  const cost = paying.card?.manaCost ?? [];
  const kinds = new Set<SymbolKind>(cost.map((symbol) => symbol.kind));
  for (const kind of kinds) see(`symbol ${kind}`);
  see("symbol {C}", cost.some((symbol) => symbol.kind === "mana" && symbol.type === "C"));
  see("X is given", typeof paying.x === "number");
  see("X is to be the largest", paying.x === "max");
  for (const keyword of paying.card?.keywords ?? []) see(keyword);
  for (const part of paying.additional.flat().flatMap(spelledOut)) {
    see(`additional ${part.kind}`);
    see("additional sacrifice by power", part.kind === "sacrifice" && JSON.stringify(part.of).includes("power"));
    see("additional taps that share a color", part.kind === "tap-others" && JSON.stringify(part.of).includes("shares-color"));
    if (part.kind === "total") see(`additional ${part.do} of a total`);
    if (part.kind === "reducer") see(part.by);
  }
  see("several additional costs", paying.additional.length > 1);
  see("X in words", /"x"/.test(JSON.stringify(paying.additional)));
  see("an ability of its own", paying.kind === "ability");
  see("energy", energy > 0);
  see("opponents' permanents", opponents.some((side) => side.battlefield.length > 0));
  see("graveyard ability", graveyard.some(({ card }) => card.abilities.length > 0));
  see("hand ability", hand.some(({ card }) => card.abilities.length > 0));
  const whose = JSON.stringify(battlefield.map(({ card }) => card.abilities));
  see("could produce of opponents", whose.includes('"could-produce","whose":"opponents"'));
  see("an outlet that may eat itself", battlefield.some(({ card }) =>
    card.abilities.some(({ cost: own }) => own.some((part) => part.kind === "sacrifice" && part.of.kind === "type" && card.types.includes(part.of.type)))));
  const lifeForMana = battlefield.some(({ card }) => card.effects.some((effect) => effect.kind === "life-for-mana"));
  see("life for a mana ability's own {B}", lifeForMana && /"kind":"mana","cost":\[\{"kind":"mana","type":"B"/.test(whose));
  for (const side of opponents) for (const { card } of side.battlefield) for (const effect of card.effects) see(`opponents' effect ${effect.kind}`);
  see("an increase", paying.increase.length > 0);
  see("a reduction", paying.reduce.length > 0);
  see("floating mana", pool.length > 0);
  see("floating snow mana", pool.some((mana) => mana.snow));
  see("floating mana of a known source", pool.some((mana) => mana.source !== undefined));
  for (const { until } of pool) see(`floating mana until ${until ?? "this step ends"}`);
  see("another player assists", opponents.some(({ assists }) => assists === true));
  see("another player's pool", opponents.some(({ pool: theirs = [] }) => theirs.length > 0));
  see("little life", life <= 3);
  see("a hand", hand.length > 0);
  see("a graveyard", graveyard.length > 0);
  see("a card to be kept", graveyard.some((entry) => entry.keep));
  for (const { card, count, tapped, attachedTo, chosen, summoningSick, attacking, blocking, counters } of battlefield) {
    const creature = card.types.includes("Creature");
    see("copies", count > 1);
    see("tapped", tapped);
    see("summoning sick", summoningSick && creature);
    see("attacking", attacking);
    see("blocking", blocking);
    see("counters", Object.keys(counters).length > 0);
    see("multicolored", creature && card.colors.length > 1);
    see("snow", card.supertypes.includes("Snow"));
    see("token", card.token);
    see("attached", attachedTo !== undefined);
    see("something chosen", chosen !== undefined);
    for (const effect of card.effects) {
      see(`effect ${effect.kind}`);
      see("haste at times", effect.kind === "grant-haste" && effect.when !== undefined);
      if (effect.kind === "grant-keyword") see(`grants ${effect.keyword}`);
      if (effect.kind === "as-though") see(`as though ${typeof effect.pays === "string" ? effect.pays : "some types"}${effect.othersColorless === true ? ", others colorless" : ""}`);
      if (effect.kind === "land-types") see(`land types ${effect.inAddition ? "in addition" : "instead"}`);
      if (effect.kind === "spell-cost") {
        see(`spell-cost ${effect.change} ${effect.by.map((symbol) => symbol.kind).join()}`);
        see("spell-cost colored only", effect.coloredOnly === true);
        see("spell-cost with a least", effect.least !== undefined);
        see("spell-cost for life", effect.forLife !== undefined);
      }
    }
    see("sacrifice-without", card.abilities.some(({ effects }) => (effects ?? []).some((effect) => effect.kind === "sacrifice-without")));
    see("activation condition", card.abilities.some(({ conditions }) => conditions !== undefined));
    const parts: readonly CostPart[] = card.abilities.flatMap((ability) => ability.cost);
    for (const part of parts) see(`ability cost ${part.kind}`);
    see("two mana", card.abilities.some(({ outputs }) => outputs.some((output) => output.kind === "fixed" && output.mana.length > 1)));
    see("amount by formula", card.abilities.some(({ outputs }) => outputs.some((output) => "amount" in output && typeof output.amount !== "number")));
    see("graveyard counted", card.abilities.some(({ outputs, conditions = [] }) => JSON.stringify([outputs, conditions]).includes('"zone":"graveyard"')));
    see("could produce", card.abilities.some(({ outputs }) => outputs.some((output) => "of" in output && output.of.kind === "could-produce")));
    see("doubling", card.abilities.some(({ outputs }) => outputs.some((output) => output.kind === "as-unspent")));
    see("damage", card.abilities.some(({ effects }) => (effects ?? []).some((effect) => effect.kind === "damage")));
    see("once a turn", card.abilities.some(({ oncePerTurn }) => oncePerTurn === true));
    see("mana with a rider", card.abilities.some(({ rider }) => rider !== undefined));
    see("mana that stays", card.abilities.some(({ stays }) => stays !== undefined));
    see("restricted mana", card.abilities.some(({ spend }) => spend !== undefined));
    see("filter", card.abilities.some(({ cost: own, outputs }) => own.some((part) => part.kind === "mana") && outputs.some((output) => output.kind === "combination")));
  }
  return found;
};
