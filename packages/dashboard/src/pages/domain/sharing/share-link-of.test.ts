import { expect, it } from 'vitest';
import { timeZone } from '../../../clocks/time-zone.ts';
import { shareLinkOf } from './share-link-of.ts';

const now = new Date(2026, 11, 15, 23, 30);

it('leaves out empty values and adds the time zone of the person', () => {
  const values = { name: '', about: 'newest', ends: 'never', password: '' };
  expect(shareLinkOf(values, now)).toEqual({ time_zone: timeZone() });
});

it('works until the end of its last day', () => {
  const values = { name: 'For the agency', about: 'crawl-id', ends: 'day', password: 'amber-lantern' };
  expect(shareLinkOf({ ...values, expires_at: '2027-01-31' }, now)).toEqual({
    name: 'For the agency',
    crawl_id: 'crawl-id',
    time_zone: timeZone(),
    expires_at: new Date(2027, 0, 31, 23, 59, 59, 999).toISOString(),
    password: 'amber-lantern',
  });
});

it('a link for 7 days works for the rest of today and 7 more days', () => {
  const { expires_at } = shareLinkOf({ ends: '7' }, now);
  expect(expires_at).toBe(new Date(2026, 11, 22, 23, 59, 59, 999).toISOString());
});
