import { UsageError } from '../usage-error.ts';

/** Reads a time, or a date, which stands for its start in UTC. @throws UsageError */
export function readTime(option: string, text: string): string {
  const at = Date.parse(text);
  if (Number.isNaN(at)) throw new UsageError(`${option} ${text}: not a date. Give one such as 2026-01-31.`);
  return new Date(at).toISOString();
}
