import { addsTable } from './adds-table.ts';

/** The address of each recipient of notifications: the token in its link to unsubscribe, and whether it was used. */
export const mailOptOuts = addsTable('0044-mail-opt-outs', {
  name: 'mail_opt_outs',
  columns: {
    account_id: 'id',
    address: 'varchar(254)',
    // SHA-256 of the token.
    token_hash: 'hash',
    // The token itself, for the next mail; NULL: it cannot be decrypted any more, and the next mail gets a new one.
    token_ciphertext: 'text?',
    token_key_id: 'varchar(64)?',
    opted_out_at: 'bigint?',
    created_at: 'bigint',
  },
  primaryKey: ['account_id', 'address'],
  unique: [['token_hash']],
  foreignKeys: [{ column: 'account_id', references: 'accounts' }],
});
