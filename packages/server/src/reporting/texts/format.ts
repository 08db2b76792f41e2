import type { Language } from '@linkvitals/contract';
import { DAY, durationText, locales, MINUTE, millisecondsText } from '@linkvitals/contract/wording/formats';

/** Formats numbers and times of a language. Times are epoch ms, shown in one time zone. */
export interface Format {
  number(value: number): string;
  /** A change with its sign: `+3`, `−3`, `0` */
  change(value: number): string;
  /** A date: `3 Nov 2026` */
  date(at: number): string;
  /** A date: `2026-11-03` */
  isoDate(at: number): string;
  /** A date and time: `3 Nov 2026, 14:05 CET` */
  dateTime(at: number): string;
  /** A short time: `< 1 ms`, `340 ms`, `1.2 s` */
  milliseconds(ms: number): string;
  /** A duration: `45 s`, `3 min 12 s`, `1 h 2 min` */
  duration(seconds: number): string;
}

/** @param timeZone IANA name. */
export function createFormat(language: Language, timeZone: string): Format {
  const locale = locales[language];
  const numbers = new Intl.NumberFormat(locale);
  const changes = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' });
  const decimals = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const dates = new Intl.DateTimeFormat(locale, { ...DAY, timeZone });
  const isoDates = new Intl.DateTimeFormat('sv', { timeZone });
  const times = new Intl.DateTimeFormat(locale, { ...DAY, ...MINUTE, timeZoneName: 'short', timeZone });
  return {
    number: (value) => numbers.format(value),
    change: (value) => changes.format(value).replace('-', '−'),
    date: (at) => dates.format(at),
    isoDate: (at) => isoDates.format(at),
    dateTime: (at) => times.format(at),
    milliseconds: (ms) => millisecondsText(ms, (value) => decimals.format(value)),
    duration: durationText,
  };
}
