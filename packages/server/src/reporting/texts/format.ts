import type { Language } from '@linkvitals/contract';

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
  /** A duration: `45 s`, `12 min`, `1 h 2 min` */
  duration(seconds: number): string;
}

/** Locales of the languages. English is that of Europe, with an unambiguous order of day and month, and 24 hours. */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de' };

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const MINUTE = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZoneName: 'short' } as const;

/** @param timeZone IANA name. */
export function createFormat(language: Language, timeZone: string): Format {
  const locale = LOCALES[language];
  const numbers = new Intl.NumberFormat(locale);
  const changes = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' });
  const seconds = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const dates = new Intl.DateTimeFormat(locale, { ...DAY, timeZone });
  const isoDates = new Intl.DateTimeFormat('sv', { timeZone });
  const times = new Intl.DateTimeFormat(locale, { ...DAY, ...MINUTE, timeZone });
  return {
    number: (value) => numbers.format(value),
    change: (value) => changes.format(value).replace('-', '−'),
    date: (at) => dates.format(at),
    isoDate: (at) => isoDates.format(at),
    dateTime: (at) => times.format(at),
    milliseconds(ms) {
      // A time is never shown as 0.
      if (ms < 1) return '< 1 ms';
      return ms < 1_000 ? `${ms} ms` : `${seconds.format(ms / 1_000)} s`;
    },
    duration(total) {
      // A duration is never shown as 0.
      if (total < 60) return `${Math.max(1, Math.round(total))} s`;
      const minutes = Math.round(total / 60);
      return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
    },
  };
}
