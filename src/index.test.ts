/** What a program in TypeScript can rely on. The compiler does most of it: `npm run types`. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { describe, expect, expectTypeOf, test } from "vitest";
import {
  cardSource, check, NO_CATALOG, parseCard, parseCase, parseCost, parseJson, parsePaying, parsePlan, parsePolicy, parsePosition, pay, policyNamed, prepare, readCard, readCost, readSpend,
  type Answer, type Card, type CardSource, type Castable, type CheckAnswer, type Cost, type ErrorCode, type InputError, type Paying, type ParsedPaying, type PayOptions, type Plan, type Policy, type Position,
  type PositionInput, type Prepared, type Reason, type Report, type Result, type Solver, type Step, type Summary, type Violation,
} from "./index.ts";

type Of<S extends Answer["status"]> = Extract<Answer, { readonly status: S }>;

/** Keys that may be assigned to. */
type WritableKeys<T> = {
  [K in keyof T]-?: (<G>() => G extends { [P in K]: T[P] } ? 1 : 2) extends <G>() => G extends { -readonly [P in K]: T[P] } ? 1 : 2 ? K : never;
}[keyof T];

/** The same, however deep; "array" for arrays that can be changed. For types that are not made of themselves. */
type Writable<T> =
  T extends string | number | boolean | undefined ? never
  : T extends readonly (infer Item)[] ? (T extends Item[] ? "array" : Writable<Item>)
  : WritableKeys<T> | { [K in keyof T]-?: Writable<T[K]> }[keyof T];

describe("answers", () => {
  test("are told apart by status", () => {
    expectTypeOf<Answer["status"]>().toEqualTypeOf<"payable" | "unpayable" | "unknown" | "error">();
    expectTypeOf<Of<"payable">["plan"]>().toEqualTypeOf<Plan>();
    expectTypeOf<Of<"payable">["summary"]>().toEqualTypeOf<Summary>();
    expectTypeOf<Of<"payable">["optimal"]>().toEqualTypeOf<boolean>();
    expectTypeOf<Of<"payable">["maxX"]>().toEqualTypeOf<number | "unbounded" | undefined>();
    expectTypeOf<Of<"unpayable">["reasons"]>().toEqualTypeOf<readonly Reason[]>();
    expectTypeOf<Of<"unpayable">["missing"]>().toEqualTypeOf<string | undefined>();
    expectTypeOf<Of<"error">["error"]>().toEqualTypeOf<InputError>();
    expectTypeOf<Of<"unpayable">>().not.toHaveProperty("plan");
    expectTypeOf<Of<"unknown">>().not.toHaveProperty("plan");
    expectTypeOf<Of<"error">>().not.toHaveProperty("plan");
  });

  test("a switch over status narrows, and forgets none", () => {
    const words = (answer: Answer): string => {
      switch (answer.status) {
        case "payable": return answer.plan.total;
        case "unpayable": return answer.missing ?? "";
        case "unknown": return answer.policy;
        case "error": return answer.error.code;
      }
    };
    expect(words({ status: "error", error: { code: "not-json", message: "" } })).toBe("not-json");
  });

  test("steps are told apart by what is done", () => {
    expectTypeOf<Extract<Step, { readonly do: "mana" }>>().toHaveProperty("unit");
    expectTypeOf<Extract<Step, { readonly do: "activate" }>["taps"]>().toEqualTypeOf<readonly string[]>();
    expectTypeOf<Extract<Step, { readonly do: "life" }>["amount"]>().toEqualTypeOf<number>();
  });

  test("nothing in them can be changed, nor in plans, reports, policies", () => {
    expectTypeOf<Writable<Answer>>().toBeNever();
    expectTypeOf<Writable<Plan>>().toBeNever();
    expectTypeOf<Writable<Report>>().toBeNever();
    expectTypeOf<Writable<CheckAnswer>>().toBeNever();
    expectTypeOf<Writable<Castable>>().toBeNever();
    expectTypeOf<Writable<Policy>>().toBeNever();
    // It does see what can.
    expectTypeOf<Writable<{ readonly a: readonly { b: 1 }[] }>>().toEqualTypeOf<"b">();
    expectTypeOf<Writable<{ readonly a: string[] }>>().toEqualTypeOf<"array">();
  });

  test("what `check --json` says is a report or an error", () => {
    expectTypeOf<Extract<CheckAnswer, { readonly legal: boolean }>["violations"][number]>().toExtend<Violation>();
    expectTypeOf<Extract<CheckAnswer, { readonly status: "error" }>["error"]>().toEqualTypeOf<InputError>();
  });
});

