import type { ManaAbility, SideEffect, SpendRule, Use } from "./ability.ts";
import type { Zone } from "./amount.ts";
import { printCondition, readCondition } from "./condition-notation.ts";
import { joined, printPart, readPart } from "./cost-notation.ts";
import { Cursor, quoted, readNumber, readQuoted, readSeveral } from "./cursor.ts";
import { printOutputs, readOutput } from "./output-notation.ts";
import { printPredicate, readPredicate } from "./predicate-notation.ts";

/** A mana ability as one line, as `{T}, life 1: any`, and back. */

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
