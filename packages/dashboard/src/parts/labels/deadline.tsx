import { Day } from './day.tsx';
import { Moment } from './moment.tsx';

const DAY_MS = 86_400_000;

/** When something ends or has ended: the day, within a day of it how long ahead or ago; the exact time on hover. @param at RFC 3339 */
export function Deadline({ at }: { readonly at: string }) {
  const isNear = Math.abs(Date.parse(at) - Date.now()) < DAY_MS;
  return isNear ? <Moment at={at} /> : <Day at={at} />;
}
