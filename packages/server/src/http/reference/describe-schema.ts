import type { JsonSchema } from '@linkvitals/contract';
import { escapeHtml, inline } from './text.ts';

const nameOf = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1);

export const schemaLink = (name: string): string => `<a href="#schema-${escapeHtml(name)}">${escapeHtml(name)}</a>`;

const choices = (schema: JsonSchema): readonly JsonSchema[] | undefined =>
  (schema.anyOf ?? schema.oneOf) as readonly JsonSchema[] | undefined;

const code = (value: unknown): string => `<code>${escapeHtml(JSON.stringify(value) ?? '')}</code>`;

/** The type of a value in a few words, with links to schemas that have names */
export function typeOf(schema: JsonSchema): string {
  if (typeof schema.$ref === 'string') return schemaLink(nameOf(schema.$ref));
  const several = choices(schema);
  if (several !== undefined) return several.map(typeOf).join(' or ');
  if ('const' in schema) return code(schema.const);
  if (Array.isArray(schema.allOf)) return (schema.allOf as JsonSchema[]).map(typeOf).join(' and ');
  const types = [schema.type ?? 'any'].flat().map(String);
  const named = types.map((type) =>
    type === 'array' ? `list of ${typeOf((schema.items ?? {}) as JsonSchema)}` : type,
  );
  const format = typeof schema.format === 'string' ? ` (${escapeHtml(schema.format)})` : '';
  return named.join(' or ') + format;
}

const bounds: Readonly<Record<string, string>> = {
  minimum: 'at least',
  maximum: 'at most',
  minLength: 'characters, at least',
  maxLength: 'characters, at most',
  minItems: 'items, at least',
  maxItems: 'items, at most',
  default: 'default',
};

function limitsOf(schema: JsonSchema): string[] {
  const values = (schema.enum ?? schema['x-extensible-enum']) as readonly unknown[] | undefined;
  const given = Object.entries(bounds).filter(([key]) => key in schema);
  return [
    ...(values === undefined ? [] : [`one of ${values.map(code).join(', ')}`]),
    ...given.map(([key, words]) => `${words} ${code(schema[key])}`),
  ];
}

/** The meaning of a value and its limits */
export function meaningOf(schema: JsonSchema): string {
  const limits = limitsOf(schema).join('; ');
  const description = typeof schema.description === 'string' ? inline(schema.description.trim()) : '';
  return [description, limits && `<span class="limits">${limits}</span>`].filter(Boolean).join(' ');
}

interface Member {
  readonly name: string;
  readonly schema: JsonSchema;
  readonly required: boolean;
}

/** Members of a schema, including those of inner objects without a schema of their own: `data.url` */
function membersOf(schema: JsonSchema, prefix = ''): Member[] {
  const required = (schema.required ?? []) as readonly string[];
  const own = Object.entries((schema.properties ?? {}) as Readonly<Record<string, JsonSchema>>);
  const parts = (schema.allOf ?? []) as readonly JsonSchema[];
  const inherited = parts.flatMap((part) => (typeof part.$ref === 'string' ? [] : membersOf(part, prefix)));
  const members = own.flatMap(([key, part]) => {
    const name = `${prefix}${key}`;
    const inside = typeof part.$ref === 'string' ? [] : membersOf(part, `${name}.`);
    return [{ name, schema: part, required: required.includes(key) }, ...inside];
  });
  return [...inherited, ...members];
}

/** Rows of a table: name, type, meaning. */
export const memberRows = (members: readonly Member[]): string =>
  members
    .map(({ name, schema, required }) => {
      const mark = required ? '' : ' <small>optional</small>';
      return `<tr><th scope="row"><code>${escapeHtml(name)}</code>${mark}</th><td>${typeOf(schema)}</td><td>${meaningOf(schema)}</td></tr>`;
    })
    .join('\n');

/** The section of a schema that has a name: its type, its meaning, its members and an example */
export function describeSchema(name: string, schema: JsonSchema): string {
  const members = membersOf(schema);
  const [example] = (schema.examples as readonly unknown[] | undefined) ?? [];
  const shown =
    example === undefined
      ? ''
      : `<details><summary>Example</summary><pre tabindex="0">${escapeHtml(JSON.stringify(example, null, 2))}</pre></details>`;
  const table =
    members.length === 0 ? '' : `<div class="wide" tabindex="0"><table>${memberRows(members)}</table></div>`;
  return `<section id="schema-${escapeHtml(name)}"><h3>${escapeHtml(name)}</h3>
<p>${typeOf(schema)}. ${meaningOf(schema)}</p>${table}${shown}</section>`;
}
