import { LOSSES, type Because, type Loss, type Plan, type Step, type Summary, type Why } from "../../answer.ts";
import { castAndPaid, wantedIn } from "../../board/later.ts";
import { copyId, type Permanent, type Position } from "../../board/position.ts";
import { parseMana, printMana, type ManaType } from "../../mana/index.ts";
import { levelName, type Policy } from "../../policy/index.ts";
import { paymentOf } from "../../rules/index.ts";
import { levelsOf } from "../accepted.ts";
import { isSupplied, suppliesOf, type Asked, type Found } from "../asked.ts";
import { boardOf } from "../board.ts";
import { promisedBest } from "../promised.ts";
import { shortageOf } from "./hall.ts";

/** The payment that is explained. */
export interface Explained {
  readonly asked: Asked;
  readonly x: number | undefined;
  readonly found: Found;
  /** Proved best, and all text was read. */
  readonly isProved: boolean;
  readonly plan: Plan;
  readonly summary: Summary;
}

type GivesUp = Extract<Why, { readonly code: "gives-up" }>;

const givesUp = (what: Loss, objects: readonly string[], more: Partial<GivesUp>): readonly GivesUp[] =>
  objects.length === 0 ? [] : [{ code: "gives-up", what, amount: objects.length, objects, ...more }];

const life = (amount: number, more: Partial<GivesUp>): readonly GivesUp[] => (amount <= 0 ? [] : [{ code: "gives-up", what: "life", amount, ...more }]);

const ASKED = { because: { code: "asked" } } as const;

/** What an ability costs that its step does not name. CR 107.14, 118.3 */
const unnamed = (asked: Asked, step: Extract<Step, { readonly do: "activate" }>): readonly GivesUp[] => {
  const ability = asked.view.owners.get(step.object)?.abilities[step.ability];
  const by = { object: step.object };
  return [
    ...(ability?.cost ?? []).flatMap((part): readonly GivesUp[] => (part.kind === "energy" ? [{ code: "gives-up", what: "energy", amount: part.amount, ...by }] : [])),
    ...[...(ability?.cost ?? []), ...(ability?.effects ?? [])].flatMap((part) => (part.kind === "put-counter" ? givesUp("put", [step.object], { amount: part.count, ...by }) : [])),
  ];
};

const lossesOf = (asked: Asked, step: Step): readonly GivesUp[] => {
  switch (step.do) {
    case "activate": {
      const by = { object: step.object };
      const counters = [...(step.removed === undefined ? [] : [step.removed]), ...(step.removedAmong ?? [])];
      return [
        ...givesUp("sacrificed", step.sacrifices, by), ...givesUp("exiled", step.exiles ?? [], by), ...givesUp("discarded", step.discards ?? [], by),
        ...givesUp("returned", step.returns ?? [], by), ...life(step.life ?? 0, by), ...unnamed(asked, step),
        ...counters.filter(({ count }) => count > 0).flatMap(({ object, count }) => givesUp("removed", [object], { amount: count, ...by })),
      ];
    }
    case "life":
      return life(step.amount, step.pays === "additional cost" ? ASKED : {});
    case "sacrifice":
      return givesUp("sacrificed", [step.object], ASKED);
    case "exile":
      return givesUp("exiled", [step.object], ASKED);
    case "discard":
      return givesUp("discarded", [step.object], ASKED);
    case "return":
      return givesUp("returned", [step.object], ASKED);
    case "remove":
      return givesUp("removed", [step.object], ASKED);
    case "delve":
      return givesUp("delved", [step.object], {});
    default:
      return [];
  }
};

/** Equal losses for the same object, or for the cost itself, as one. */
const together = (losses: readonly GivesUp[]): readonly GivesUp[] => {
  const sums = new Map<string, GivesUp>();
  for (const loss of losses) {
    const key = `${loss.what} ${loss.object ?? ""} ${loss.because?.code ?? ""}`;
    const before = sums.get(key);
    sums.set(key, before === undefined ? loss : {
      ...before, amount: before.amount + loss.amount,
      ...(loss.objects === undefined ? {} : { objects: [...new Set([...(before.objects ?? []), ...loss.objects])] }),
    });
  }
  return [...sums.values()].sort((a, b) => LOSSES.indexOf(a.what) - LOSSES.indexOf(b.what));
};

/** The board without one copy of a permanent and what is attached to it; `undefined`: it is no permanent of yours. */
const withoutObject = (position: Position, id: string): Position | undefined => {
  const has = (entry: Permanent): boolean => entry.id === id || (entry.count > 1 && id.startsWith(`${entry.id}#`) && Array.from({ length: entry.count }, (_, copy) => copyId(entry, copy)).includes(id));
  const entry = position.battlefield.find(has);
  // Without the permanent whose ability is paid for there is nothing to be paid.
  if (entry === undefined || (position.paying.kind === "ability" && position.paying.card?.name === entry.card.name)) return undefined;
  const isHost = position.battlefield.some(({ attachedTo }) => attachedTo === entry.id);
  // What is attached is on the first copy, and would be on the next one.
  if (isHost && entry.count > 1) return undefined;
  return {
    ...position,
    battlefield: position.battlefield.flatMap((other) =>
      other === entry ? (entry.count > 1 ? [{ ...entry, count: entry.count - 1 }] : []) : isHost && other.attachedTo === entry.id ? [] : [other]),
  };
};

