/** The five colors in their printed order, CR 105.1. */
export const COLORS = ["W", "U", "B", "R", "G"] as const;
export type Color = (typeof COLORS)[number];

/** The six types of mana: the colors and colorless, CR 106.1b. */
export const MANA_TYPES = ["W", "U", "B", "R", "G", "C"] as const;
export type ManaType = (typeof MANA_TYPES)[number];

/** How much there is of each type; missing types are 0. */
export type ManaCounts = Readonly<Partial<Record<ManaType, number>>>;

/** A set of mana types as a bit mask: W=1, U=2, B=4, R=8, G=16, C=32. */
export type TypeSet = number;

export const typeBit: Readonly<Record<ManaType, TypeSet>> = { W: 1, U: 2, B: 4, R: 8, G: 16, C: 32 };
export const NO_TYPE: TypeSet = 0;
export const ANY_COLOR: TypeSet = 31;
export const ANY_TYPE: TypeSet = 63;

export const isColor = (text: string): text is Color => (COLORS as readonly string[]).includes(text);
export const isManaType = (text: string): text is ManaType => (MANA_TYPES as readonly string[]).includes(text);

/** The colors as rules text calls them, CR 105.1. */
export const COLOR_NAMES: Readonly<Record<Color, string>> = { W: "white", U: "blue", B: "black", R: "red", G: "green" };

/** The color of that name, in any letter case. */
export const colorNamed = (name: string): Color | undefined => {
  const word = name.toLowerCase();
  return COLORS.find((color) => COLOR_NAMES[color] === word);
};

export const typeSet = (types: Iterable<ManaType>): TypeSet => {
  let set = NO_TYPE;
  for (const type of types) set |= typeBit[type];
  return set;
};

/** The members of a set in the printed order W U B R G C. */
export const typesIn = (set: TypeSet): readonly ManaType[] => MANA_TYPES.filter((type) => (set & typeBit[type]) !== 0);

/** The number of types in a set, 0 to 6. */
export const sizeOf = (set: TypeSet): number => {
  let rest = set;
  let size = 0;
  while (rest !== 0) {
    rest &= rest - 1;
    size += 1;
  }
  return size;
};
