import type { AccountUsage } from '@linkvitals/contract/types';
import { expect, it } from 'vitest';
import { usageRows } from './usage-rows.ts';

const usage: AccountUsage = {
  month: '2026-01',
  domains: { used: 3, limit: 10 },
  urls_requested: { used: 12_000, limit: null },
  running_crawls: { used: 2, limit: 2 },
  webhook_endpoints: { used: 6, limit: 5 },
  members: { used: 1, limit: 0 },
  api_keys: { used: 0, limit: 0 },
};

it('gives each limit its percentage and its tone, and leaves out figures that the plan does not include', () => {
  expect(usageRows(usage).map(({ what, percent, tone }) => [what, percent, tone])).toEqual([
    ['domains', 30, 'accent'],
    ['urls_requested', null, 'accent'],
    ['running_crawls', 100, 'fair'],
    ['webhook_endpoints', 100, 'critical'],
    ['members', 100, 'critical'],
  ]);
});
