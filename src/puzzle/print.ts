/** Positions as Forge's state files, and what of a position such a file cannot hold. */
import type { InputError } from "../answer.ts";
import type { CardGroup, Paying, Permanent, PoolMana, Position } from "../board/index.ts";
import { BASIC_LAND_TYPES, type Card } from "../cards/index.ts";
import { COLOR_NAMES, colorNamed, isColor } from "../mana/index.ts";
import { fail, ok, type Result } from "../result.ts";
import { forgeCounter } from "./counters.ts";
import type { PuzzleFacts } from "./parse.ts";
import { cardText } from "./print-card.ts";
import type { PuzzleCards } from "./subject.ts";
import type { PrintWarning, Warn } from "./warning.ts";

export interface PuzzleText {
  readonly text: string;
  readonly warnings: readonly PrintWarning[];
}

/** Every card and every mana is written by itself, so there is a limit. */
const MOST_WRITTEN = 20_000;
/** p0 to p9. */
const MOST_PLAYERS = 10;

type Tell = (path: string) => Warn;

/** What Forge wants of a puzzle, where nothing else is said. */
const METADATA: Readonly<Record<string, string>> = { Name: "A position", Goal: "Win", Turns: "1", Difficulty: "Easy", Description: "Written by tapwright." };

const oneLine = (text: string): string => text.replace(/[\n\r]+/g, " ").trim();

/** Ids are numbers there: each entry that something is attached to has one, and each card that is imprinted. */
interface Numbers {
  readonly hosts: ReadonlyMap<string, number>;
  /** By the id of the permanent that it is imprinted on. */
  readonly imprinted: ReadonlyMap<string, number>;
}

const everyPermanent = (position: Position): readonly Permanent[] => [position, ...position.opponents].flatMap(({ battlefield }) => battlefield);

const numbersFor = (position: Position): Numbers => {
  const all = everyPermanent(position);
  const wanted = [...new Set(all.flatMap(({ attachedTo }) => attachedTo ?? []))];
  const imprinted = all.filter(({ exiled }) => exiled !== undefined);
  return {
    hosts: new Map(wanted.map((id, index) => [id, index + 1])),
    imprinted: new Map(imprinted.map(({ id }, index) => [id, wanted.length + index + 1])),
  };
};

const countersText = (counters: Permanent["counters"], warn: Warn): readonly string[] => {
  const named = Object.entries(counters).map(([name, count]) => [name, forgeCounter(name), count] as const);
  const bad = named.filter(([, forge]) => forge === undefined).map(([name]) => name);
  if (bad.length > 0) warn("not-held", `A state file cannot have counters of this name in it: ${bad.join(", ")}.`, true);
  const good = named.flatMap(([, forge, count]) => (forge === undefined ? [] : [`${forge}=${count}`]));
  return good.length === 0 ? [] : [`Counters:${good.join(",")}`];
};

/** A color, a type, or a name; a basic land type is a card's name, too, and rather a type. */
const chosenText = (permanent: Permanent, { imprinted }: Numbers, cards: PuzzleCards, warn: Warn): readonly string[] => {
  const { id, chosen } = permanent;
  if (chosen === undefined) return [];
  const number = imprinted.get(id);
  if (number !== undefined) return [`Imprinting:${number}`];
  const color = isColor(chosen.toUpperCase()) ? chosen.toUpperCase() : colorNamed(chosen);
  if (color !== undefined && isColor(color)) return [`ChosenColor:${COLOR_NAMES[color]}`];
  if (/[;|\n\r]/.test(chosen) || chosen.trim() !== chosen || chosen === "") {
    warn("not-held", "A state file cannot have this choice in it.", true);
    return [];
  }
  const isName = cards.byName(chosen) !== undefined && !Object.hasOwn(BASIC_LAND_TYPES, chosen);
  return [`${isName ? "NamedCard" : "ChosenType"}:${chosen}`];
};

