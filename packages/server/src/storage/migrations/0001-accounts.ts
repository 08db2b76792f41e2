import { addsTable } from './adds-table.ts';

export const accounts = addsTable('0001-accounts', {
  name: 'accounts',
  columns: {
    id: 'id',
    name: 'varchar(255)',
    plan: 'varchar(32)',
    custom_domain_limit: 'int?',
    created_at: 'bigint',
  },
  primaryKey: ['id'],
  indexes: [
    // How long results are kept depends on the plan, so they are pruned plan by plan.
    ['plan', 'id'],
  ],
});
