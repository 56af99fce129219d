/** A mistake, drawn so that a player sees it. */
import type { Account, Box, Scene } from "../../bench/scene.ts";
import { listNames } from "../../messages.ts";
import { hasAny, lostIn, tally } from "../render.ts";
import { escaped } from "./html.ts";

const LEVEL_WORDS: Readonly<Record<string, string>> = {
  x: "X", sacrificed: "permanents sacrificed", exiled: "cards and permanents exiled or discarded", counters: "counters", energy: "energy", life: "life",
  returned: "permanents returned to hand", hand: "hand cards that cannot be cast together any more", oneByOne: "hand cards that cannot be cast at all any more", floating: "mana left over",
  expiring: "mana left over at the end of combat", kept: "graveyard cards that were to stay", attackers: "creatures tapped that could attack", flexibility: "colors that the tapped sources could make",
  tapped: "permanents tapped", delved: "graveyard cards exiled", assisted: "used of the player who assists", order: "sum of places on the board",
};

export const levelWords = (level: string): string => LEVEL_WORDS[level] ?? level;

/** "more life (2)". */
const byHowMuch = (level: string, gap: number): string => `${gap > 0 ? "more" : "less"} ${levelWords(level)} (${Math.round(Math.abs(gap) * 1_000) / 1_000})`;

/** What became of the hand. */
const handWords = ({ hand }: Account, all: readonly string[]): readonly string[] => {
  if (all.length === 0 || hand === undefined) return [];
  if (hand.castable.length === 0) return ["afterwards nothing of the hand can be cast"];
  const together = hand.together === undefined || hand.castable.length < 2 ? "" : `; together only ${listNames(hand.together)}`;
  return [`afterwards ${listNames(hand.castable)} can still be cast${together}`];
};

const accountWords = (account: Account, hand: readonly string[]): string => {
  const { plan, summary } = account;
  const parts = [
    ...(plan.announce.x === undefined ? [] : [`X = ${plan.announce.x}`]),
    `pays ${plan.total === "" ? "nothing" : plan.total}`,
    hasAny(summary.tapped) ? `taps ${tally(summary.tapped)}` : "taps nothing",
    ...(summary.delved > 0 ? [`delves ${summary.delved}`] : []),
    ...lostIn(summary),
    ...(summary.floating === "" ? [] : [`leaves ${summary.floating} over`]),
    ...handWords(account, hand),
  ];
  return parts.join("; ");
};

const copies = (used: number, count: number): string => (count === 1 ? "" : ` ${used} of ${count}`);

const boxHtml = ({ name, count, tapped, summoningSick, theirs, best }: Box): string => {
  const kind = theirs > 0 && best > 0 ? "both" : theirs > 0 ? "theirs" : best > 0 ? "best" : "idle";
  const notes = [
    ...(tapped ? ["was tapped"] : []), ...(summoningSick ? ["new"] : []),
    ...(theirs > 0 ? [`used here${copies(theirs, count)}`] : []), ...(best > 0 ? [`used by the best${copies(best, count)}`] : []),
  ];
  return `<span class="box ${kind}">${count > 1 ? `${count} ` : ""}${escaped(name)}${notes.length === 0 ? "" : `<small>${escaped(notes.join(", "))}</small>`}</span>`;
};

const headline = ({ judged, paying }: Scene): string => {
  switch (judged.outcome) {
    case "refused":
      return `${paying}: refused, though it can be paid`;
    case "illegal":
      return `${paying}: a plan that the rules forbid (${judged.violation ?? "illegal"})`;
    default: {
      const gap = judged.level === undefined ? 0 : (judged.gaps?.[judged.level] ?? 0);
      return `${paying}: ${byHowMuch(judged.level ?? "", gap)}`;
    }
  }
};

/** All that differs, but for places on the board, which say nothing to a player. */
const gapWords = (gaps: Scene["judged"]["gaps"]): string =>
  Object.entries(gaps ?? {}).flatMap(([level, gap]) => (level === "order" ? [] : [byHowMuch(level, gap)])).join("; ");

export const sceneHtml = (scene: Scene): string => {
  const { theirs, best, board, hand, pool, judged } = scene;
  const lines = [
    ...(pool === "" ? [] : [`<p>In the pool: ${escaped(pool)}</p>`]),
    ...(hand.length === 0 ? [] : [`<p>Hand: ${escaped(listNames(hand))}</p>`]),
    `<p><b class="theirs">This way:</b> ${escaped(theirs === undefined ? (judged.outcome === "illegal" ? "a plan that is not legal" : "no payment") : accountWords(theirs, hand))}.</p>`,
    ...(best === undefined ? [] : [`<p><b class="best">The best:</b> ${escaped(accountWords(best, hand))}.</p>`]),
    ...(gapWords(judged.gaps) === "" ? [] : [`<p>This way, compared with the best: ${escaped(gapWords(judged.gaps))}.</p>`]),
  ];
  return `<section class="scene"><h4>${escaped(headline(scene))}</h4><div class="board">${board.map(boxHtml).join(" ")}</div>${lines.join("")}` +
    `<details><summary>${escaped(scene.id)}</summary><pre>${escaped(JSON.stringify(scene.position))}</pre></details></section>`;
};