describe("what comes in", () => {
  test("is unknown until it is parsed, and then a Result", () => {
    expectTypeOf(parsePosition).toEqualTypeOf<(json: unknown, cards: CardSource) => Result<Position, InputError>>();
    expectTypeOf(parsePaying).toEqualTypeOf<(json: unknown, cards: CardSource) => Result<ParsedPaying, InputError>>();
    expectTypeOf(parsePlan).toEqualTypeOf<(json: unknown) => Result<Plan, InputError>>();
    expectTypeOf(parsePolicy).toEqualTypeOf<(json: unknown) => Result<Policy, InputError>>();
    expectTypeOf(parseJson).toEqualTypeOf<(source: string) => Result<unknown, InputError>>();
    expectTypeOf(parseCase).parameter(0).toEqualTypeOf<unknown>();
    expectTypeOf(parseCard).parameter(0).toEqualTypeOf<unknown>();
    expectTypeOf(parseCost("{G}")).toExtend<Result<Cost, unknown>>();
  });

  test("a result has a value or an error, and says which", () => {
    const result = parsePosition({}, cardSource({ readCard, readCost, readSpend }, NO_CATALOG));
    // @ts-expect-error There may be none.
    expect(result.value).toBeUndefined();
    if (result.ok) expectTypeOf(result.value).toEqualTypeOf<Position>();
    else expectTypeOf(result.error.code).toEqualTypeOf<ErrorCode>();
    expect(result.ok).toBe(false);
  });

  test("a position can be written with the help of the compiler", () => {
    expectTypeOf<{ you: { battlefield: [{ card: "Forest" }] }; paying: { cost: "{G}" } }>().toExtend<PositionInput>();
    expectTypeOf<{ you: { battlefield: [{ card: { name: "A"; type_line: "Land" }; tapped: true }]; pool: [{ type: "G" }] }; paying: { card: "A"; x: "max" } }>().toExtend<PositionInput>();
    expectTypeOf<{ you: { battlefield: [] } }>().not.toExtend<PositionInput>();
    expectTypeOf<{ you: { battlefield: [{ card: 7 }] }; paying: { cost: "{G}" } }>().not.toExtend<PositionInput>();
    expectTypeOf<{ you: { battlefield: [] }; paying: { x: "least" } }>().not.toExtend<PositionInput>();
  });

  test("a position that was parsed cannot be changed", () => {
    const change = (position: Position): void => {
      // @ts-expect-error
      position.life = 1;
      // @ts-expect-error
      position.battlefield.push();
      // @ts-expect-error
      position.battlefield[0].tapped = true;
      // @ts-expect-error
      position.paying.additional.pop();
    };
    expectTypeOf(change).parameter(0).toEqualTypeOf<Position>();
    expectTypeOf<WritableKeys<Position> | WritableKeys<Paying> | WritableKeys<Card>>().toBeNever();
  });
});

describe("verbs", () => {
  test("pay needs no options, and takes a policy by name or by value, a solver, a budget", () => {
    expectTypeOf(pay).parameter(0).toEqualTypeOf<Position>();
    expectTypeOf(pay).parameter(1).toEqualTypeOf<PayOptions | undefined>();
    expectTypeOf(pay).returns.toEqualTypeOf<Answer>();
    expectTypeOf<{}>().toExtend<PayOptions>();
    expectTypeOf<PayOptions["policy"]>().toEqualTypeOf<string | Policy | undefined>();
    expectTypeOf<PayOptions["solver"]>().toEqualTypeOf<Solver | undefined>();
    expectTypeOf<PayOptions["budget"]>().toEqualTypeOf<number | undefined>();
    // CONTRACT: an option that is not given is left out, not undefined.
    expectTypeOf<{ policy: undefined }>().not.toExtend<PayOptions>();
    expectTypeOf(policyNamed).returns.toEqualTypeOf<Policy | undefined>();
  });

  test("check judges a plan, prepare reads a board; what is not known is undefined", () => {
    expectTypeOf(check).toEqualTypeOf<(position: Position, plan: Plan) => Report>();
    expectTypeOf(prepare).returns.toEqualTypeOf<Prepared>();
    expectTypeOf<ReturnType<Prepared["canPay"]>>().toEqualTypeOf<boolean | undefined>();
    expectTypeOf<ReturnType<Prepared["maxX"]>>().toEqualTypeOf<number | "unbounded" | undefined>();
    expectTypeOf<Castable["payable"]>().toEqualTypeOf<boolean | undefined>();
  });
});

