import { expect, it } from 'vitest';
import { firstLastDay, isPast, shareLinkOf } from './share-link-of.ts';

it('leaves out what is empty', () => {
  expect(shareLinkOf({ name: '', about: 'newest', expires: '', password: '' })).toEqual({});
});

it('works until the end of its last day', () => {
  const values = { name: 'For the agency', about: 'crawl-id', expires: '2027-01-31', password: 'amber-lantern' };
  expect(shareLinkOf(values)).toEqual({
    name: 'For the agency',
    crawl_id: 'crawl-id',
    expires_at: new Date(2027, 0, 31, 23, 59, 59).toISOString(),
    password: 'amber-lantern',
  });
});

it('is offered with a last day 30 days ahead', () => {
  expect(firstLastDay(new Date(2026, 11, 15, 23, 30))).toBe('2027-01-14');
});

it.each([
  ['2026-12-14', true],
  ['2026-12-15', false],
  ['', false],
])('the last day %j is over: %s', (date, expected) => {
  expect(isPast(date, new Date(2026, 11, 15, 12).getTime())).toBe(expected);
});
