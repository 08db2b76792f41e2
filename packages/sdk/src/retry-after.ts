/**
 * Reads a `Retry-After` header (RFC 9110, section 10.2.3): seconds, or an HTTP date.
 * @param now Milliseconds since the epoch, for dates.
 * @returns Milliseconds to wait, 0 for a date in the past; undefined when there is no header that can be read.
 */
export function retryAfterMs(header: string | null, now: number): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  // Date.parse also takes bare numbers such as "-1"; every form of an HTTP date begins with the name of a weekday.
  const date = /^[A-Z][a-z]{2}/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
