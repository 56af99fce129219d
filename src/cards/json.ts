/** A card as JSON gives it: Scryfall's field names, any part of them that matters. */
export interface CardJson {
  readonly name: string;
  readonly mana_cost?: string | undefined;
  readonly type_line?: string | undefined;
  readonly oracle_text?: string | undefined;
  readonly colors?: readonly string[] | undefined;
  readonly color_identity?: readonly string[] | undefined;
  readonly power?: string | undefined;
  readonly toughness?: string | undefined;
  readonly keywords?: readonly string[] | undefined;
  readonly layout?: string | undefined;
  /** Types of mana that it makes, in some way: letters. All that is known of it where its text is not. */
  readonly produced_mana?: readonly string[] | undefined;
  readonly card_faces?: readonly CardJson[] | undefined;
}
