/**
 * JSON from outside to a `Position`, once, at the edge. Everything behind it relies on what is checked here.
 * A wrong shape is an error with its path; words that were not understood are no error but a `notUnderstood` line.
 */
import * as v from "valibot";
import type { InputError, NotReadLine } from "../answer.ts";
import type { Card } from "../cards/index.ts";
import { colorNamed, isColor } from "../mana/index.ts";
import { each, fail, ok, type Result } from "../result.ts";
import { failInput, inputError, issueError, pathTo, quoted } from "./error.ts";
import { assignIds } from "./ids.ts";
import { cardReader, type ReadCard } from "./parse-cards.ts";
import { readLater, readPaying } from "./parse-paying.ts";
import { parsePool } from "./parse-pool.ts";
import { hasSource } from "./later.ts";
import { PINS, type Pins } from "./pins.ts";
import type { CardGroup, ParsedPaying, Permanent, Position } from "./position.ts";
import { payingSchema, positionSchema, type CardGroupJson, type PermanentJson, type PositionJson } from "./schema.ts";
import type { CardSource } from "./source.ts";

/** A position and, if it came with one, the id to answer under. */
export interface ParsedCase {
  readonly id?: string;
  readonly position: Position;
}

/** Counters by lower-case name without the zeros; no prototype, so that "constructor" is a name like any other. */
const countersOf = (json: PermanentJson["counters"]): Readonly<Record<string, number>> => {
  const counters: Record<string, number> = Object.create(null);
  for (const [name, count] of Object.entries(json ?? {})) {
    const key = name.toLowerCase();
    if (count > 0) counters[key] = (counters[key] ?? 0) + count;
  }
  return counters;
};

/** Does the card look at one that is exiled with it? Then what is chosen may be that card's name. */
const looksAtExiled = ({ abilities, effects }: Card): boolean => /"(?:exiled-card-colors|shares-exiled-card-type)"/.test(JSON.stringify([abilities, effects]));

/** Nothing where nothing is pinned. */
const pinsOf = (json: PermanentJson | CardGroupJson): { readonly pins?: Pins } => {
  const given = PINS.flatMap((kind) => {
    const pin = json[kind];
    return pin === undefined || pin === false || (pin !== true && pin.length === 0) ? [] : [[kind, pin]];
  });
  return given.length === 0 ? {} : { pins: Object.fromEntries(given) as Pins };
};

const isColorText = (text: string): boolean => isColor(text.toUpperCase()) || colorNamed(text) !== undefined;

const parsePermanent = (json: PermanentJson, id: string, readCard: ReadCard, path: string): Result<Permanent, InputError> => {
  const card = readCard(json.card, pathTo(path, "card"));
  if (!card.ok) return card;
  const exiled = json.chosen !== undefined && looksAtExiled(card.value) && !isColorText(json.chosen) ? readCard(json.chosen, pathTo(path, "chosen")) : undefined;
  if (exiled?.ok === false) return exiled;
  return ok({
    id,
    count: json.count,
    card: card.value,
    tapped: json.tapped,
    summoningSick: json.summoningSick,
    attacking: json.attacking,
    blocking: json.blocking,
    counters: countersOf(json.counters),
    ...(json.chosen === undefined ? {} : { chosen: json.chosen }),
    ...(exiled === undefined ? {} : { exiled: exiled.value }),
    ...(json.attachedTo === undefined ? {} : { attachedTo: json.attachedTo }),
    token: json.token || card.value.token,
    commander: json.commander,
    ...(json.used.length === 0 ? {} : { used: [...new Set(json.used)].sort((a, b) => a - b) }),
    ...pinsOf(json),
  });
};

const parseGroup = (json: CardGroupJson, id: string, readCard: ReadCard, path: string): Result<CardGroup, InputError> => {
  const card = readCard(json.card, pathTo(path, "card"));
  return card.ok
    ? ok({ id, count: json.count, card: card.value, weight: json.weight, keep: json.keep, ...(json.casts === undefined ? {} : { casts: json.casts }), ...(json.turn === undefined ? {} : { turn: json.turn }), ...pinsOf(json) })
    : card;
};

/** Where something of the battlefield stands in the JSON. */
interface Place {
  readonly permanent: Permanent;
  readonly path: string;
}

/** What `attachedTo` may say: the id of an entry or of its first copy, or a name that one entry only has. */
type Hosts = ReadonlyMap<string, readonly string[]>;

