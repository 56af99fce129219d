/** `npm run schema`: writes schema/*.json, which are committed and part of the package. A test says when they are out of date. */
import { mkdirSync, writeFileSync } from "node:fs";
import { schemas, type JsonSchema } from "./generate.ts";

const FOLDER = new URL("../../schema/", import.meta.url);

export const schemaFile = (name: string): URL => new URL(`${name}.json`, FOLDER);
export const printed = (schema: JsonSchema): string => `${JSON.stringify(schema, undefined, 2)}\n`;

if (process.argv[1] === new URL(import.meta.url).pathname) {
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, schema] of Object.entries(schemas())) writeFileSync(schemaFile(name), printed(schema));
}
