/** `npm run schema`: writes schema/*.json, which are committed and part of the package. A test says when they are out of date. */
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { schemas, type JsonSchema } from "./generate.ts";

export const FOLDER = new URL("../../schema/", import.meta.url);

export const schemaFile = (name: string): URL => new URL(`${name}.json`, FOLDER);
export const printed = (schema: JsonSchema): string => `${JSON.stringify(schema, undefined, 2)}\n`;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, schema] of Object.entries(schemas())) writeFileSync(schemaFile(name), printed(schema));
}
