const DAY_MS = 24 * 60 * 60_000;

/** Days before the end of a certificate at which a notice goes out, fewest first. */
const NOTICE_DAYS = [1, 7, 21] as const;

/** Certificates that are valid for fewer days get their notices later in proportion. */
const FULL_LIFETIME_MS = 90 * DAY_MS;

interface Ending {
  /** Epoch ms; null: not known. */
  readonly validFrom: number | null;
  /** Epoch ms. */
  readonly validTo: number;
  /** Of how many days before its end a notice went out last; null: of none. */
  readonly noticedDays: number | null;
}

/**
 * How long before the end a notice goes out, ms. ACME clients renew when a third of the lifetime is left: 30 of 90 days, 15 of 45,
 * two of six (https://letsencrypt.org/docs/integration-guide/#when-to-renew). A notice before that would be a false alarm, so the
 * first goes out at 21/90. The last one is a day before the end where looks a day apart can meet that.
 */
function noticeMs(days: (typeof NOTICE_DAYS)[number], { validFrom, validTo }: Ending): number {
  const lifetime = validFrom === null ? FULL_LIFETIME_MS : Math.max(0, validTo - validFrom);
  const inProportion = days * DAY_MS * Math.min(1, lifetime / FULL_LIFETIME_MS);
  return Math.max(inProportion, Math.min(DAY_MS, lifetime / 4));
}

/**
 * The notice that is due about a certificate: of how many days before its end, as it is for one of 90 days. Undefined: none. One that was missed is not
 * made up for when a later one is due, and of one that has ended the crawls report.
 */
export function dueNotice(ending: Ending, now: number): number | undefined {
  const { validTo, noticedDays } = ending;
  const left = validTo - now;
  if (left <= 0) return undefined;
  const days = NOTICE_DAYS.find((limit) => left <= noticeMs(limit, ending));
  return days !== undefined && (noticedDays === null || days < noticedDays) ? days : undefined;
}

/** Whole days that are left, a part of one counted as one. */
export const daysLeft = (validTo: number, now: number): number => Math.ceil((validTo - now) / DAY_MS);
