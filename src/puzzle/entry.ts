/** An entry of a zone: `Name|Modifier|Modifier:value`. Names have commas, so only `;` and `|` separate. */
export interface Entry {
  /** A card's name, `T:` and the name of a token's script, or `t:` and a token's characteristics. */
  readonly name: string;
  /** Values by modifier, as often as it is given; "" where it has none. Letter case matters. */
  readonly modifiers: ReadonlyMap<string, readonly string[]>;
}

const parseEntry = (text: string): Entry => {
  const [name = "", ...rest] = text.split("|").map((part) => part.trim());
  const modifiers = new Map<string, readonly string[]>();
  for (const part of rest.filter((one) => one !== "")) {
    const colon = part.indexOf(":");
    const key = colon < 0 ? part : part.slice(0, colon);
    modifiers.set(key, [...(modifiers.get(key) ?? []), colon < 0 ? "" : part.slice(colon + 1).trim()]);
  }
  // A plus at the end is a foil card.
  return { name: name.replace(/\+$/, "").trim(), modifiers };
};

export const entriesOf = (zone: string): readonly Entry[] => zone.split(";").filter((text) => text.trim() !== "").map(parseEntry);

/** "7" as 7; `undefined` if it is no whole number of the range. */
export const wholeNumber = (text: string, least: number, most: number): number | undefined => {
  const number = /^[+-]?\d{1,9}$/.test(text.trim()) ? Number(text) : undefined;
  return number === undefined || number < least || number > most ? undefined : number;
};

/** `CHARGE=2,P1P1=1`: what of it can be read, and what cannot. */
export const countsOf = (text: string, most: number): { readonly counts: readonly (readonly [name: string, count: number])[]; readonly bad: readonly string[] } => {
  const counts: (readonly [string, number])[] = [];
  const bad: string[] = [];
  for (const part of text.split(",").filter((one) => one.trim() !== "")) {
    const [name = "", amount = "1"] = part.split("=").map((one) => one.trim());
    const count = wholeNumber(amount, 0, most);
    if (name === "" || count === undefined) bad.push(part.trim());
    else counts.push([name, count]);
  }
  return { counts, bad };
};
