import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import peggy from "peggy";

/**
 * Compiles the grammar in grammar/*.peggy to grammar.generated.ts, so that nothing is generated when the program runs.
 * The output is committed; a test compares it with the grammar.
 */

const here = new URL("./", import.meta.url);

const grammarText = (): string =>
  readdirSync(new URL("grammar/", here))
    .filter((name) => name.endsWith(".peggy"))
    .sort()
    .map((name) => readFileSync(new URL(`grammar/${name}`, here), "utf8"))
    .join("\n");

export const GENERATED = fileURLToPath(new URL("grammar.generated.ts", here));

/** Replaces the one place that looks like that, so that a new version of peggy cannot be misread in silence. */
const replaceOne = (source: string, pattern: RegExp, by: string): string => {
  if (source.match(new RegExp(pattern, "g"))?.length !== 1) throw new Error(`peggy's output has changed: ${pattern}`);
  return source.replace(pattern, () => by);
};

/** What a parse leaves behind is reset, and a text that does not parse gives `undefined`. */
const RUN = `
  return (text, startRule) => {
    input = text;
    peg$currPos = 0;
    peg$savedPos = 0;
    peg$silentFails = 0;
    peg$resultsCache = {};
    const result = peg$startRuleFunctions[startRule]();
    return result !== peg$FAILED && peg$currPos === input.length ? result : undefined;
  };
}
`;

/**
 * Peggy sets all of a parser up anew for each text, which for one line of text takes longer than parsing it; and it
 * keeps count of what it expected where, which nobody asks for here. So: a maker of a parser that is used again and
 * again, without expectations.
 */
const reusable = (source: string): string => {
  const bare = source
    .replace(/if \(peg\$silentFails === 0\) \{ peg\$fail\(peg\$e\d+\); \}/g, "")
    .replace(/ *const peg\$e\d+ = .*;\n/g, "")
    .replace(/^.*(?=^import )/ms, "");
  const withRun = replaceOne(bare, /\n *peg\$result = peg\$startRuleFunction\(\);[^]*?(?=\nconst peg\$allowedStartRules)/, RUN);
  const withoutErrors = replaceOne(withRun, /class peg\$SyntaxError [^]*?(?=\nfunction peg\$parse\()/, "");
  return replaceOne(withoutErrors, /\nconst peg\$allowedStartRules[^]*$/, "\nexport { peg$parse as makeParser };\n")
    .replace("function peg$parse(input, options)", "function peg$parse()")
    .replace("options = options !== undefined ? options : {};", "let input = \"\"; const options = {};")
    .replace(/\n\s+/g, "\n");
};

/** The parser as source text. */
export const generateParser = (): string => {
  const source = peggy.generate(grammarText(), {
    output: "source",
    format: "es",
    // Alternatives often begin alike; remembering what was read keeps the time linear in the length of a line.
    cache: true,
    allowedStartRules: ["Line", "Keywords", "CostWords", "OwnCostWords", "OwnChange", "SpendWords", "CastingLine"],
  });
  return `// @ts-nocheck\n/* oxlint-disable */\n${reusable(source)}`;
};

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  writeFileSync(GENERATED, generateParser());
}
