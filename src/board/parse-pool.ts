import type { InputError, NotReadLine } from "../answer.ts";
import { isManaType, parseCounted, type ManaCount, type ManaType } from "../mana/index.ts";
import { ok, fail, type Result } from "../result.ts";
import { failInput, pathTo, quoted, symbolError } from "./error.ts";
import type { PoolMana } from "./position.ts";
import { LARGEST_AMOUNT, type PoolJson } from "./schema.ts";
import type { CardSource } from "./source.ts";

export interface ParsedPool {
  readonly pool: readonly PoolMana[];
  readonly notUnderstood: readonly NotReadLine[];
}

type PoolUnit = Exclude<Exclude<PoolJson, string>[number], string>;

/** "{G}{G}{C}" or "200 {G}, {C}". Only mana is in a pool: no generic, hybrid or snow symbols. CR 106.4 */
const parsePoolText = (text: string, path: string): Result<readonly ManaCount[], InputError> => {
  const symbols = parseCounted(text);
  if (!symbols.ok) return fail(symbolError(symbols.error, path));
  const mana: ManaCount[] = [];
  for (const [index, { symbol, count }] of symbols.value.entries()) {
    if (symbol.kind !== "mana") {
      return failInput("unknown-symbol", `Symbol ${index + 1} of ${quoted(text)} is not a mana: a pool holds {W}, {U}, {B}, {R}, {G} and {C} only.`, path);
    }
    mana.push({ type: symbol.type, count });
  }
  return ok(mana);
};

/** "G" or "{G}". */
const parseUnitType = (text: string, path: string): Result<ManaType, InputError> => {
  const letter = text.replace(/^\{(.)\}$/, "$1").toUpperCase();
  return isManaType(letter)
    ? ok(letter)
    : failInput("unknown-symbol", `${quoted(text)} at character 1 is not a type of mana: W, U, B, R, G or C.`, path);
};

/** Identical mana become one entry, in the order in which each kind first occurs. */
const collect = (units: readonly PoolMana[]): readonly PoolMana[] => {
  const kinds = new Map<string, PoolMana>();
  for (const unit of units) {
    const key = JSON.stringify([unit.type, unit.snow, unit.source, unit.until, unit.spend, unit.rider]);
    const known = kinds.get(key);
    kinds.set(key, known === undefined ? unit : { ...known, count: known.count + unit.count });
  }
  return [...kinds.values()];
};

export const parsePool = (json: PoolJson, cards: CardSource, path: string): Result<ParsedPool, InputError> => {
  const units: PoolMana[] = [];
  const notUnderstood: NotReadLine[] = [];

  const addText = (text: string, at: string): InputError | undefined => {
    const mana = parsePoolText(text, at);
    if (!mana.ok) return mana.error;
    for (const { type, count } of mana.value) units.push({ type, count, snow: false });
    return undefined;
  };

  const addUnit = (unit: PoolUnit, at: string): InputError | undefined => {
    const type = parseUnitType(unit.type, pathTo(at, "type"));
    if (!type.ok) return type.error;
    const read = unit.only === undefined ? undefined : cards.readSpend(unit.only);
    // Mana whose restriction was not read pays for nothing here: a plan must be legal whatever the line says.
    const spend = unit.only === undefined ? undefined : (read ?? { kind: "only", uses: [] } as const);
    if (unit.only !== undefined && read === undefined) notUnderstood.push({ object: "pool", text: unit.only });
    units.push({
      type: type.value,
      count: unit.count,
      snow: unit.snow,
      ...(unit.source === undefined ? {} : { source: unit.source }),
      ...(unit.until === undefined ? {} : { until: unit.until }),
      ...(spend === undefined ? {} : { spend }),
      ...(unit.rider === undefined ? {} : { rider: unit.rider }),
    });
    return undefined;
  };

  if (typeof json === "string") {
    const error = addText(json, path);
    if (error !== undefined) return fail(error);
  } else {
    for (const [index, entry] of json.entries()) {
      const at = pathTo(path, index);
      const error = typeof entry === "string" ? addText(entry, at) : addUnit(entry, at);
      if (error !== undefined) return fail(error);
    }
  }
  const amount = units.reduce((sum, { count }) => sum + count, 0);
  if (amount > LARGEST_AMOUNT) return failInput("bad-count", `More mana than ${LARGEST_AMOUNT.toLocaleString("en-US")} is not counted.`, path);
  return ok({ pool: collect(units), notUnderstood });
};
