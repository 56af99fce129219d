import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { hands } from "../benchmarks/karsten/counts.ts";
import { deckAnswer, deckWords } from "../benchmarks/karsten/deck-report.ts";
import { readDeck } from "../benchmarks/karsten/deck.ts";
import { groupsOf, mainDeck } from "../benchmarks/karsten/decklist.ts";
import type { Group } from "../benchmarks/karsten/mana.ts";
import { chancesOf, questionOn } from "../benchmarks/karsten/on-curve.ts";
import { keepAll } from "../benchmarks/karsten/rules.ts";
import { shareOf, type Estimate } from "../src/bench/statistics.ts";
import { sampled } from "../benchmarks/karsten/sample.ts";
import { randomFrom } from "../benchmarks/random.ts";
import { spell } from "../benchmarks/samples.ts";

describe("decklists", () => {
  it("are read line by line, or between commas", () => {
    expect(groupsOf("8 Forest\n4x Temple of Mystery [tapped], 2 Prosperous Innkeeper [makes Treasure]\n")).toEqual([
      { card: "Forest", count: 8 }, { card: "Temple of Mystery", count: 4, tapped: true }, { card: "Prosperous Innkeeper", count: 2, makes: "Treasure" },
    ]);
  });
  it.each(["Forest", "four Forest", "4 Forest [snow]", "4 [tapped]"])("%s is no line of one", (line) => expect(() => groupsOf(line)).toThrow(/no line|neither/));
});

describe("games drawn at random", () => {
  const COST = spell("{1}{G}{U}{U}");
  const base = { size: 60, groups: groupsOf("9 Forest, 9 Island, 6 Temple of Mystery [tapped], 4 Simic Signet") };
  const draw = (groups: readonly Group[], seed: number, games: number) => sampled(questionOn({ size: 60, groups }, COST, 4), games, randomFrom(seed));
  /** Four standard deviations: beyond are six of 100,000 samples. */
  const spread = (chance: number, games: number): number => 4 * Math.sqrt((chance * (1 - chance)) / games);

  it("are the same with the same seed", async () => {
    const sample = await draw(base.groups, 1, 100);
    expect(await draw(base.groups, 1, 100)).toEqual(sample);
    expect(await draw(base.groups, 2, 100)).not.toEqual(sample);
  });

  it.each([["12 Forest, 12 Island", 20_000, 0.005], ["9 Forest, 9 Island, 6 Temple of Mystery [tapped], 4 Simic Signet", 3_000, 0.03]] as const)(
    "with %s are as likely as what is worked out, or a little more: to know what will be drawn helps",
    async (list, games, help) => {
      const groups = groupsOf(list);
      const [exact, sample] = [chancesOf({ size: 60, groups }, COST, 4), await draw(groups, 1, games)];
      const isAbout = (share: number, chance: number, of: number, more: number): boolean => share > chance - spread(chance, of) && share < chance + more + spread(chance, of);
      expect(isAbout(sample.lands / games, exact.lands, games, 0)).toBe(true);
      expect(isAbout(sample.castable / games, exact.castable, games, help)).toBe(true);
      expect(isAbout(sample.both / sample.lands, exact.givenLands, sample.lands, help)).toBe(true);
    },
  );

  it("end when somebody has enough", async () => {
    const interrupt = new AbortController();
    const sample = await sampled(questionOn(base, spell("{G}{U}"), 2), 100_000, randomFrom(1), { signal: interrupt.signal, progress: ({ games }) => games >= 200 && interrupt.abort() });
    expect(sample.games).toBe(200);
  });

  it("have Wilson's interval", () => {
    const digits = ({ value, low, high }: Estimate): readonly number[] => [value, low, high].map((number) => Number(number.toFixed(4)));
    expect(digits(shareOf(8, 10) as Estimate)).toEqual([0.8, 0.4902, 0.9433]);
    expect(digits(shareOf(0, 10) as Estimate)).toEqual([0, 0, 0.2775]);
    expect(shareOf(0, 0)).toBeUndefined();
  });
});

