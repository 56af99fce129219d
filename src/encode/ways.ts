/** How many ways of choosing objects for one cost are looked at. */
export const MOST_WAYS = 300;

/** Ways of choosing, and whether some were left out because there are more than the limit. */
export interface Ways<T> {
  readonly ways: readonly (readonly T[])[];
  readonly isCut: boolean;
}

/** All multisets of `count` items, at most `limit` of them; each in the order of `items`. */
export const multisets = <T>(items: readonly T[], count: number, limit: number): Ways<T> => {
  const ways: T[][] = [];
  let isCut = false;
  const go = (from: number, chosen: readonly T[]): void => {
    if (chosen.length === count) {
      if (ways.length < limit) ways.push([...chosen]);
      else isCut = true;
      return;
    }
    for (let index = from; index < items.length && !isCut; index += 1) go(index, [...chosen, items[index] as T]);
  };
  if (count >= 0 && count <= MOST_CHOSEN) go(0, []);
  else isCut = true;
  return { ways, isCut };
};

/** More objects than this for one cost are not looked at: no card asks for so many. */
const MOST_CHOSEN = 64;

/** One item of each list, in every combination, at most `limit` of them. */
export const product = <T>(lists: readonly (readonly T[])[], limit: number): Ways<T> => {
  let isCut = false;
  const ways = lists.reduce<readonly (readonly T[])[]>(
    (done, list) => {
      const next = done.flatMap((head) => list.map((item) => [...head, item]));
      if (next.length > limit) isCut = true;
      return next.slice(0, limit);
    },
    [[]],
  );
  return { ways, isCut };
};
