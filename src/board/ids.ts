import type { InputError } from "../answer.ts";
import { fail, ok, type Result } from "../result.ts";
import { inputError, pathTo, quoted } from "./error.ts";

/** Words that answers use where an id may stand. */
const RESERVED = new Set(["pool", "paying", "assist"]);

export interface Named {
  readonly id?: string | undefined;
  readonly count: number;
}

/** Entries of one zone: their path, and the letters that default ids begin with. */
export interface ZoneEntries {
  readonly path: string;
  readonly prefix: string;
  readonly entries: readonly Named[];
}

const taken = (id: string, path: string): InputError =>
  inputError("duplicate-id", `The id ${quoted(id)} is taken. Each entry needs an id of its own, or none: then it gets one.`, pathTo(path, "id"));

/** "f1#2" names copy 2 of entry f1. */
const copyOf = (id: string): { readonly base: string; readonly copy: number } | undefined => {
  const found = /^(.+)#([1-9]\d{0,6})$/s.exec(id);
  return found?.[1] === undefined ? undefined : { base: found[1], copy: Number(found[2]) };
};

/**
 * The ids of all entries, zone by zone: the given ones, which must differ, and for the others prefix and number
 * (`b1`, `b2` …), with an apostrophe where that is taken.
 */
export const assignIds = (zones: readonly ZoneEntries[]): Result<readonly (readonly string[])[], InputError> => {
  const given = new Map<string, { readonly count: number; readonly path: string }>();
  for (const { path, entries } of zones) {
    for (const [index, entry] of entries.entries()) {
      if (entry.id === undefined) continue;
      const at = pathTo(path, index);
      if (given.has(entry.id) || RESERVED.has(entry.id)) return fail(taken(entry.id, at));
      given.set(entry.id, { count: entry.count, path: at });
    }
  }
  for (const [id, { path }] of given) {
    const copy = copyOf(id);
    const base = copy === undefined ? undefined : given.get(copy.base);
    if (copy !== undefined && base !== undefined && base.count > 1 && copy.copy <= base.count) return fail(taken(id, path));
  }
  // A given "b1#2" must not meet a copy of the entry that is named b1 by default either.
  const basesOfGiven = new Set([...given.keys()].map((id) => copyOf(id)?.base));
  const free = (id: string): string => (given.has(id) || basesOfGiven.has(id) ? free(`${id}'`) : id);
  return ok(zones.map(({ prefix, entries }) => entries.map((entry, index) => entry.id ?? free(`${prefix}${index + 1}`))));
};