/** What each entry of the package gives, types marked; whoever adds a name adds it here. */
const EXPORTS: Readonly<Record<string, readonly string[]>> = {
  "index.ts": [
    // positions in
    "cardSource", "caseId", "copyId", "NO_CATALOG", "parseBoard", "parseCard", "parseCase", "parseJson", "parsePaying", "parsePlan", "parsePosition", "readCard", "readCost", "readSpend",
    "type CardGroup", "type CardJson", "type CardNames", "type CardSource", "type ParsedCase", "type ParsedPaying", "type Paying", "type Pin", "type Pins", "type Limits", "type Permanent", "type PoolMana", "type Position", "type PositionInput",
    "type Readers", "type Side",
    // answers out
    "apply", "castables", "check", "parsePolicy", "pay", "POLICIES", "policyNamed", "prepare", "waysToCast",
    "type Alternative", "type Answer", "type Because", "type Between", "type CardToCast", "type Castable", "type CastableAnswer", "type CastableCard", "type CastableWay", "type Change", "type CheckAnswer", "type InputError", "type LevelValue", "type NamedCost", "type NotReadLine", "type PayOptions", "type Plan", "type Policy", "type Prepared", "type Reason", "type Report",
    "type Result", "type Shortage", "type Solver", "type Spend", "type SpentLevel", "type Step", "type Summary", "type Touch", "type Violation", "type WayToCast", "type Weighed", "type Why",
    // words and codes
    "ERROR_CODES", "ERROR_WORDS", "changeWords", "reasonWords", "violationWords", "whyWords", "type ErrorCode",
    // the vocabulary
    "manaValue", "parseCost", "printCost", "type Card", "type Casting", "type Color", "type Cost", "type Effect", "type ManaAbility", "type ManaSymbol", "type ManaType", "type NotUnderstood",
  ],
  "catalog/index.ts": ["asCataloged", "decodeCatalog", "encodeCatalog", "nameKey", "openCatalog", "type Catalog"],
  "catalog/node.ts": ["CATALOG_FILE", "nodeCatalog"],
  "solver/lp.ts": ["lp"],
  "strategies/index.ts": ["STRATEGIES", "strategyByName", "type Strategy"],
  "puzzle/index.ts": [
    "WARNING_CODES", "parseFacts", "parsePuzzle", "payFor", "printPuzzle",
    "type BoardInput", "type PrintWarning", "type Puzzle", "type PuzzleCards", "type PuzzleFacts", "type PuzzleText", "type PuzzleWarning", "type WarningCode",
  ],
};

describe("exports", () => {
  const path = (entry: string): string => fileURLToPath(new URL(entry, import.meta.url));
  const program = ts.createProgram(Object.keys(EXPORTS).map(path), { module: ts.ModuleKind.NodeNext, target: ts.ScriptTarget.ES2023, allowImportingTsExtensions: true, noEmit: true, types: [] });
  const checker = program.getTypeChecker();

  /** All names that a file exports, those without a value marked as types. */
  const namesOf = (entry: string): readonly string[] => {
    const source = program.getSourceFile(path(entry));
    const symbol = source === undefined ? undefined : checker.getSymbolAtLocation(source);
    if (symbol === undefined) throw new Error(`${entry} exports nothing`);
    return checker.getExportsOfModule(symbol).map((name) => {
      const target = name.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(name) : name;
      return target.flags & ts.SymbolFlags.Value ? name.name : `type ${name.name}`;
    });
  };

  test.each(Object.entries(EXPORTS))("%s gives exactly what is listed", (entry, names) => expect([...namesOf(entry)].sort()).toEqual([...names].sort()));

  test("these are the entries of the package, beside its schemas", () => {
    const { exports } = JSON.parse(readFileSync("package.json", "utf8")) as { readonly exports: Readonly<Record<string, string | { readonly default: string }>> };
    const entries = Object.values(exports).flatMap((entry) => (typeof entry === "string" ? [] : [entry.default.replace(/^\.\/dist\/(.*)\.js$/, "$1.ts")]));
    expect(entries).toEqual(Object.keys(EXPORTS));
    expect(Object.keys(exports).filter((name) => name.endsWith(".json"))).toEqual(["./schema/*.json", "./package.json"]);
  });
});
