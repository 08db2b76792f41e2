import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { plainMessage } from './plain-message.ts';

const said = (schema: object, value: unknown): string | undefined =>
  z
    .fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0])
    .safeParse(value, { error: plainMessage })
    .error?.issues.map(({ message }) => message)
    .join('; ');

const nameOf = { type: 'object', required: ['name'], properties: { name: { type: 'string' } } };
const roles = { type: 'string', enum: ['owner', 'admin', 'member'] };

describe('what is wrong with a value', () => {
  it.each([
    ['is missing', nameOf, {}, 'It is required'],
    ['is of another type', { type: 'string' }, 5, 'Give a text'],
    ['is a text where a number belongs', { type: 'integer' }, 'abc', 'Give a number'],
    ['is a fraction', { type: 'integer' }, 1.5, 'Give a whole number'],
    ['is empty', { type: 'string', minLength: 1 }, '', 'It is empty'],
    ['is short', { type: 'string', minLength: 8 }, 'short', 'Give 8 characters or more'],
    ['is long', { type: 'string', maxLength: 1 }, 'ab', 'Give 1 character at most'],
    ['is small', { type: 'integer', minimum: 1 }, 0, 'Give 1 or more'],
    ['is great', { type: 'integer', maximum: 100 }, 1000, 'Give 100 at most'],
    ['is an empty list', { type: 'array', minItems: 1, items: {} }, [], 'Choose at least one'],
    ['has too many entries', { type: 'array', maxItems: 2, items: {} }, [1, 2, 3], 'Give 2 entries at most'],
    ['is none of a few', roles, 'boss', 'Give one of owner, admin, member'],
    ['is no id', { type: 'string', format: 'uuid' }, 'nonsense', 'This is not an id: ids are UUIDs'],
    ['is no address', { type: 'string', pattern: '^[^@\\s]+@[^@\\s]+$' }, 'grace', 'grace is not an e-mail address'],
    [
      'is no address that fits a line',
      { type: 'string', pattern: '^[^@\\s]+@[^@\\s]+$' },
      'a\nb',
      'This is not an e-mail address',
    ],
    ['has another form', { type: 'string', pattern: '^[a/b]+$' }, 'c', 'It has another form than this member'],
  ])('%s', (_case, schema, value, message) => {
    expect(said(schema, value)).toBe(message);
  });
});
