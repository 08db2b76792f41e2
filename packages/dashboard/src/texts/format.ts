import { late } from './late.ts';

/** Numbers and times as a language writes them. */
export interface Format {
  number(value: number): string;
  /** To the minute, in the time zone of the browser. */
  dateTime(at: Date): string;
  /** Day and time to the second, with the time zone of the browser: for what is shown on hover. */
  exact(at: Date): string;
  /** The time zone of the browser, such as `Europe/Berlin`. */
  zone(): string;
  /** Weekday, day and minute in a time zone, which it names; in that of the browser if it does not know the other. */
  dateTimeIn(at: Date, timeZone: string): string;
  /** The time of day to the second, in the time zone of the browser. */
  clock(at: Date): string;
  /** The day, in the time zone of the browser. */
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
  /** `48 kB`, `1.2 MB`; steps of 1,000. */
  bytes(count: number): string;
}

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

/** Zones differ by browser: the server may know one that a browser does not. */
function zoned(locale: string, timeZone: string): Intl.DateTimeFormat {
  const options = {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  } as const;
  try {
    return new Intl.DateTimeFormat(locale, { ...options, timeZone });
  } catch {
    return new Intl.DateTimeFormat(locale, options);
  }
}

export function createFormat(locale: string): Format {
  const numbers = late(() => new Intl.NumberFormat(locale));
  const dateTimes = late(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }));
  const exacts = late(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'long' }));
  const clocks = late(() => new Intl.DateTimeFormat(locale, { timeStyle: 'medium' }));
  const dates = late(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }));
  const shortDates = late(() => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }));
  const times = late(() => new Intl.DateTimeFormat(locale, { timeStyle: 'short' }));
  const changes = late(() => new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' }));
  const relatives = late(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
  const seconds = late(() => new Intl.NumberFormat(locale, { style: 'unit', unit: 'second', unitDisplay: 'short' }));
  const minutes = late(() => new Intl.NumberFormat(locale, { style: 'unit', unit: 'minute', unitDisplay: 'short' }));
  return {
    number: (value) => numbers().format(value),
    dateTime: (at) => dateTimes().format(at),
    exact: (at) => exacts().format(at),
    zone: () => dateTimes().resolvedOptions().timeZone,
    dateTimeIn: (at, timeZone) => zoned(locale, timeZone).format(at),
    clock: (at) => clocks().format(at),
    date: (at) => dates().format(at),
    shortDate: (at) => shortDates().format(at),
    time: (at) => times().format(at),
    change: (value) => changes().format(value).replace('-', '−'),
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
      if (whole < 60) return seconds().format(whole);
      return `${minutes().format(Math.floor(whole / 60))} ${seconds().format(whole % 60)}`;
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
      return sizes.format(count / 1000 ** step);
    },
  };
}
