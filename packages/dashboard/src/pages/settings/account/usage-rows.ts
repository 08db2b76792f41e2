import type { AccountUsage } from '@linkvitals/contract/types';

type Usage = AccountUsage['domains'];

/** The figures that have a limit, in the order in which they are shown. */
const counted = [
  'domains',
  'urls_requested',
  'running_crawls',
  'webhook_endpoints',
  'members',
  'api_keys',
] as const satisfies (keyof AccountUsage)[];

export interface UsageRow extends Usage {
  readonly what: (typeof counted)[number];
  /** Percentage of the limit, 0 to 100; null when there is no limit. */
  readonly percent: number | null;
  /** `critical`: over the limit; `fair`: the limit is reached. */
  readonly tone: 'accent' | 'fair' | 'critical';
}

const percentOf = ({ used, limit }: Usage): number | null => {
  if (limit === null) return null;
  return limit === 0 ? (used > 0 ? 100 : 0) : Math.min(100, (100 * used) / limit);
};

const toneOf = ({ used, limit }: Usage): UsageRow['tone'] => {
  if (limit === null || used < limit || used === 0) return 'accent';
  return used > limit ? 'critical' : 'fair';
};

/** The rows for an account's use of its plan. Figures that the plan does not include and the account does not use are left out. */
export const usageRows = (usage: AccountUsage): readonly UsageRow[] =>
  counted
    .map((what) => ({ what, ...usage[what], percent: percentOf(usage[what]), tone: toneOf(usage[what]) }))
    .filter(({ used, limit }) => used > 0 || limit !== 0);
