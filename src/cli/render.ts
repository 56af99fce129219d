/** Answers in words for people. Pure: takes data and a set of colors, gives text of at most 80 columns. */
import type { Alternative, Answer, NotReadLine, Plan, Reason, Report, Step, Summary } from "../answer.ts";
import type { Position } from "../board/index.ts";
import { castAndPaid } from "../board/later.ts";
import { changeWords, listNames, reasonWords, violationWords, whyWords, type NameOf } from "../messages.ts";
import { foldRepeats, plural, repeated, wrap } from "./text.ts";

/** The few colors used; every one is the identity when colors are off. */
export interface Colors {
  readonly good: (text: string) => string;
  readonly bad: (text: string) => string;
  readonly strong: (text: string) => string;
  readonly quiet: (text: string) => string;
}

const SPECIAL_NAMES: ReadonlyMap<string, string> = new Map([["pool", "your mana pool"], ["assist", "the assisting player's mana pool"], ["paying", "what is being paid"]]);

/** Names objects by their card, with the id where several differ only in it. */
export const namesOf = (position: Position): NameOf => {
  const entries = [
    ...position.battlefield, ...position.hand, ...position.graveyard, ...position.command,
    ...position.opponents.flatMap(({ battlefield }) => battlefield),
  ];
  const byId = new Map(entries.map((entry) => [entry.id, entry.card.name]));
  return (object) => SPECIAL_NAMES.get(object) ?? byId.get(object) ?? byId.get(object.replace(/#\d+$/, "")) ?? object;
};

const names = (objects: readonly string[] | undefined, name: NameOf): string => listNames((objects ?? []).map(name));

/** What an activation costs beside tapping the object itself. */
const activationCosts = (step: Extract<Step, { readonly do: "activate" }>, name: NameOf): readonly string[] => {
  const others = step.taps.filter((object) => object !== step.object);
  const parts: readonly (readonly [unknown, () => string])[] = [
    [step.with.length > 0, () => `spending ${step.with.map((spend) => `${spend.count === undefined ? "" : `${spend.count} `}${spend.unit} from ${name(spend.from)}`).join(" and ")}`],
    [others.length > 0, () => `tapping ${names(others, name)}`],
    [step.untaps?.length, () => `untapping ${names(step.untaps, name)}`],
    [step.sacrifices.length > 0, () => `sacrificing ${names(step.sacrifices, name)}`],
    [step.exiles?.length, () => `exiling ${names(step.exiles, name)}`],
    [step.discards?.length, () => `discarding ${names(step.discards, name)}`],
    [step.returns?.length, () => `returning ${names(step.returns, name)} to hand`],
    [step.removed, () => `removing ${step.removed === undefined ? "" : plural(step.removed.count, `${step.removed.counter} counter`)}`],
    [step.removedAmong?.length, () => `removing ${listNames((step.removedAmong ?? []).map(({ object, counter, count }) => `${plural(count, `${counter} counter`)} from ${name(object)}`))}`],
    [step.life, () => `losing ${step.life ?? 0} life`],
  ];
  return parts.filter(([applies]) => Boolean(applies)).map(([, words]) => words());
};

/** One step in words. */
export const stepWords = (step: Step, name: NameOf): string => {
  switch (step.do) {
    case "activate": {
      const verb = step.taps.includes(step.object) ? "tap" : "use";
      const costs = activationCosts(step, name);
      return [`${verb} ${name(step.object)} for ${step.adds === "" ? "no mana" : step.adds}`, ...costs].join(", ");
    }
    case "convoke":
    case "improvise":
    case "waterbend":
      return `tap ${name(step.object)} for ${step.pays} (${step.do})`;
    case "delve":
      return `exile ${name(step.object)} from your graveyard for ${step.pays} (delve)`;
    case "mana":
      return repeated(`pay ${step.pays} with ${step.unit} from ${name(step.from)}`, step.count ?? 1);
    case "life":
      return `pay ${step.amount} life for ${step.pays}`;
    case "sacrifice":
    case "tap":
    case "discard":
    case "exile":
    case "return":
    case "reveal":
      return `${step.do} ${name(step.object)}${step.do === "return" ? " to hand" : ""} (additional cost)`;
    case "remove":
      return `remove a ${step.counter} counter from ${name(step.object)} (additional cost)`;
  }
};

/** What is announced, CR 601.2b: equal choices once. */
const announceWords = ({ announce }: Plan): readonly string[] => {
  const x = announce.x === undefined ? [] : [`X = ${announce.x}`];
  const symbols = announce.symbols.map(({ symbol, as }) => `${symbol} paid as ${as}`);
  return [...x, ...foldRepeats(symbols)];
};

export const tally = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts).map(([name, count]) => (count === 1 ? name : `${count} ${name}`)).join(", ");

export const hasAny = (counts: Readonly<Record<string, number>>): boolean => Object.keys(counts).length > 0;

const stillWords = ({ stillCastable, castableTogether }: Summary, position: Position): string => {
  const { cards, costs = [] } = castAndPaid(position, stillCastable);
  const each = castableTogether === undefined ? "" : ", each by itself";
  const parts = [[`castable${each}`, cards], [`payable${each}`, costs], ["together", castableTogether ?? []]] as const;
  return `Still ${parts.filter(([, names]) => names.length > 0).map(([how, names]) => `${how}: ${listNames(names)}`).join("; ")}`;
};

/** Mana spent on the cost, with what texts may ask of it. */
const spentWords = ({ mana, snow, riders }: Summary["spent"]): string =>
  [mana, ...(snow === 0 ? [] : [`${snow} of it snow`]), ...(riders === 0 ? [] : [`${riders} of it with something for the spell`])].join(", ");

/** What a payment costs that cannot be had back. */
export const lostIn = (summary: Summary): readonly string[] => [
  ...(hasAny(summary.sacrificed) ? [`sacrificed: ${tally(summary.sacrificed)}`] : []),
  ...(hasAny(summary.exiled) ? [`exiled: ${tally(summary.exiled)}`] : []),
  ...(hasAny(summary.discarded) ? [`discarded: ${tally(summary.discarded)}`] : []),
  ...(summary.lifePaid > 0 ? [`${summary.lifePaid} life`] : []),
];

/** The summary as lines; what cannot be had back comes first, set apart. */
const summaryLines = (summary: Summary, position: Position, colors: Colors, spent = false): readonly string[] => {
  const lost = lostIn(summary);
  const lines = [
    lost.length === 0 ? "Lost: nothing" : `${colors.bad("Lost:")} ${lost.join("; ")}`,
    ...(hasAny(summary.tapped) ? [`Tapped: ${tally(summary.tapped)}`] : []),
    ...(summary.assisted === undefined ? [] : [`Used by the player who assists: ${tally(summary.assisted)}`]),
    ...(!spent || summary.spent.mana === "" ? [] : [`Spent: ${spentWords(summary.spent)}`]),
    ...(summary.floating === "" ? [] : [`Left over in the pool: ${summary.floating}`]),
    ...(summary.stillCastable.length === 0 ? [] : [stillWords(summary, position)]),
  ];
  return lines.map((line) => wrap(line));
};

export const textLines = (title: string, lines: readonly NotReadLine[], name: NameOf): readonly string[] =>
  lines.length === 0 ? [] : ["", title, ...foldRepeats(lines.map(({ object, text }) => wrap(`${name(object)}: ${text}`, "  ", "    ")))];

/** Lines that were not read, always shown: the answer promises nothing about them. */
const notReadLines = (lines: readonly NotReadLine[], name: NameOf): readonly string[] =>
  textLines("Not understood, so not taken into account:", lines, name);

/** What the answer rests on beside the position. */
const caveats = ({ notUnderstood, assumed = [] }: Exclude<Answer, { readonly status: "error" }>, name: NameOf): readonly string[] => [
  ...notReadLines(notUnderstood, name),
  ...textLines("Taken as not so, because the position does not tell:", assumed, name),
];

const whatIsPaid = (position: Position): string => position.paying.card?.name ?? "the cost";

type Payable = Extract<Answer, { readonly status: "payable" }>;

const renderPayable = (answer: Payable, position: Position, colors: Colors): readonly string[] => {
  const name = namesOf(position);
  const announced = announceWords(answer.plan);
  const steps = foldRepeats(answer.plan.steps.map((step) => stepWords(step, name)));
  const digits = String(steps.length).length;
  return [
    wrap(`${colors.good("Payable:")} ${colors.strong(whatIsPaid(position))} for ${answer.plan.total}`),
    ...(answer.maxX === undefined ? [] : [answer.maxX === "unbounded" ? "X can be as large as you like." : `The largest X that can be paid is ${answer.maxX}.`]),
    ...(answer.maxDelved === undefined ? [] : [`At most ${plural(answer.maxDelved, "card")} can be exiled by delve.`]),
    ...(announced.length === 0 ? [] : [wrap(`Announce: ${announced.join(", ")}`)]),
    "",
    ...steps.map((step, index) => wrap(step, `${String(index + 1).padStart(digits + 1)}. `, " ".repeat(digits + 3))),
    "",
    ...summaryLines(answer.summary, position, colors, answer.levels.some(({ level }) => level.startsWith("spent "))),
    ...(answer.why === undefined || answer.why.every(({ code }) => code === "gives-up-nothing") ? [] : [wrap(`Why this: ${lowerFirst(whyWords(answer.why, name))}`)]),
    colors.quiet(`${answer.optimal ? "Proved best" : "Legal, but not proved best"} under the policy ${answer.policy}.`),
    ...(answer.alternatives ?? []).flatMap((alternative, index) => ["", ...alternativeLines(alternative, index, answer, position, colors)]),
    ...caveats(answer, name),
  ];
};

/** Another payment, as far as it is another one; its steps are for programs. */
const alternativeLines = ({ plan, summary, levels, optimal }: Alternative, index: number, best: Payable, position: Position, colors: Colors): readonly string[] => [
  wrap(`${colors.strong(`Another way (${index + 2}):`)}${plan.total === best.plan.total ? "" : ` for ${plan.total}`}${optimal ? "" : colors.quiet(" (not proved to be the next)")}`),
  ...summaryLines(summary, position, colors, levels.some(({ level }) => level.startsWith("spent "))).map((line) => `  ${line.replaceAll("\n", "\n  ")}`),
];

const lowerFirst = (text: string): string => `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`;

const reasonLines = (reasons: readonly Reason[], name: NameOf): readonly string[] =>
  foldRepeats(reasons.map((reason) => wrap(reasonWords(reason, name), "  ", "    ")));

/** An answer to `pay`. */
export const renderAnswer = (answer: Answer, position: Position, colors: Colors): string => {
  const name = namesOf(position);
  switch (answer.status) {
    case "payable":
      return renderPayable(answer, position, colors).join("\n");
    case "unpayable":
      return [
        wrap(`${colors.bad("Not payable:")} ${colors.strong(whatIsPaid(position))}`),
        ...(answer.missing === undefined ? [] : [`Missing: ${answer.missing}`]),
        ...reasonLines(answer.reasons, name),
        ...(answer.change === undefined ? [] : [wrap(changeWords(answer.change, name))]),
        ...caveats(answer, name),
      ].join("\n");
    case "unknown":
      return [
        wrap(`${colors.bad("Not known:")} no payment of ${colors.strong(whatIsPaid(position))} was found, and none was ruled out.`),
        ...reasonLines(answer.reasons, name),
        ...caveats(answer, name),
      ].join("\n");
    case "error":
      return renderError(answer.error);
  }
};

export const renderError = (error: { readonly code: string; readonly message: string; readonly path?: string }): string =>
  wrap(`Error (${error.code})${error.path === undefined ? "" : ` at ${error.path}`}: ${error.message}`);

/** What the referee says of a plan. */
export const renderReport = (report: Report, position: Position, colors: Colors): string => {
  const name = namesOf(position);
  const violations = report.violations.map((violation) => {
    const { rule, step, object } = violation;
    const where = [...(step === undefined ? [] : [`step ${step + 1}`]), ...(object === undefined ? [] : [name(object)])].join(", ");
    return wrap(`${where === "" ? "" : `${where}: `}${violationWords(violation)} (${rule})`, "  ", "    ");
  });
  return [
    report.legal ? colors.good("Legal.") : colors.bad("Not legal:"),
    ...violations,
    ...summaryLines(report.summary, position, colors),
    ...notReadLines(position.notUnderstood, name),
  ].join("\n");
};
