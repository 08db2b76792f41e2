import { addsTable } from './adds-table.ts';

/** Codes in place of one-time codes. A row is deleted when its code is used. */
export const recoveryCodes = addsTable('0028-recovery-codes', {
  name: 'recovery_codes',
  columns: {
    user_id: 'id',
    // SHA-256 of the code, which has 80 random bits.
    code_hash: 'hash',
  },
  primaryKey: ['user_id', 'code_hash'],
  foreignKeys: [{ column: 'user_id', references: 'users' }],
});
