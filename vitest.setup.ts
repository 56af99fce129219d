import fc from "fast-check";

/**
 * Property tests are drawn from a fixed seed, so that a failure can be had again; fast-check prints seed and path
 * with it. Another seed: TAPWRIGHT_SEED=1 npm test. How many examples a property draws: TAPWRIGHT_RUNS.
 * TAPWRIGHT_SHRINK=no ends a property at its first failure, where only that it fails is asked.
 */
const wholeNumber = (name: string, standard: number): number => {
  const number = Number(process.env[name] ?? standard);
  if (!Number.isInteger(number)) throw new Error(`${name} must be a whole number.`);
  return number;
};

fc.configureGlobal({
  seed: wholeNumber("TAPWRIGHT_SEED", 20261129),
  numRuns: wholeNumber("TAPWRIGHT_RUNS", 100),
  // A failure says how to repeat it.
  verbose: 1,
  endOnFailure: process.env["TAPWRIGHT_SHRINK"] === "no",
});
