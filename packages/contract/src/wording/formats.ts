/** Locales of the languages. English is that of Europe, with an unambiguous order of day and month, and 24 hours. */
export const locales = { en: 'en-GB', de: 'de' } as const;

/** Options of a date: `3 Nov 2026`. */
export const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;
/** Options of a time of day: `14:05`. */
export const MINUTE = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** A duration in its two largest units: `45 s`, `3 min 12 s`, `1 h 2 min`, `24 h`. It is never shown as 0. */
export function durationText(seconds: number): string {
  const whole = Math.max(1, Math.round(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3_600), Math.floor((whole % 3_600) / 60), whole % 60];
  const parts = [hours > 0 && `${hours} h`, minutes > 0 && `${minutes} min`, hours === 0 && rest > 0 && `${rest} s`];
  return parts.filter(Boolean).join(' ');
}

/**
 * A short time: `< 1 ms`, `340 ms`, `2.5 s`; from a minute on as a duration. It is never shown as 0.
 * @param decimal writes a number with one digit after the point, in a language
 */
export function millisecondsText(ms: number, decimal: (value: number) => string): string {
  if (ms < 1) return '< 1 ms';
  if (Math.round(ms) < 1_000) return `${Math.round(ms)} ms`;
  const tenths = Math.round(ms / 100);
  return tenths < 600 ? `${decimal(tenths / 10)} s` : durationText(ms / 1_000);
}
