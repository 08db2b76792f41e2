import { document, type JsonSchema } from '@linkvitals/contract';

const ID = '0190f3a0-0000-7000-8000-000000000001';
const byFormat: Readonly<Record<string, string>> = {
  uuid: ID,
  'date-time': '2026-02-01T09:00:00.000Z',
  email: 'somebody@people.example',
  uri: 'https://127.0.0.1/hook',
};

function resolve(schema: JsonSchema): JsonSchema {
  if (typeof schema.$ref !== 'string') return schema;
  const schemas = document.components.schemas as Readonly<Record<string, JsonSchema>>;
  return resolve(schemas[schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)] ?? {});
}

function objectFor(schema: JsonSchema): object {
  const properties = (schema.properties ?? {}) as Readonly<Record<string, JsonSchema>>;
  const required = (schema.required ?? []) as string[];
  // A change needs only its first member.
  const wanted =
    required.length > 0 ? required : Object.keys(properties).slice(0, (schema.minProperties as number) ?? 0);
  return Object.fromEntries(wanted.map((name) => [name, fittingValue(properties[name] ?? {})]));
}

function scalarFor({ type, format, minimum, minLength }: JsonSchema): unknown {
  if (type === 'boolean') return false;
  if (type === 'integer' || type === 'number') return minimum ?? 0;
  return byFormat[String(format)] ?? 'x'.repeat(Math.max(1, Number(minLength ?? 1)));
}

/** The smallest value that fits a schema of the contract: its example, or one made from its required members */
export function fittingValue(given: JsonSchema): unknown {
  const schema = resolve(given);
  const [example] = (schema.examples as unknown[] | undefined) ?? [];
  if (example !== undefined) return example;
  if ('const' in schema) return schema.const;
  const values = schema.enum ?? schema['x-extensible-enum'];
  if (Array.isArray(values)) return values[0];
  if (Array.isArray(schema.allOf)) return Object.assign({}, ...schema.allOf.map(fittingValue));
  const [choice] = ((schema.oneOf ?? schema.anyOf) as JsonSchema[] | undefined) ?? [];
  if (choice !== undefined) return fittingValue(choice);
  const types = [schema.type].flat();
  if (types.includes('object')) return objectFor(schema);
  if (types.includes('null')) return null;
  return schema.type === 'array' ? [fittingValue(schema.items as JsonSchema)] : scalarFor(schema);
}

/** The values of a schema that lists them, else one that fits */
export function fittingValues(schema: JsonSchema): readonly unknown[] {
  const { enum: values } = resolve(schema);
  return Array.isArray(values) ? values : [fittingValue(schema)];
}
