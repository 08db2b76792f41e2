import { addsTable } from './adds-table.ts';

/** Addresses at which anybody can read the report of a domain. */
export const shareLinks = addsTable('0041-share-links', {
  name: 'share_links',
  columns: {
    id: 'id',
    account_id: 'id',
    domain_id: 'id',
    // SHA-256 of the token.
    token_hash: 'hash',
    name: 'varchar(80)?',
    // NULL: the newest completed crawl.
    crawl_id: 'id?',
    language: { type: 'varchar(8)', default: 'en' },
    time_zone: { type: 'varchar(64)', default: 'UTC' },
    // Argon2id, in PHC format.
    password_hash: 'varchar(255)?',
    expires_at: 'bigint?',
    last_used_at: 'bigint?',
    created_at: 'bigint',
    // Incremented when somebody changes the link, not when it is read
    version: { type: 'int', default: 1 },
  },
  primaryKey: ['id'],
  unique: [['token_hash']],
  indexes: [['domain_id', 'created_at', 'id'], ['account_id']],
  foreignKeys: [
    { column: 'account_id', references: 'accounts' },
    { column: 'domain_id', references: 'domains' },
  ],
});
