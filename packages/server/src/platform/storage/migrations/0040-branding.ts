import { addsTable } from './adds-table.ts';

/** Branding of the reports of an account */
export const branding = addsTable('0040-branding', {
  name: 'branding',
  columns: {
    account_id: 'id',
    name: 'varchar(80)?',
    colour: 'varchar(7)?',
    // PNG that this server has drawn.
    logo: 'blob?',
    version: { type: 'int', default: 1 },
    updated_at: 'bigint',
  },
  primaryKey: ['account_id'],
  foreignKeys: [{ column: 'account_id', references: 'accounts' }],
});
