import type { Issue } from '@linkvitals/contract/types';

const DAY_MS = 86_400_000;

/** The groups of issues by the time since which they are open. */
export const ages = ['day', 'week', 'earlier'] as const;

export type Age = (typeof ages)[number];

/** The group of an issue. @param now ms since 1970 */
export function ageOf({ opened_at }: Pick<Issue, 'opened_at'>, now: number): Age {
  const age = now - Date.parse(opened_at);
  if (age < DAY_MS) return 'day';
  return age < 7 * DAY_MS ? 'week' : 'earlier';
}
