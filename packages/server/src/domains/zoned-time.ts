const DAY = 86_400_000;

/**
 * What clocks in a time zone show, as the epoch ms at which clocks in UTC show the same: date arithmetic on it is plain
 * UTC arithmetic.
 */
export type WallTime = number;

/** Making one costs a hundred times what using it does. Bounded: names differ in case and aliases too. */
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

/** Whether it names a zone of the IANA database (`Europe/Berlin`, `UTC`). Bare offsets such as `+02:00` are no zones. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return formatOf(name) !== undefined;
  } catch {
    return false;
  }
}

/** What the clocks show at an instant (epoch ms). */
export function wallTimeAt(instant: number, timeZone: string): WallTime {
  const shown: Record<string, number> = {};
  for (const { type, value } of formatOf(timeZone).formatToParts(instant)) shown[type] = Number(value);
  const { year = 0, month = 0, day = 0, hour, minute, second } = shown;
  const milliseconds = ((instant % 1000) + 1000) % 1000;
  return Date.UTC(year, month - 1, day, hour, minute, second, milliseconds);
}

/**
 * The instant (epoch ms) at which the clocks show `wall`; the first of two where they are set back over it. Where they are
 * set forward over it, as much later as they are set: read with the offset from before (RFC 5545, section 3.3.5).
 */
export function instantOf(wall: WallTime, timeZone: string): number {
  const offsetAt = (instant: number): number => wallTimeAt(instant, timeZone) - instant;
  // No zone is a day from UTC, so these lie on either side of the instant and of a change close to it.
  const before = offsetAt(wall - DAY);
  const after = offsetAt(wall + DAY);
  const shown = [wall - before, wall - after].filter((instant) => wallTimeAt(instant, timeZone) === wall);
  return shown.length === 0 ? wall - before : Math.min(...shown);
}
