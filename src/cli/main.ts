#!/usr/bin/env node
import { readFileSync } from "node:fs";
import { Command, CommanderError, InvalidArgumentError, Option } from "commander";
import type { Between } from "../pay/frontier.ts";
import type { Policy } from "../policy/index.ts";
import type { BenchOptions } from "./bench/settings.ts";
import type { ConvertOptions } from "./convert-command.ts";
import type { Answerable, ExitCode } from "./exit-code.ts";
import { openOutput } from "./output.ts";
import type { PayTools } from "./pay-command.ts";
import { colorsFor, openProgress, wantsColor, watchInterrupt } from "./terminal.ts";

const { version } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")) as { readonly version: string };

const output = openOutput(process.stdout);
// In a pipe `isTTY` is missing, whatever its type says.
const colors = colorsFor(wantsColor(process.stdout.isTTY === true, process.env));
const complain = (text: string): void => void process.stderr.write(text);

const positive = (text: string): number => {
  const number = Number(text);
  if (!/^\d{1,12}$/.test(text) || number < 1) throw new InvalidArgumentError("It must be a whole number, 1 or more.");
  return number;
};

const finish = (code: ExitCode): void => {
  const problem = output.problem();
  if (problem !== undefined) complain(`tapwright: cannot write: ${problem.message}\n`);
  // Never `process.exit`: what was written must still get out.
  process.exitCode = problem === undefined ? code : 3;
};

interface VerbOptions {
  readonly json?: boolean;
  readonly jsonl?: boolean;
  readonly explain?: boolean;
  readonly policy?: string;
  readonly budget?: number;
  readonly top?: number;
  readonly frontier?: string;
}

interface PayOptions extends VerbOptions {
  readonly solver: "search" | "lp";
}

// The commands are loaded when used: looking up a card needs no solver.
const policyFrom = async (text: string, command: Command): Promise<string | Policy> => {
  if (!text.trimStart().startsWith("{")) return text;
  const [{ parseJson }, { parsePolicy }] = await Promise.all([import("../board/index.ts"), import("../policy/parse.ts")]);
  const json = parseJson(text);
  const policy = json.ok ? parsePolicy(json.value) : json;
  return policy.ok ? policy.value : command.error(`error: the policy: ${policy.error.message} ${policy.error.path ?? ""}`.trim(), { exitCode: 2 });
};

const frontierFrom = async (text: string, command: Command): Promise<Between> => {
  const { isWeighed } = await import("../pay/frontier.ts");
  const [one, other, ...more] = text.split(",").map((level) => level.trim());
  if (one !== undefined && other !== undefined && more.length === 0 && one !== other && isWeighed(one) && isWeighed(other)) return [one, other];
  return command.error("error: --frontier takes two levels of policies, by a comma: life,hand", { exitCode: 2 });
};

/** What `pay` and `castable` have in common. */
const runVerb = async <A extends Answerable>(file: string | undefined, options: VerbOptions, verb: Pick<PayTools<A>, "ask" | "render" | "parse">): Promise<void> => {
  const [{ CARDS }, { payLines, payOne }] = await Promise.all([import("./cards.ts"), import("./pay-command.ts")]);
  const tools = { ...verb, cards: CARDS, output, colors, complain, progress: openProgress(process.stderr, "answered") };
  finish(options.jsonl === true ? await payLines(file, tools) : await payOne(file, options.json === true, tools));
};

const chosenFrom = async (options: VerbOptions, command: Command) => ({
  ...(options.policy === undefined ? {} : { policy: await policyFrom(options.policy, command) }),
  ...(options.budget === undefined ? {} : { budget: options.budget }),
});

const runPay = async (file: string | undefined, options: PayOptions, command: Command): Promise<void> => {
  const [{ pay }, { renderAnswer }] = await Promise.all([import("../pay/index.ts"), import("./render.ts")]);
  const solver = options.solver === "lp" ? (await import("../solver/lp.ts")).lp : undefined;
  const chosen = {
    ...(solver === undefined ? {} : { solver }),
    ...(await chosenFrom(options, command)),
    ...(options.top === undefined ? {} : { top: options.top }),
    ...(options.frontier === undefined ? {} : { frontier: await frontierFrom(options.frontier, command) }),
    // People are told why; programs where they ask.
    ...(options.explain !== undefined ? { explain: options.explain } : options.json === true || options.jsonl === true ? {} : { explain: true }),
  };
  await runVerb(file, options, { ask: (position) => pay(position, chosen), render: renderAnswer });
};

const runCastable = async (file: string | undefined, options: VerbOptions, command: Command): Promise<void> => {
  const [{ castables }, { parseBoard }, { renderCastables }] = await Promise.all([import("../pay/castables.ts"), import("../board/index.ts"), import("./render-castables.ts")]);
  const chosen = await chosenFrom(options, command);
  await runVerb(file, options, { ask: (position) => castables(position, chosen), render: renderCastables, parse: parseBoard });
};

const runCheck = async (position: string, plan: string, options: { readonly json?: boolean }): Promise<void> => {
  const [{ check }, { CARDS }, { checkPlan }] = await Promise.all([import("../referee/index.ts"), import("./cards.ts"), import("./check-command.ts")]);
  finish(await checkPlan(position, plan, options.json === true, { check, cards: CARDS, output, colors, complain }));
};

const runCards = async (names: readonly string[], options: { readonly file?: string; readonly json?: boolean }, command: Command): Promise<void> => {
  if (names.length === 0 && options.file === undefined) command.error("error: name a card, or give --file", { exitCode: 2 });
  const [{ printAbility }, { CARDS }, { showCards }] = await Promise.all([import("../cards/line.ts"), import("./cards.ts"), import("./cards-command.ts")]);
  const tools = { cards: CARDS, printAbility, output, colors, progress: openProgress(process.stderr, "cards read"), interrupted: watchInterrupt(process, complain) };
  finish(await showCards(names, options.file, options.json === true, tools));
};

