const DAY = 86_400_000;

/**
 * Date and time on the clocks of a time zone, stored as the epoch ms at which clocks in UTC show the same. Date
 * arithmetic on it is plain UTC arithmetic.
 */
export type WallTime = number;

/**
 * Maximum number of kept formats, of which making one costs a hundred times what using it does. The number needs a
 * bound because names of zones have aliases and differ in case.
 */
const FORMATS = 500;
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  if (formats.size >= FORMATS) formats.clear();
  formats.set(timeZone, format);
  return format;
}

/**
 * Whether the name is that of a zone of the IANA database (`Europe/Berlin`, `UTC`). Bare offsets such as `+02:00` are
 * no zones.
 */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return formatOf(name) !== undefined;
  } catch {
    return false;
  }
}

/** Month, day, year, hour, minute, second, as `formatOf` writes them: `3/29/2026, 03:30:00` */
const SHOWN = /^(\d+)\/(\d+)\/(\d+), (\d+):(\d+):(\d+)$/;

/** Date and time on the clocks of the zone at an instant (epoch ms) */
export function wallTimeAt(instant: number, timeZone: string): WallTime {
  // One string takes a third of the time of `formatToParts`.
  const shown = SHOWN.exec(formatOf(timeZone).format(instant));
  if (shown === null) throw new Error(`Cannot read a date and time of ${timeZone} as Intl writes it.`);
  const [month, day, year, hour, minute, second] = shown.slice(1).map(Number) as [number, number, number, ...number[]];
  const milliseconds = ((instant % 1000) + 1000) % 1000;
  return Date.UTC(year, month - 1, day, hour, minute, second, milliseconds);
}

/**
 * The instant (epoch ms) at which the clocks show `wall`. When they show it twice, because they are set back, it is the
 * first instant. When they skip it, because they are set forward, the offset from before the change applies, so the
 * result is as much later (RFC 5545, section 3.3.5).
 */
export function instantOf(wall: WallTime, timeZone: string): number {
  const offsetAt = (instant: number): number => wallTimeAt(instant, timeZone) - instant;
  // No zone is a day from UTC, so these two lie on either side of the instant and of a change close to it.
  const before = offsetAt(wall - DAY);
  const after = offsetAt(wall + DAY);
  const candidates = new Set([wall - before, wall - after]);
  const shown = [...candidates].filter((instant) => wallTimeAt(instant, timeZone) === wall);
  return shown.length === 0 ? wall - before : Math.min(...shown);
}
