/** How many cards of each group, by the number of the group. */
export type Counts = readonly number[];

export const total = (counts: Counts): number => counts.reduce((sum, count) => sum + count, 0);

export const plus = (counts: Counts, group: number, more = 1): Counts => counts.with(group, (counts[group] as number) + more);

export const minus = (counts: Counts, fewer: Counts): Counts => counts.map((count, group) => count - (fewer[group] ?? 0));

/** Counts as text, to be looked up by. */
export const keyOf = (...several: readonly Counts[]): string => {
  let key = "";
  for (const counts of several) for (const count of counts) key += String.fromCharCode(count);
  return key;
};

/** In how many ways `some` of `all` can be chosen. Exact for hands of seven: every product on the way is below 2^53. */
export const choose = (all: number, some: number): number => {
  let ways = 1;
  for (let taken = 1; taken <= some; taken += 1) ways = (ways * (all - some + taken)) / taken;
  return some < 0 || some > all ? 0 : ways;
};

/** Every way to take `size` of these cards. */
export const takings = (from: Counts, size: number): readonly Counts[] => {
  const [first, ...rest] = from;
  if (first === undefined) return size === 0 ? [[]] : [];
  return Array.from({ length: Math.min(first, size) + 1 }, (_, taken) => takings(rest, size - taken).map((others) => [taken, ...others])).flat();
};

/** How many ways to take `size` of these cards there are, without making them. */
export const takingsOf = (from: Counts, size: number): number => {
  const none = Array.from({ length: size + 1 }, (_, taken) => (taken === 0 ? 1 : 0));
  return from.reduce<readonly number[]>((ways, count) => ways.map((_, taken) => ways.slice(Math.max(0, taken - count), taken + 1).reduce((sum, some) => sum + some, 0)), none)[size] as number;
};

/** Every hand of `size` cards with its probability: the multivariate hypergeometric distribution. */
export const hands = (deck: Counts, size: number): readonly { readonly hand: Counts; readonly probability: number }[] => {
  const all = choose(total(deck), size);
  return takings(deck, size).map((hand) => ({ hand, probability: hand.reduce((ways, count, group) => ways * choose(deck[group] as number, count), 1) / all }));
};