/** The entries of all copies of a permanent. Something is attached to the first of them. */
const permanentText = (permanent: Permanent, numbers: Numbers, cards: PuzzleCards, warn: Warn): readonly string[] => {
  const named = cardText(permanent.card, permanent.token, true, cards, warn);
  if (permanent.blocking) warn("not-held", "A state file has no place for blockers.", false);
  if (permanent.used !== undefined) warn("not-held", "A state file has no place for abilities that were used this turn.", true);
  if (permanent.pins !== undefined) warn("not-held", "A state file has no place for what is wanted of a payment.", true);
  if (named === undefined) return [];
  const host = permanent.attachedTo === undefined ? undefined : numbers.hosts.get(permanent.attachedTo);
  const parts = [
    named.name,
    ...named.modifiers,
    ...(permanent.tapped ? ["Tapped"] : []),
    ...(permanent.summoningSick ? ["SummonSick"] : []),
    ...(permanent.attacking ? ["Attacking"] : []),
    ...countersText(permanent.counters, warn),
    ...chosenText(permanent, numbers, cards, warn),
    ...(host === undefined ? [] : [`AttachedTo:${host}`]),
    ...(permanent.commander ? ["IsCommander"] : []),
  ].join("|");
  const number = numbers.hosts.get(permanent.id);
  return Array.from({ length: permanent.count }, (_, copy) => (copy === 0 && number !== undefined ? `${parts}|Id:${number}` : parts));
};

const groupText = (group: CardGroup, cards: PuzzleCards, warn: Warn): readonly string[] => {
  const named = cardText(group.card, false, false, cards, warn);
  if (group.pins !== undefined || group.keep || group.weight !== 1) warn("not-held", "A state file has no place for what is wanted of a payment.", true);
  if ((group.casts ?? 0) > 0) warn("not-held", "A state file has no place for how often it was cast from the command zone.", true);
  return named === undefined ? [] : Array.from({ length: group.count }, () => named.name);
};

/** Mana by letter; what lasts is persistent. */
const poolText = (pool: readonly PoolMana[], lasting: boolean, warn: Warn): string =>
  pool
    .filter(({ until }) => (until === "end-of-turn") === lasting)
    .flatMap(({ type, count, snow, source, spend, rider, until }) => {
      if (snow || source !== undefined || spend !== undefined || rider !== undefined || until === "end-of-combat") {
        warn("not-held", `A state file has no place for where {${type}} comes from, what it may be spent on, and that it lasts until combat ends.`, true);
      }
      return Array.from({ length: count }, () => type);
    })
    .join(" ");

/** What cannot be told of what is to be paid for. A card that is to be cast is in the hand. */
const payingText = (paying: Paying, cards: PuzzleCards, warn: Warn): readonly string[] => {
  const { card, from, kind, cost, additional, increase, reduce, due, limits } = paying;
  const asksForNothing = card === undefined && cost?.length === 1 && cost[0]?.kind === "mana" && cost[0].cost.every((symbol) => symbol.kind === "generic" && symbol.amount === 0);
  if (asksForNothing) return [];
  const inHand = card !== undefined && kind === "spell" && from === "hand";
  const plain = inHand && cost === undefined && additional.length + increase.length + reduce.length === 0 && due === undefined && limits === undefined;
  warn("not-held", `A state file has no place for what is to be paid${inHand ? `; ${card.name} is put into the hand` : ""}.`, !plain);
  const named = inHand ? cardText(card, false, false, cards, warn) : undefined;
  return named === undefined ? [] : [named.name];
};

/** Lines of one player that have anything in them. */
const keyed = (player: number, lines: readonly (readonly [aspect: string, value: string])[]): readonly string[] =>
  lines.filter(([, value]) => value !== "").map(([aspect, value]) => `p${player}${aspect}=${value}`);

const exiledText = (permanents: readonly Permanent[], { imprinted }: Numbers): readonly string[] =>
  permanents.flatMap(({ id, exiled }) => (exiled === undefined ? [] : [`${(exiled satisfies Card).name}|Id:${imprinted.get(id) ?? 0}`]));

const COMBAT = /^COMBAT_DECLARE_(?:ATTACKERS|BLOCKERS)$/;

