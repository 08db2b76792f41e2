import { expect, it } from 'vitest';
import { firstLastDay, shareLinkOf } from './share-link-of.ts';

it('leaves out what is empty', () => {
  expect(shareLinkOf({ name: '', about: 'newest', expires: '', password: '' })).toEqual({});
});

it('works until the end of its last day', () => {
  const values = { name: 'For the agency', about: 'crawl-id', expires: '2027-01-31', password: 'amber-lantern' };
  expect(shareLinkOf(values)).toEqual({
    name: 'For the agency',
    crawl_id: 'crawl-id',
    expires_at: new Date(2027, 0, 31, 23, 59, 59, 999).toISOString(),
    password: 'amber-lantern',
  });
});

it('is offered with a last day 30 days ahead', () => {
  expect(firstLastDay(new Date(2026, 11, 15, 23, 30))).toBe('2027-01-14');
});
