import type { MembershipRow } from './membership-row.ts';

/** The membership of the owner of a new account. */
export const ownership = (accountId: string, userId: string, now: number): Omit<MembershipRow, 'last_used_at'> => ({
  account_id: accountId,
  user_id: userId,
  role: 'owner',
  grants: null,
  version: 1,
  created_at: now,
  updated_at: now,
});