const benchTools = () => ({ version, output, colors, complain, progress: process.stderr, interrupted: watchInterrupt(process, complain) });

const runBench = async (options: BenchOptions): Promise<void> => {
  const { bench } = await import("./bench/command.ts");
  finish(await bench(options, benchTools()));
};

const runMerge = async (folders: readonly string[], _: unknown, command: Command): Promise<void> => {
  const { mergeBench } = await import("./bench/merge.ts");
  const { out, json, decks } = command.optsWithGlobals<BenchOptions>();
  if (out === undefined) return command.error("error: name a folder for the whole run: --out", { exitCode: 2 });
  finish(await mergeBench(folders, { out, ...(json === undefined ? {} : { json }), ...(decks === undefined ? {} : { decks }) }, benchTools()));
};

const runConvert = async (file: string | undefined, options: ConvertOptions, command: Command): Promise<void> => {
  if (options.to === "pzl" && options.pay !== undefined) command.error("error: --pay is for a position, not for a puzzle", { exitCode: 2 });
  const [{ nodeCatalog }, { CARDS }, { convert }] = await Promise.all([import("../catalog/node.ts"), import("./cards.ts"), import("./convert-command.ts")]);
  finish(await convert(file, options, { cards: { ...CARDS, facesOf: nodeCatalog.facesOf }, output, complain }));
};

const program = new Command("tapwright")
  .description("Pays Magic: The Gathering costs exactly.")
  .version(version)
  .exitOverride()
  .configureHelp({ helpWidth: 80 })
  .addHelpText("after", "\nExit status: 0 yes, 1 no, 2 wrong usage, 3 input that cannot be read.");

program
  .command("pay")
  .description("find the best payment for a position")
  .argument("[file]", "a position or case as JSON; - or nothing: standard input")
  .option("--json", "answer as JSON")
  .option("--jsonl", "one position or case a line in, one answer a line out")
  .option("--explain", "with JSON: also why this payment (words for people always say it)")
  .option("--no-explain", "leave out why something cannot be paid, which takes time")
  .option("--policy <policy>", "what counts as best: a name, or a policy as JSON (default: preserve)")
  .addOption(new Option("--solver <name>", "how to search").choices(["search", "lp"]).default("search"))
  .option("--top <number>", "so many payments that look different, best first", positive)
  .option("--frontier <levels>", "what more of one level buys of another: life,hand")
  .option("--budget <nodes>", "give up proving after so many nodes", positive)
  .action(runPay);

program
  .command("castable")
  .description("which cards of hand, graveyard and command zone can be cast, and how")
  .argument("[file]", "a position or case as JSON; - or nothing: standard input")
  .option("--json", "answer as JSON")
  .option("--jsonl", "one position or case a line in, one answer a line out")
  .option("--policy <policy>", "what counts as best: a name, or a policy as JSON (default: preserve)")
  .option("--budget <nodes>", "give up proving after so many nodes", positive)
  .action(runCastable);

program
  .command("check")
  .description("is this plan legal, whoever made it?")
  .argument("<position>", "a position or case as JSON")
  .argument("<plan>", "a plan, or an answer with a plan, as JSON")
  .option("--json", "report as JSON")
  .action(runCheck);

program
  .command("cards")
  .description("show how cards are read")
  .argument("[names...]", "names of cards in the catalog")
  .option("--file <file>", "a file of cards of Scryfall's or MTGJSON's; .gz as well; -: standard input")
  .option("--json", "an array of objects, one a card")
  .action(runCards);

const names = (text: string): readonly string[] => text.split(",").map((name) => name.trim()).filter((name) => name !== "");
const seed = (text: string): number => {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError("It must be a whole number of at most nine digits.");
  return Number(text);
};

program
  .command("bench")
  .description("compare ways to pay on many positions, with the best payment as measure")
  .option("--positions <number>", "so many of each set", positive, 1_000)
  .option("--set <names>", "which sets of positions, by commas (default: all)", names)
  .option("--strategies <names>", "which ways to pay, by commas (default: all)", names)
  .option("--seed <number>", "the same seed draws the same positions", seed, 1)
  .option("--decks <file>", "decklists to draw from, one a line as JSON (default: those of the package)")
  .option("--out <folder>", "write results and a report; the same command goes on where it was stopped")
  .option("--shard <part>", "do a part of so many, as 1/4; bench merge puts them together")
  .option("--json", "the summary as JSON")
  .action(runBench)
  .command("merge")
  .description("put the parts of a run together: the same as if it had been one")
  .argument("<folders...>", "folders of all its parts")
  .option("--decks <file>", "the decklists that the parts were drawn from, if not those of the package")
  .option("--out <folder>", "where the whole run is written")
  .option("--json", "the summary as JSON")
  .action(runMerge);

program
  .command("convert")
  .description("a Forge puzzle file or saved state as a position, or back; what is lost is said")
  .argument("[file]", "a .pzl file, or a position as JSON; - or nothing: standard input")
  .addOption(new Option("--to <form>", "what to make of it").choices(["position", "pzl"]).default("position"))
  .option("--pay <what>", "a card of hand, command zone or graveyard, or a cost, to pay for")
  .option("--json", "a JSON object with the warnings in it, too")
  .action(runConvert);

try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) {
    // Help that was asked for and --version are answers; everything else is wrong usage.
    finish(error.exitCode === 0 ? 0 : 2);
  } else {
    complain(`tapwright: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    finish(3);
  }
}
