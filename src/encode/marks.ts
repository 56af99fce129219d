import { matches, type Thing } from "../rules/index.ts";
import type { Draft, Exhumes, GivesMark, TakesMark } from "./draft.ts";
import { atPhase } from "./phase.ts";
import { initialStates, isStateMark, stateLater } from "./states.ts";
import type { Table } from "./table.ts";

/**
 * Marks: goods of the program that are no mana. Cards that have come into the graveyard on the way, copies of a permanent
 * in some state, objects meant as fodder for a cost, hand cards that are gone. What takes a mark comes after what gives
 * it, which is what order needs of them.
 */
export interface Marks {
  /** By number; those of futures have the phase in their name. */
  readonly names: readonly string[];
  readonly initial: ReadonlyMap<string, number>;
  readonly takes: (draft: Draft) => readonly TakesMark[];
  readonly gives: (draft: Draft) => readonly GivesMark[];
  /** What is left after the payment is there in each future. */
  readonly floats: readonly { readonly from: string; readonly to: readonly string[] }[];
}

const FODDER = "fodder ";
export const fodderMark = (key: string): string => `${FODDER}${key}`;
/** Nothing of it may be left over: an object is given up only for something. */
export const isFodder = (mark: string): boolean => mark.startsWith(FODDER);

const BURIED = "buried ";
export const isBuried = (mark: string): boolean => mark.startsWith(BURIED);

const keyOf = ({ of, source }: Exhumes): string => `${source.id} ${JSON.stringify(of)}`;

/** New cards in the graveyard are alike if the same costs may use them. */
const buriedNames = (drafts: readonly Draft[]): { readonly markOf: (thing: Thing) => string | undefined; readonly fits: (exhumes: Exhumes) => (mark: string) => boolean } => {
  const users = [...new Map(drafts.flatMap(({ exhumes = [] }) => exhumes.map((one) => [keyOf(one), one] as const)))];
  const known = new Map<Thing, string>();
  const bitsOf = (thing: Thing): string => {
    const bits = known.get(thing) ?? users.map(([, { of, source }]) => (matches(of, thing, source) ? "1" : "0")).join("");
    known.set(thing, bits);
    return bits;
  };
  return {
    markOf: (thing) => (bitsOf(thing).includes("1") ? `${BURIED}${bitsOf(thing)}` : undefined),
    fits: (exhumes) => {
      const at = users.findIndex(([key]) => key === keyOf(exhumes));
      return (mark) => isBuried(mark) && mark[BURIED.length + at] === "1";
    },
  };
};

/** The mark that a card which comes into the graveyard gives; `undefined`: no cost can use it. */
export type MarkOf = (thing: Thing) => string | undefined;

export const marksOf = (table: Table, drafts: readonly Draft[], phases: readonly number[]): Marks & { readonly markOf: MarkOf } => {
  const { markOf, fits } = buriedNames(drafts);
  const buried = [...new Set(drafts.flatMap(({ buries }) => buries.flatMap((thing) => markOf(thing) ?? [])))];
  const gives = ({ givesMarks = [], buries, phase = 0 }: Draft): readonly GivesMark[] => [
    ...givesMarks,
    ...buries.flatMap((thing) => {
      const mark = markOf(thing);
      return mark === undefined ? [] : [{ mark: atPhase(mark, phase), count: 1 }];
    }),
  ];
  const takes = ({ takesMarks = [], exhumes = [], phase = 0, after = phase }: Draft): readonly TakesMark[] => [
    ...takesMarks,
    ...exhumes.map((one) => ({ count: one.count, accepts: buried.filter(fits(one)).flatMap((mark) => [...new Set([after, phase])].map((at) => atPhase(mark, at))) })),
  ];
  const states = initialStates(table);
  const taken = new Set(drafts.flatMap((draft) => takes(draft).flatMap(({ accepts }) => accepts)));
  const givenIn = (some: readonly Draft[]): readonly string[] => some.flatMap((draft) => gives(draft).map(({ mark }) => mark));
  const given = new Set([...givenIn(drafts), ...states.keys()]);
  const now = new Set([...givenIn(drafts.filter(({ phase = 0 }) => phase <= 0)), ...states.keys()]);
  const floats = [...now].filter((mark) => !isFodder(mark)).flatMap((from) => {
    const to = phases.map((phase) => atPhase(isStateMark(from) ? stateLater(from) : from, phase)).filter((mark) => taken.has(mark));
    return to.length === 0 ? [] : [{ from, to }];
  });
  return { names: [...new Set([...given, ...taken])], initial: states, takes, gives, floats, markOf };
};

/** Rounds of `boundedByMarks`: what each bounds may bound others. */
const ROUNDS = 4;

/** How often each draft can fire by the marks that it takes, too: no more than what may give them. */
export const boundedByMarks = (drafts: readonly Draft[], uppers: readonly number[], marks: Pick<Marks, "initial" | "takes" | "gives">): readonly number[] => {
  if (drafts.every((draft) => marks.takes(draft).length === 0)) return uppers;
  let bounds = uppers;
  for (let round = 0; round < ROUNDS; round += 1) {
    const most = new Map<string, number>(marks.initial);
    for (const [index, draft] of drafts.entries()) {
      for (const { mark, count } of marks.gives(draft)) most.set(mark, (most.get(mark) ?? 0) + count * (bounds[index] as number));
      // What is left over of the payment floats on.
      if ((draft.phase ?? 0) > 0) for (const { accepts } of marks.takes(draft)) for (const mark of accepts) most.set(mark, Number.POSITIVE_INFINITY);
    }
    const next = drafts.map((draft, index) =>
      marks.takes(draft).reduce(
        (upper, { count, accepts }) => Math.min(upper, Math.floor(accepts.reduce((sum, mark) => sum + (most.get(mark) ?? 0), 0) / count)),
        bounds[index] as number,
      ));
    if (next.every((upper, index) => upper === bounds[index])) break;
    bounds = next;
  }
  return bounds;
};
