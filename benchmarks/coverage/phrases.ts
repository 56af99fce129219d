import { NUMBER_WORDS } from "../../src/oracle/meaning.ts";
import { normalizeLine } from "../../src/oracle/normalize.ts";
import { PAYING_WORDS, sentencesOf } from "../../src/oracle/relevance.ts";

const NUMBERS = new RegExp(`\\b(?:\\d+|${NUMBER_WORDS.join("|")})\\b`, "gi");
/** So many words are enough to tell a phrase, and few enough to be nobody's text. */
const WORDS = 9;

/** A sentence without what differs from card to card: symbols, numbers, names and colors. */
const abstracted = (sentence: string): string =>
  sentence
    .replace(/"[^"]*"/g, "\"…\"")
    .replace(/(?:\{[^}]*\})+/g, "{}")
    .replace(/(?<=[a-z,"] )[A-Z][A-Za-z'-]*(?: [A-Z][A-Za-z'-]*)*/g, "NAME")
    .replace(/\b(?:white|blue|black|red|green)\b/gi, "COLOR")
    .replace(NUMBERS, "N");

const aboutPaying = (sentence: string): boolean => PAYING_WORDS.some((word) => new RegExp(`\\b${word}\\b`, "i").test(sentence));

/** What was not read of a line, as a phrase under which lines of the same kind come together. */
export const phraseOf = (text: string, name: string): string => {
  const sentences = sentencesOf(normalizeLine(text, [name]));
  const phrase = abstracted(sentences.find(aboutPaying) ?? sentences[0] ?? "").split(" ");
  return phrase.length > WORDS ? `${phrase.slice(0, WORDS).join(" ")} …` : phrase.join(" ");
};
