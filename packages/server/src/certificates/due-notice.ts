const DAY_MS = 24 * 60 * 60_000;

/** Days before the end of a certificate at which a notice goes out, fewest first. */
const NOTICE_DAYS = [1, 7, 21] as const;

interface Ending {
  /** Epoch ms. */
  readonly validTo: number;
  /** Of how many days before its end a notice went out last; null: of none. */
  readonly noticedDays: number | null;
}

/**
 * The notice that is due about a certificate: of how many days before its end. Undefined: none. One that was missed is not
 * made up for when a later one is due, and of one that has ended the crawls report.
 */
export function dueNotice({ validTo, noticedDays }: Ending, now: number): number | undefined {
  const left = validTo - now;
  if (left <= 0) return undefined;
  const days = NOTICE_DAYS.find((limit) => left <= limit * DAY_MS);
  return days !== undefined && (noticedDays === null || days < noticedDays) ? days : undefined;
}

/** Whole days that are left, a part of one counted as one. */
export const daysLeft = (validTo: number, now: number): number => Math.ceil((validTo - now) / DAY_MS);
