import { onClocks } from './time-zone.ts';
import { currentName } from './zone-names.ts';

export interface TimeZoneOption {
  readonly zone: string;
  /** The name of the zone with the place first, because people look for that: `Knox, Indiana`. */
  readonly place: string;
  /** Offset from UTC at the given time: `UTC+5:30`. */
  readonly offset: string;
}

/** `America/Indiana/Knox_IN` is `Knox IN, Indiana`. */
const placeOf = (zone: string): string => zone.split('/').slice(1).reverse().join(', ').replaceAll('_', ' ');

function offsetOf(zone: string, at: number): string {
  const minutes = -onClocks(at, zone).getTimezoneOffset();
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  if (minutes === 0) return 'UTC';
  return `UTC${minutes < 0 ? '−' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
}

/** The key of the group with the browser's zone. No region has this name. */
export const BROWSER = 'browser';

const optionOf = (zone: string, at: number) => ({
  zone,
  region: zone.includes('/') ? zone.slice(0, zone.indexOf('/')) : '',
  place: placeOf(zone) || zone,
  offset: offsetOf(zone, at),
});

/**
 * All time zones that the browser knows, by region, each with its current name. Zones without a region, such as UTC, have the key ''.
 * @param chosen stays an option under this name, even an old one
 * @param at ms since 1970
 * @param browser the zone of the browser, which comes first, under `BROWSER`; undefined: it is listed in its region
 */
export function timeZones(
  chosen: string,
  at: number,
  browser: string | undefined,
): ReadonlyMap<string, readonly TimeZoneOption[]> {
  const names = new Set(['UTC', chosen, ...Intl.supportedValuesOf('timeZone').map(currentName)]);
  if (browser !== undefined) names.delete(browser);
  const options = [...names].map((zone) => optionOf(zone, at));
  options.sort((a, b) => a.region.localeCompare(b.region) || a.place.localeCompare(b.place));
  const own = browser === undefined ? [] : [{ ...optionOf(browser, at), region: BROWSER }];
  return Map.groupBy([...own, ...options], ({ region }) => region);
}
