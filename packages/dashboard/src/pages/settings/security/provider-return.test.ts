import { expect, it } from 'vitest';
import { readProviderReturn } from './provider-return.ts';

it.each([
  [{ error: 'identity_taken' }, 'identity_taken'],
  [{}, undefined],
  [{ error: 7 }, undefined],
  [{ error: 'Call 555-0100 now' }, undefined],
  [{ error: 'x'.repeat(41) }, undefined],
])('the query %j has the error %j', (search, error) => {
  expect(readProviderReturn(search)).toEqual({ error });
});
