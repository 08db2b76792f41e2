import { eventExample, eventJsonSchema, eventTypes, type JsonSchema, type KnownEventType } from '@linkvitals/contract';
import { crawlFailures } from './crawl-failures.ts';

/** A generated file: its path from the root, its source, and its text. */
export interface MadeFile {
  readonly name: string;
  readonly source: string;
  readonly text: string;
}

const source = 'openapi.yaml';
const SCHEMAS = 'packages/receiver/schemas';
const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** docs/events.md, and for each event a JSON Schema and an example in the receiver's package, which publishes them. */
export function eventCatalogue(): readonly MadeFile[] {
  const files = eventTypes.flatMap(({ type }) => [
    { name: `${SCHEMAS}/${type}.schema.json`, source, text: json(eventJsonSchema(type)) },
    { name: `${SCHEMAS}/${type}.example.json`, source, text: json(eventExample(type)) },
  ]);
  return [{ name: 'docs/events.md', source, text: catalogue() }, ...files];
}

function catalogue(): string {
  const rows = eventTypes.map(
    ({ type, description, subscribable }) =>
      `| [\`${type}\`](#${anchor(type)}) | ${description}${subscribable ? '' : ' (sent on request only; you cannot subscribe to it)'} |`,
  );
  return `<!-- Made from openapi.yaml by \`npm run generate\`. Do not edit. -->

# Events

This page lists the bodies of the webhooks, from the \`webhooks:\` section of [openapi.yaml](../openapi.yaml). How the service
sends, signs and retries them, and how you deduplicate them: [webhooks.md](webhooks.md).

| Event | Sent when |
|---|---|
${rows.join('\n')}

Every body has the same three members: \`event\`, the type; \`timestamp\`, when it happened (ISO 8601, UTC, with
milliseconds); and \`data\`, which is described below.

Later versions may add members, events and values of \`error_code\`. Existing ones keep their name, type and meaning. So do not
reject an event because it has something that your validator does not know.

The JSON Schemas (2020-12) are self-contained: everything that a schema refers to is in its \`$defs\`. They come with
\`@linkvitals/receiver\` as \`@linkvitals/receiver/schemas/<event>.schema.json\`. To try a receiver, run
\`linkvitals webhooks trigger <event>\`: it sends the example with a signature ([cli.md](cli.md#webhooks-trigger)).

${eventTypes.map(({ type, description }) => section(type, description)).join('\n')}
## Error codes
Why a crawl failed: \`error_code\` of \`crawl.failed\`, and of the crawl in the API. \`error\` says it in a sentence. The site owner
runs the website that is crawled, the operator the server of Linkvitals.

${crawlFailures()}
`;
}

/** The anchor of a heading of code, as GitHub makes it. */
const anchor = (type: string): string => type.replaceAll(/[^\w-]/g, '');

function section(type: KnownEventType, description: string): string {
  return `## \`${type}\`
${description}. [JSON Schema](../${SCHEMAS}/${type}.schema.json), [example](../${SCHEMAS}/${type}.example.json).

| Member of \`data\` | Type | |
|---|---|---|
${[...membersOf(type)].join('\n')}
${type === 'crawl.failed' ? '\n[What each `error_code` means, and who can correct it](#error-codes).\n' : ''}
\`\`\`json
${JSON.stringify(eventExample(type), null, 2)}
\`\`\`
`;
}

function* membersOf(type: KnownEventType): Generator<string> {
  const schema = eventJsonSchema(type);
  const definitions = (schema.$defs ?? {}) as Readonly<Record<string, JsonSchema>>;
  const { data } = schema.properties as { readonly data: JsonSchema };
  yield* rowsOf(data, { path: '', definitions });
}

interface Place {
  readonly path: string;
  readonly definitions: Readonly<Record<string, JsonSchema>>;
}

function* rowsOf(schema: JsonSchema, { path, definitions }: Place): Generator<string> {
  const required = new Set(schema.required as readonly string[] | undefined);
  for (const [name, given] of Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>)) {
    const member = resolve(given, definitions);
    const items = member.items === undefined ? undefined : resolve(member.items as JsonSchema, definitions);
    const note = [...notesOf(member), ...(required.has(name) ? [] : ['May be missing.'])].join(' ');
    yield `| \`${path}${name}\` | ${typeName(member)} | ${note} |`;
    if (items !== undefined) yield* rowsOf(items, { path: `${path}${name}[].`, definitions });
    if (member.type === 'object') yield* rowsOf(member, { path: `${path}${name}.`, definitions });
  }
}

function resolve(schema: JsonSchema, definitions: Place['definitions']): JsonSchema {
  if (typeof schema.$ref !== 'string') return schema;
  const { $ref, ...beside } = schema;
  return { ...definitions[($ref as string).slice('#/$defs/'.length)], ...beside };
}

function typeName({ type, format }: JsonSchema): string {
  const name = Array.isArray(type) ? type.join(' or ') : String(type);
  return format === undefined ? name : `${name} (${format})`;
}

function* notesOf({
  description,
  enum: closed,
  'x-extensible-enum': open,
  maxItems,
  minimum,
}: JsonSchema): Generator<string> {
  if (typeof description === 'string') yield description.trim().replaceAll('|', '\\|');
  const values = closed ?? open;
  if (Array.isArray(values)) yield `One of ${values.map((value) => `\`${value}\``).join(', ')}.`;
  if (typeof maxItems === 'number') yield `At most ${maxItems}.`;
  if (typeof minimum === 'number' && minimum > 0) yield `At least ${minimum}.`;
}
