import { StringDecoder } from "node:string_decoder";
import type { InputError } from "../answer.ts";
import type { CardSource } from "../board/index.ts";
import { readBulk } from "../bulk/index.ts";
import type { Card, Casting, ManaAbility } from "../cards/index.ts";
import { fail, ok, type Result } from "../result.ts";
import { worst, type ExitCode } from "./exit-code.ts";
import { LARGEST_INPUT, openInput, unreadable } from "./input.ts";
import type { Output } from "./output.ts";
import { renderError, type Colors } from "./render.ts";
import type { Progress } from "./terminal.ts";
import { wrap } from "./text.ts";

export interface CardsTools {
  readonly cards: CardSource;
  readonly printAbility: (ability: ManaAbility) => string;
  readonly output: Output;
  readonly colors: Colors;
  readonly progress: Progress;
  /** Has the user had enough? */
  readonly interrupted: () => boolean;
}

/** How a card is read, as `cards --json` prints it. */
interface CardReport {
  readonly name: string;
  readonly abilities: readonly { readonly line: string; readonly text: string }[];
  readonly keywords: readonly string[];
  readonly effects: Card["effects"];
  /** How else it may be cast; other faces by name. */
  readonly castings?: readonly unknown[];
  readonly notUnderstood: Card["notUnderstood"];
  readonly faces?: readonly CardReport[];
}

type Named = { readonly name: string; readonly result: Result<Card, InputError> };

const outputWords = (adds: string): string => {
  const [what = "", ...rest] = adds.split(/(?= \[|; )/);
  const words = what
    .split(" | ")
    .map((one) => one.replace(/^any$/, "one mana of any color").replace(/^(.+) any$/, "$1 mana of any one color"))
    .join(" or ");
  return words + rest.join("");
};

/** "{T}: {W} | {U}" as "{T}: Add {W} or {U}": our words, not the card's. */
const lineWords = (line: string): string => {
  const at = line.indexOf(": ");
  return at < 0 ? line : `${line.slice(0, at)}: Add ${outputWords(line.slice(at + 2))}`;
};

/** Other faces stand under `faces`, or are this card made smaller: the name is enough here. */
const castingOf = (casting: Casting): unknown => JSON.parse(JSON.stringify(casting, (key, value: unknown) => (key === "as" || key === "card" ? (value as Card).name : value)));

const reportOf = (card: Card, printAbility: CardsTools["printAbility"]): CardReport => ({
  name: card.name,
  abilities: card.abilities.map((ability) => {
    const line = printAbility(ability);
    return { line, text: lineWords(line) };
  }),
  keywords: card.keywords,
  effects: card.effects,
  ...(card.castings === undefined ? {} : { castings: card.castings.map(castingOf) }),
  notUnderstood: card.notUnderstood,
  ...(card.faces === undefined ? {} : { faces: card.faces.map((face) => reportOf(face, printAbility)) }),
});

const renderCard = (report: CardReport, colors: Colors, indent = ""): string =>
  [
    `${indent}${colors.strong(report.name)}`,
    ...report.abilities.map(({ line }) => wrap(line, `${indent}  `)),
    ...(report.keywords.length === 0 ? [] : [wrap(`keywords: ${report.keywords.join(", ")}`, `${indent}  `)]),
    ...report.effects.map((effect) => wrap(`effect: ${JSON.stringify(effect).replaceAll(",", ", ")}`, `${indent}  `)),
    ...(report.castings ?? []).map((casting) => wrap(`may be cast: ${JSON.stringify(casting).replaceAll(",", ", ")}`, `${indent}  `)),
    ...report.notUnderstood.map(({ text }) => wrap(`${colors.bad("not understood:")} ${text}`, `${indent}  `)),
    ...(report.faces ?? []).map((face) => renderCard(face, colors, `${indent}  `)),
  ].join("\n");

const hasUnread = (report: CardReport): boolean => report.notUnderstood.length > 0 || (report.faces ?? []).some(hasUnread);

const lookUp = (name: string, cards: CardSource): Named => {
  const card = cards.byName(name);
  if (card !== undefined) return { name, result: ok(card) };
  const near = cards.nearest(name);
  const meant = near.length === 0 ? "" : ` Did you mean ${near.map((other) => `"${other}"`).join(", ")}?`;
  return { name, result: fail({ code: "unknown-card", message: `No card is named "${name}".${meant}` }) };
};

async function* decoded(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new StringDecoder("utf8");
  for await (const chunk of bytes) yield decoder.write(chunk);
  yield decoder.end();
}

async function* fromFile(file: string, cards: CardSource): AsyncGenerator<Named> {
  let number = 0;
  try {
    for await (const card of readBulk(decoded(openInput(file) as AsyncIterable<Buffer>), LARGEST_INPUT)) {
      number += 1;
      yield card.ok ? { name: card.value.name, result: ok(cards.read(card.value)) } : { name: "", result: card };
    }
  } catch (error) {
    number += 1;
    yield { name: "", result: fail(unreadable(file, error)) };
  }
  if (number === 0) yield { name: "", result: fail({ code: "empty-input", message: `There is nothing to read: ${file} holds no cards.` }) };
}

/** `cards NAME… | --file F`: how cards are read. 1 if something was not understood, 3 if a card cannot be had at all. Interrupted, what was written ends well. */
export const showCards = async (names: readonly string[], file: string | undefined, json: boolean, tools: CardsTools): Promise<ExitCode> => {
  let exit: ExitCode = 0;
  let first = true;
  const separate = async (between: string): Promise<void> => {
    if (!first) await tools.output.write(between);
    first = false;
  };
  const show = async ({ name, result }: Named): Promise<void> => {
    const report = result.ok ? reportOf(result.value, tools.printAbility) : undefined;
    exit = worst(exit, report === undefined ? 3 : hasUnread(report) ? 1 : 0);
    tools.progress.step();
    await separate(json ? ",\n" : "\n");
    const shown = report ?? { name, error: result.ok ? undefined : result.error };
    if (json) await tools.output.write(JSON.stringify(shown));
    else if (report !== undefined) await tools.output.write(`${renderCard(report, tools.colors)}\n`);
    else if (!result.ok) await tools.output.write(`${renderError(result.error)}\n`);
  };
  if (json) await tools.output.write("[\n");
  for (const name of names) await show(lookUp(name, tools.cards));
  if (file !== undefined) {
    for await (const named of fromFile(file, tools.cards)) {
      if (tools.output.closed() || tools.interrupted()) break;
      await show(named);
    }
  }
  if (json) await tools.output.write("\n]\n");
  tools.progress.end();
  return tools.interrupted() ? 3 : exit;
};
