import { COLORS, isManaType, MANA_TYPES, type ManaType } from "../mana/index.ts";
import type { ManaTypes, Output } from "./ability.ts";
import { printAmount, printWhose, readAmount, readWhose } from "./amount-notation.ts";
import type { Whose } from "./amount.ts";
import type { Cursor } from "./cursor.ts";
import { printPlural, readPredicate } from "./predicate-notation.ts";

/** What an ability adds in the short notation, as `{W} | {U}` and `2 of any`, printed and read back. */

const ANY = "any";
const AS_UNSPENT = "as much of each type as is unspent";

const isTypes = (types: readonly ManaType[], wanted: readonly ManaType[]): boolean =>
  types.length === wanted.length && wanted.every((type) => types.includes(type));

const printTypes = (of: ManaTypes): string => {
  switch (of.kind) {
    case "these":
      if (isTypes(of.types, COLORS)) return ANY;
      if (isTypes(of.types, MANA_TYPES)) return "any type";
      return of.types.map((type) => `{${type}}`).join("/");
    case "chosen-color":
      return "chosen color";
    case "exiled-card-colors":
      return "exiled card's color";
    case "commander-identity":
      return "commander's color";
    case "could-produce":
      return `${of.colorsOnly ? "color" : "type"} that ${printPlural(of.of)} ${printWhose(of.whose)} could produce`;
    case "cost-object-could-produce":
      return `${of.colorsOnly ? "color" : "type"} that it could produce`;
    case "colors-among":
      return `color among ${printPlural(of.of)} ${of.zone === "battlefield" ? printWhose(of.whose) : GRAVEYARDS[of.whose]}`;
    case "produced":
      return "type produced";
  }
};

const printOutput = (output: Output): string => {
  switch (output.kind) {
    case "fixed":
      return output.mana.map((type) => `{${type}}`).join("");
    case "one-type": {
      const several = output.of.kind === "these" && output.of.types.length > 1 && !printTypes(output.of).startsWith(ANY);
      return `${output.amount === 1 ? "" : `${printAmount(output.amount)} `}${several ? "all " : ""}${printTypes(output.of)}`;
    }
    case "combination":
      return `${printAmount(output.amount)} of ${printTypes(output.of)}`;
    case "each":
      return `each ${printTypes(output.of)}`;
    case "as-unspent":
      return AS_UNSPENT;
  }
};

export const printOutputs = (outputs: readonly Output[]): string => outputs.map(printOutput).join(" | ");

const GRAVEYARDS: Readonly<Record<Whose, string>> = { you: "in your graveyard", opponents: "in opponents' graveyards", anyone: "in all graveyards" };

const readTypes = (c: Cursor): ManaTypes | undefined => {
  if (c.eat("any type")) return { kind: "these", types: MANA_TYPES };
  if (c.eat(ANY)) return { kind: "these", types: COLORS };
  if (c.eat("chosen color")) return { kind: "chosen-color" };
  if (c.eat("exiled card's color")) return { kind: "exiled-card-colors" };
  if (c.eat("commander's color")) return { kind: "commander-identity" };
  if (c.eat("type produced")) return { kind: "produced" };
  const symbols = c.match(/\{[WUBRGC]\}(?:\/\{[WUBRGC]\})*/y);
  if (symbols !== undefined) return { kind: "these", types: symbols.split("/").map((symbol) => symbol.slice(1, -1)).filter(isManaType) };
  const what = c.match(/(?:color|type) (?:that|among) /y);
  if (what === undefined) return undefined;
  const colorsOnly = what.startsWith("color");
  if (c.eat("it could produce")) return { kind: "cost-object-could-produce", colorsOnly };
  const of = readPredicate(c);
  if (of === undefined || !c.eat(" ")) return undefined;
  const graveyard = (Object.keys(GRAVEYARDS) as Whose[]).find((whose) => c.eat(GRAVEYARDS[whose]));
  const whose = graveyard ?? readWhose(c);
  if (whose === undefined) return undefined;
  if (what.endsWith("among ")) return { kind: "colors-among", whose, zone: graveyard === undefined ? "battlefield" : "graveyard", of };
  return c.eat(" could produce") ? { kind: "could-produce", whose, of, colorsOnly } : undefined;
};

const readOneType = (c: Cursor): Output | undefined => {
  const amount = c.attempt(() => {
    const read = readAmount(c);
    return read !== undefined && c.eat(" ") ? read : undefined;
  });
  if (amount !== undefined && c.eat("of ")) {
    const among = readTypes(c);
    return among === undefined ? undefined : { kind: "combination", of: among, amount };
  }
  c.eat("all ");
  const of = readTypes(c);
  return of === undefined ? undefined : { kind: "one-type", of, amount: amount ?? 1 };
};

export const readOutput = (c: Cursor): Output | undefined => {
  const symbols = c.match(/(?:\{[WUBRGC]\})+(?!\/)/y);
  if (symbols !== undefined) return { kind: "fixed", mana: [...symbols.matchAll(/[WUBRGC]/g)].map(([type]) => type).filter(isManaType) };
  if (c.eat(AS_UNSPENT)) return { kind: "as-unspent" };
  if (c.eat("each ")) {
    const of = readTypes(c);
    return of === undefined ? undefined : { kind: "each", of };
  }
  return c.attempt(() => readOneType(c));
};
