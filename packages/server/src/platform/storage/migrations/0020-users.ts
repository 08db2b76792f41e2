import { addsTable } from './adds-table.ts';

/** People who can sign in. */
export const users = addsTable('0020-users', {
  name: 'users',
  columns: {
    id: 'id',
    // In lower case, so that an address is used only once
    email: 'varchar(254)',
    name: 'varchar(255)',
    // Both are NULL until the person chooses one.
    time_zone: 'varchar(64)?',
    locale: 'varchar(35)?',
    // PHC string; NULL for people with other means of sign-in only
    password_hash: 'varchar(255)?',
    version: { type: 'int', default: 1 },
    created_at: 'bigint',
    updated_at: 'bigint',
  },
  primaryKey: ['id'],
  unique: [['email']],
});
