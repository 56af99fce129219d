/**
 * As many items as can be have a place of their own, where each fits: by augmenting paths, an item takes a place and moves
 * earlier ones where needed (Kuhn). By place, the item that has it.
 */
export const assign = <Item, Place>(items: readonly Item[], places: readonly Place[], fits: (item: Item, place: Place) => boolean): readonly (Item | undefined)[] => {
  const holders: (number | undefined)[] = places.map(() => undefined);
  const seat = (item: number, tried: Set<number>): boolean =>
    places.some((place, index) => {
      if (tried.has(index) || !fits(items[item] as Item, place)) return false;
      tried.add(index);
      const other = holders[index];
      if (other !== undefined && !seat(other, tried)) return false;
      holders[index] = item;
      return true;
    });
  for (const item of items.keys()) seat(item, new Set());
  return holders.map((item) => (item === undefined ? undefined : items[item]));
};