const hostsOf = (places: readonly Place[]): Hosts => {
  const hosts = new Map<string, string[]>();
  for (const { permanent } of places) {
    const name = permanent.card.name.toLowerCase();
    const known = hosts.get(name);
    if (known === undefined) hosts.set(name, [permanent.id]);
    else known.push(permanent.id);
  }
  return hosts;
};

const resolveAttached = ({ permanent, path }: Place, ids: ReadonlySet<string>, hosts: Hosts): Result<Permanent, InputError> => {
  const to = permanent.attachedTo;
  if (to === undefined) return ok(permanent);
  const at = pathTo(path, "attachedTo");
  if (ids.has(to)) return ok(permanent);
  if (to.endsWith("#1") && ids.has(to.slice(0, -2))) return ok({ ...permanent, attachedTo: to.slice(0, -2) });
  if (/#\d+$/.test(to) && ids.has(to.replace(/#\d+$/, ""))) {
    return failInput("unknown-object", `${quoted(to)} is one of several identical copies: give it an entry of its own to attach to it.`, at);
  }
  const [only, another] = hosts.get(to.toLowerCase()) ?? [];
  if (only === undefined) return failInput("unknown-object", `Nothing on the battlefield has the id or name ${quoted(to)}.`, at);
  if (another !== undefined) return failInput("unknown-object", `More than one entry is named ${quoted(to)}: say which by its id.`, at);
  return ok({ ...permanent, attachedTo: only });
};

const linesOf = (permanents: readonly Permanent[]): readonly NotReadLine[] =>
  permanents.flatMap((permanent) => permanent.card.notUnderstood.map((line) => ({ ...line, object: permanent.id })));

const build = (json: PositionJson, cards: CardSource): Result<Position, InputError> => {
  const { you, opponents } = json;
  const readCard = cardReader(cards);
  const ids = assignIds([
    { path: "you.battlefield", prefix: "b", entries: you.battlefield },
    { path: "you.hand", prefix: "h", entries: you.hand },
    { path: "you.graveyard", prefix: "g", entries: you.graveyard },
    { path: "you.command", prefix: "c", entries: you.command },
    { path: "you.later", prefix: "l", entries: you.later },
    ...opponents.map(({ battlefield }, index) => ({
      path: `opponents[${index}].battlefield`, prefix: `o${index + 1}b`, entries: battlefield,
    })),
  ]);
  if (!ids.ok) return ids;
  const [yours = [], hands = [], graves = [], commands = [], laters = [], ...theirs] = ids.value;

  const battlefieldOf = (entries: readonly PermanentJson[], names: readonly string[], path: string) =>
    each(entries, (entry, index) => parsePermanent(entry, names[index] ?? "", readCard, pathTo(path, index)));
  const zoneOf = (entries: readonly CardGroupJson[], names: readonly string[], path: string) =>
    each(entries, (entry, index) => parseGroup(entry, names[index] ?? "", readCard, pathTo(path, index)));

  const battlefield = battlefieldOf(you.battlefield, yours, "you.battlefield");
  if (!battlefield.ok) return battlefield;
  const hand = zoneOf(you.hand, hands, "you.hand");
  if (!hand.ok) return hand;
  const graveyard = zoneOf(you.graveyard, graves, "you.graveyard");
  if (!graveyard.ok) return graveyard;
  const command = zoneOf(you.command, commands, "you.command");
  if (!command.ok) return command;
  const others = each(opponents, (side, index) => battlefieldOf(side.battlefield, theirs[index] ?? [], `opponents[${index}].battlefield`));
  if (!others.ok) return others;

  const placesOf = (permanents: readonly Permanent[], path: string): readonly Place[] =>
    permanents.map((permanent, index) => ({ permanent, path: pathTo(path, index) }));
  const yourPlaces = placesOf(battlefield.value, "you.battlefield");
  const theirPlaces = others.value.map((permanents, index) => placesOf(permanents, `opponents[${index}].battlefield`));
  const places = [...yourPlaces, ...theirPlaces.flat()];
  const known = new Set(places.map(({ permanent }) => permanent.id));
  const hosts = hostsOf(places);
  const attached = each(yourPlaces, (place) => resolveAttached(place, known, hosts));
  if (!attached.ok) return attached;
  const theirAttached = each(theirPlaces, (side) => each(side, (place) => resolveAttached(place, known, hosts)));
  if (!theirAttached.ok) return theirAttached;

  const pool = parsePool(you.pool, cards, "you.pool");
  if (!pool.ok) return pool;
  const [, second] = opponents.flatMap(({ assists }, index) => (assists ? [index] : []));
  if (second !== undefined) return failInput("wrong-shape", "One player at most assists.", `opponents[${second}].assists`);
  const pools = each(opponents, (side, index) => parsePool(side.pool, cards, `opponents[${index}].pool`));
  if (!pools.ok) return pools;
  const paying = readPaying(json.paying, cards, readCard);
  if (!paying.ok) return paying;
  const later = each(you.later, (entry, index) => readLater(entry, laters[index] ?? "", cards, readCard, pathTo("you.later", index)));
  if (!later.ok) return later;
  const homeless = later.value.findIndex((entry) => !hasSource(battlefield.value, entry));
  if (homeless >= 0) return failInput("unknown-object", `You control nothing named ${quoted(later.value[homeless]?.paying.card?.name ?? "")}, so it has no ability to keep payable.`, pathTo(pathTo("you.later", homeless), "card"));

  return ok({
    life: you.life,
    energy: you.energy,
    pool: pool.value.pool,
    battlefield: attached.value,
    hand: hand.value,
    graveyard: graveyard.value,
    command: command.value,
    ...(later.value.length === 0 ? {} : { later: later.value }),
    opponents: theirAttached.value.map((side, index) => ({
      battlefield: side,
      ...(opponents[index]?.assists === true ? { assists: true, pool: pools.value[index]?.pool ?? [] } : {}),
    })),
    paying: paying.value.paying,
    ...(json.turn === undefined ? {} : { turn: json.turn }),
    notUnderstood: [
      ...linesOf(attached.value),
      ...theirAttached.value.flatMap(linesOf),
      ...pool.value.notUnderstood,
      ...pools.value.flatMap(({ notUnderstood }, index) => (opponents[index]?.assists === true ? notUnderstood : [])),
      ...paying.value.notUnderstood,
    ],
  });
};

