import { instantOf, wallTimeAt } from '../../../sites/domains/index.ts';

const DAY = 24 * 60 * 60_000;

export interface QuietHours {
  /** Beginning, `HH:MM` on the clocks of the time zone; both null: no quiet hours. */
  readonly quiet_from: string | null;
  readonly quiet_to: string | null;
  readonly time_zone: string;
}

const msOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) * 60_000;
};

/** End of quiet hours that include `now`, epoch ms; `now` when there are none. When `from` is later than `to`, they include midnight. */
export function endOfQuiet({ quiet_from, quiet_to, time_zone }: QuietHours, now: number): number {
  if (quiet_from === null || quiet_to === null) return now;
  const wall = wallTimeAt(now, time_zone);
  const midnight = Math.floor(wall / DAY) * DAY;
  const [time, from, to] = [wall - midnight, msOf(quiet_from), msOf(quiet_to)];
  const isQuiet = from <= to ? time >= from && time < to : time >= from || time < to;
  if (!isQuiet) return now;
  return Math.max(now, instantOf(midnight + to + (time >= to ? DAY : 0), time_zone));
}
