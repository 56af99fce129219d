/**
 * As many items as can be have a place of their own, where each fits: by augmenting paths, an item takes a free place, or
 * moves earlier ones where needed (Kuhn). By place, the item that has it.
 */
export const assign = <Item, Place>(items: readonly Item[], places: readonly Place[], fits: (item: Item, place: Place) => boolean): readonly (Item | undefined)[] => {
  const holders: (number | undefined)[] = places.map(() => undefined);
  const seat = (item: number, tried: Set<number>): boolean => {
    const suits = (place: Place): boolean => fits(items[item] as Item, place);
    const free = places.findIndex((place, index) => holders[index] === undefined && suits(place));
    const found = free >= 0 ? free : places.findIndex((place, index) => {
      if (tried.has(index) || !suits(place)) return false;
      tried.add(index);
      return seat(holders[index] as number, tried);
    });
    if (found >= 0) holders[found] = item;
    return found >= 0;
  };
  for (const item of items.keys()) seat(item, new Set());
  return holders.map((item) => (item === undefined ? undefined : items[item]));
};
