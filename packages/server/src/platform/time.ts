const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Texts such as `2026-01-02T` by day, for recent calls: a list has hundreds of times on a few days. */
const days = new Map<number, string>();
const MAX_DAYS = 1000;

function writeDay(day: number): string {
  const written = new Date(day * DAY_MS).toISOString().slice(0, -'00:00:00.000Z'.length);
  if (days.size >= MAX_DAYS) days.clear();
  days.set(day, written);
  return written;
}

const two = (n: number): string => (n < 10 ? `0${n}` : String(n));
const three = (n: number): string => (n < 100 ? `0${two(n)}` : String(n));

/**
 * Formats epoch ms as the API writes time: ISO 8601 UTC with milliseconds. `Date` gives the same in ten times the time,
 * which was a tenth of the cost of a page of 100 domains.
 * @throws RangeError for a number that is no time
 */
export function toIso(at: number): string {
  const day = Math.floor(at / DAY_MS);
  const rest = at - day * DAY_MS;
  const hours = two(Math.floor(rest / HOUR_MS));
  const minutes = two(Math.floor((rest % HOUR_MS) / MINUTE_MS));
  const seconds = two(Math.floor((rest % MINUTE_MS) / SECOND_MS));
  return `${days.get(day) ?? writeDay(day)}${hours}:${minutes}:${seconds}.${three(Math.floor(rest % SECOND_MS))}Z`;
}

export const toIsoOrNull = (at: number | null): string | null => (at === null ? null : toIso(at));
