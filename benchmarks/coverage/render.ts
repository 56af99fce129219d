import { ELSEWHERE } from "./elsewhere.ts";
import type { CoverageReport, Difference, Phrase, Row } from "./measure.ts";

/** What was measured, as Markdown for the repository and as text for a terminal. */

const share = (part: number, of: number): string => (of === 0 ? "-" : `${((100 * part) / of).toFixed(1)} %`);

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map((_, at) => (at === 0 ? "---" : "---:")), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");

const rowCells = ({ label, cards, degrees }: Row): readonly string[] =>
  [label, String(cards), String(degrees.whole), share(degrees.whole, cards), String(degrees.part), String(degrees.none), String(degrees.untold)];

const HEAD = ["why", "cards", "read whole", "", "in part", "not at all", "text not in the set"];

const listed = (phrases: readonly Phrase[]): string => phrases.map(({ phrase, names }) => `- ${names.length} × ${phrase} (${names.slice(0, 3).join("; ")}${names.length > 3 ? " …" : ""})`).join("\n");

const differenceLine = ({ name, made, told, reasons }: Difference): string => `- ${[`${name}: ${made}, told ${told}`, ...reasons].join("; ")}`;

/** Of cards that make mana only otherwise: how many for which reason; those without one by name. */
const unmadeLines = (unmade: readonly Difference[]): string => {
  const told = unmade.filter(({ degree }) => degree === "whole");
  const rest = told.filter(({ reasons }) => reasons.length === 0);
  return [
    ...ELSEWHERE.map((reason) => ({ reason, number: told.filter(({ reasons }) => reasons.includes(reason)).length })).filter(({ number }) => number > 0).map(({ reason, number }) => `- ${number} × ${reason}`),
    ...(rest.length === 0 ? [] : [`- ${rest.length} otherwise: ${rest.map(({ name }) => name).join("; ")}`]),
  ].join("\n");
};

export interface Facts {
  readonly right: number;
  readonly of: number;
  readonly wrong: readonly string[];
}

export const coveragePage = ({ date, sha256, all, rows, phrases, types }: CoverageReport, facts: Facts): string => {
  const right = types.compared - types.differ.length;
  const unread = types.unmade.filter(({ degree }) => degree !== "whole").length;
  return `# How much of the cards is read

\`npm run coverage:cards\` writes this page. The cards are the ${all.cards} that matter to paying, dated ${date} (SHA-256 \`${sha256.slice(0, 16)}\`), with
the reasons why they do. Read whole: no line is left that might matter to a payment, not even one that only changes power, and no way to
cast the card. Of the rest, what was not read is named by \`tapwright cards\` and in every answer that it could change.

${table(HEAD, [rowCells(all), ...rows.map(rowCells)])}

![Cards read whole, in part and not at all, by reason](coverage.svg)

## What is left

Numbers, symbols and names are left out; the most frequent first.

${listed(phrases)}

## Compared with what is known

- Types of mana against Scryfall's \`produced_mana\`, where own or granted abilities make mana: ${right} of ${types.compared} are the same (${share(right, types.compared)}).
- Abilities against two encodings made by hand: ${facts.right} of ${facts.of} are the same.

Types that differ, as read and as told:

${types.differ.map(differenceLine).join("\n")}

${types.unmade.length} cards make mana by \`produced_mana\` and have no mana ability as they were read; ${unread} of them are not read whole. The others make it

${unmadeLines(types.unmade)}
${facts.wrong.length === 0 ? "" : `\nAbilities that differ:\n\n${facts.wrong.map((line) => `- ${line}`).join("\n")}\n`}`;
};

export const summaryText = ({ all, types, phrases }: CoverageReport, facts: Facts, seconds: number): string =>
  [
    `${all.cards} cards in ${seconds.toFixed(1)} s: ${all.degrees.whole} whole (${share(all.degrees.whole, all.cards)}), ${all.degrees.part} in part, ${all.degrees.none} not at all, ${all.degrees.untold} without text`,
    `types of mana: ${types.compared - types.differ.length} of ${types.compared} as produced_mana says; abilities: ${facts.right} of ${facts.of}`,
    "", listed(phrases), "",
  ].join("\n");
