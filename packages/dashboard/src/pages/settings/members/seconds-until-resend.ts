const PAUSE_MS = 60_000;

/**
 * Whole seconds until the server sends an invitation again; 0: it does now.
 * @param sentAt RFC 3339, by the clock of the server
 * @param now ms since 1970, by the clock of the browser; if that is slow, the wait is still no longer than a minute
 */
export const secondsUntilResend = (sentAt: string, now: number): number =>
  Math.ceil(Math.min(PAUSE_MS, Math.max(0, Date.parse(sentAt) + PAUSE_MS - now)) / 1_000);
