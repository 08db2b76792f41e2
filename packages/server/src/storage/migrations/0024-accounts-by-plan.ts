import { createIndex } from '../create-index.ts';
import type { Migration } from './migration.ts';

/** How long results are kept depends on the plan, so they are pruned plan by plan. */
export const accountsByPlan: Migration = {
  name: '0024-accounts-by-plan',
  up: (executor) => createIndex(executor, 'accounts', ['plan', 'id']),
};
