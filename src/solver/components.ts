/**
 * Strongly connected components that are circles: of several members, or of one that leads to itself. R. Tarjan,
 * "Depth-first search and linear graph algorithms", 1972.
 *
 * @param next where an arc leads to from there
 */
export const components = (all: readonly number[], next: (at: number) => readonly number[]): readonly (readonly number[])[] => {
  const found: (readonly number[])[] = [];
  const order = new Map<number, number>();
  const low = new Map<number, number>();
  const stack: number[] = [];
  const onStack = new Set<number>();
  const lower = (at: number, to: number): void => void low.set(at, Math.min(low.get(at) as number, to));
  const visit = (at: number): void => {
    order.set(at, order.size);
    low.set(at, order.get(at) as number);
    stack.push(at);
    onStack.add(at);
    const ways = next(at);
    for (const to of ways) {
      if (!order.has(to)) {
        visit(to);
        lower(at, low.get(to) as number);
      } else if (onStack.has(to)) {
        lower(at, order.get(to) as number);
      }
    }
    if (low.get(at) !== order.get(at)) return;
    const members = stack.splice(stack.indexOf(at));
    for (const member of members) onStack.delete(member);
    if (members.length > 1 || ways.includes(at)) found.push(members);
  };
  for (const at of all) if (!order.has(at)) visit(at);
  return found;
};
