import { typeBit } from "../mana/index.ts";
import { NO_TOUCH } from "../policy/index.ts";
import { effectsOf, helps, HELPERS, partSource, YOU } from "../rules/index.ts";
import { needsOfKeywords, needsOfLife, type KeywordNeeds } from "./permits.ts";
import { LATER_LIFE, LIFE_BEFORE_LATER, liftsLife, type Draft } from "./draft.ts";
import { dueName, duesOf, genericDue, lifeName, type Claim } from "./claim.ts";
import { laterLife, NEW_CARD_RANK, PART_RANK, partDrafts, PAYS } from "./part-drafts.ts";
import { cardName } from "./resource-names.ts";
import { tappingLate } from "./states.ts";
import { cardTouch, mayBeUntapped, noLife, tapTouch } from "./table.ts";

/** Helpers come after all mana abilities. CR 601.2h */
const HELPER_RANK = 100;

const helperDrafts = ({ table, payment, total, prefix }: Claim, needs: KeywordNeeds): readonly Draft[] =>
  table.mine.filter(mayBeUntapped).flatMap((seen) =>
    duesOf(total).flatMap(({ demand }, due) => {
      // The ways differ in name only; where one permanent could help in several, the first that applies stands for all.
      const as = HELPERS.find((way) => helps(way, seen.thing, demand, payment));
      if (as === undefined) return [];
      return [
        {
          ...PAYS,
          ...(as === "waterbend" ? {} : needs[as]),
          deed: { kind: "helper", as, seen, due } as const,
          upper: seen.copies.length,
          ...tappingLate(table, seen),
          serves: [{ demand: dueName(prefix, due), count: 1 }],
          touch: tapTouch(table, seen, false),
          rank: HELPER_RANK,
        },
      ];
    }),
  );

const delveDrafts = ({ table, payment, total, prefix }: Claim, needs: KeywordNeeds): readonly Draft[] => {
  if (!payment.keywords.has("delve")) return [];
  return duesOf(total).flatMap(({ demand }, due): readonly Draft[] => {
    if (demand.kind !== "generic") return [];
    const serves = [{ demand: dueName(prefix, due), count: 1 }];
    const given = table.view.position.graveyard.map((entry, index): Draft => ({
      ...PAYS,
      ...needs.delve,
      deed: { kind: "delve", entry, due },
      upper: entry.count,
      uses: [{ resource: cardName(entry), amount: 1 }],
      serves,
      touch: { ...cardTouch("graveyard", entry), order: index + 1 },
      rank: HELPER_RANK,
    }));
    const fresh: Draft = {
      ...PAYS,
      ...needs.delve,
      deed: { kind: "delve-new", due },
      upper: Number.POSITIVE_INFINITY,
      uses: [],
      exhumes: [{ of: { kind: "anything" }, source: partSource(payment), count: 1 }],
      serves,
      touch: { ...NO_TOUCH, delved: 1 },
      rank: NEW_CARD_RANK,
    };
    return [...given, fresh];
  });
};

/** Choices left open by the total, and K'rrik. CR 107.4e-f, 601.2b */
const openDrafts = (claim: Claim): readonly Draft[] => {
  const { table, total, prefix } = claim;
  const instead = effectsOf(table.view, "life-for-mana").filter(({ controller }) => controller === YOU);
  return total.dues.flatMap(({ demand, count }, due): readonly Draft[] => {
    if (demand.kind !== "types") return [];
    const lifeDraft = (amount: number, instead?: string, needs: Pick<Draft, "needs"> = {}): Draft => ({
      ...PAYS,
      ...needs,
      deed: { kind: "life", due, amount, instead },
      upper: count,
      uses: laterLife(amount),
      serves: [{ demand: dueName(prefix, due), count: 1 }],
      touch: { ...NO_TOUCH, life: amount },
      rank: PART_RANK,
    });
    const drafts: Draft[] = [];
    if (demand.open?.kind === "life") drafts.push(...(table.lifeAllowed ? [lifeDraft(demand.open.amount)] : noLife(table, [])));
    if (demand.open?.kind === "generic") {
      drafts.push({
        ...PAYS,
        deed: { kind: "as-generic", due, amount: demand.open.amount },
        upper: count,
        uses: [],
        serves: [{ demand: dueName(prefix, due), count: 1 }, { demand: dueName(prefix, genericDue(total)), count: -demand.open.amount }],
        touch: NO_TOUCH,
        rank: HELPER_RANK - 1,
      });
    }
    // An open Phyrexian {B/P} costs the same life by itself.
    if (demand.open?.kind !== "life" && table.lifeAllowed) {
      for (const { effect } of instead) {
        if ((demand.types & typeBit[effect.color]) !== 0) drafts.push(lifeDraft(effect.life, `{${effect.color}}`, needsOfLife(claim, effect.color)));
      }
    }
    return drafts;
  });
};

/** Everything that pays a locked total beside mana. */
export const paymentDrafts = (claim: Claim): readonly Draft[] => {
  const { table, payment, total, prefix } = claim;
  const source = partSource(payment);
  const announcedLife = total.life.map(({ amount }, index): Draft => ({
    ...PAYS,
    deed: { kind: "announced-life" },
    upper: table.lifeAllowed ? 1 : noLife(table, 0),
    uses: laterLife(amount),
    serves: [{ demand: lifeName(prefix, index), count: 1 }],
    touch: { ...NO_TOUCH, life: amount },
    rank: PART_RANK,
  }));
  const needs = needsOfKeywords(claim);
  return [
    ...announcedLife,
    ...helperDrafts(claim, needs),
    ...delveDrafts(claim, needs),
    ...openDrafts(claim),
    ...total.parts.flatMap((part, index) => partDrafts(claim, part, index, source)),
    liftsLife(LATER_LIFE, LIFE_BEFORE_LATER),
  ];
};
