import { failInput, pathTo, quoted } from "../board/error.ts";
import type { InputError } from "../answer.ts";
import { MANA_TYPES } from "../mana/index.ts";
import { ok, type Result } from "../result.ts";
import { LEVELS, policyNamed, type AnyLevel, type Policy } from "./index.ts";
import type { SpentMana } from "./spent.ts";

const isObject = (json: unknown): json is Readonly<Record<string, unknown>> => typeof json === "object" && json !== null && !Array.isArray(json);

type Check = (value: unknown) => boolean;
const isTrue: Check = (value) => value === true;

/** What each key of a level about mana spent may be, and in words. */
const SPENT_KEYS: Readonly<Record<keyof SpentMana, readonly [is: Check, expected: string]>> = {
  spent: [(value) => value === "mana", "\"mana\" or \"colors\""],
  color: [(value) => value === "same" || (MANA_TYPES as readonly unknown[]).includes(value), "W, U, B, R, G, C or \"same\""],
  snow: [isTrue, "true"],
  from: [(value) => typeof value === "string" && value !== "", "a name, card type or subtype"],
  rider: [isTrue, "true"],
  least: [(value) => Number.isInteger(value) && (value as number) >= 1 && (value as number) <= 100, "a whole number from 1 to 100"],
  each: [isTrue, "true"],
  avoid: [isTrue, "true"],
};

const parseSpent = (json: Readonly<Record<string, unknown>>, path: string): Result<AnyLevel, InputError> => {
  const keys = Object.keys(json);
  if (json["spent"] === "colors") return keys.length === 1 ? ok({ spent: "colors" }) : failInput("wrong-shape", "A level of colors spent has no other keys.", path);
  for (const key of ["spent", ...keys]) {
    const known = Object.hasOwn(SPENT_KEYS, key) ? SPENT_KEYS[key as keyof SpentMana] : undefined;
    if (known === undefined) return failInput("wrong-shape", `${quoted(key)} is nothing that a level looks at.`, pathTo(path, key));
    if (!known[0](json[key])) return failInput("wrong-shape", `Expected ${known[1]}.`, pathTo(path, key));
  }
  if (json["color"] === "same" && (json["each"] === true || json["avoid"] === true)) {
    return failInput("wrong-shape", "\"same\" goes with neither each nor avoid.", pathTo(path, "color"));
  }
  return ok(json as unknown as SpentMana);
};

/** One level, or all of a policy that is named in its place. */
const parseLevel = (json: unknown, path: string): Result<readonly AnyLevel[], InputError> => {
  if (isObject(json)) {
    const level = parseSpent(json, path);
    return level.ok ? ok([level.value]) : level;
  }
  if (typeof json !== "string") return failInput("wrong-shape", "A level is a name, or an object with the key spent.", path);
  const level = LEVELS.find((name) => name === json);
  const levels = level === undefined ? policyNamed(json)?.levels : [level];
  return levels === undefined ? failInput("unknown-policy", `There is no level or policy ${quoted(json)}; levels are ${LEVELS.join(", ")}.`, path) : ok(levels);
};

/** A policy as JSON: `{"name": "adamant", "levels": [{"spent": "mana", "color": "R", "least": 3}, "preserve"]}`. Never throws. */
export const parsePolicy = (json: unknown): Result<Policy, InputError> => {
  const levels = isObject(json) ? json["levels"] : undefined;
  if (!isObject(json) || !Array.isArray(levels)) return failInput("wrong-shape", "A policy is an object with a list of levels.", "levels");
  const name = json["name"] ?? "given";
  if (typeof name !== "string") return failInput("wrong-shape", "Expected a text.", "name");
  const parsed: AnyLevel[] = [];
  for (const [index, one] of levels.entries()) {
    const level = parseLevel(one, pathTo("levels", index));
    if (!level.ok) return level;
    parsed.push(...level.value);
  }
  return ok({ name, levels: parsed });
};
