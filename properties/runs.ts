/**
 * How many examples a property draws. `standard` is for everyday runs; TAPWRIGHT_RUNS=1000 (100 is what it counts from)
 * draws ten times as many.
 */
export const runs = (standard: number): { readonly numRuns: number } => ({
  numRuns: Math.max(1, Math.round((standard * Number(process.env["TAPWRIGHT_RUNS"] ?? 100)) / 100)),
});
