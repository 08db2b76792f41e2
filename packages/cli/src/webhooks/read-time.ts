import { InvalidArgumentError } from 'commander';

/** ISO 8601 with a time zone. Without one, the time would differ from machine to machine. */
const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/;

/** Reads the value of an option that is a time, as unix seconds. */
export function readTime(text: string): number {
  if (/^\d{1,12}(\.\d+)?$/.test(text)) return Number(text);
  const time = ISO.test(text) ? Date.parse(text) / 1000 : Number.NaN;
  if (!Number.isNaN(time)) return time;
  throw new InvalidArgumentError('Write it as 2027-01-15T08:00:00Z or in unix seconds.');
}
