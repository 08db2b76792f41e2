import { addsTable } from './adds-table.ts';

/** Time-based one-time codes of people. */
export const totpFactors = addsTable('0027-totp-factors', {
  name: 'totp_factors',
  columns: {
    user_id: 'id',
    secret_ciphertext: 'text',
    secret_key_id: 'varchar(64)',
    created_at: 'bigint',
    // NULL until a first code was given: not needed at sign-in before.
    confirmed_at: 'bigint?',
    // Time step of the last code that was accepted.
    last_step: 'bigint?',
  },
  primaryKey: ['user_id'],
  foreignKeys: [{ column: 'user_id', references: 'users' }],
});
