const MINUTE = 60_000;
const DAY = 86_400_000;
const STEP = 15 * MINUTE;

/** One day of a zone's calendar. */
export interface CalendarDay {
  /** `YYYY-MM-DD`; also the days that the zone left out when it crossed the date line. */
  readonly date: string;
  /** Epoch ms at which each quarter of an hour is due: `HH:MM` to the instant. */
  readonly due: ReadonlyMap<string, number>;
}

/**
 * A year of a zone's calendar the slow way: walks it in quarters of an hour, writes down when the clocks first show each
 * moment, and gives the moments that they jump over to the walk that would have shown them had they not jumped. Knows
 * nothing of offsets, so that it can err in other ways only than the rule it is held against.
 */
export function wallCalendar(timeZone: string, year: number): CalendarDay[] {
  // Swedish dates are written `2026-03-29 03:30`.
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