describe("a deck of one's own", () => {
  const list = readFileSync("examples/deck.txt", "utf8");
  const asking = { spell: "Cryptic Command", turn: 4, commanders: [], seed: 1 };

  it("is read as programs write it", () => {
    expect(mainDeck("About\nName Blue\n\nDeck\n4 Island (M21) 264\n1x Temple of Mystery (THB) 245a *F* [tapped]\n// lands end\n2 Fire // Ice\n\nSideboard\n3 Negate")).toEqual([
      { card: "Island", count: 4 }, { card: "Temple of Mystery", count: 1, tapped: true }, { card: "Fire // Ice", count: 2 },
    ]);
  });

  it("has what makes mana in groups, and tells what is taken for granted", () => {
    const deck = readDeck("4 Hallowed Fountain\n2 Tundra\n1 Flooded Strand\n3 Llanowar Elves\n1 Elvish Mystic\n1 Gaea's Cradle\n1 Command Tower\n1 Temple of Mystery [tapped]\n1 Brightclimb Pathway // Grimclimb Pathway\n20 Opt\n1 Rafiq of the Many", ["Rafiq of the Many"]);
    expect(deck.size).toBe(35);
    expect(deck.groups.map(({ card, count }) => `${count} ${card}`)).toEqual(["6 Hallowed Fountain", "1 Flooded Strand", "1 Gaea's Cradle", "1 Command Tower", "1 Temple of Mystery", "1 Brightclimb Pathway // Grimclimb Pathway", "4 Llanowar Elves"]);
    expect(deck.barren).toEqual(["Flooded Strand"]);
    expect(deck.untapped).toEqual(["Hallowed Fountain", "Tundra", "Gaea's Cradle", "Command Tower", "Brightclimb Pathway // Grimclimb Pathway"]);
    expect(deck.depends).toEqual(["Gaea's Cradle", "Brightclimb Pathway // Grimclimb Pathway"]);
    expect(readDeck("1 Command Tower", []).depends).toEqual(["Command Tower"]);
  });

  it("is looked at whole where that is possible, else games are drawn", async () => {
    const small = "9 Island\n8 Plains\n23 Opt";
    const exact = await deckAnswer({ ...asking, list: small });
    expect(exact).toMatchObject({ kind: "exact", chances: chancesOf({ size: 40, groups: groupsOf("9 Island, 8 Plains") }, spell("{1}{U}{U}{U}"), 4) });
    expect(await deckAnswer({ ...asking, list: small, games: 200 })).toMatchObject({ kind: "sampled", seed: 1, sample: { games: 200 } });
    const words = deckWords(await deckAnswer({ ...asking, list, games: 200 }), asking);
    for (const part of ["Cryptic Command {1}{U}{U}{U} on turn 4, 60 cards, 25 lands", "200 games drawn with seed 1", "4 Temple of Enlightenment [tapped]", "the next turn on: 2 Azorius Signet.", "enter untapped (write [tapped] behind those that do not): Tundra."]) expect(words).toContain(part);
    expect(deckWords(exact, asking)).toContain("Exact");
    expect(deckWords(await deckAnswer({ ...asking, list: "40 Opt" }), asking)).toContain("castable where one could          not known");
    expect(deckWords(exact, { ...asking, spell: "Treasure Cruise" })).toContain("says more of its cost");
  });

  it("stands in the docs", async () => {
    const words = deckWords(await deckAnswer({ ...asking, list }), asking);
    expect(readFileSync("docs/sources.md", "utf8")).toContain(words.split("\n").slice(0, 5).join("\n"));
  });

  it("has sorceries that leave a Treasure: {R} and one of them among seven cards make {G} on turn 2", () => {
    const castable = (rich: string): number => chancesOf({ size: 40, groups: groupsOf(`16 Mountain, 4 ${rich}`) }, spell("{G}"), 2, keepAll(false)).castable;
    const counted = hands([16, 4, 20], 7).filter(({ hand: [lands = 0, rich = 0] }) => lands > 0 && rich > 0).reduce((sum, { probability }) => sum + probability, 0);
    expect([castable("Strike It Rich"), castable("Strike It Rich [makes Treasure]")]).toEqual([0, expect.closeTo(counted, 12)]);
  });

  it("has legends that are told", () => expect(readDeck("2 Mox Amber\n1 Urborg, Tomb of Yawgmoth", []).legends).toEqual(["Mox Amber"]));

  it("counts lands that look at the commander's colors", async () => {
    const castable = async (commanders: readonly string[]): Promise<number | undefined> => {
      const answer = await deckAnswer({ ...asking, list: "20 Command Tower\n20 Opt", spell: "Ponder", turn: 1, commanders });
      return answer.kind === "exact" ? answer.chances.givenLands : undefined;
    };
    expect([await castable([]), await castable(["Talrand, Sky Summoner"])]).toEqual([0, 1]);
  });

  it("spends what is restricted on what it is for", async () => {
    const answer = async (asked: string) => deckAnswer({ ...asking, list: "12 Ancient Ziggurat\n20 Opt", spell: asked, turn: 1 });
    expect([await answer("Llanowar Elves"), await answer("Ponder")].map((one) => (one.kind === "exact" ? one.chances.givenLands : undefined))).toEqual([1, 0]);
  });

  it.each([["5 Island", "too small"], ["60 Iland", "no card"], ["Island", "no line"]])("%s is refused", async (short, why) => {
    await expect(deckAnswer({ ...asking, list: short })).rejects.toThrow(why);
  });

  const run = (...args: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", "tsx", "benchmarks/karsten/main.ts", ...args], { encoding: "utf8" });
    return { status, out: stdout + stderr };
  };
  it.each([
    [0, "castable", ["--deck", "examples/deck.txt", "--spell", "Cryptic Command", "--turn", "4", "--games", "100"]],
    [2, "--spell", ["--deck", "examples/deck.txt"]],
    [2, "--turn", ["--deck", "examples/deck.txt", "--spell", "Opt", "--turn", "soon"]],
    [3, "no card", ["--deck", "examples/deck.txt", "--spell", "Cryptic Comand"]],
    [3, "no such file", ["--deck", "examples/nothing.txt", "--spell", "Opt"]],
  ] as const)("ends with exit status %i: %s", (status, word, args) => {
    const ended = run(...args);
    expect([ended.status, ended.out.includes(word)]).toEqual([status, true]);
  });
});
