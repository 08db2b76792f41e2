import type { JsonSchema } from './document-shape.ts';
import { eventSchemaName } from './events.ts';
import { document } from './generated/document.ts';
import type { KnownEventType, KnownWebhookEvent } from './types.ts';

const POINTER = '#/components/schemas/';

/** The contract's example of an event's body. */
export function eventExample<Type extends KnownEventType>(type: Type): Extract<KnownWebhookEvent, { event: Type }> {
  const example = document.webhooks[type]?.post.requestBody?.content['application/json']?.example;
  if (example === undefined) throw new Error(`openapi.yaml has no example of ${type}`);
  return structuredClone(example) as Extract<KnownWebhookEvent, { event: Type }>;
}

/**
 * The schema of an event's body as a document of its own (JSON Schema 2020-12), with referenced schemas in `$defs`. It
 * allows members that later versions add.
 */
export function eventJsonSchema(type: KnownEventType): JsonSchema {
  const name = eventSchemaName[type];
  const definitions: Record<string, unknown> = {};
  collect(schemaOf(name), definitions);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `urn:linkvitals:event:${type}`,
    title: name,
    description: `${document.webhooks[type]?.post.summary}.`,
    ...(pointInside(schemaOf(name)) as JsonSchema),
    ...(Object.keys(definitions).length === 0 ? {} : { $defs: definitions }),
    examples: [eventExample(type)],
  };
}

function schemaOf(name: string): JsonSchema {
  const schema = document.components.schemas[name];
  if (schema === undefined) throw new Error(`openapi.yaml has no schema ${name}`);
  return schema;
}

/** Adds every schema that `value` refers to, directly or through others. */
function collect(value: unknown, definitions: Record<string, unknown>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, member] of Object.entries(value)) {
    if (key !== '$ref' || typeof member !== 'string') collect(member, definitions);
    else {
      const name = member.slice(POINTER.length);
      if (Object.hasOwn(definitions, name)) continue;
      const schema = schemaOf(name);
      definitions[name] = pointInside(schema);
      collect(schema, definitions);
    }
  }
}

const pointInside = (schema: JsonSchema): unknown => JSON.parse(JSON.stringify(schema).replaceAll(POINTER, '#/$defs/'));
