export interface Point {
  readonly size: number;
  readonly time: number;
}

/**
 * The exponent of growth: the slope of time against size in logarithms, by least squares. 0: flat, 1: in proportion.
 * `undefined` for fewer than two sizes.
 */
export const exponentOf = (points: readonly Point[]): number | undefined => {
  const logs = points.filter(({ size, time }) => size > 0 && time > 0).map(({ size, time }) => [Math.log(size), Math.log(time)] as const);
  const mean = (index: 0 | 1): number => logs.reduce((sum, log) => sum + log[index], 0) / logs.length;
  const [x, y] = [mean(0), mean(1)];
  const spread = logs.reduce((sum, log) => sum + (log[0] - x) ** 2, 0);
  return spread > 0 ? logs.reduce((sum, log) => sum + (log[0] - x) * (log[1] - y), 0) / spread : undefined;
};
