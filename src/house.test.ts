/** The rules of the house really catch what they forbid: shown on small trees that break them. */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, describe, expect, test } from "vitest";

const root = resolve(".");
const trees: string[] = [];
afterAll(() => {
  for (const tree of trees) rmSync(tree, { recursive: true, force: true });
});

/** A tree of files with the project's packages within reach. */
const plant = (files: Readonly<Record<string, string>>): string => {
  const tree = mkdtempSync(join(tmpdir(), "tapwright-house-"));
  trees.push(tree);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), content);
  }
  symlinkSync(join(root, "node_modules"), join(tree, "node_modules"));
  return tree;
};

const runIn = (tree: string, tool: string, args: readonly string[]): { readonly code: number | null; readonly out: string } => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, "node_modules", tool), ...args], { cwd: tree, encoding: "utf8" });
  return { code: status, out: stdout + stderr };
};

const cruise = (files: Readonly<Record<string, string>>) =>
  runIn(plant({ ...files, "tsconfig.json": "{}" }), "dependency-cruiser/bin/dependency-cruise.mjs", ["--config", join(root, ".dependency-cruiser.cjs"), "src"]);

const imports = (path: string): string => `import { a } from ${JSON.stringify(path)};\nexport const b = a;\n`;
const leaf = "export const a = 1;\n";

describe("rooms", () => {
  const forbidden: readonly (readonly [rule: string, from: string, to: string])[] = [
    ["room-mana", "src/mana/x.ts", "src/cards/y.ts"],
    ["room-cards", "src/cards/x.ts", "src/board/y.ts"],
    ["room-board", "src/board/x.ts", "src/oracle/y.ts"],
    ["room-rules", "src/rules/x.ts", "src/policy/y.ts"],
    ["room-referee", "src/referee/x.ts", "src/encode/y.ts"],
    ["room-referee", "src/referee/x.ts", "src/solver/search.ts"],
    ["room-referee", "src/referee/x.ts", "src/pay/y.ts"],
    ["room-encode", "src/encode/x.ts", "src/solver/search.ts"],
    ["room-solver", "src/solver/x.ts", "src/mana/y.ts"],
    ["room-policy", "src/policy/x.ts", "src/referee/y.ts"],
    ["room-pay", "src/pay/x.ts", "src/bench/y.ts"],
    ["room-bench", "src/bench/x.ts", "src/oracle/y.ts"],
    ["room-catalog", "src/catalog/x.ts", "src/oracle/y.ts"],
    ["room-oracle", "src/oracle/x.ts", "src/board/y.ts"],
    ["vocabulary-at-the-bottom", "src/answer.ts", "src/board/y.ts"],
    ["words-know-codes-only", "src/messages.ts", "src/pay/y.ts"],
    ["nothing-imports-the-command-line", "src/index.ts", "src/cli/y.ts"],
    ["source-knows-no-tests", "src/pay/x.ts", "properties/y.ts"],
    ["lp-on-its-own", "src/pay/x.ts", "src/solver/lp.ts"],
    ["lp-on-its-own", "src/solver/x.ts", "src/solver/level-by-level.ts"],
  ];
  // One tree that breaks every rule, looked at once: the tool takes a second to start.
  const numbered = forbidden.map(([rule, from, to], index) => ({ rule, from: from.replace("x.ts", `x${index}.ts`), to }));
  const up = (from: string): string => "../".repeat(from.split("/").length - 1);
  const { code, out } = cruise({
    ...Object.fromEntries(numbered.map(({ to }) => [to, leaf])),
    ...Object.fromEntries(numbered.map(({ from, to }) => [from, imports(`${up(from)}${to}`)])),
    "src/mana/cycle.ts": `export { b as a } from "./back.ts";\n`,
    "src/mana/back.ts": imports("./cycle.ts"),
    "src/rules/node.ts": `import { readFileSync as a } from "node:fs";\nexport const b = a;\n`,
    "src/pay/lp.ts": `import a from "javascript-lp-solver";\nexport const b = a;\n`,
    "src/solver/engine.ts": `import { solve as a } from "yalps";\nexport const b = a;\n`,
    "src/rules/fine.ts": imports("../mana/y.ts"),
    "src/encode/fine.ts": imports("../solver/program.ts"),
    "src/solver/program.ts": leaf,
  });

  test.each(numbered)("$rule: $from may not import $to", ({ rule, from, to }) => expect(out).toContain(`error ${rule}: ${from} → ${to}`));

  test("a cycle, Node in the core, the lp solver elsewhere, and engines that only benchmarks have", () => {
    expect(out).toContain("error no-cycles: src/mana/back.ts");
    expect(out).toContain("error node-only-at-the-edge: src/rules/node.ts");
    expect(out).toContain("error lp-solver-in-one-place: src/pay/lp.ts");
    expect(out).toContain("error benchmarks-bring-their-own: src/solver/engine.ts");
    expect(code).not.toBe(0);
  });

  test("what is allowed passes", () => expect(out).not.toContain("fine.ts"));
});

describe("the core", () => {
  const compile = (source: string) => {
    const tree = plant({
      "package.json": '{"type":"module"}',
      "src/x.ts": source,
      "src/tsconfig.json": JSON.stringify({ extends: join(root, "src/tsconfig.json"), compilerOptions: { rootDir: ".", outDir: "../dist", tsBuildInfoFile: "../dist/x.tsbuildinfo" }, include: ["."] }),
    });
    return runIn(tree, "typescript/bin/tsc", ["-p", "src"]);
  };

  test.each(["process.exit(1);", "console.log(1);", "window.close();", 'import "node:fs";'])("%s does not compile in it", (line) => {
    const { code, out } = compile(`${line}\nexport {};\n`);
    expect(out).toMatch(/Cannot find (?:name|module)/);
    expect(code).not.toBe(0);
  });

  test("plain code does", () => expect(compile("export const a: number = [1, 2].length;\n")).toEqual({ code: 0, out: "" }));
});
