/** Which cards can be cast, in words for people. */
import type { CastableAnswer, CastableCard, CastableWay, NotReadLine } from "../answer.ts";
import type { Position } from "../board/index.ts";
import { OWN_WORDS } from "../cards/index.ts";
import { MANA_COST } from "../pay/ways-to-cast.ts";
import { lostIn, namesOf, renderError, tally, textLines, type Colors } from "./render.ts";
import { plural, wrap } from "./text.ts";

const ZONES = [["hand", "Hand"], ["graveyard", "Graveyard"], ["command", "Command zone"]] as const;

const UNKNOWN = "?  ";

const mark = ({ payable, onlyIf }: CastableWay, colors: Colors): string => {
  if (payable === undefined) return colors.quiet(UNKNOWN);
  if (!payable) return `${colors.bad("no")} `;
  return onlyIf === undefined ? colors.good("yes") : `${colors.good("if")} `;
};

/** "flashback {2}{R} with kicker {1}": what is paid. */
const costWords = ({ way, face, cost, additional }: CastableWay): string => {
  const extras = additional.map((extra) => (extra.name === way ? extra.cost : `${extra.name} ${extra.cost}`));
  const main = [...(face === undefined ? [] : [`${face}:`]), ...(way === MANA_COST ? [] : [way === OWN_WORDS ? `by ${way}:` : way]), cost === "" ? "no mana cost" : cost].join(" ");
  return [main, ...(extras.length === 0 ? [] : [`with ${extras.join(" and ")}`])].join(" ");
};

const most = ({ maxX, maxTimes, maxDelved }: CastableWay): readonly string[] => [
  ...(maxX === undefined ? [] : [maxX === "unbounded" ? "X as large as you like" : `X up to ${maxX}`]),
  ...(maxTimes === undefined ? [] : [`up to ${plural(maxTimes, "time")}`]),
  ...(maxDelved === undefined ? [] : [`at most ${maxDelved} delved`]),
];

/** What the best payment does. */
const paidWords = ({ summary, optimal }: CastableWay, colors: Colors): readonly string[] => {
  if (summary === undefined) return [];
  const { tapped, floating } = summary;
  return [
    ...(Object.keys(tapped).length === 0 ? [] : [`tapped: ${tally(tapped)}`]),
    ...lostIn(summary).map(colors.bad),
    ...(floating === "" ? [] : [`left over: ${floating}`]),
    ...(optimal === false ? ["not proved best"] : []),
  ];
};

const wayWords = (way: CastableWay, colors: Colors): string => {
  const onlyIf = way.onlyIf === undefined ? [] : [`only if ${way.onlyIf.join(" and ")}`];
  return wrap(`${mark(way, colors)} ${[costWords(way), ...onlyIf, ...most(way), ...paidWords(way, colors)].join("; ")}`, "    ", "        ");
};

const cardLines = ({ name, ways, notUnderstood }: CastableCard, colors: Colors): readonly string[] => [
  wrap(colors.strong(name), "  "),
  ...ways.map((way) => wayWords(way, colors)),
  ...notUnderstood.map((line) => wrap(`${colors.quiet(UNKNOWN)} not understood: ${line}`, "    ", "        ")),
];

/** Each line once, whichever ways it is about. */
const linesOf = (cards: readonly CastableCard[], of: "notUnderstood" | "assumed"): readonly NotReadLine[] => {
  const named = cards.flatMap((card) => card.ways.flatMap((way) => (way[of] ?? []).map((line) => (line.object === "paying" ? { ...line, object: card.object } : line))));
  return [...new Map(named.map((line) => [`${line.object} ${line.text}`, line])).values()];
};

/** An answer to `castable`. */
export const renderCastables = (answer: CastableAnswer, position: Position, colors: Colors): string => {
  if (answer.status === "error") return renderError(answer.error);
  const { cards, policy } = answer;
  if (cards.length === 0) return "There is no card that could be cast in hand, graveyard or command zone.";
  const yes = cards.filter(({ castable }) => castable === true).length;
  const unknown = cards.filter(({ castable }) => castable === undefined).length;
  const name = namesOf(position);
  return [
    `${(yes > 0 ? colors.good : colors.bad)("Castable:")} ${yes} of ${plural(cards.length, "card")}${unknown === 0 ? "" : `; not known: ${unknown}`}`,
    ...ZONES.flatMap(([zone, title]) => {
      const here = cards.filter(({ from }) => from === zone);
      return here.length === 0 ? [] : ["", title, ...here.flatMap((card) => cardLines(card, colors))];
    }),
    "",
    colors.quiet(`Each by itself, under the policy ${policy}; by what the cards' own texts offer.`),
    ...textLines("Not understood, so not taken into account:", linesOf(cards, "notUnderstood"), name),
    ...textLines("Taken as not so, because the position does not tell:", linesOf(cards, "assumed"), name),
  ].join("\n");
};
