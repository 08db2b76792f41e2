import { expect, it } from 'vitest';
import { BROWSER, timeZones } from './time-zones.ts';

const WINTER = Date.UTC(2026, 0, 15);
const regions = timeZones('Europe/Berlin', WINTER, 'Europe/Vienna');
const zones = [...regions.values()].flat();

it('offers every zone once, by region and place, with its offset at the time', () => {
  expect([...regions.keys()]).toEqual([BROWSER, '', ...[...regions.keys()].slice(2).sort()]);
  expect(regions.get(BROWSER)).toEqual([expect.objectContaining({ zone: 'Europe/Vienna', place: 'Vienna' })]);
  expect(regions.get('')).toEqual([expect.objectContaining({ zone: 'UTC', place: 'UTC', offset: 'UTC' })]);
  expect(new Set(zones.map(({ zone }) => zone)).size).toBe(zones.length);
  const berlin = regions.get('Europe')?.find(({ zone }) => zone === 'Europe/Berlin');
  expect(berlin).toMatchObject({ place: 'Berlin', offset: 'UTC+1' });
  expect(zones.find(({ zone }) => zone === 'America/Indiana/Knox')).toMatchObject({
    place: 'Knox, Indiana',
    offset: 'UTC−6',
  });
});

it('the time zone of the browser is listed in its region when it is not given separately', () => {
  const inPlace = timeZones('UTC', WINTER, undefined);
  expect(inPlace.has(BROWSER)).toBe(false);
  expect(inPlace.get('Europe')?.map(({ zone }) => zone)).toContain('Europe/Vienna');
});

it('the offset is that at the given time of the year', () => {
  const summer = timeZones('UTC', Date.UTC(2026, 6, 15), 'UTC').get('Europe');
  expect(summer?.find(({ zone }) => zone === 'Europe/Berlin')?.offset).toBe('UTC+2');
});

it('lists only current names of the time zone database, also when the browser uses an old one', () => {
  const names = zones.map(({ zone }) => zone);
  expect(names).toEqual(expect.arrayContaining(['Asia/Kolkata', 'Europe/Kyiv', 'America/Argentina/Buenos_Aires']));
  for (const old of ['Asia/Calcutta', 'Europe/Kiev', 'America/Buenos_Aires']) expect(names).not.toContain(old);
  expect(regions.get('Asia')?.find(({ zone }) => zone === 'Asia/Kolkata')?.offset).toBe('UTC+5:30');
});

it('the chosen time zone stays an option under its own name', () => {
  const names = [...timeZones('Asia/Calcutta', WINTER, 'UTC').values()].flat().map(({ zone }) => zone);
  expect(names).toEqual(expect.arrayContaining(['Asia/Calcutta', 'Asia/Kolkata']));
});