/** A position as CONTRACT-shaped JSON. Never throws, whatever the value. */
export const parsePosition = (json: unknown, cards: CardSource): Result<Position, InputError> => {
  if (typeof json !== "object" || json === null || Array.isArray(json)) {
    return fail(inputError("wrong-shape", "A position is an object with the keys you and paying."));
  }
  const shape = v.safeParse(positionSchema, json, { abortEarly: true });
  return shape.success ? build(shape.output, cards) : fail(issueError(shape.issues[0]));
};

/** What a position has under `paying`, by itself: for other costs on the same board. Paths in errors begin with "paying". */
export const parsePaying = (json: unknown, cards: CardSource): Result<ParsedPaying, InputError> => {
  const shape = v.safeParse(payingSchema, json, { abortEarly: true });
  return shape.success ? readPaying(shape.output, cards, cardReader(cards)) : fail(issueError(shape.issues[0], "paying"));
};

const ownKey = (json: unknown, key: string): unknown =>
  typeof json === "object" && json !== null && Object.hasOwn(json, key) ? (json as Record<string, unknown>)[key] : undefined;

/** The id that a line asks to be answered under, if it is readable at all: also of cases that turn out wrong. */
export const caseId = (json: unknown): string | undefined => {
  const id = ownKey(json, "id");
  if (typeof id === "number") return String(id);
  return typeof id === "string" ? id : undefined;
};

/** For questions about the board alone: a position that does not say what is to be paid asks for nothing. */
const payingNothing = (json: unknown): unknown =>
  typeof json === "object" && json !== null && !Array.isArray(json) && !Object.hasOwn(json, "paying") ? { ...json, paying: { cost: "{0}" } } : json;

/** A position, or a case with one, that need not say what is to be paid. */
export const parseBoard = (json: unknown, cards: CardSource): Result<ParsedCase, InputError> => {
  const inner = ownKey(json, "position");
  return parseCase(inner === undefined ? payingNothing(json) : { id: caseId(json), position: payingNothing(inner) }, cards);
};

/** A case `{id, position, …}` or a bare position. Paths in errors begin inside the position. */
export const parseCase = (json: unknown, cards: CardSource): Result<ParsedCase, InputError> => {
  const inner = ownKey(json, "position");
  const position = parsePosition(inner === undefined ? json : inner, cards);
  if (!position.ok) return position;
  const id = caseId(json);
  return ok({ ...(id === undefined ? {} : { id }), position: position.value });
};
