/**
 * Reads a Retry-After header (RFC 9110, section 10.2.3): whole seconds or a date. Answers ms from `now`, 0 for a date
 * that has passed, undefined for what is neither.
 */
export function parseRetryAfter(header: string | undefined, now: number): number | undefined {
  const text = header?.trim();
  if (text === undefined || text === '') return undefined;
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  // Date.parse takes almost anything, `-1` included; HTTP dates begin with a day's name.
  const date = /^(?:mon|tue|wed|thu|fri|sat|sun)/i.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
