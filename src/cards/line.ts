import { MANA_TYPES, COLORS, isManaType, parseCost, printCost, type ManaType } from "../mana/index.ts";
import type { CostPart, ManaAbility, ManaTypes, Output, SideEffect, SpendRule, Use } from "./ability.ts";
import type { Whose, Zone } from "./amount.ts";
import {
  Cursor, printAmount, printCondition, printPlural, printPredicate, printWhose, quoted, readAmount, readCondition, readPredicate, readQuoted,
} from "./notation.ts";

/** A mana ability as one line, as `{T}, life 1: any`, and back. */

const ANY = "any";

// ---------------------------------------------------------------- costs

const printKind = (of: Parameters<typeof printPredicate>[0]): string => (of.kind === "anything" ? "" : ` ${printPredicate(of)}`);

export const printPart = (part: CostPart): string => {
  switch (part.kind) {
    case "mana":
      return part.cost.map((symbol) => printCost([symbol])).join(", ");
    case "tap":
      return "{T}";
    case "untap":
      return "{Q}";
    case "life":
      return `life ${printAmount(part.amount)}`;
    case "sacrifice-self":
      return "sac self";
    case "sacrifice":
      return `sac ${printAmount(part.count)} ${printPredicate(part.of)}`;
    case "tap-others":
      return `tap ${part.count} ${printPredicate(part.of)}`;
    case "untap-other":
      return `untap ${printPredicate(part.of)} ${printWhose(part.whose)}`;
    case "remove-counters":
      return `remove ${part.count === "x" ? "X" : part.count} ${part.counter ?? ANY}`;
    case "remove-counters-among":
      return `remove ${part.count} ${part.counter ?? ANY} among ${printPredicate(part.of)}`;
    case "put-counter":
      return `put ${part.count} ${part.counter}`;
    case "exile-self":
      return "exile self";
    case "exile":
      return `exile ${part.count}${printKind(part.of)} from ${part.from}`;
    case "discard-self":
      return "discard self";
    case "discard":
      return `discard ${part.count}${printKind(part.of)}`;
    case "return-self":
      return "return self";
    case "return":
      return `return ${part.count} ${printPredicate(part.of)}`;
    case "energy":
      return `energy ${part.amount}`;
    case "choice":
      return `(${part.of.map((parts) => parts.map(printPart).join(", ")).join(" or ")})`;
    case "waterbend":
      return `waterbend ${printCost(part.cost)}`;
  }
};

const readNumber = (c: Cursor): number | undefined => {
  const digits = c.match(/\d+/y);
  return digits === undefined ? undefined : Number(digits);
};

/** A number, a space, and a kind of object. */
const readCounted = (c: Cursor): { readonly count: number; readonly of: Parameters<typeof printPredicate>[0] } | undefined => {
  const count = readNumber(c);
  const of = count !== undefined && c.eat(" ") ? readPredicate(c) : undefined;
  return count === undefined || of === undefined ? undefined : { count, of };
};

const readKind = (c: Cursor): Parameters<typeof printPredicate>[0] =>
  c.attempt(() => (c.eat(" ") ? readPredicate(c) : undefined)) ?? { kind: "anything" };

/** Symbols of one cost are printed one by one; side by side they are one cost again. */
const joined = (parts: readonly CostPart[]): readonly CostPart[] =>
  parts.reduce<readonly CostPart[]>((list, part) => {
    const last = list.at(-1);
    return part.kind === "mana" && last?.kind === "mana"
      ? [...list.slice(0, -1), { kind: "mana", cost: [...last.cost, ...part.cost] }]
      : [...list, part];
  }, []);

const readMana = (c: Cursor): CostPart | undefined => {
  const text = c.match(/(?:\{[^{}]*\})+/y);
  const parsed = text === undefined ? undefined : parseCost(text);
  return parsed?.ok ? { kind: "mana", cost: parsed.value } : undefined;
};

const readWhose = (c: Cursor): Whose | undefined =>
  c.eat("you control") ? "you" : c.eat("opponents control") ? "opponents" : c.eat("on the battlefield") ? "anyone" : undefined;

