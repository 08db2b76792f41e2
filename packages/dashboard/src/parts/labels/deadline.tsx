import { Day } from './day.tsx';
import { Moment } from './moment.tsx';

const DAY_MS = 86_400_000;

/**
 * The date on which something ends or ended; within a day of it, the time relative to now. The exact time is shown on hover.
 * @param at RFC 3339
 */
export function Deadline({ at }: { readonly at: string }) {
  const isNear = Math.abs(Date.parse(at) - Date.now()) < DAY_MS;
  return isNear ? <Moment at={at} /> : <Day at={at} />;
}
