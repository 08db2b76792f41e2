import { addsIndex } from './adds-index.ts';

/** How long results are kept depends on the plan, so they are pruned plan by plan. */
export const accountsByPlan = addsIndex('0024-accounts-by-plan', { table: 'accounts', columns: ['plan', 'id'] });
