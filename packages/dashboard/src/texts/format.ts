import { browserTimeZone } from '../clocks/time-zone.ts';
import { late } from './late.ts';

/** Numbers and times as a language writes them; times on the clocks of one time zone. */
export interface Format {
  number(value: number): string;
  /** To the minute. */
  dateTime(at: Date): string;
  /** Day and time to the second, with the time zone: for what is shown on hover. */
  exact(at: Date): string;
  /** The time zone, such as `Europe/Berlin`. */
  zone(): string;
  /** Weekday, day and minute, with the time zone. */
  weekdayTime(at: Date): string;
  /** The time of day to the second. */
  clock(at: Date): string;
  /** The day. */
  date(at: Date): string;
  /** `12 Nov`, for an axis. */
  shortDate(at: Date): string;
  /** `14:05`, for an axis. */
  time(at: Date): string;
  /** `+3`, `−3`, `0`. */
  change(value: number): string;
  /** `in 4 hours`, `yesterday`. */
  relative(at: Date, now: number): string;
  /** `3 min 12 s`. */
  duration(seconds: number): string;
  /** `85 ms`; less than one is never none: `< 1 ms`. */
  milliseconds(value: number): string;
  /** `+12 ms`, `−3 ms`, `0 ms`. */
  millisecondsChange(value: number): string;
  /** `48 kB`, `1.2 MB`; steps of 1,000. */
  bytes(count: number): string;
}

/** A number stays with its unit on one line. */
const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

const BYTE_UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Largest unit first, s. */
const UNITS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** @param timeZone IANA name that the browser knows; default: its own zone */
export function createFormat(locale: string, timeZone?: string): Format {
  const written = (options: Intl.DateTimeFormatOptions) =>
    late(() => new Intl.DateTimeFormat(locale, { ...options, timeZone }));
  const numbers = late(() => new Intl.NumberFormat(locale));
  const dateTimes = written({ dateStyle: 'medium', timeStyle: 'short' });
  const exacts = written({ dateStyle: 'medium', timeStyle: 'long' });
  const clocks = written({ timeStyle: 'medium' });
  const dates = written({ dateStyle: 'medium' });
  const weekdayTimes = written({
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  const shortDates = written({ day: 'numeric', month: 'short' });
  const times = written({ timeStyle: 'short' });
  const changes = late(() => new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' }));
  const relatives = late(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
  const seconds = late(() => new Intl.NumberFormat(locale, { style: 'unit', unit: 'second', unitDisplay: 'short' }));
  const minutes = late(() => new Intl.NumberFormat(locale, { style: 'unit', unit: 'minute', unitDisplay: 'short' }));
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
      // Below a minute a count of seconds would be wrong as soon as it is read.
      return unit === 'second'
        ? relatives().format(0, 'second')
        : relatives().format(Math.round(distance / size), unit);
    },
    duration(total) {
      // Never nothing: it took a moment.
      const whole = Math.max(1, Math.round(total));
      if (whole < 60) return unbroken(seconds().format(whole));
      return `${unbroken(minutes().format(Math.floor(whole / 60)))} ${unbroken(seconds().format(whole % 60))}`;
    },
    milliseconds: (value) => unbroken(`${value < 1 ? '< 1' : numbers().format(value)} ms`),
    millisecondsChange: (value) => unbroken(`${signed(value)} ms`),
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
