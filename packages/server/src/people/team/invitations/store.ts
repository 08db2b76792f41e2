import type { PageRequest } from '../../../platform/paging.ts';
import { type Executor, fromJsonColumn, newestFirst, toJsonColumn } from '../../../platform/storage/index.ts';
import type { Grant, MembershipRow } from '../../members/index.ts';

/** A row of an invitation. Times are epoch ms. */
export interface InvitationRow extends Pick<MembershipRow, 'role' | 'grants'> {
  readonly id: string;
  readonly account_id: string;
  readonly email: string;
  /** SHA-256 of the token, hex */
  readonly token_hash: string;
  readonly invited_by: string | null;
  readonly created_at: number;
  /** Time at which the present link was made */
  readonly sent_at: number;
  readonly expires_at: number;
}

type Stored = Omit<InvitationRow, 'grants'> & { readonly grants: string | null };
const read = (row: Stored): InvitationRow => ({ ...row, grants: fromJsonColumn<Grant[]>(row.grants) });

export async function insertInvitation(trx: Executor, row: InvitationRow): Promise<void> {
  await trx('invitations').insert({ ...row, grants: toJsonColumn(row.grants) });
}

export async function countInvitations(on: Executor, accountId: string): Promise<number> {
  const [row] = await on('invitations').where({ account_id: accountId }).count({ open: '*' });
  return Number(row?.open ?? 0);
}

export async function hasInvitation(on: Executor, accountId: string, email: string): Promise<boolean> {
  return (await on('invitations').where({ account_id: accountId, email }).first('id')) !== undefined;
}

/** Roles of the people whose invitations to an address are open; at most one for each account. */
export async function listInviterRoles(on: Executor, email: string, now: number): Promise<MembershipRow['role'][]> {
  return on('invitations as i')
    .join('memberships as m', (both) => both.on('m.account_id', 'i.account_id').andOn('m.user_id', 'i.invited_by'))
    .where('i.email', email)
    .where('i.expires_at', '>', now)
    .pluck('m.role');
}

export async function findInvitationByHash(on: Executor, tokenHash: string): Promise<InvitationRow | undefined> {
  const row = await on<Stored>('invitations').where({ token_hash: tokenHash }).first();
  return row && read(row as Stored);
}

/** Finds an invitation like `findInvitationByHash`, and locks its row until the transaction ends. */
export async function lockInvitationByHash(trx: Executor, tokenHash: string): Promise<InvitationRow | undefined> {
  const row = await trx<Stored>('invitations').where({ token_hash: tokenHash }).forUpdate().first();
  return row && read(row as Stored);
}

type At = Pick<InvitationRow, 'account_id' | 'id'>;

export async function lockInvitation(trx: Executor, { account_id, id }: At): Promise<InvitationRow | undefined> {
  const row = await trx<Stored>('invitations').where({ account_id, id }).forUpdate().first();
  return row && read(row as Stored);
}

export async function updateInvitation(
  trx: Executor,
  { account_id, id }: At,
  change: Pick<InvitationRow, 'token_hash' | 'sent_at' | 'expires_at'>,
): Promise<void> {
  await trx('invitations').where({ account_id, id }).update(change);
}

/** Deletes an invitation. False when it does not exist: it was accepted or revoked, or belongs to another account. */
export async function deleteInvitation(on: Executor, { account_id, id }: At): Promise<boolean> {
  return (await on('invitations').where({ account_id, id }).delete()) > 0;
}

/**
 * Deletes the invitations that a person has sent for an account. @param roles Roles of the invited people. Default:
 * all.
 */
export async function deleteInvitationsBy(
  trx: Executor,
  { account_id, user_id }: { readonly account_id: string; readonly user_id: string },
  roles?: readonly InvitationRow['role'][],
): Promise<void> {
  const sent = trx('invitations').where({ account_id, invited_by: user_id });
  await (roles === undefined ? sent : sent.whereIn('role', roles)).delete();
}

export async function deleteOldInvitations(on: Executor, before: number): Promise<void> {
  await on('invitations').where('expires_at', '<', before).delete();
}

/** Lists invitations, newest first; one more than `limit` when there are more. */
export async function listInvitationRows(on: Executor, accountId: string, page: PageRequest): Promise<InvitationRow[]> {
  const rows: Stored[] = await newestFirst(on('invitations').where({ account_id: accountId }), page);
  return rows.map(read);
}

/** Takes a domain out of the grants of an account's invitations. */
export async function deleteInvitedGrantsOn(trx: Executor, accountId: string, domainId: string): Promise<void> {
  const rows: Stored[] = await trx('invitations')
    .where({ account_id: accountId })
    .where('grants', 'like', `%${domainId}%`)
    .forUpdate();
  for (const { id, grants } of rows.map(read)) {
    const left = toJsonColumn((grants ?? []).filter(({ domain_id }) => domain_id !== domainId));
    await trx('invitations').where({ account_id: accountId, id }).update({ grants: left });
  }
}
