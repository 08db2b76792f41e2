import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { document } from './index.ts';

type Json = { readonly [key: string]: unknown };

const ajv = new Ajv2020({ strict: false, allErrors: true });
formats.default(ajv);
ajv.addSchema({ ...document, $id: 'https://contract.example/openapi' });

/** A part of the document as a schema; its references lead into the whole document. */
const schemaAt = (pointer: string) =>
  ajv.getSchema(`https://contract.example/openapi#${pointer}`) ??
  ajv.compile({ $ref: `https://contract.example/openapi#${pointer}` });

const toPointer = (name: string): string => encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'));

/** Every example of the document with the pointer of its schema: `examples` in a schema, `example` beside one. */
function* examplesIn(value: unknown, pointer = ''): Generator<readonly [pointer: string, example: unknown]> {
  if (typeof value !== 'object' || value === null) return;
  const node = value as Json;
  if (Array.isArray(node.examples)) for (const example of node.examples) yield [pointer, example];
  if ('example' in node && 'schema' in node) yield [`${pointer}/schema`, node.example];
  for (const [name, member] of Object.entries(node)) {
    if (name !== 'example' && name !== 'examples') yield* examplesIn(member, `${pointer}/${toPointer(name)}`);
  }
}

describe('every example', () => {
  const examples = [...examplesIn(document)];

  it('is looked at', () => {
    expect(examples.length).toBeGreaterThan(15);
  });

  it.each(examples.map(([pointer, example], n) => [pointer, n, example] as const))(
    'fits its schema: %s',
    (pointer, _, example) => {
      const validate = schemaAt(pointer);
      validate(example);
      expect(validate.errors ?? []).toEqual([]);
    },
  );
});

describe('an open set', () => {
  it.each([
    'ProblemCode',
    'CrawlErrorCode',
    'VerdictReason',
    'TargetWarning',
    'TlsFault',
    'NotificationKind',
    'EventType',
  ])('%s lists what this version knows, and takes what a later one adds', (name) => {
    const schema = document.components.schemas[name];
    expect(schema?.['x-extensible-enum']).not.toEqual([]);
    const validate = schemaAt(`/components/schemas/${name}`);
    expect([validate('added_later'), validate(7)]).toEqual([true, false]);
  });

  it('is what a description promises', () => {
    const promised = JSON.stringify(document, (_, value: Json) =>
      typeof value?.description === 'string' && /may be added|open set/i.test(value.description) && 'enum' in value
        ? { ...value, broken: 'promise' }
        : value,
    );
    expect(promised).not.toContain('"broken":"promise"');
  });
});