const phaseOf = (position: Position, facts: PuzzleFacts): string => {
  const phase = oneLine(facts.phase ?? "") || "MAIN1";
  return everyPermanent(position).some(({ attacking }) => attacking) && !COMBAT.test(phase) ? "COMBAT_DECLARE_ATTACKERS" : phase;
};

const amountIn = (position: Position): number => {
  const { hand, graveyard, command, pool, opponents } = position;
  const theirs = opponents.flatMap((side) => side.pool ?? []);
  return [...everyPermanent(position), ...hand, ...graveyard, ...command, ...pool, ...theirs].reduce((sum, { count }) => sum + count, 0);
};

const yoursText = (position: Position, numbers: Numbers, cards: PuzzleCards, tell: Tell): readonly string[] => {
  const permanents = position.battlefield.flatMap((one, index) => permanentText(one, numbers, cards, tell(`you.battlefield[${index}]`)));
  const zone = (name: "hand" | "graveyard" | "command"): readonly string[] => position[name].flatMap((one, index) => groupText(one, cards, tell(`you.${name}[${index}]`)));
  return keyed(0, [
    ["life", String(position.life)],
    ["counters", position.energy === 0 ? "" : `ENERGY=${position.energy}`],
    ["manapool", poolText(position.pool, false, tell("you.pool"))],
    ["persistentmana", poolText(position.pool, true, tell("you.pool"))],
    ["hand", [...payingText(position.paying, cards, tell("paying")), ...zone("hand")].join(";")],
    ["graveyard", zone("graveyard").join(";")],
    ["command", zone("command").join(";")],
    ["exile", exiledText(position.battlefield, numbers).join(";")],
    ["battlefield", permanents.join(";")],
  ]);
};

const theirsText = (position: Position, numbers: Numbers, cards: PuzzleCards, tell: Tell): readonly string[] =>
  position.opponents.slice(0, MOST_PLAYERS - 1).flatMap(({ battlefield, pool = [], assists }, index) => {
    const path = `opponents[${index}]`;
    const player = index + 1;
    if (assists === true) tell(`${path}.assists`)("not-held", "A state file has no place for a player who assists.", true);
    const permanents = battlefield.flatMap((one, at) => permanentText(one, numbers, cards, tell(`${path}.battlefield[${at}]`)));
    return [
      ...keyed(player, [
        ["manapool", poolText(pool, false, tell(`${path}.pool`))],
        ["persistentmana", poolText(pool, true, tell(`${path}.pool`))],
        ["exile", exiledText(battlefield, numbers).join(";")],
      ]),
      // Empty as well: it says that there is such a player.
      `p${player}battlefield=${permanents.join(";")}`,
    ];
  });

/** A position as a puzzle file. What stands beside the position, and `parsePuzzle` gave, goes back into it. */
export const printPuzzle = (position: Position, cards: PuzzleCards, facts: PuzzleFacts = { metadata: {} }): Result<PuzzleText, InputError> => {
  const amount = amountIn(position);
  if (amount > MOST_WRITTEN) {
    return fail({ code: "bad-count", message: `A state file names every card and mana: ${amount.toLocaleString("en-US")} are too many, at most ${MOST_WRITTEN.toLocaleString("en-US")}.` });
  }
  const warnings: PrintWarning[] = [];
  const tell: Tell = (path) => (code, message, matters) => void warnings.push({ code, path, message, matters });
  if (position.opponents.length >= MOST_PLAYERS) tell(`opponents[${MOST_PLAYERS - 1}]`)("not-held", `A state file has ${MOST_PLAYERS} players at most; the others are left out.`, true);
  const numbers = numbersFor(position);
  const lines = [
    "[metadata]",
    ...Object.entries({ ...METADATA, ...facts.metadata }).map(([key, value]) => `${oneLine(key)}:${oneLine(value)}`),
    "[state]",
    `turn=${facts.turn ?? 1}`,
    `activeplayer=${position.turn === "theirs" ? "p1" : "p0"}`,
    `activephase=${phaseOf(position, facts)}`,
    ...yoursText(position, numbers, cards, tell),
    ...theirsText(position, numbers, cards, tell),
  ];
  return ok({ text: `${lines.join("\n")}\n`, warnings });
};
