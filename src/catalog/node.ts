/** The catalog from the disk: the only part of it that needs Node. */
import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { openCatalog, type Catalog } from "./index.ts";

/** Where the generated data is, beside the source: dist/catalog and src/catalog are equally deep. */
export const CATALOG_FILE = new URL("../../data/catalog.br", import.meta.url);

/** Read when first asked, synchronously, because a position is parsed in one go. */
export const nodeCatalog: Catalog = openCatalog(() => brotliDecompressSync(readFileSync(CATALOG_FILE)).toString("utf8"));
