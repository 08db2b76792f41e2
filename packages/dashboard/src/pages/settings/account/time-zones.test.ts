import { expect, it } from 'vitest';
import { timeZones } from './time-zones.ts';

it('offers UTC and the chosen time zone once each, by name', () => {
  const zones = timeZones('Asia/Calcutta');
  expect(zones).toEqual([...new Set(zones)].sort());
  expect(zones).toEqual(expect.arrayContaining(['UTC', 'Asia/Calcutta', 'Europe/Berlin']));
});
