import { addsTable } from './adds-table.ts';

/** Time-based one-time codes of people. */
export const totpFactors = addsTable('0027-totp-factors', {
  name: 'totp_factors',
  columns: {
    user_id: 'id',
    secret_ciphertext: 'text',
    secret_key_id: 'varchar(64)',
    created_at: 'bigint',
    // NULL until a first code was given: codes are not needed at sign-in before that.
    confirmed_at: 'bigint?',
    // Time step of the last accepted code
    last_step: 'bigint?',
  },
  primaryKey: ['user_id'],
  foreignKeys: [{ column: 'user_id', references: 'users' }],
});
