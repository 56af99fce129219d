/** Where the command line gets cards from: the text reader, and the catalog on the disk, opened when first asked. */
import { cardSource, type CardSource } from "../board/index.ts";
import { nodeCatalog } from "../catalog/node.ts";
import { readCard, readCost, readSpend } from "../oracle/index.ts";

export const CARDS: CardSource = cardSource({ readCard, readCost, readSpend }, nodeCatalog);
