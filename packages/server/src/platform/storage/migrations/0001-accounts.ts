import { addsTable } from './adds-table.ts';

export const accounts = addsTable('0001-accounts', {
  name: 'accounts',
  columns: {
    id: 'id',
    name: 'varchar(255)',
    plan: 'varchar(32)',
    custom_domain_limit: 'int?',
    // JSON of limits of its own; NULL: none.
    custom_limits: 'text?',
    // Time of the suspension: nothing of the account is crawled or delivered, and nobody may read or change it. NULL:
    // none.
    suspended_at: 'bigint?',
    // Time of the deletion: nobody can find the account, and its rows are being removed. NULL: not deleted.
    deleted_at: 'bigint?',
    version: { type: 'int', default: 1 },
    created_at: 'bigint',
  },
  primaryKey: ['id'],
  indexes: [
    // The plan decides how long results are kept, so they are pruned plan by plan.
    ['plan', 'id'],
    ['deleted_at', 'created_at', 'id'],
    ['plan', 'deleted_at', 'created_at', 'id'],
    ['created_at', 'id'],
  ],
});
