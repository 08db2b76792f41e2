const PAUSE_MS = 60_000;

/**
 * How long the server does not send an invitation again, whole seconds; 0: it does.
 * @param sentAt RFC 3339, by the clock of the server
 * @param now epoch ms, by the clock of the browser: where it is late, a minute is all that is waited
 */
export const secondsUntilResend = (sentAt: string, now: number): number =>
  Math.ceil(Math.min(PAUSE_MS, Math.max(0, Date.parse(sentAt) + PAUSE_MS - now)) / 1_000);
