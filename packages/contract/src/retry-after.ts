/**
 * Reads a `Retry-After` header: whole seconds or an HTTP date (RFC 9110, section 10.2.3).
 *
 * @param now epoch ms, for dates
 * @returns ms to wait, 0 for a date that has passed; undefined without a readable header
 */
export function parseRetryAfter(header: string | null | undefined, now: number): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d+$/.test(text)) return Math.min(Number(text) * 1_000, Number.MAX_SAFE_INTEGER);
  // Date.parse takes almost anything, `-1` included; every form of an HTTP date begins with the name of a day.
  const date = /^(?:mon|tue|wed|thu|fri|sat|sun)/i.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