/** Levels at which more is given up. */
const isLoss = (level: Policy["levels"][number]): boolean => ["sacrificed", "exiled", "counters", "energy", "life", "returned", "hand", "oneByOne", "floating"].includes(levelName(level));

const dearer = ({ asked, found, isProved }: Explained, other: Found): Because | undefined => {
  if (!isProved || !other.proved) return undefined;
  const [ours, theirs] = [levelsOf(asked, found.solution.values), levelsOf(asked, other.solution.values)];
  const at = ours.findIndex(({ value }, level) => theirs[level]?.value !== value);
  const level = asked.policy.levels[at];
  const [value, here] = [theirs[at]?.value ?? 0, ours[at]?.value ?? 0];
  return level === undefined || value <= here || !isLoss(level) ? undefined : { code: "dearer", level: levelName(level), value, here };
};

const needed = ({ asked, x }: Explained): Because => ({ code: "needed", ...(x === undefined || typeof asked.view.position.paying.x === "number" ? {} : { x }) });

/** Without an object; without one given, without life. CR 119.4 */
const withoutIt = (position: Position, object: string | undefined): Position | undefined =>
  object === undefined ? { ...position, life: 0 } : withoutObject(position, object);

/** What would be without that: asked for, and said only where it is proved. */
const becauseOf = (explained: Explained, object: string | undefined): Because | undefined => {
  const { asked, x } = explained;
  const { position } = asked.view;
  const without = withoutIt(x === undefined ? position : { ...position, paying: { ...position.paying, x } }, object);
  if (without === undefined) return undefined;
  const board = boardOf(without);
  const other: Asked = { ...asked, ...board, payment: paymentOf(board.view) };
  if (isSupplied(suppliesOf(other, x)) === false) {
    const shortage = shortageOf(other, x);
    return shortage === undefined ? needed(explained) : { code: "hall", ...shortage };
  }
  const accepted = promisedBest(other, x);
  if (accepted.status === "none") return accepted.proved ? needed(explained) : undefined;
  return accepted.status === "accepted" ? dearer(explained, accepted.found) : undefined;
};

/** Of more objects it is not asked why they give something up. */
const MOST_ASKED = 4;

/** What can still be cast or paid, and what cannot, for certain. */
const ofTheHand = ({ asked: { view, policy }, isProved, summary: { stillCastable } }: Explained): readonly Why[] => {
  const rest = [...stillCastable];
  const isKept = (name: string): boolean => {
    const at = rest.indexOf(name);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  };
  const wanted = wantedIn(view.position).filter(({ paying: { cost, card } }) => (cost ?? card?.manaCost) !== undefined).flatMap(({ name, count }) => Array.from({ length: count }, () => name));
  const lost = wanted.filter((name) => !isKept(name));
  return [
    ...(stillCastable.length === 0 ? [] : [{ code: "keeps", ...castAndPaid(view.position, stillCastable) } as const]),
    ...(lost.length === 0 || !isProved || !policy.levels.includes("oneByOne") ? [] : [{ code: "lets-go", ...castAndPaid(view.position, lost) } as const]),
  ];
};

/** Why this payment: what it keeps, what it gives up and what for, and what is left over. */
export const whyOf = (explained: Explained): readonly Why[] => {
  const { asked, isProved, plan, summary } = explained;
  const told = together(plan.steps.flatMap((step) => lossesOf(asked, step)));
  // Damage that comes later is no step's.
  const later = summary.lifePaid - told.reduce((sum, { what, amount }) => (what === "life" ? sum + amount : sum), 0);
  const losses = together([...told, ...life(later, {})]);
  const objects = [...new Set(losses.flatMap(({ because, what, object }) => (because !== undefined || (object === undefined && what !== "life") ? [] : [object])))].slice(0, MOST_ASKED);
  const because = new Map(isProved ? objects.map((object) => [object, becauseOf(explained, object)]) : []);
  const given = losses.map((loss): GivesUp => {
    const why = loss.because ?? (loss.object === undefined && loss.what !== "life" ? undefined : because.get(loss.object));
    return why === undefined ? loss : { ...loss, because: why };
  });
  const lost = lostMana(summary);
  const over = lost === "" ? [] : [{ code: "leaves-over", mana: lost } as const];
  const isNothing = given.length + over.length + [summary.sacrificed, summary.exiled, summary.discarded].flatMap((counts) => Object.keys(counts)).length === 0;
  return [...ofTheHand(explained), ...given, ...over, ...(isNothing ? [{ code: "gives-up-nothing" } as const] : [])];
};

/** What is left over but for what stays. CR 106.4 */
const lostMana = ({ floating, staying }: Summary): string => {
  const stays = new Map<ManaType, number>();
  for (const { type, count } of parseMana(staying ?? "") ?? []) stays.set(type, (stays.get(type) ?? 0) + count);
  return printMana((parseMana(floating) ?? []).flatMap(({ type, count }) => {
    const kept = Math.min(count, stays.get(type) ?? 0);
    stays.set(type, (stays.get(type) ?? 0) - kept);
    return count > kept ? [{ type, count: count - kept }] : [];
  }));
};
