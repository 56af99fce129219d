import { typeOfSubtype, type CardType, type Condition, type Effect, type Predicate, type Supertype, type Whose } from "../cards/index.ts";
import type { Color } from "../mana/index.ts";
import { withWhen } from "./conditions.ts";

/** What a sentence makes of objects: "loses all abilities and is a blue Frog creature with base power and toughness 1/1". */

interface Target {
  readonly whose: Whose;
  readonly to: Predicate;
}

type Make = (target: Target) => readonly Effect[];

/** What they are: "a colorless land", "a 4/4 green Elemental creature with haste". */
interface Description {
  readonly kind: "is";
  readonly colors: readonly Color[] | "chosen" | undefined;
  readonly types: readonly CardType[];
  readonly supertypes: readonly Supertype[];
  readonly subtypes: readonly string[];
  readonly gives: readonly Make[];
  /** "In addition to its other …": what of. */
  readonly addition: string | undefined;
  /** "That are still lands" */
  readonly still: boolean;
}

export type BecomesPart =
  | Description
  | {
      readonly kind: "loses"; readonly abilities?: true;
      /** All other card types, with their subtypes. */
      readonly cardTypes?: true;
      /** All (other) subtypes of this card type. */
      readonly subtypesOf?: CardType;
    }
  | { readonly kind: "gives"; readonly gives: readonly Make[] }
  /** "It's still a land." CR 205.1b */
  | { readonly kind: "still" };

const unique = <T>(list: readonly T[]): readonly T[] => [...new Set(list)];

/** CR 205.1b: "artifact creature" leaves it all its other card types. */
const isArtifactCreature = (types: readonly CardType[]): boolean => types.includes("Artifact") && types.includes("Creature");

const typeEffects = ({ whose, to: of }: Target, is: Description, losesCardTypes: boolean, keeps: boolean, loses: readonly CardType[]): readonly Effect[] => {
  const { types, supertypes, subtypes } = is;
  const adds = (added: readonly CardType[], named: readonly string[]): readonly Effect[] =>
    added.length + named.length + supertypes.length === 0 ? [] : [{ kind: "add-types", whose, of, types: added, supertypes, subtypes: named }];
  if (keeps) return adds(types, subtypes);
  const replaces = unique([...subtypes.map(typeOfSubtype), ...(types.includes("Creature") ? (["Creature"] as const) : []), ...loses]);
  if (isArtifactCreature(types) && !losesCardTypes) return [{ kind: "set-types", whose, of, subtypes, replaces }, ...adds(types, [])];
  if (types.length === 0 && replaces.length === 0) return adds([], []);
  return [{ kind: "set-types", whose, of, ...(types.length === 0 ? {} : { types }), subtypes, replaces }, ...adds([], [])];
};

const colorEffects = ({ whose, to: of }: Target, { colors, addition }: Description): readonly Effect[] =>
  colors === undefined ? [] : [{ kind: "set-colors", whose, of, colors, inAddition: addition?.includes("color") === true, spells: false }];

const NOTHING: Description = { kind: "is", colors: undefined, types: [], supertypes: [], subtypes: [], gives: [], addition: undefined, still: false };

const BASIC: ReadonlySet<string> = new Set(["Plains", "Island", "Swamp", "Mountain", "Forest"]);

/** The effects of all parts together; `undefined`: not to be read with certainty. */
export const becomes = (target: Target, parts: readonly BecomesPart[], when: Condition | undefined): readonly Effect[] | undefined => {
  const descriptions = parts.filter((part) => part.kind === "is");
  const losses = parts.filter((part) => part.kind === "loses");
  const [is = NOTHING, ...more] = descriptions;
  const still = is.still || parts.some((part) => part.kind === "still");
  const losesCardTypes = losses.some((part) => part.cardTypes === true);
  // Without saying what they are, other card types cannot be told from their own.
  if (more.length > 0 || (losesCardTypes && (is.types.length === 0 || is.addition !== undefined || still))) return undefined;
  const loses = losses.flatMap((part) => part.subtypesOf ?? []);
  // CR 305.7: what becomes a basic land type loses its abilities by that, and has the one of the type.
  const losesAbilities = losses.some((part) => part.abilities === true) && !is.subtypes.some((type) => BASIC.has(type));
  const given = [...is.gives, ...parts.flatMap((part) => (part.kind === "gives" ? part.gives : []))];
  const { whose, to } = target;
  return withWhen(
    [
      ...typeEffects(target, is, losesCardTypes, is.addition !== undefined || still, loses),
      ...colorEffects(target, is),
      ...(losesAbilities ? [{ kind: "no-abilities", whose, of: to } as const] : []),
      ...given.flatMap((make) => make(target)),
    ],
    when,
  );
};
