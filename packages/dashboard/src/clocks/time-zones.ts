import { onClocks } from './time-zone.ts';
import { currentName } from './zone-names.ts';

export interface TimeZoneOption {
  readonly zone: string;
  /** The place first, by which people look for it: `Knox, Indiana`. */
  readonly place: string;
  /** From UTC at a time: `UTC+5:30`. */
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

/** In place of a region: there is none of this name. */
export const BROWSER = 'browser';

const optionOf = (zone: string, at: number) => ({
  zone,
  region: zone.includes('/') ? zone.slice(0, zone.indexOf('/')) : '',
  place: placeOf(zone) || zone,
  offset: offsetOf(zone, at),
});

/**
 * Every time zone that the browser knows, by continent or ocean, each by the name that it has today; those without a region,
 * such as UTC, stand apart.
 * @param chosen stays an option, whatever it is called
 * @param at ms since 1970
 * @param browser the zone of the browser, which comes first, under `BROWSER`; undefined: in its place, as all others
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
