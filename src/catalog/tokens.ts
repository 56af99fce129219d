/**
 * Tokens that cards speak of by name alone: the predefined ones of CR 111.10 and the Eldrazi that make mana. They are
 * no cards (CR 108.2b), so no list of cards has them.
 */
import type { Card, CardType, ManaAbility } from "../cards/index.ts";

const token = (name: string, types: readonly CardType[], subtypes: readonly string[], abilities: readonly ManaAbility[], power?: number, toughness?: number): Card => ({
  name, manaCost: undefined, supertypes: [], types, subtypes, token: true, colors: [], colorIdentity: [], power, toughness,
  keywords: [], abilities, effects: [], notUnderstood: [],
});

const ANY_COLOR = { kind: "one-type", of: { kind: "these", types: ["W", "U", "B", "R", "G"] }, amount: 1 } as const;
const COLORLESS = { kind: "fixed", mana: ["C"] } as const;

const artifact = (name: string, abilities: readonly ManaAbility[] = []): Card => token(name, ["Artifact"], [name], abilities);
const eldrazi = (name: string, power: number): Card =>
  token(name, ["Creature"], ["Eldrazi", name.slice("Eldrazi ".length)], [{ cost: [{ kind: "sacrifice-self" }], outputs: [COLORLESS] }], power, 1);

export const TOKENS: readonly Card[] = [
  // CR 111.10a
  artifact("Treasure", [{ cost: [{ kind: "tap" }, { kind: "sacrifice-self" }], outputs: [ANY_COLOR] }]),
  // CR 111.10c: no {T}, so a tapped one still works
  artifact("Gold", [{ cost: [{ kind: "sacrifice-self" }], outputs: [ANY_COLOR] }]),
  // CR 111.10h
  artifact("Powerstone", [
    {
      cost: [{ kind: "tap" }],
      outputs: [COLORLESS],
      spend: { kind: "not", uses: [{ kind: "cast", spell: { kind: "not", of: { kind: "type", type: "Artifact" } } }] },
    },
  ]),
  eldrazi("Eldrazi Spawn", 0),
  eldrazi("Eldrazi Scion", 1),
  // These make no mana, but may be tapped or given up for it.
  ...["Food", "Clue", "Map", "Junk", "Lander"].map((name) => artifact(name)),
];
