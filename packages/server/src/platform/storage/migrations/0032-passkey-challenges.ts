import { addsTable } from './adds-table.ts';

/** Challenges that authenticators are given to sign. A row is deleted when its challenge is used. */
export const passkeyChallenges = addsTable('0032-passkey-challenges', {
  name: 'passkey_challenges',
  columns: {
    challenge_hash: 'hash',
    // add, reauthenticate or sign_in.
    purpose: 'varchar(16)',
    // SHA-256 of the session's id, or of the token of a visitor's cookie.
    holder_hash: 'hash',
    expires_at: 'bigint',
  },
  primaryKey: ['challenge_hash'],
  indexes: [['holder_hash', 'purpose'], ['expires_at']],
});
