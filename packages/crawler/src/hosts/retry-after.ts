/**
 * ms that a `Retry-After` field asks to wait (RFC 9110, section 10.2.3: seconds, or a date); undefined when it is
 * absent or makes no sense.
 *
 * @param now epoch ms, for the date form
 */
export function retryAfterMs(value: string | undefined, now: number): number | undefined {
  if (value === undefined) return undefined;
  if (/^\s*\d{1,9}\s*$/.test(value)) return Number(value) * 1_000;
  const date = Date.parse(value);
  return Number.isNaN(date) || !/[a-z]/i.test(value) ? undefined : Math.max(0, date - now);
}
