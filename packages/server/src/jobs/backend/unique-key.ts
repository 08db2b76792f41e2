import { createHash } from 'node:crypto';
import type { JobParameters } from 'agenda';

type Keyed = Pick<JobParameters, 'name' | 'type' | 'unique'>;

/**
 * The key that two saves of the same job share: its name when it is `single` (`every()`), name and query when it is
 * `unique()`. Undefined for all other jobs. The order of the query's keys does not matter.
 */
export function uniqueKey({ name, type, unique }: Keyed): string | undefined {
  if (type !== 'single' && !unique) return undefined;
  const identity = type === 'single' ? ['single', name] : ['unique', name, sorted(unique)];
  return createHash('sha256').update(JSON.stringify(identity)).digest('hex');
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}
