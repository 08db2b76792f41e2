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
  /** The notice that was sent last, by its days before the end; null: none was sent. */
  readonly noticedDays: number | null;
}

/**
 * Time before the end of a certificate at which a notice is sent, ms. ACME clients renew when a third of the lifetime
 * is left: 30 of 90 days, 15 of 45, two of six (https://letsencrypt.org/docs/integration-guide/#when-to-renew). A
 * notice before that would be a false alarm, so the first is sent at 21/90. No notice is
 * planned less than a day before the end (less than a quarter of the lifetime, if that is shorter), because hosts are
 * looked at once a day.
 */
function noticeMs(days: (typeof NOTICE_DAYS)[number], { validFrom, validTo }: Ending): number {
  const lifetime = validFrom === null ? FULL_LIFETIME_MS : Math.max(0, validTo - validFrom);
  const inProportion = days * DAY_MS * Math.min(1, lifetime / FULL_LIFETIME_MS);
  return Math.max(inProportion, Math.min(DAY_MS, lifetime / 4));
}

/**
 * The notice that is due about a certificate, named by the days before the end that it has for a certificate of 90
 * days; undefined: none. A missed notice is not sent once a later one is due. Crawls report a certificate that has
 * ended.
 */
export function dueNotice(ending: Ending, now: number): number | undefined {
  const { validTo, noticedDays } = ending;
  const left = validTo - now;
  if (left <= 0) return undefined;
  const days = NOTICE_DAYS.find((limit) => left <= noticeMs(limit, ending));
  return days !== undefined && (noticedDays === null || days < noticedDays) ? days : undefined;
}

/** Days that are left, rounded up */
export const daysLeft = (validTo: number, now: number): number => Math.ceil((validTo - now) / DAY_MS);
