import { z } from 'zod';
import type { JsonSchema } from './document-shape.ts';
import { document } from './generated/document.ts';

type Definitions = Record<string, JsonSchema>;

const rewriteReferences = (text: string): string => text.replaceAll('#/components/schemas/', '#/$defs/');

const open: Definitions = JSON.parse(rewriteReferences(JSON.stringify(document.components.schemas)));

/** Merges a union of objects into one object, so that closing it does not refuse members of the other branch. */
function mergeAllOf(schema: JsonSchema): JsonSchema {
  const parts = schema.allOf as readonly JsonSchema[];
  const resolved = parts.map((part) => {
    const name = typeof part.$ref === 'string' ? part.$ref.replace('#/$defs/', '') : undefined;
    return name === undefined ? part : (open[name] ?? part);
  });
  return {
    type: 'object',
    required: resolved.flatMap((part) => (part.required as string[] | undefined) ?? []),
    properties: Object.assign({}, ...resolved.map((part) => part.properties ?? {})),
  };
}

/** The keyword of open sets and its replacement in strict schemas: our own answers must have known values only. */
const openSet: Readonly<Record<string, string>> = { 'x-extensible-enum': 'enum' };

/** The same schema with every object and open set closed, so that an unknown member or value is a fault. */
function close(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(close);
  if (typeof value !== 'object' || value === null) return value;
  const schema = value as JsonSchema;
  const merged = Array.isArray(schema.allOf) ? mergeAllOf(schema) : schema;
  const known = Object.entries(merged).map(([key, member]) => [openSet[key] ?? key, close(member)]);
  const closed = Object.fromEntries(known);
  const isObject = merged.type === 'object' && merged.properties !== undefined;
  return isObject && merged.additionalProperties === undefined ? { ...closed, additionalProperties: false } : closed;
}

let closedDefinitions: Definitions | undefined;

/** Definitions that a schema refers to, directly or through others. Only these are passed on, because Zod copies all definitions. */
function definitionsFor(schema: JsonSchema, all: Definitions): Definitions {
  const found: Definitions = {};
  const collect = (from: JsonSchema): void => {
    for (const [, name = ''] of JSON.stringify(from).matchAll(/"#\/\$defs\/([^"]+)"/g)) {
      const definition = all[name];
      if (definition === undefined || Object.hasOwn(found, name)) continue;
      found[name] = definition;
      collect(definition);
    }
  };
  collect(schema);
  return found;
}

const fromSchema = (schema: JsonSchema, all: Definitions): z.ZodType =>
  z.fromJSONSchema({ ...schema, $defs: definitionsFor(schema, all) } as Parameters<typeof z.fromJSONSchema>[0]);

/**
 * A zod validator for a JSON Schema of the contract.
 * @param strict Also refuse members that the schema does not name. Schemas of requests do so themselves; answers are
 * open for clients, and closed in our own tests.
 */
export function toZod(schema: JsonSchema, strict = false): z.ZodType {
  const rewritten: JsonSchema = JSON.parse(rewriteReferences(JSON.stringify(schema)));
  if (!strict) return fromSchema(rewritten, open);
  closedDefinitions ??= close(open) as Definitions;
  return fromSchema(close(rewritten) as JsonSchema, closedDefinitions);
}

/** A validator for a named schema of `#/components/schemas`. */
export function schemaNamed(name: string, strict = false): z.ZodType {
  if (open[name] === undefined) throw new Error(`openapi.yaml has no schema ${name}`);
  return toZod({ $ref: `#/components/schemas/${name}` }, strict);
}
