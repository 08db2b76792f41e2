import { TZDateMini } from '@date-fns/tz';
import { createStore } from '../store.ts';
import { currentName } from './zone-names.ts';

/**
 * The time zone that the person saved in their profile. Undefined: the time zone of the browser is used, because none is saved, the saved
 * one is the same, or the browser does not know it.
 */
export const savedTimeZone = createStore<string | undefined>(undefined);

/** Whether the browser knows a time zone. The server may know others. */
function isKnown(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
}

/** The time zone of the browser, by its current name. */
export const browserTimeZone = (): string => currentName(Intl.DateTimeFormat().resolvedOptions().timeZone);

/** Sets the time zone of all times on the page. @param zone IANA name of the profile; null: the time zone of the browser */
export const followTimeZone = (zone: string | null): void =>
  savedTimeZone.set(zone !== null && zone !== browserTimeZone() && isKnown(zone) ? zone : undefined);

/** The time zone of all times on the page: the saved one, else that of the browser. */
export const timeZone = (): string => savedTimeZone.get() ?? browserTimeZone();

/**
 * The same time as a `Date` whose `getHours()`, `getDate()` … return the local time of a time zone.
 * @param at ms since 1970, or the time
 * @param zone default: the time zone of the page
 */
export const onClocks = (at: number | Date, zone = timeZone()): Date => new TZDateMini(Number(at), zone);

/** The start of a day in the time zone of the page. @param month from 1 @param day may be outside of the month, as for `Date` */
export const startOfDay = (year: number, month: number, day: number): Date =>
  new Date(Number(new TZDateMini(year, month - 1, day, timeZone())));

/** The last millisecond of a day in the time zone of the page. Parameters as for `startOfDay`. */
export const endOfDay = (year: number, month: number, day: number): Date =>
  new Date(startOfDay(year, month, day + 1).getTime() - 1);

/** Splits a date in the format of date fields. @param date `2026-01-31` */
export function partsOfDate(date: string): readonly [year: number, month: number, day: number] {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return [year, month, day];
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** A date in the format of date fields: `2026-01-31`. @param day in the time zone of the page, see `onClocks` */
export const dateText = (day: Date): string =>
  `${day.getFullYear()}-${twoDigits(day.getMonth() + 1)}-${twoDigits(day.getDate())}`;
