import { expect, it } from 'vitest';
import { readDeliveriesSearch } from './deliveries-search.ts';

it.each([
  [{ state: 'failed' }, 'failed'],
  [{ state: 'lost' }, undefined],
  [{ state: ['failed'] }, undefined],
  [{}, undefined],
])('the query %j shows deliveries in the state %s', (search, state) => {
  expect(readDeliveriesSearch(search)).toEqual({ state });
});
