import { addsTable } from './adds-table.ts';

export const accounts = addsTable('0001-accounts', {
  name: 'accounts',
  columns: {
    id: 'id',
    name: 'varchar(255)',
    plan: 'varchar(32)',
    custom_domain_limit: 'int?',
    // JSON of other limits of its own; NULL: none.
    custom_limits: 'text?',
    // Set: nothing is crawled or delivered, and nobody may read or change anything of it.
    suspended_at: 'bigint?',
    // Set: it is gone for everybody, and its rows are being removed.
    deleted_at: 'bigint?',
    version: { type: 'int', default: 1 },
    created_at: 'bigint',
  },
  primaryKey: ['id'],
  indexes: [
    // How long results are kept depends on the plan, so they are pruned plan by plan.
    ['plan', 'id'],
    ['deleted_at', 'created_at', 'id'],
    ['plan', 'deleted_at', 'created_at', 'id'],
    ['created_at', 'id'],
  ],
});
