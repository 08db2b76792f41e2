import { expect, it } from 'vitest';
import { timeZone } from '../../../clocks/time-zone.ts';
import { reportOf } from './report-of.ts';

/** The time zone in which days begin and end. */
const time_zone = timeZone();
const NOW = new Date(2026, 0, 15, 12).getTime();

const local = (year: number, month: number, day: number): string => new Date(year, month - 1, day).toISOString();

it.each([
  [
    { format: 'pdf', about: 'newest' },
    { format: 'pdf', time_zone },
  ],
  [
    { format: 'pdf', about: 'newest', language: 'de' },
    { format: 'pdf', language: 'de', time_zone },
  ],
  [{ format: 'csv', about: 'newest', section: '', language: 'de' }, { format: 'csv' }],
  [
    { format: 'csv', about: 'newest', section: 'links' },
    { format: 'csv', section: 'links' },
  ],
  [{ format: 'json', about: 'newest', section: 'links' }, { format: 'json' }],
  [
    { format: 'html', about: '0190f3a0-0000-7000-8000-000000000002' },
    { format: 'html', crawl_id: '0190f3a0-0000-7000-8000-000000000002', time_zone },
  ],
])('the form values %j request the report %j', (values, expected) => {
  expect(reportOf(values, NOW)).toEqual(expected);
});

it('a period includes its whole last day', () => {
  expect(reportOf({ format: 'pdf', covers: 'days', from: '2026-01-01', to: '2026-01-31' }, NOW)).toEqual({
    format: 'pdf',
    time_zone,
    from: local(2026, 1, 1),
    to: local(2026, 2, 1),
  });
  expect(reportOf({ format: 'html', covers: 'week' }, NOW)).toEqual({
    format: 'html',
    time_zone,
    from: local(2026, 1, 9),
    to: local(2026, 1, 16),
  });
});
