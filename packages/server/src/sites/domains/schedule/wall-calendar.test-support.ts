const MINUTE = 60_000;
const DAY = 86_400_000;
const STEP = 15 * MINUTE;

/** One day of a zone's calendar. */
export interface CalendarDay {
  /** Date as `YYYY-MM-DD`; days that the zone left out when it crossed the date line are included. */
  readonly date: string;
  /** Epoch ms at which each quarter of an hour is due, by `HH:MM` */
  readonly due: ReadonlyMap<string, number>;
}

/**
 * A year of a zone's calendar, computed in a slow and simple way. It walks through the year in quarters of an hour and
 * notes when the clocks first show each moment. A moment that they skip gets the time at which they would have shown it
 * without the change. It uses no offsets, so that its errors differ from those of the rule that is tested against it.
 */
export function wallCalendar(timeZone: string, year: number): CalendarDay[] {
  // Swedish dates have the form `2026-03-29 03:30`.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const shown = (instant: number): number => Date.parse(`${format.format(instant).replace(' ', 'T')}Z`);
  const dueAt = new Map<number, number>();
  let last = shown(Date.UTC(year, 0, 1) - 3 * DAY);
  for (let instant = Date.UTC(year, 0, 1) - 3 * DAY; instant < Date.UTC(year + 1, 0, 4); instant += STEP) {
    const now = shown(instant);
    for (let skipped = last + STEP; skipped < now; skipped += STEP)
      dueAt.set(skipped, instant + (skipped - last - STEP));
    if (!dueAt.has(now)) dueAt.set(now, instant);
    last = now;
  }
  const days: CalendarDay[] = [];
  for (let midnight = Date.UTC(year, 0, 1); midnight < Date.UTC(year + 1, 0, 1); midnight += DAY) {
    const due = new Map<string, number>();
    for (let wall = midnight; wall < midnight + DAY; wall += STEP) {
      const instant = dueAt.get(wall);
      if (instant === undefined)
        throw new Error(`The walk through ${timeZone} has missed ${new Date(wall).toISOString()}.`);
      due.set(new Date(wall).toISOString().slice(11, 16), instant);
    }
    days.push({ date: new Date(midnight).toISOString().slice(0, 10), due });
  }
  return days;
}
