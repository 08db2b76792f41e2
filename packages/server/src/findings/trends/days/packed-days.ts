import type { HistoryRow } from '../history-row.ts';
import type { TrendWindow } from '../trend-window.ts';
import { type AccountDay, type CarriedDays, type DayTotals, totalsOf } from './account-day.ts';
import { CARRIED_DAYS, carriedOf } from './carried.ts';

/** Days that a packed row holds. */
const PERIOD_DAYS = 32;

export const periodOf = (day: number): number => Math.floor(day / PERIOD_DAYS);

/** Totals of a day in the order in which they are packed, four bytes each. */
const TOTALS = [
  'domains',
  'crawls',
  'scored',
  'score',
  'total_urls',
  'pages',
  'broken_links',
  'errors',
  'warnings',
  'notices',
  'compared',
  'new_issues',
  'fixed_issues',
  'reopened_issues',
  'duration_ms',
  'timed_pages',
] as const satisfies readonly (keyof DayTotals)[];

/** Load times, which follow the totals. They are of one page, as the sums over all pages would not fit into four bytes. */
const TIMES = ['load_ms', 'load_p95_ms'] as const satisfies readonly (keyof DayTotals)[];

const NAMES = [...TOTALS, ...TIMES];
const PAGES = TOTALS.indexOf('pages');
const DOMAINS = TOTALS.indexOf('domains');

/** A row of `packed_days`: one domain, one period, one state. */
export interface PackedDays {
  readonly domain_id: string;
  readonly period: number;
  readonly state: HistoryRow['state'];
  readonly days: Uint8Array;
}

const NUMBERS = PERIOD_DAYS * NAMES.length;

/** Copies the bytes first: numbers can be read in place only at a multiple of four bytes, and network packets may start elsewhere. */
function readNumbers(days: Uint8Array, into: Int32Array): void {
  new Uint8Array(into.buffer).set(days);
}

const placeOf = (day: number): number => (day - periodOf(day) * PERIOD_DAYS) * NAMES.length;

/** Returns the period with one day replaced by `row`. `days` is the period so far; undefined when it has no row yet. */
export function packDay(days: Uint8Array | undefined, row: HistoryRow): Buffer {
  const numbers = new Int32Array(NUMBERS);
  if (days !== undefined) readNumbers(days, numbers);
  const ofOnePage = { load_ms: row.load_ms ?? 0, load_p95_ms: row.load_p95_ms ?? 0 };
  const values: DayTotals = { ...totalsOf(row), ...ofOnePage };
  numbers.set(
    NAMES.map((name) => values[name]),
    placeOf(row.day),
  );
  return Buffer.from(numbers.buffer);
}

interface DaysSum {
  readonly firstDay: number;
  /** The numbers of the days, one day after the other. */
  readonly numbers: Float64Array;
}

type Window = Pick<TrendWindow, 'firstDay' | 'lastDay'>;

const emptySum = ({ firstDay, lastDay }: Window): DaysSum => ({
  firstDay,
  numbers: new Float64Array((lastDay - firstDay + 1) * NAMES.length),
});

/** Adds the numbers at `from` to the sums at `to`. */
function addDay(sums: Float64Array, to: number, numbers: Int32Array, from: number): void {
  const pages = numbers[from + PAGES] ?? 0;
  for (let at = 0; at < NAMES.length; at += 1) {
    const number = numbers[from + at] ?? 0;
    sums[to + at] = (sums[to + at] ?? 0) + (at < TOTALS.length ? number : number * pages);
  }
}

function addDays({ firstDay, numbers: sums }: DaysSum, period: number, numbers: Int32Array): void {
  const shift = (period * PERIOD_DAYS - firstDay) * NAMES.length;
  const end = Math.min(numbers.length, sums.length - shift);
  for (let place = Math.max(0, -shift); place < end; place += NAMES.length) {
    addDay(sums, shift + place, numbers, place);
  }
}

interface SummedDay extends DayTotals {
  readonly day: number;
}

function daysOf({ firstDay, numbers }: DaysSum): SummedDay[] {
  const days = Array.from({ length: numbers.length / NAMES.length }, (_, at) => {
    const totals = Object.fromEntries(NAMES.map((name, index) => [name, numbers[at * NAMES.length + index]]));
    return { day: firstDay + at, ...(totals as unknown as DayTotals) };
  });
  return days.filter(({ domains }) => domains > 0);
}

/** Sums packed days of several domains within a window, by day and state, the oldest day first. */
export function sumDays(rows: readonly PackedDays[], window: Window): AccountDay[] {
  // All rows share this array: a new one for each of thousands of rows would be megabytes of garbage.
  const numbersOfRow = new Int32Array(NUMBERS);
  const sums = [...Map.groupBy(rows, ({ state }) => state)].flatMap(([state, ofState]) => {
    const sum = emptySum(window);
    for (const { period, days } of ofState) {
      readNumbers(days, numbersOfRow);
      addDays(sum, period, numbersOfRow);
    }
    return daysOf(sum).map((day) => ({ ...day, state }));
  });
  return sums.sort((a, b) => a.day - b.day || (a.state < b.state ? -1 : 1));
}

/**
 * The carried sums of several domains on the days of a window.
 * @param rows rows of completed crawls, in the order of periods for each domain, from `CARRIED_DAYS` before the window on
 */
export function carryDays(rows: readonly PackedDays[], window: Window): CarriedDays {
  const sum = emptySum(window);
  const numbersOfRow = new Int32Array(NUMBERS);
  const last = new Int32Array(NAMES.length);
  let [domain, lastDay] = ['', Number.NEGATIVE_INFINITY];
  /** Adds the last figures of the domain to the days before this one. */
  const carryTo = (day: number): void => {
    const end = Math.min(day, lastDay + CARRIED_DAYS, window.lastDay + 1);
    for (let at = Math.max(lastDay, window.firstDay); at < end; at += 1) {
      addDay(sum.numbers, (at - window.firstDay) * NAMES.length, last, 0);
    }
  };
  for (const { domain_id, period, days } of rows) {
    if (domain_id !== domain) {
      carryTo(Number.POSITIVE_INFINITY);
      [domain, lastDay] = [domain_id, Number.NEGATIVE_INFINITY];
    }
    readNumbers(days, numbersOfRow);
    for (let place = 0; place < NUMBERS; place += NAMES.length) {
      if (numbersOfRow[place + DOMAINS] === 0) continue;
      const day = period * PERIOD_DAYS + place / NAMES.length;
      carryTo(day);
      last.set(numbersOfRow.subarray(place, place + NAMES.length));
      lastDay = day;
    }
  }
  carryTo(Number.POSITIVE_INFINITY);
  return new Map(daysOf(sum).map(({ day, ...totals }) => [day, carriedOf(totals)]));
}
