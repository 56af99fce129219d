/** Forge's state files: written and read again; and the states of published puzzles, rebuilt. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cardSource, copyId, parseBoard, type Permanent, type Position } from "../src/board/index.ts";
import { nodeCatalog } from "../src/catalog/node.ts";
import { readCard, readCost, readSpend } from "../src/oracle/index.ts";
import { castables } from "../src/pay/castables.ts";
import { parsePuzzle, printPuzzle, type Puzzle } from "../src/puzzle/index.ts";
import { states, stateText } from "./puzzle-states.ts";
import { runs } from "./runs.ts";

const CARDS = cardSource({ readCard, readCost, readSpend }, nodeCatalog);

const boardOf = (json: unknown): Position => {
  const board = parseBoard(json, CARDS);
  if (!board.ok) throw new Error(`${board.error.message} ${board.error.path ?? ""}`);
  return board.value.position;
};

const read = (text: string): Puzzle => {
  const puzzle = parsePuzzle(text, nodeCatalog);
  if (!puzzle.ok) throw new Error(puzzle.error.message);
  return puzzle.value;
};

const SAPROLING = { name: "Saproling", type_line: "Token Creature — Saproling", colors: ["G"], power: "1", toughness: "1", oracle_text: "Flying\nHaste" };

/** Fronts, backs, sides, halves of rooms, tokens by name and by their characteristics. */
const PERMANENTS = [
  "Forest", "Sol Ring", "Llanowar Elves", "Krenko, Mob Boss", "Delver of Secrets", "Insectile Aberration", "Malakir Mire", "Itlimoc, Cradle of the Sun", "Unholy Annex", "Ritual Chamber", "Treasure",
  "Eldrazi Scion", SAPROLING,
];
const counters = fc.dictionary(fc.constantFrom("charge", "+1/+1", "-0/-2", "loyalty", "first strike"), fc.integer({ min: 1, max: 3 }), { maxKeys: 2 });
const flag = fc.boolean();

const permanentJson = fc.record({
  card: fc.constantFrom(...PERMANENTS), count: fc.integer({ min: 1, max: 3 }), tapped: flag, summoningSick: flag, attacking: flag, commander: flag, token: flag, counters,
  chosen: fc.constantFrom(undefined, undefined, "W", "Elf", "Island", "Opt"), host: fc.option(fc.nat({ max: 5 }), { nil: undefined }),
});

/** To one of the first entries of either side. */
const sides = fc.tuple(fc.array(permanentJson, { maxLength: 6 }), fc.array(permanentJson, { maxLength: 3 })).map(([mine, theirs]) => {
  const ids = [...mine.map((_, index) => `m${index}`), ...theirs.map((_, index) => `t${index}`)];
  const written = (prefix: string) => ({ host, ...entry }: (typeof mine)[number], index: number) => ({ ...entry, id: `${prefix}${index}`, ...(host === undefined || ids[host] === undefined ? {} : { attachedTo: ids[host] }) });
  return { mine: mine.map(written("m")), theirs: theirs.map(written("t")) };
});

const group = fc.array(fc.record({ card: fc.constantFrom("Forest", "Opt", "Delver of Secrets", "Fire // Ice", "Krenko, Mob Boss"), count: fc.integer({ min: 1, max: 2 }) }), { maxLength: 3 });
const pool = fc.array(fc.record({ type: fc.constantFrom("W", "U", "B", "R", "G", "C"), count: fc.integer({ min: 1, max: 3 }), until: fc.constantFrom(undefined, "end-of-turn") }), { maxLength: 4 });

const positionJson = fc
  .record({ sides, hand: group, graveyard: group, command: group, pool, life: fc.integer({ min: -5, max: 40 }), energy: fc.nat({ max: 3 }), turn: fc.constantFrom("yours", "theirs") })
  .map(({ sides: { mine, theirs }, turn, ...you }) => ({ you: { ...you, battlefield: mine }, opponents: [{ battlefield: theirs }], turn }));

