import { upperOf, type Flat, type Row } from "../../src/solver/flatten.ts";

/** An engine gave up, or gave values that are not what it was asked for. Reported as such, never mended. */
export class EngineFailure extends Error {
  constructor(engine: string, what: string) {
    super(`${engine}: ${what}`);
    this.name = "EngineFailure";
  }
}

/** Values further from a whole number than this are no solution, whatever the engine says. */
const TOLERANCE = 1e-5;

/** Does a row hold, in whole numbers? */
export const isMet = ({ terms, is, bound }: Row, values: readonly number[]): boolean => {
  let sum = 0;
  for (const [variable, factor] of terms) sum += factor * (values[variable] as number);
  return is === "=" ? sum === bound : is === "<=" ? sum <= bound : sum >= bound;
};

/** An engine's values, rounded and then held against every row and bound in whole numbers. */
export const wholePoint = (engine: string, flat: Flat, rows: readonly Row[], raw: readonly number[]): readonly number[] => {
  const values = raw.map((value) => Math.round(value));
  for (const [index, value] of values.entries()) {
    const upper = upperOf(flat.variables[index] as Flat["variables"][number]) ?? Number.POSITIVE_INFINITY;
    if (!(Math.abs(value - (raw[index] as number)) <= TOLERANCE)) throw new EngineFailure(engine, `variable ${index} is ${raw[index]}, which is not whole`);
    if (value < 0 || value > upper) throw new EngineFailure(engine, `variable ${index} is ${value}, not within 0 and ${upper}`);
  }
  const broken = rows.findIndex((row) => !isMet(row, values));
  if (broken >= 0) throw new EngineFailure(engine, `row ${broken} of ${rows.length} does not hold once values are rounded`);
  return values;
};
