import { expect, it } from 'vitest';
import { linkFilterOf, reasonsToChoose } from './link-filter.ts';

it('the request has the filters of the address, with the verdict broken by default', () => {
  expect(linkFilterOf({ crawl: 'c', status: 404, host: 'a.example' })).toEqual({
    verdict: 'broken',
    status_code: 404,
    host: 'a.example',
  });
  const all = { verdict: 'any', location: 'internal', reason: 'timeout', kind: 'a', page: 3, q: 'x' } as const;
  expect(linkFilterOf(all)).toEqual(all);
});

const known = { broken: { not_found: 'Gone', timeout: 'Slow' }, others: { blocked: 'Blocked', excluded: 'Left out' } };
const counts = ['ok', 'excluded', 'timeout', 'of_a_later_version'].map((reason) => ({ reason, count: 2 }));

it.each([
  [{}, { timeout: 'Slow' }],
  [{ verdict: 'suspect' }, { timeout: 'Slow' }],
  [{ verdict: 'not_checked' }, { excluded: 'Left out' }],
  [{ verdict: 'any' }, { excluded: 'Left out', timeout: 'Slow' }],
  [{ reason: 'timeout' }, { timeout: 'Slow' }],
  [{ reason: 'not_found' }, { timeout: 'Slow', not_found: 'Gone' }],
  [{ reason: 'of_a_later_version' }, { timeout: 'Slow', of_a_later_version: 'of a later version' }],
] as const)('with %j the reasons to choose from are %j', (search, expected) => {
  expect(reasonsToChoose(known, counts as never, search)).toEqual(expected);
});

it('before the counts are known, the chosen reason is the only option', () => {
  expect(reasonsToChoose(known, undefined, { reason: 'timeout' })).toEqual({ timeout: 'Slow' });
});
