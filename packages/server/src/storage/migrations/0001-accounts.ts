import { createTable } from '../create-table.ts';
import type { Migration } from './migration.ts';

export const accounts: Migration = {
  name: '0001-accounts',
  up: (executor) =>
    createTable(executor, {
      name: 'accounts',
      columns: {
        id: 'id',
        name: 'varchar(255)',
        plan: 'varchar(32)',
        custom_domain_limit: 'int?',
        created_at: 'bigint',
      },
      primaryKey: ['id'],
    }),
};
