import { DAY, durationText, locales, MINUTE, millisecondsText } from '@linkvitals/contract/wording/formats';
import { browserTimeZone } from '../clocks/time-zone.ts';
import type { Language } from './languages.ts';
import { late } from './late.ts';

/** Functions that format numbers and times in a language; times are in a single time zone. */
export interface Format {
  number(value: number): string;
  /** Date and time to the minute. */
  dateTime(at: Date): string;
  /** Date and time to the second, with the time zone, for hover texts. */
  exact(at: Date): string;
  /** The name of the time zone, such as `Europe/Berlin`. */
  zone(): string;
  /** Weekday, date and time to the minute, with the time zone. */
  weekdayTime(at: Date): string;
  /** The time of day to the second. */
  clock(at: Date): string;
  /** The date. */
  date(at: Date): string;
  /** A date such as `12 Nov`, for an axis. */
  shortDate(at: Date): string;
  /** A time such as `14:05`, for an axis. */
  time(at: Date): string;
  /** A difference: `+3`, `−3`, `0`. */
  change(value: number): string;
  /** A time relative to now: `in 4 hours`, `yesterday`. */
  relative(at: Date, now: number): string;
  /** A duration: `3 min 12 s`. */
  duration(seconds: number): string;
  /** Milliseconds: `85 ms`, `2.5 s`, `24 h`; `< 1 ms` for less than one. */
  milliseconds(value: number): string;
  /** A difference of milliseconds: `+12 ms`, `−2.5 s`, `0 ms`. */
  millisecondsChange(value: number): string;
  /** A size: `48 kB`, `1.2 MB`; 1 kB is 1,000 bytes. */
  bytes(count: number): string;
}

/** Keeps a number and its unit on one line. */
const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

/** Keeps each number and its unit on one line; a line may break between two of them. */
const withUnits = (text: string): string => text.replace(/(?<=[\d<]) (?=[a-z\d])/g, '\u00a0');

/** Options of a time of day: `14:05:09`. */
const SECOND = { ...MINUTE, second: '2-digit' } as const;

const BYTE_UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Units, largest first, with their seconds. */
const UNITS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** Creates the functions for a language. @param timeZone IANA name that the browser knows; default: the zone of the browser */
export function createFormat(language: Language, timeZone?: string): Format {
  const locale = locales[language];
  const written = (options: Intl.DateTimeFormatOptions) =>
    late(() => new Intl.DateTimeFormat(locale, { ...options, timeZone }));
  const numbers = late(() => new Intl.NumberFormat(locale));
  const decimals = late(() => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }));
  const dateTimes = written({ ...DAY, ...MINUTE });
  const exacts = written({ ...DAY, ...SECOND, timeZoneName: 'short' });
  const clocks = written(SECOND);
  const dates = written(DAY);
  const weekdayTimes = written({ weekday: 'short', ...DAY, ...MINUTE, timeZoneName: 'short' });
  const shortDates = written({ day: DAY.day, month: DAY.month });
  const times = written(MINUTE);
  const changes = late(() => new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' }));
  const relatives = late(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
  const milliseconds = (value: number): string =>
    withUnits(millisecondsText(value, (tenths) => decimals().format(tenths)));
  const signed = (value: number): string => changes().format(value).replace('-', '−');
  return {
    number: (value) => numbers().format(value),
    dateTime: (at) => dateTimes().format(at),
    exact: (at) => exacts().format(at),
    zone: () => timeZone ?? browserTimeZone(),
    weekdayTime: (at) => weekdayTimes().format(at),
    clock: (at) => clocks().format(at),
    date: (at) => dates().format(at),
    shortDate: (at) => shortDates().format(at),
    time: (at) => times().format(at),
    change: signed,
    relative(at, now) {
      const distance = (at.getTime() - now) / 1000;
      const [unit, size] = UNITS.find(([, one]) => Math.abs(distance) >= one) ?? ['second', 1];
      // Seconds are not shown, since their number would be outdated at once.
      return unit === 'second'
        ? relatives().format(0, 'second')
        : relatives().format(Math.round(distance / size), unit);
    },
    duration: (total) => withUnits(durationText(total)),
    milliseconds,
    millisecondsChange(value) {
      if (value === 0) return unbroken('0 ms');
      return `${value > 0 ? '+' : '−'}${milliseconds(Math.abs(value))}`;
    },
    bytes(count) {
      const step = Math.min(BYTE_UNITS.length - 1, Math.floor(Math.log10(Math.max(count, 1)) / 3));
      const unit = BYTE_UNITS[step];
      const sizes = new Intl.NumberFormat(locale, {
        style: 'unit',
        unit,
        unitDisplay: 'short',
        maximumSignificantDigits: 3,
      });
      return unbroken(sizes.format(count / 1000 ** step));
    },
  };
}