/** One line a copy, with the place of what it is attached to; entries and ids are only a way of writing. */
const copiesOf = (position: Position): readonly unknown[] => {
  const all = [position, ...position.opponents].flatMap(({ battlefield }, side) =>
    battlefield.flatMap((permanent) => Array.from({ length: permanent.count }, (_, index) => ({ side, permanent, id: copyId(permanent, index) }))));
  const place = ({ attachedTo }: Permanent): number | undefined =>
    attachedTo === undefined ? undefined : all.findIndex(({ permanent, id }) => permanent.id === attachedTo && id === copyId(permanent, 0));
  return all.map(({ side, permanent }) => {
    const { id: _id, count: _count, attachedTo: _to, counters: has, ...rest } = permanent;
    return { ...rest, counters: Object.entries(has).sort(), side, on: place(permanent) };
  });
};

const cardsOf = (position: Position): readonly unknown[] =>
  [position.hand, position.graveyard, position.command].map((zone) => zone.flatMap(({ card, count, weight, keep }) => Array.from({ length: count }, () => [card, weight, keep])));

const normal = (position: Position): unknown => ({
  copies: copiesOf(position), cards: cardsOf(position), life: position.life, energy: position.energy, turn: position.turn ?? "yours",
  pool: position.pool.map(({ type, count, until }) => `${count} ${type} ${until ?? ""}`).sort(),
});

describe("a position that a state file can hold", () => {
  it("is the same, written and read again, and nothing is said to be lost", () => {
    fc.assert(fc.property(positionJson, (json) => {
      const position = boardOf(json);
      const written = printPuzzle(position, nodeCatalog);
      if (!written.ok) throw new Error(written.error.message);
      const again = read(written.value.text);
      expect(normal(boardOf(again.position))).toEqual(normal(position));
      expect([written.value.warnings, again.warnings.filter(({ matters }) => matters)]).toEqual([[], []]);
    }), runs(200));
  });
});

describe.skipIf(states.length === 0)("the states of published puzzles (skipped without ../shared/field/puzzles.jsonl)", () => {
  it("are forty", () => expect(states.length).toBe(40));

  it.each(states.map((state) => [state.id, state] as const))("%s is a position, and castable is answered for each card", (_, state) => {
    const puzzle = read(stateText(state));
    expect(puzzle.warnings.filter(({ code }) => ["unknown-key", "unknown-modifier", "bad-value", "unknown-card", "unknown-face", "unknown-id", "repeated"].includes(code))).toEqual([]);
    const position = boardOf(puzzle.position);
    const number = (entries: readonly { readonly count: number }[]): number => entries.reduce((sum, { count }) => sum + count, 0);
    expect([position.life, ...[position.battlefield, position.hand, position.graveyard].map(number)]).toEqual([state.life, ...[state.battlefield, state.hand, state.graveyard].map(number)]);
    const answer = castables(position);
    if (answer.status === "error") throw new Error(answer.error.message);
    // A spell in hand is asked about, whatever the answer; a land is no spell.
    const spells = position.hand.filter(({ card }) => !card.types.includes("Land")).map(({ card }) => card.name).sort();
    expect(answer.cards.filter(({ from }) => from === "hand").map(({ name }) => name).sort()).toEqual(spells);
    const written = printPuzzle(position, nodeCatalog);
    if (!written.ok) throw new Error(written.error.message);
    // What lies face down has no name to be written by, and it is said.
    const faceDown = state.battlefield.some(({ modifiers = [] }) => modifiers.includes("FaceDown"));
    expect(written.value.warnings.map(({ code }) => code)).toEqual(faceDown ? ["unknown-card"] : expect.not.arrayContaining(["unknown-card"]));
    if (!faceDown) expect(normal(boardOf(read(written.value.text).position))).toEqual(normal(position));
  });
});
