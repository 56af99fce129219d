/**
 * Who may import whom. Each room lists the rooms below it; what it does not list, it may not import.
 *
 *   mana ← cards ← board ← rules ← policy ← { referee, encode } ← pay ← strategies ← bench ← cli
 *
 * `puzzle` stands on the board: another notation for positions. `bulk` reads files of cards.
 * `result` and `answer` are vocabulary that everybody may use. The text reader (oracle) and the catalog stand beside:
 * they know cards and mana. A solver knows nothing of ours.
 */
const VOCABULARY = "^src/(?:result|answer)\\.ts$";

/** Room → rooms that it may import, besides itself and the vocabulary. */
const ROOMS = {
  mana: [],
  cards: ["mana"],
  board: ["cards", "mana"],
  rules: ["board", "cards", "mana"],
  policy: ["rules", "board", "cards", "mana"],
  referee: ["policy", "rules", "board", "cards", "mana"],
  encode: ["policy", "rules", "board", "cards", "mana", "solver/program", "solver/hall"],
  solver: [],
  pay: ["encode", "policy", "referee", "solver", "rules", "board", "cards", "mana"],
  // Our own way is one of them; the others need the rules alone.
  strategies: ["pay", "policy", "rules", "board", "cards", "mana"],
  bench: ["strategies", "pay", "policy", "referee", "rules", "board", "cards", "mana"],
  oracle: ["cards", "mana"],
  catalog: ["cards", "mana"],
  bulk: ["board", "cards", "mana"],
  puzzle: ["board", "cards", "mana", "oracle/subtypes"],
};

/** Files that build committed data: run by hand, part of no package. */
const BUILDERS = "^src/(?:catalog/build[\\w-]*\\.ts|oracle/generate\\.ts|schema/)";
/** Tests and what they share: not built. */
const TESTS = "(?:\\.test|/testing)\\.ts$";

const inRoom = (room) => `^src/${room}(?:/|\\.ts$)`;

const roomRules = Object.entries(ROOMS).map(([room, below]) => ({
  name: `room-${room}`,
  severity: "error",
  comment: `${room} may import only: ${below.join(", ") || "nothing of ours"}`,
  from: { path: inRoom(room), pathNot: [BUILDERS, TESTS] },
  to: { path: "^src/", pathNot: [VOCABULARY, inRoom(room), ...below.map(inRoom)] },
}));

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    ...roomRules,
    {
      name: "vocabulary-at-the-bottom",
      severity: "error",
      comment: "result.ts imports nothing; answer.ts knows only what cards are made of.",
      from: { path: VOCABULARY },
      to: { path: "^src/", pathNot: [VOCABULARY, inRoom("cards"), inRoom("mana")] },
    },
    {
      name: "words-know-codes-only",
      severity: "error",
      comment: "messages turns codes into words and needs nothing but the codes (the rules name theirs).",
      from: { path: inRoom("messages"), pathNot: TESTS },
      to: { path: "^src/", pathNot: [VOCABULARY, inRoom("messages"), "^src/rules/violation\\.ts$"] },
    },
    {
      name: "nothing-imports-the-command-line",
      severity: "error",
      from: { pathNot: "^src/cli/" },
      to: { path: "^src/cli/" },
    },
    {
      name: "source-knows-no-tests",
      severity: "error",
      comment: "The package stands without its properties, benchmarks and examples.",
      from: { path: "^src/", pathNot: TESTS },
      to: { path: "^(?:properties|benchmarks|playground|examples)/" },
    },
    {
      name: "no-cycles",
      severity: "error",
      comment: "Cycles that exist only between types are harmless and allowed within one room.",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "node-only-at-the-edge",
      severity: "error",
      comment: "The core runs anywhere; the compiler says so too.",
      from: { path: "^src/", pathNot: ["^src/cli/", "^src/(?:catalog|bench)/node\\.ts$", BUILDERS, TESTS] },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "lp-solver-in-one-place",
      severity: "error",
      from: { path: "^src/", pathNot: ["^src/solver/lp", TESTS] },
      to: { path: "javascript-lp-solver" },
    },
    {
      name: "lp-on-its-own",
      severity: "error",
      comment: "Whoever does not import tapwright/lp gets nothing of it; what the engines of integer programs share is for them.",
      from: { path: "^src/", pathNot: ["^src/solver/lp\\.ts$", "^src/cli/", TESTS] },
      to: { path: "^src/solver/(?:lp|level-by-level)\\.ts$" },
    },
    {
      name: "benchmarks-bring-their-own",
      severity: "error",
      comment: "Other engines and what draws plots are for benchmarks; a canvas is used where it happens to be installed.",
      from: { path: "^src/", pathNot: "^src/cli/bench/png\\.ts$" },
      to: { path: "node_modules/(?:yalps|highs|echarts|@napi-rs)/" },
    },
    { name: "resolvable", severity: "error", from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^dist/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "node", "default", "types"] },
  },
};
