/**
 * JSON Schema (draft 2020-12) of what goes in and what comes out. What goes in is made of the schemas that check it, what
 * comes out of the types that it has: nothing is written down here but titles.
 */
import { fileURLToPath } from "node:url";
import { toJsonSchema } from "@valibot/to-json-schema";
import { createGenerator } from "ts-json-schema-generator";
import type { GenericSchema } from "valibot";
import { planSchema } from "../board/parse-plan.ts";
import { caseSchema, DEFINITIONS, positionSchema } from "../board/schema.ts";

type Json = null | boolean | number | string | readonly Json[] | JsonSchema;
export interface JsonSchema {
  readonly [key: string]: Json;
}

const DRAFT = "https://json-schema.org/draft/2020-12/schema";

const isObject = (json: Json | undefined): json is JsonSchema => typeof json === "object" && json !== null && !Array.isArray(json);

/** The same with every object in it changed, inmost first. */
const changed = (json: Json, change: (part: JsonSchema) => JsonSchema): Json =>
  Array.isArray(json) ? json.map((item: Json) => changed(item, change))
  : isObject(json) ? change(Object.fromEntries(Object.entries(json).map(([key, part]) => [key, changed(part, change)])))
  : json;

const root = (title: string, json: Json): JsonSchema => {
  if (!isObject(json)) throw new TypeError("A schema is an object.");
  const { $schema: _, ...rest } = json;
  return { $schema: DRAFT, title, ...rest };
};

/** What goes in, from the schema that checks it: keys that it does not name are tolerated. */
const checkedBy = (title: string, schema: GenericSchema, definitions: Readonly<Record<string, GenericSchema>>): JsonSchema => {
  const convert = (part: GenericSchema): Json =>
    JSON.parse(JSON.stringify(toJsonSchema(part, {
      target: "draft-2020-12",
      definitions,
      // Schemas that look twice, first for the kind and then for the rest, say what they are with the second look.
      typeMode: "output",
      overrideSchema: ({ valibotSchema, jsonSchema }) => (valibotSchema.type === "custom" ? { ...jsonSchema, type: "object" } : undefined),
      overrideAction: ({ valibotAction, jsonSchema }) => {
        if (valibotAction.type === "raw_check") return jsonSchema;
        const { values, ...metadata } = "metadata" in valibotAction ? (valibotAction.metadata as { readonly values?: GenericSchema }) : {};
        if (values === undefined) return undefined;
        const { $schema: _, ...additionalProperties } = toJsonSchema(values, { target: "draft-2020-12", definitions: {} });
        return { ...jsonSchema, ...metadata, values: undefined, additionalProperties } as typeof jsonSchema;
      },
    }))) as Json;
  return root(title, convert(schema));
};

/** What comes out, from its type. The generator speaks draft 7, which differs in where definitions stand. */
const typedAs = (title: string, type: string): JsonSchema => {
  const config = {
    path: fileURLToPath(new URL("../answer.ts", import.meta.url)),
    tsconfig: fileURLToPath(new URL("../tsconfig.json", import.meta.url)),
    type, skipTypeCheck: true, additionalProperties: true, jsDoc: "extended", expose: "export", topRef: true,
  } as const;
  const json = JSON.parse(JSON.stringify(createGenerator(config).createSchema(type))) as Json;
  return root(title, changed(json, ({ definitions, $ref, ...rest }) => ({
    ...rest,
    ...(typeof $ref === "string" ? { $ref: $ref.replace("#/definitions/", "#/$defs/") } : {}),
    ...(definitions === undefined ? {} : { $defs: definitions }),
  })));
};

/** What a key means is written once, at the type: plans that come in get the descriptions of those that go out. */
const described = (schema: Json | undefined, by: Json | undefined, defs: JsonSchema): Json => {
  if (!isObject(schema)) return schema ?? {};
  const target = isObject(by) && typeof by["$ref"] === "string" ? defs[by["$ref"].replace("#/$defs/", "")] : by;
  if (!isObject(target)) return schema;
  const optionsOf = ({ anyOf, oneOf }: JsonSchema): readonly Json[] => (Array.isArray(anyOf) ? anyOf : Array.isArray(oneOf) ? oneOf : []);
  const verbs = (option: Json): string => {
    const word = isObject(option) && isObject(option["properties"]) ? option["properties"]["do"] : undefined;
    return isObject(word) ? JSON.stringify(word["const"] ?? word["enum"]) : "";
  };
  const { properties, items, oneOf } = schema;
  const of = target["properties"];
  return {
    ...(typeof target["description"] === "string" ? { description: target["description"] } : {}),
    ...schema,
    ...(isObject(properties) ? { properties: Object.fromEntries(Object.entries(properties).map(([key, part]) => [key, described(part, isObject(of) ? of[key] : undefined, defs)])) } : {}),
    ...(items === undefined ? {} : { items: described(items, target["items"], defs) }),
    ...(Array.isArray(oneOf) ? { oneOf: oneOf.map((option: Json) => described(option, optionsOf(target).find((other) => verbs(other) === verbs(option)), defs)) } : {}),
  };
};

const planned = (title: string, answer: JsonSchema): JsonSchema => {
  const defs = answer["$defs"];
  return root(title, isObject(defs) ? described(checkedBy(title, planSchema, {}), defs["Plan"], defs) : null);
};

/** All schemas by the name of their file. */
export const schemas = (): Readonly<Record<string, JsonSchema>> => {
  const answer = typedAs("What pay answers", "Answer");
  return {
    position: checkedBy("A board and a cost to be paid", positionSchema, DEFINITIONS),
    case: checkedBy("A position with the id to answer under", caseSchema, DEFINITIONS),
    plan: planned("A plan to be checked", answer),
    answer,
    castable: typedAs("What castable answers", "CastableAnswer"),
    report: typedAs("What check says of a plan", "CheckAnswer"),
  };
};
