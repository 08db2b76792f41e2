/** A JSON Schema of the contract; its references point at `#/components/schemas/...`. */
export type Schema = { readonly [key: string]: unknown };

/**
 * A valid value of a schema: its first example, completed with newer required members; otherwise made from the schema's
 * parts. Nullable members without an example are null, lists have one item.
 * @param schemas `#/components/schemas`.
 * @throws Error for a free string without an example, because a made-up text would be worthless.
 */
export function sampleSchema(schema: Schema, schemas: { readonly [name: string]: Schema }): unknown {
  const sample = (part: Schema): unknown => sampleSchema(part, schemas);
  if (typeof schema.$ref === 'string') return inside(schema.$ref, () => sample(named(schema.$ref as string, schemas)));
  const [example] = (schema.examples as unknown[] | undefined) ?? [];
  if (Array.isArray(schema.allOf)) return Object.assign({}, ...schema.allOf.map(sample), example);
  if (schema.type === 'object') {
    const given = (example ?? {}) as Schema;
    const properties = Object.entries((schema.properties ?? {}) as { [name: string]: Schema });
    const required = (schema.required ?? []) as string[];
    const missing = properties.filter(([name]) => required.includes(name) && !(name in given));
    return { ...given, ...Object.fromEntries(missing.map(([name, part]) => [name, inside(name, () => sample(part))])) };
  }
  return example ?? sampleScalar(schema, sample);
}

function sampleScalar(schema: Schema, sample: (part: Schema) => unknown): unknown {
  if ('const' in schema) return schema.const;
  const values = schema.enum ?? schema['x-extensible-enum'];
  if (Array.isArray(values)) return values[0];
  const anyOf = schema.anyOf as Schema[] | undefined;
  const types = [schema.type, ...(anyOf ?? []).map((part) => part.type)].flat();
  if (types.includes('null')) return null;
  if (anyOf?.[0] !== undefined) return sample(anyOf[0]);
  switch (schema.type) {
    case 'array':
      return [sample(schema.items as Schema)];
    case 'boolean':
      return false;
    case 'integer':
    case 'number':
      return schema.minimum ?? 0;
    default:
      return sampleString(schema);
  }
}

function sampleString({ format }: Schema): string {
  if (format === 'uuid') return '0190f3a0-0000-7000-8000-000000000000';
  if (format === 'date-time') return '2026-01-05T09:00:00.000Z';
  throw new Error('a string needs `examples` in openapi.yaml');
}

function named(reference: string, schemas: { readonly [name: string]: Schema }): Schema {
  const found = schemas[reference.slice(reference.lastIndexOf('/') + 1)];
  if (found === undefined) throw new Error(`nothing at ${reference}`);
  return found;
}

/** Runs work, and adds the place to its error. */
function inside<T>(place: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new Error(`${place}: ${(error as Error).message}`, { cause: error });
  }
}
