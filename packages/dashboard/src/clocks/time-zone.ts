import { TZDateMini } from '@date-fns/tz';
import { createStore } from '../store.ts';
import { currentName } from './zone-names.ts';

/** The time zone that the person saved in their profile; undefined: that of the browser, also where it does not know the saved one. */
export const savedTimeZone = createStore<string | undefined>(undefined);

/** Zones differ by browser: the server may know one that a browser does not. */
function isKnown(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
}

/** The time zone of the browser, by its name of today. */
export const browserTimeZone = (): string => currentName(Intl.DateTimeFormat().resolvedOptions().timeZone);

/** From now on all times are those of this zone. @param zone IANA name of the profile; null: none, so that of the browser */
export const followTimeZone = (zone: string | null): void =>
  savedTimeZone.set(zone !== null && zone !== browserTimeZone() && isKnown(zone) ? zone : undefined);

/** The time zone of all times on the page: the saved one, else that of the browser. */
export const timeZone = (): string => savedTimeZone.get() ?? browserTimeZone();

/**
 * The same time, whose `getHours()`, `getDate()` … are those of the clocks of a zone.
 * @param at ms since 1970, or the time
 * @param zone default: that of the page
 */
export const onClocks = (at: number | Date, zone = timeZone()): Date => new TZDateMini(Number(at), zone);

/** When a day begins on the clocks of the person. @param month from 1 @param day may lie outside of the month, as for `Date` */
export const startOfDay = (year: number, month: number, day: number): Date =>
  new Date(Number(new TZDateMini(year, month - 1, day, timeZone())));

/** The last millisecond of a day on the clocks of the person. Parameters as for `startOfDay`. */
export const endOfDay = (year: number, month: number, day: number): Date =>
  new Date(startOfDay(year, month, day + 1).getTime() - 1);

/** @param date `2026-01-31`, as a date field has it */
export function partsOfDate(date: string): readonly [year: number, month: number, day: number] {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return [year, month, day];
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** A day as a date field has it: `2026-01-31`. @param day by the clocks of the page, see `onClocks` */
export const dateText = (day: Date): string =>
  `${day.getFullYear()}-${twoDigits(day.getMonth() + 1)}-${twoDigits(day.getDate())}`;
