/** Cards as MTGJSON writes them: each face by itself, with the name of the whole card and a side. */
import type { CardJson } from "../cards/json.ts";

type Fields = Readonly<Record<string, unknown>>;

const isObject = (json: unknown): json is Fields => typeof json === "object" && json !== null && !Array.isArray(json);

const text = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);
const texts = (value: unknown): string[] | undefined => (Array.isArray(value) ? value.filter((one) => typeof one === "string") : undefined);

/** MTGJSON's word where Scryfall has another. */
const LAYOUTS: ReadonlyMap<string, string> = new Map([["aftermath", "split"]]);

const layoutOf = (face: Fields): string | undefined => {
  const layout = text(face["layout"]);
  return layout === undefined ? undefined : (LAYOUTS.get(layout) ?? layout);
};

/** Scryfall has `type_line`, `oracle_text` and so on; MTGJSON `type` and `text`. */
export const isMtgjson = (json: unknown): json is Fields => isObject(json) && typeof json["type"] === "string" && json["type_line"] === undefined && json["card_faces"] === undefined;

/** What a face is by itself. Keywords are those of the whole card. */
const faceOf = (face: Fields): Omit<CardJson, "keywords" | "color_identity" | "layout" | "card_faces"> => ({
  name: text(face["faceName"]) ?? text(face["name"]) ?? "",
  mana_cost: text(face["manaCost"]),
  type_line: text(face["type"]),
  oracle_text: text(face["text"]),
  colors: texts(face["colors"]),
  power: text(face["power"]),
  toughness: text(face["toughness"]),
});

const shared = (face: Fields): Pick<CardJson, "keywords" | "color_identity" | "layout"> => ({ keywords: texts(face["keywords"]), color_identity: texts(face["colorIdentity"]), layout: layoutOf(face) });

const single = (face: Fields): CardJson => ({ ...faceOf(face), ...shared(face) });

const sideOf = (face: Fields): string => text(face["side"]) ?? "";

/** Melded cards are cards by themselves in Scryfall's form; so is what they meld into. */
const areOneCard = (faces: readonly Fields[]): boolean => faces.length > 1 && faces.every((face) => sideOf(face) !== "" && face["layout"] !== "meld");

/** The faces of one name: a card with faces, or several that happen to have that name. */
export const cardsOf = (faces: readonly Fields[]): readonly CardJson[] => {
  if (!areOneCard(faces)) return faces.map(single);
  const bySide = [...faces].sort((a, b) => (sideOf(a) < sideOf(b) ? -1 : 1));
  const [front = {}] = bySide;
  return [{ name: text(front["name"]) ?? "", ...shared(front), keywords: [...new Set(bySide.flatMap((face) => texts(face["keywords"]) ?? []))], card_faces: bySide.map(faceOf) }];
};

/** How many faces the card of this face has. */
const facesOf = (face: Fields): number => (Array.isArray(face["otherFaceIds"]) ? face["otherFaceIds"].length + 1 : 1);

/** In a set the faces of a card are entries by themselves, not always one behind the other. */
export class FaceCollector {
  private readonly open = new Map<string, Fields[]>();

  /** The cards that this face completes. */
  add(face: Fields): readonly CardJson[] {
    if (facesOf(face) === 1 || face["layout"] === "meld") return [single(face)];
    const key = JSON.stringify([face["name"], face["setCode"], face["number"]]);
    const faces = [...(this.open.get(key) ?? []), face];
    if (faces.length < facesOf(face)) {
      this.open.set(key, faces);
      return [];
    }
    this.open.delete(key);
    return cardsOf(faces);
  }

  /** Those that lack a face. */
  rest(): readonly CardJson[] {
    const rest = [...this.open.values()].flatMap(cardsOf);
    this.open.clear();
    return rest;
  }
}