const readCounterName = (c: Cursor): { readonly counter?: string } | undefined => {
  const name = c.match(/[^\s,:[]+/y);
  return name === undefined ? undefined : name === ANY ? {} : { counter: name };
};

const readRemoved = (c: Cursor): CostPart | undefined => {
  const count = c.eat("X ") ? "x" : readNumber(c);
  if (count === undefined || (count !== "x" && !c.eat(" "))) return undefined;
  const counter = readCounterName(c);
  if (counter === undefined) return undefined;
  if (count === "x" || !c.eat(" among ")) return { kind: "remove-counters", count, ...counter };
  const of = readPredicate(c);
  return of === undefined ? undefined : { kind: "remove-counters-among", count, ...counter, of };
};

const readExiled = (c: Cursor): CostPart | undefined => {
  const count = readNumber(c);
  const of = readKind(c);
  const from = c.match(/ from (?:battlefield|hand|graveyard)/y);
  return count === undefined || from === undefined
    ? undefined
    : { kind: "exile", count, from: from.slice(6) as "battlefield" | "hand" | "graveyard", of };
};

const readSacrifice = (c: Cursor): CostPart | undefined => {
  const count = readAmount(c);
  const of = count !== undefined && c.eat(" ") ? readPredicate(c) : undefined;
  return count === undefined || of === undefined ? undefined : { kind: "sacrifice", count, of };
};

const readPut = (c: Cursor): CostPart | undefined => {
  const count = readNumber(c);
  const counter = count !== undefined && c.eat(" ") ? readCounterName(c)?.counter : undefined;
  return count === undefined || counter === undefined ? undefined : { kind: "put-counter", count, counter };
};

const readChoice = (c: Cursor): CostPart | undefined => {
  const of = readSeveral(c, " or ", (at) => readSeveral(at, ", ", readPart));
  return of !== undefined && c.eat(")") ? { kind: "choice", of: of.map(joined) } : undefined;
};

const readPart = (c: Cursor): CostPart | undefined => {
  if (c.eat("(")) return readChoice(c);
  if (c.eat("{T}")) return { kind: "tap" };
  if (c.eat("{Q}")) return { kind: "untap" };
  for (const kind of ["sac", "exile", "discard", "return"] as const) {
    if (c.eat(`${kind} self`)) return { kind: kind === "sac" ? "sacrifice-self" : `${kind}-self` };
  }
  if (c.eat("life ")) {
    const amount = readAmount(c);
    return amount === undefined ? undefined : { kind: "life", amount };
  }
  if (c.eat("sac ")) return readSacrifice(c);
  if (c.eat("tap ")) {
    const found = readCounted(c);
    return found === undefined ? undefined : { kind: "tap-others", ...found };
  }
  if (c.eat("untap ")) {
    const of = readPredicate(c);
    const whose = of !== undefined && c.eat(" ") ? readWhose(c) : undefined;
    return of === undefined || whose === undefined ? undefined : { kind: "untap-other", whose, of };
  }
  if (c.eat("remove ")) return readRemoved(c);
  if (c.eat("put ")) return readPut(c);
  if (c.eat("exile ")) return readExiled(c);
  if (c.eat("discard hand")) return { kind: "discard", count: "hand", of: readKind(c) };
  if (c.eat("discard ")) {
    const count = readNumber(c);
    return count === undefined ? undefined : { kind: "discard", count, of: readKind(c) };
  }
  if (c.eat("return ")) {
    const found = readCounted(c);
    return found === undefined ? undefined : { kind: "return", ...found };
  }
  if (c.eat("energy ")) {
    const amount = readNumber(c);
    return amount === undefined ? undefined : { kind: "energy", amount };
  }
  if (c.eat("waterbend ")) {
    const mana = readMana(c);
    return mana?.kind === "mana" ? { kind: "waterbend", cost: mana.cost } : undefined;
  }
  return readMana(c);
};

// ---------------------------------------------------------------- what is added

const isTypes = (types: readonly ManaType[], wanted: readonly ManaType[]): boolean =>
  types.length === wanted.length && wanted.every((type) => types.includes(type));

const printTypes = (of: ManaTypes): string => {
  switch (of.kind) {
    case "these":
      if (isTypes(of.types, COLORS)) return ANY;
      if (isTypes(of.types, MANA_TYPES)) return "any type";
      return of.types.map((type) => `{${type}}`).join("/");
    case "chosen-color":
      return "chosen color";
    case "commander-identity":
      return "commander's color";
    case "could-produce":
      return `${of.colorsOnly ? "color" : "type"} that ${printPlural(of.of)} ${printWhose(of.whose)} could produce`;
    case "cost-object-could-produce":
      return `${of.colorsOnly ? "color" : "type"} that it could produce`;
    case "colors-among":
      return `color among ${printPlural(of.of)} ${of.zone === "battlefield" ? printWhose(of.whose) : `in ${of.whose} graveyard`}`;
    case "produced":
      return "type produced";
  }
};

const printOutput = (output: Output): string => {
  switch (output.kind) {
    case "fixed":
      return output.mana.map((type) => `{${type}}`).join("");
    case "one-type": {
      const several = output.of.kind === "these" && output.of.types.length > 1 && !printTypes(output.of).startsWith(ANY);
      return `${output.amount === 1 ? "" : `${printAmount(output.amount)} `}${several ? "all " : ""}${printTypes(output.of)}`;
    }
    case "combination":
      return `${printAmount(output.amount)} of ${printTypes(output.of)}`;
    case "each":
      return `each ${printTypes(output.of)}`;
  }
};

const printOutputs = (outputs: readonly Output[]): string => outputs.map(printOutput).join(" | ");

const readTypes = (c: Cursor): ManaTypes | undefined => {
  if (c.eat("any type")) return { kind: "these", types: MANA_TYPES };
  if (c.eat(ANY)) return { kind: "these", types: COLORS };
  if (c.eat("chosen color")) return { kind: "chosen-color" };
  if (c.eat("commander's color")) return { kind: "commander-identity" };
  if (c.eat("type produced")) return { kind: "produced" };
  const symbols = c.match(/\{[WUBRGC]\}(?:\/\{[WUBRGC]\})*/y);
  if (symbols !== undefined) return { kind: "these", types: symbols.split("/").map((symbol) => symbol.slice(1, -1)).filter(isManaType) };
  const what = c.match(/(?:color|type) (?:that|among) /y);
  if (what === undefined) return undefined;
  const colorsOnly = what.startsWith("color");
  if (c.eat("it could produce")) return { kind: "cost-object-could-produce", colorsOnly };
  const of = readPredicate(c);
  if (of === undefined || !c.eat(" ")) return undefined;
  const graveyard = c.match(/in (?:you|opponents|anyone) graveyard/y)?.split(" ")[1] as Whose | undefined;
  const whose = graveyard ?? readWhose(c);
  if (whose === undefined) return undefined;
  if (what.endsWith("among ")) return { kind: "colors-among", whose, zone: graveyard === undefined ? "battlefield" : "graveyard", of };
  return c.eat(" could produce") ? { kind: "could-produce", whose, of, colorsOnly } : undefined;
};

const readOneType = (c: Cursor): Output | undefined => {
  const amount = c.attempt(() => {
    const read = readAmount(c);
    return read !== undefined && c.eat(" ") ? read : undefined;
  });
  if (amount !== undefined && c.eat("of ")) {
    const among = readTypes(c);
    return among === undefined ? undefined : { kind: "combination", of: among, amount };
  }
  c.eat("all ");
  const of = readTypes(c);
  return of === undefined ? undefined : { kind: "one-type", of, amount: amount ?? 1 };
};

const readOutput = (c: Cursor): Output | undefined => {
  const symbols = c.match(/(?:\{[WUBRGC]\})+(?!\/)/y);
  if (symbols !== undefined) return { kind: "fixed", mana: [...symbols.matchAll(/[WUBRGC]/g)].map(([type]) => type).filter(isManaType) };
  if (c.eat("each ")) {
    const of = readTypes(c);
    return of === undefined ? undefined : { kind: "each", of };
  }
  return c.attempt(() => readOneType(c));
};

const readSeveral = <T>(c: Cursor, separator: string, readOne: (c: Cursor) => T | undefined): readonly T[] | undefined => {
  const found: T[] = [];
  do {
    const next = readOne(c);
    if (next === undefined) return undefined;
    found.push(next);
  } while (c.eat(separator));
  return found;
};

// ---------------------------------------------------------------- what it may be spent on

const printUse = (use: Use): string => {
  switch (use.kind) {
    case "cast":
      return `${use.spell.kind === "anything" ? "" : `${printPredicate(use.spell)} `}spells${use.from === undefined ? "" : ` from ${use.from.join("/")}`}`;
    case "activate":
      return `${use.ability === undefined ? "" : `${quoted(use.ability)} `}abilities${use.source.kind === "anything" ? "" : ` of ${printPredicate(use.source)}`}`;
    case "x-cost":
      return "costs with {X}";
    case "colorless-cost":
      return "costs with {C}";
    case "generic":
      return "generic costs";
    case "special":
      return `action ${quoted(use.action)}`;
  }
};

const printSpend = (spend: SpendRule): string => `${spend.kind} ${spend.uses.map(printUse).join(" or ")}`;

const readZones = (c: Cursor): readonly Zone[] | undefined =>
  c.match(/ from (?:battlefield|hand|graveyard|exile|command|library)(?:\/(?:battlefield|hand|graveyard|exile|command|library))*/y)
    ?.slice(" from ".length).split("/") as readonly Zone[] | undefined;

const readCast = (c: Cursor): Use | undefined => {
  const spell = c.attempt(() => {
    const of = readPredicate(c);
    return of !== undefined && c.eat(" ") ? of : undefined;
  });
  if (!c.eat("spells")) return undefined;
  const from = readZones(c);
  return { kind: "cast", spell: spell ?? { kind: "anything" }, ...(from === undefined ? {} : { from }) };
};

const readActivate = (c: Cursor): Use | undefined => {
  const ability = readQuoted(c);
  if (ability !== undefined && !c.eat(" ")) return undefined;
  if (!c.eat("abilities")) return undefined;
  const source = c.eat(" of ") ? readPredicate(c) : undefined;
  return { kind: "activate", source: source ?? { kind: "anything" }, ...(ability === undefined ? {} : { ability }) };
};

const readUse = (c: Cursor): Use | undefined => {
  if (c.eat("costs with {X}")) return { kind: "x-cost" };
  if (c.eat("costs with {C}")) return { kind: "colorless-cost" };
  if (c.eat("generic costs")) return { kind: "generic" };
  if (c.eat("action ")) {
    const action = readQuoted(c);
    return action === undefined ? undefined : { kind: "special", action };
  }
  return c.attempt(() => readActivate(c)) ?? c.attempt(() => readCast(c));
};

// ---------------------------------------------------------------- the whole line

const printEffect = (effect: SideEffect): string => {
  switch (effect.kind) {
    case "damage":
      return `damage ${effect.amount}`;
    case "put-counter":
      return `counter ${effect.count} ${effect.counter}${effect.before ? " first" : ""}`;
    case "sacrifice-without":
      return `sac without ${effect.counter}`;
    case "other":
      return quoted(effect.text);
  }
};

/** Prints an ability; riders on what mana does when it is spent included. */
export const printAbility = (ability: ManaAbility): string => {
  const gates = [
    ...(ability.zone === undefined ? [] : [`from ${ability.zone}`]),
    ...(ability.oncePerTurn ? ["once a turn"] : []),
    ...(ability.anyPlayer ? ["any player"] : []),
    ...(ability.conditions ?? []).map((when) => `if ${printCondition(when)}`),
  ].map((gate) => ` [${gate}]`);
  const after = [
    ...(ability.instead ?? []).map(({ when, outputs }) => `if ${printCondition(when)}: ${printOutputs(outputs)}`),
    ...(ability.effects ?? []).map(printEffect),
    ...(ability.rider === undefined ? [] : [`rider ${quoted(ability.rider)}`]),
    ...(ability.stays ? ["stays"] : []),
  ].map((text) => `; ${text}`);
  const spend = ability.spend === undefined ? "" : ` [${printSpend(ability.spend)}]`;
  return `${ability.cost.map(printPart).join(", ")}${gates.join("")}: ${printOutputs(ability.outputs)}${spend}${after.join("")}`;
};

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

const readGates = (c: Cursor, into: Mutable<ManaAbility>): boolean => {
  while (c.eat(" [")) {
    if (c.eat("from hand")) into.zone = "hand";
    else if (c.eat("from graveyard")) into.zone = "graveyard";
    else if (c.eat("once a turn")) into.oncePerTurn = true;
    else if (c.eat("any player")) into.anyPlayer = true;
    else {
      const when = c.eat("if ") ? readCondition(c) : undefined;
      if (when === undefined) return false;
      into.conditions = [...(into.conditions ?? []), when];
    }
    if (!c.eat("]")) return false;
  }
  return true;
};

const readSpendRule = (c: Cursor, into: Mutable<ManaAbility>): boolean => {
  if (!c.eat(" [")) return true;
  const kind = c.eat("only ") ? "only" : c.eat("not ") ? "not" : undefined;
  const uses = kind === undefined ? undefined : readSeveral(c, " or ", readUse);
  if (kind === undefined || uses === undefined) return false;
  into.spend = { kind, uses };
  return c.eat("]");
};

const readSideEffect = (c: Cursor): SideEffect | undefined => {
  if (c.eat("damage ")) {
    const amount = readNumber(c);
    return amount === undefined ? undefined : { kind: "damage", amount };
  }
  if (c.eat("counter ")) {
    const count = readNumber(c);
    const counter = count !== undefined && c.eat(" ") ? c.match(/[^;\s]+/y) : undefined;
    const before = c.eat(" first") ? { before: true as const } : {};
    return count === undefined || counter === undefined ? undefined : { kind: "put-counter", count, counter, ...before };
  }
  if (c.eat("sac without ")) {
    const counter = c.match(/[^;\s]+/y);
    return counter === undefined ? undefined : { kind: "sacrifice-without", counter };
  }
  const text = readQuoted(c);
  return text === undefined ? undefined : { kind: "other", text };
};

const readAfterwards = (c: Cursor, into: Mutable<ManaAbility>): boolean => {
  while (c.eat("; ")) {
    if (c.eat("if ")) {
      const when = readCondition(c);
      const outputs = when !== undefined && c.eat(": ") ? readSeveral(c, " | ", readOutput) : undefined;
      if (when === undefined || outputs === undefined) return false;
      into.instead = [...(into.instead ?? []), { when, outputs }];
    } else if (c.eat("rider ")) {
      const rider = readQuoted(c);
      if (rider === undefined) return false;
      into.rider = rider;
    } else if (c.eat("stays")) into.stays = true;
    else {
      const effect = readSideEffect(c);
      if (effect === undefined) return false;
      into.effects = [...(into.effects ?? []), effect];
    }
  }
  return true;
};

/** Reads a line that `printAbility` printed; `undefined` if it is none. */
export const parseAbility = (line: string): ManaAbility | undefined => {
  const c = new Cursor(line);
  const cost = line.startsWith(": ") ? [] : readSeveral(c, ", ", readPart);
  if (cost === undefined) return undefined;
  const ability: Mutable<ManaAbility> = { cost: joined(cost), outputs: [] };
  if (!readGates(c, ability) || !c.eat(": ")) return undefined;
  const outputs = readSeveral(c, " | ", readOutput);
  if (outputs === undefined) return undefined;
  ability.outputs = outputs;
  return readSpendRule(c, ability) && readAfterwards(c, ability) && c.done ? ability : undefined;
};
