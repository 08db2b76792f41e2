import { type Executor, fromJsonColumn, toJsonColumn } from '../storage/index.ts';
import type { Grant, MembershipRow } from './membership-row.ts';

type StoredMembership = Omit<MembershipRow, 'grants'> & { readonly grants: string | null };

export const readMembership = (row: StoredMembership): MembershipRow => ({
  ...row,
  grants: fromJsonColumn<Grant[]>(row.grants),
});

export async function insertMembership(on: Executor, row: MembershipRow): Promise<void> {
  await on('memberships').insert({ ...row, grants: toJsonColumn(row.grants) });
}

export async function findMembership(
  on: Executor,
  at: Pick<MembershipRow, 'account_id' | 'user_id'>,
): Promise<MembershipRow | undefined> {
  const { account_id, user_id } = at;
  const row = await on<StoredMembership>('memberships').where({ account_id, user_id }).first();
  return row && readMembership(row as StoredMembership);
}

export interface OwnAccount {
  readonly id: string;
  readonly name: string;
  readonly plan: string;
  readonly role: MembershipRow['role'];
}

/** The accounts of a person, by name. */
export async function listOwnAccounts(on: Executor, userId: string): Promise<OwnAccount[]> {
  const rows: OwnAccount[] = await on('memberships as m')
    .join('accounts as a', 'a.id', 'm.account_id')
    .where('m.user_id', userId)
    .select('a.id', 'a.name', 'a.plan', 'm.role');
  // Few, and no index has them in this order.
  return rows.sort((a, b) => (a.name === b.name ? (a.id < b.id ? -1 : 1) : a.name < b.name ? -1 : 1));
}
