import { describe, expect, it } from 'vitest';
import { sampleSchema } from './sample-schema.ts';

const schemas = {
  Id: { type: 'string', format: 'uuid' },
  Shop: {
    type: 'object',
    required: ['id', 'name', 'note', 'open'],
    properties: {
      id: { $ref: '#/components/schemas/Id' },
      name: { type: 'string' },
      note: { anyOf: [{ $ref: '#/components/schemas/Id' }, { type: 'null' }] },
      open: { type: 'boolean' },
      hint: { type: 'string' },
    },
    examples: [{ id: 'a', name: 'Corner shop' }, { id: 'b' }],
  },
};
const sample = (schema: object) => sampleSchema({ ...schema }, schemas);

describe('sampleSchema', () => {
  it('takes the first example, and completes it by what has become required since', () => {
    const shop = { id: 'a', name: 'Corner shop', note: null, open: false };
    expect(sample({ $ref: '#/components/schemas/Shop' })).toEqual(shop);
  });

  it('composes objects, lists and unions', () => {
    const items = { allOf: [{ $ref: '#/components/schemas/Shop' }, { type: 'object', examples: [{ key: 'k' }] }] };
    const list = sample({ type: 'object', required: ['data'], properties: { data: { type: 'array', items } } });
    expect(list).toEqual({ data: [{ id: 'a', name: 'Corner shop', note: null, open: false, key: 'k' }] });
  });

  it.each([
    [{ type: 'string', const: 'TXT' }, 'TXT'],
    [{ type: 'string', enum: ['daily', 'weekly'] }, 'daily'],
    [{ type: ['string', 'null'] }, null],
    [{ type: 'integer', minimum: 1 }, 1],
    [{ type: 'number' }, 0],
    [{ type: 'string', format: 'date-time' }, '2026-01-05T09:00:00.000Z'],
    [{ anyOf: [{ type: 'boolean' }, { type: 'integer' }] }, false],
  ])('makes %j', (schema, expected) => {
    expect(sample(schema)).toEqual(expected);
  });

  it('makes up no text, and says where one is missing', () => {
    const schema = { type: 'object', required: ['title'], properties: { title: { type: 'string' } } };
    expect(() => sample(schema)).toThrow('title: a string needs `examples` in openapi.yaml');
    expect(() => sample({ $ref: '#/components/schemas/Gone' })).toThrow('nothing at #/components/schemas/Gone');
  });
});
