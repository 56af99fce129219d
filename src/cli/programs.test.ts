/** The programs in examples/, run against the package as it is built, the way a user of it would. */
import { execFile, spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { beforeAll, describe, expect, test } from "vitest";

const FOLDER = "examples/typescript";
const files = readdirSync(FOLDER).filter((name) => name.endsWith(".ts"));
const read = (name: string): string => readFileSync(join(FOLDER, name), "utf8");

const runFile = promisify(execFile);
const node = (...args: readonly string[]) => runFile(process.execPath, args);

/** What ends in an error says so on standard output, as compilers do. */
const compiled = (...args: readonly string[]): Promise<string> =>
  node("node_modules/typescript/bin/tsc", ...args).then(({ stdout }) => stdout, (error: { readonly stdout: string }) => error.stdout);

/** Milliseconds that a compiler may take. */
const SLOW = 300_000;

// Does nothing where it was built already.
beforeAll(async () => {
  const errors = await compiled("-b", "src/cli");
  if (errors !== "") throw new Error(errors);
}, SLOW);

describe("in TypeScript", () => {
  test("all are correct by the types of the package", async () => expect(await compiled("-p", FOLDER)).toBe(""), SLOW);

  test.each(files)("%s prints what it says at its end", async (name) => {
    const says = /\n\/\* prints\n(.+)\*\/\n$/s.exec(read(name))?.[1];
    expect(await node("--import", "tsx", join(FOLDER, name))).toEqual({ stdout: says, stderr: "" });
  });

  test("and one is what the README shows", () => {
    const shown = [...readFileSync("README.md", "utf8").matchAll(/^```ts\n(.+?)^```$/gms)].map(([, code]) => code ?? "");
    expect(shown.length).toBeGreaterThan(0);
    expect(read("readme.ts").replace(/^.*\n/, "").replace(/\n\/\* prints.*$/s, "")).toBe(shown.join("\n"));
    expect(readFileSync("src/index.ts", "utf8").replaceAll(/^ \* ?/gm, "")).toContain(shown[0]);
  });
});

/** What both programs that keep a process open print. */
const PRINTED = `Cultivate for {2}{G}:
  use forest for {G}
  use ring for {C}{C}
  pay {1} with {C} from ring
  pay {1} with {C} from ring
  pay {G} with {G} from forest
Counterspell: unpayable, missing {U}{U}
Cultivatte: error unknown-card at paying.card
exit status 3
`;

interface Language {
  readonly name: string;
  /** What must be there, to be printed where it is not. */
  readonly needs: string;
  readonly isHere: boolean;
  readonly command: readonly [string, ...string[]];
}

const succeeds = (command: string, ...args: readonly string[]): boolean => spawnSync(command, args).status === 0;
const javaVersion = (): number => Number(/\s(\d+)[.\s]/.exec(spawnSync("java", ["--version"], { encoding: "utf8" }).stdout ?? "")?.[1] ?? 0);

const languages: readonly Language[] = [
  { name: "Python", needs: "python3, 3.9 or later", isHere: succeeds("python3", "-c", "import sys; sys.exit(sys.version_info < (3, 9))"), command: ["python3", "examples/python/pay.py"] },
  { name: "Java", needs: "java, 17 or later", isHere: javaVersion() >= 17, command: ["java", "examples/java/Pay.java"] },
];

describe.each(languages)("in $name", ({ name, needs, isHere, command: [command, ...args] }) => {
  test("it pays over a process that stays", async (context) => {
    if (!isHere) {
      process.stdout.write(`skipped: the example in ${name}, which needs ${needs}\n`);
      context.skip(`needs ${needs}`);
    }
    const { stdout, stderr } = await runFile(command, [...args, process.execPath, "dist/cli/main.js"]);
    expect([stdout, stderr]).toEqual([PRINTED, ""]);
  });
});
