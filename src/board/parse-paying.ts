import type { InputError } from "../answer.ts";
import type { Card, CostPart } from "../cards/index.ts";
import { parseCost, printCost } from "../mana/index.ts";
import { each, fail, ok, type Result } from "../result.ts";
import { failInput, pathTo, quoted, symbolError } from "./error.ts";
import { nameOfLater } from "./later.ts";
import type { ReadCard } from "./parse-cards.ts";
import { parseAnyCost, parseManaCost } from "./parse-cost.ts";
import type { Later, ParsedPaying, Paying } from "./position.ts";
import type { LaterJson, PayingJson } from "./schema.ts";
import type { CardSource } from "./source.ts";

/** What a cost that is paid now and one that is to stay payable have in common. */
type CostJson = Omit<PayingJson, "limits" | "due">;

/** A tax that is paid while something resolves is no casting and no activation. */
const kindOf = (json: CostJson): Paying["kind"] => {
  const kind = json.kind ?? "spell";
  return json.from === "stack" && kind === "spell" ? "special" : kind;
};

/** The symbols of a given card's own mana cost are checked where that cost is what will be paid. */
const checkManaCost = (json: CostJson, path: string): InputError | undefined => {
  if (typeof json.card !== "object" || json.cost) return undefined;
  for (const half of (json.card.mana_cost ?? "").split("//")) {
    const cost = parseCost(half);
    if (!cost.ok) return symbolError({ ...cost.error, at: cost.error.at + (json.card.mana_cost ?? "").indexOf(half) }, pathTo(pathTo(path, "card"), "mana_cost"));
  }
  return undefined;
};

type ReadCost = (text: string, path: string) => Result<readonly CostPart[], InputError>;

/** What is left of a total: an X in it is a number by now, and nothing left is left as "". CR 601.2b */
const readDue = (text: string, readCost: ReadCost): Result<readonly CostPart[], InputError> => {
  if (text.trim() === "") return ok([]);
  if (/\{X\}/i.test(text)) return failInput("wrong-shape", "X is chosen before a total is locked: give what it comes to.", "paying.due");
  return readCost(text, "paying.due");
};

const limitsOf = ({ limits = {} }: PayingJson): Pick<Paying, "limits"> => {
  const given = Object.entries(limits).filter(([, most]) => most !== undefined);
  return given.length === 0 ? {} : { limits: Object.fromEntries(given) };
};

const manaIn = (parts: readonly CostPart[]): string | undefined => {
  const [only, another] = parts;
  return only?.kind === "mana" && another === undefined ? printCost(only.cost) : undefined;
};

/**
 * The card as it is cast for this cost: smaller (prototype, CR 702.160b), as its other face (disturb, CR 702.146a). Told by what it
 * is cast for, where the card's own mana cost is another.
 */
const asCast = (card: Card, kind: Paying["kind"], from: Paying["from"], cost: readonly CostPart[]): Card => {
  const mana = manaIn(cost);
  if (kind !== "spell" || mana === undefined || (card.manaCost !== undefined && printCost(card.manaCost) === mana)) return card;
  const costOf = (as: Card): readonly CostPart[] => (as.manaCost === undefined ? [] : [{ kind: "mana", cost: as.manaCost }]);
  const [way, another] = (card.castings ?? []).flatMap((casting) =>
    casting.kind === "way" && casting.as !== undefined && (casting.from ?? from) === from && manaIn(casting.cost ?? costOf(casting.as)) === mana ? [casting.as] : []);
  return way === undefined || another !== undefined ? card : way;
};

interface ReadCosts {
  readonly paying: Paying;
  /** Costs in words that were not understood. Nothing can pay them. */
  readonly unread: readonly { readonly text: string; readonly path: string }[];
  /** Lines of the card that were not read and matter to this cost. */
  readonly lines: Card["notUnderstood"];
}

/** A cost and what it is for; errors are told from `path` on. */
const readCosts = (json: CostJson & Pick<PayingJson, "due">, cards: CardSource, readCard: ReadCard, path: string): Result<ReadCosts, InputError> => {
  if (json.card === undefined && json.cost === undefined) return failInput("wrong-shape", "What is to be paid? Either card or cost is required.", pathTo(path, "card"));
  const wrongCost = checkManaCost(json, path);
  if (wrongCost !== undefined) return fail(wrongCost);
  const card = json.card === undefined ? undefined : readCard(json.card, pathTo(path, "card"));
  if (card?.ok === false) return card;

  const unread: ReadCosts["unread"][number][] = [];
  const readCost: ReadCost = (text, at) => {
    const cost = parseAnyCost(text, cards, at);
    if (cost.ok && !cost.value.read) unread.push({ text, path: at });
    return cost.ok ? ok(cost.value.parts) : cost;
  };
  // An empty text is no cost at all, so the card's own stands; {0} is a cost.
  const cost = json.cost ? readCost(json.cost, pathTo(path, "cost")) : undefined;
  if (cost?.ok === false) return cost;
  const due = json.due === undefined ? undefined : readDue(json.due, readCost);
  if (due?.ok === false) return due;
  const additional = each(json.additional, (text, index) => readCost(text, pathTo(pathTo(path, "additional"), index)));
  if (!additional.ok) return additional;
  const increase = parseManaCost(json.increase, pathTo(path, "increase"));
  if (!increase.ok) return increase;
  const reduce = parseManaCost(json.reduce, pathTo(path, "reduce"));
  if (!reduce.ok) return reduce;

  const kind = kindOf(json);
  const from = json.from ?? (kind === "ability" ? "battlefield" : "hand");
  return ok({
    unread,
    lines: (card?.value.notUnderstood ?? []).filter((line) => line.onBoard !== true || kind !== "spell"),
    paying: {
      ...(card === undefined ? {} : { card: cost === undefined ? card.value : asCast(card.value, kind, from, cost.value) }),
      from,
      kind,
      ...(cost === undefined ? {} : { cost: cost.value }),
      ...(json.x === undefined ? {} : { x: json.x }),
      additional: additional.value,
      increase: increase.value,
      reduce: reduce.value,
      ...(json.ability === undefined ? {} : { ability: json.ability }),
      ...(due === undefined ? {} : { due: due.value }),
    },
  });
};

/** What is to be paid. */
export const readPaying = (json: PayingJson, cards: CardSource, readCard: ReadCard): Result<ParsedPaying, InputError> => {
  const read = readCosts(json, cards, readCard, "paying");
  if (!read.ok) return read;
  const { paying, lines, unread } = read.value;
  return ok({
    paying: { ...paying, ...limitsOf(json) },
    notUnderstood: [...lines.map((line) => ({ ...line, object: "paying" })), ...unread.map(({ text }) => ({ object: "paying", text }))],
  });
};

/** What is to stay payable. Words that were not understood are an error here: nobody could say what was kept. */
export const readLater = (json: LaterJson, id: string, cards: CardSource, readCard: ReadCard, path: string): Result<Later, InputError> => {
  const read = readCosts(json, cards, readCard, path);
  if (!read.ok) return read;
  const { paying, unread: [unread] } = read.value;
  if (unread !== undefined) return failInput("unread-cost", `${quoted(unread.text)} was not understood as a cost. Write it as a card does: {2}, Sacrifice a creature.`, unread.path);
  return ok({
    id, paying, count: json.count, weight: json.weight,
    name: json.name ?? nameOfLater({ paying }, json.cost),
    ...(json.turn === undefined ? {} : { turn: json.turn }),
  });
};
