import type { PageRequest } from '../../platform/paging.ts';
import { type Columns, type Executor, fromJsonColumn, toJsonColumn } from '../../platform/storage/index.ts';
import type { Grant, MembershipRow } from './membership-row.ts';

export const membershipColumns: Columns<MembershipRow> = {
  account_id: true,
  user_id: true,
  role: true,
  grants: true,
  version: true,
  last_used_at: true,
  created_at: true,
  updated_at: true,
};

type Stored<Row extends Pick<MembershipRow, 'grants'>> = Omit<Row, 'grants'> & { readonly grants: string | null };

const read = <Row extends Pick<MembershipRow, 'grants'>>(row: Stored<Row>): Row =>
  ({ ...row, grants: fromJsonColumn<Grant[]>(row.grants) }) as Row;

export type StoredMembership = Stored<MembershipRow>;

export const readMembership = (row: StoredMembership): MembershipRow => read(row);

type At = Pick<MembershipRow, 'account_id' | 'user_id'>;

export async function insertMembership(on: Executor, row: Omit<MembershipRow, 'last_used_at'>): Promise<void> {
  await on('memberships').insert({ ...row, grants: toJsonColumn(row.grants) });
}

export async function findMembership(on: Executor, { account_id, user_id }: At): Promise<MembershipRow | undefined> {
  const row = await on<Stored<MembershipRow>>('memberships').where({ account_id, user_id }).first();
  return row && read(row as Stored<MembershipRow>);
}

/** Finds a membership and locks its row until the transaction ends. */
export async function lockMembership(trx: Executor, { account_id, user_id }: At): Promise<MembershipRow | undefined> {
  const row = await trx<Stored<MembershipRow>>('memberships').where({ account_id, user_id }).forUpdate().first();
  return row && read(row as Stored<MembershipRow>);
}

/** Changes a row that the transaction has locked, and increments the version. */
export async function updateMembership(
  trx: Executor,
  { account_id, user_id, version }: At & Pick<MembershipRow, 'version'>,
  { grants, ...change }: Pick<MembershipRow, 'role' | 'grants' | 'updated_at'>,
): Promise<void> {
  await trx('memberships')
    .where({ account_id, user_id })
    .update({ ...change, grants: toJsonColumn(grants), version: version + 1 });
}

/** Notes a use, unless another server has noted a later one. */
export async function updateMembershipUse(on: Executor, { account_id, user_id }: At, now: number): Promise<void> {
  await on('memberships')
    .where({ account_id, user_id })
    .where((where) => where.whereNull('last_used_at').orWhere('last_used_at', '<', now))
    .update({ last_used_at: now });
}

export async function deleteMembership(trx: Executor, { account_id, user_id }: At): Promise<void> {
  await trx('memberships').where({ account_id, user_id }).delete();
}

export async function countOwners(on: Executor, accountId: string): Promise<number> {
  const [row] = await on('memberships').where({ account_id: accountId, role: 'owner' }).count({ owners: '*' });
  return Number(row?.owners ?? 0);
}

/** Mail addresses of the owners of an account. */
export async function listOwnerAddresses(on: Executor, accountId: string): Promise<string[]> {
  return owners(on).where('m.account_id', accountId).pluck('u.email');
}

const owners = (on: Executor) =>
  on('memberships as m').join('users as u', 'u.id', 'm.user_id').where('m.role', 'owner');

/** Query for the owner of an account with a mail address, both given as columns of another query. */
export const ownerAt = (on: Executor, columns: { readonly accountId: string; readonly address: string }) =>
  owners(on).where({ 'm.account_id': on.ref(columns.accountId), 'u.email': on.ref(columns.address) });

export async function countMembers(on: Executor, accountId: string): Promise<number> {
  const [row] = await on('memberships').where({ account_id: accountId }).count({ members: '*' });
  return Number(row?.members ?? 0);
}

/** Locales of members by mail address, for those of these addresses whose members have chosen one */
export async function listLocales(
  on: Executor,
  accountId: string,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows: { email: string; locale: string }[] = await on('memberships as m')
    .join('users as u', 'u.id', 'm.user_id')
    .where('m.account_id', accountId)
    .whereIn('u.email', [...addresses])
    .whereNotNull('u.locale')
    .select('u.email', 'u.locale');
  return new Map(rows.map(({ email, locale }) => [email, locale]));
}

/** Names of the members among these people, by id */
export async function listMemberNames(
  on: Executor,
  accountId: string,
  userIds: readonly (string | null)[],
): Promise<ReadonlyMap<string | null, string>> {
  const ids = [...new Set(userIds.filter((id) => id !== null))];
  if (ids.length === 0) return new Map();
  const rows: { id: string; name: string }[] = await on('memberships as m')
    .join('users as u', 'u.id', 'm.user_id')
    .where('m.account_id', accountId)
    .whereIn('m.user_id', ids)
    .select('u.id', 'u.name');
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** A membership, and the person that it belongs to */
export interface MemberRow extends MembershipRow {
  readonly name: string;
  readonly email: string;
}

const withPerson = (on: Executor, accountId: string) =>
  on('memberships as m')
    .join('users as u', 'u.id', 'm.user_id')
    .where('m.account_id', accountId)
    .select('m.*', 'u.name', 'u.email');

export async function findMember(on: Executor, { account_id, user_id }: At): Promise<MemberRow | undefined> {
  const row: Stored<MemberRow> | undefined = await withPerson(on, account_id).where({ user_id }).first();
  return row && read<MemberRow>(row);
}

/** Lists memberships, newest first; one more than `limit` when there are more. */
export async function listMemberRows(
  on: Executor,
  accountId: string,
  { limit, after }: PageRequest,
): Promise<MemberRow[]> {
  const query = withPerson(on, accountId).limit(limit + 1);
  query.orderBy([
    { column: 'm.created_at', order: 'desc' },
    { column: 'm.user_id', order: 'desc' },
  ]);
  if (after !== undefined) {
    query.where((where) =>
      where
        .where('m.created_at', '<', after.at)
        .orWhere((same) => same.where('m.created_at', after.at).where('m.user_id', '<', String(after.id))),
    );
  }
  const rows: Stored<MemberRow>[] = await query;
  return rows.map((row) => read<MemberRow>(row));
}

export async function isMember(on: Executor, accountId: string, email: string): Promise<boolean> {
  const row = await on('memberships as m')
    .join('users as u', 'u.id', 'm.user_id')
    .where({ 'm.account_id': accountId, 'u.email': email })
    .first('m.user_id');
  return row !== undefined;
}

/** Removes a domain from the grants of an account's members. */
export async function deleteGrantsOn(trx: Executor, accountId: string, domainId: string): Promise<void> {
  const rows: Stored<MembershipRow>[] = await trx('memberships')
    .where({ account_id: accountId })
    .where('grants', 'like', `%${domainId}%`)
    .forUpdate();
  for (const row of rows) {
    const { user_id, grants, version } = read<MembershipRow>(row);
    const left = toJsonColumn((grants ?? []).filter(({ domain_id }) => domain_id !== domainId));
    await trx('memberships')
      .where({ account_id: accountId, user_id })
      .update({ grants: left, version: version + 1 });
  }
}

export interface OwnAccount {
  readonly id: string;
  readonly name: string;
  readonly plan: string;
  readonly role: MembershipRow['role'];
}

/** Lists the accounts of a person, by name. */
export async function listOwnAccounts(on: Executor, userId: string): Promise<OwnAccount[]> {
  const rows: OwnAccount[] = await on('memberships as m')
    .join('accounts as a', 'a.id', 'm.account_id')
    .where('m.user_id', userId)
    .select('a.id', 'a.name', 'a.plan', 'm.role');
  // They are few, and no index has them in this order.
  return rows.sort((a, b) => (a.name === b.name ? (a.id < b.id ? -1 : 1) : a.name < b.name ? -1 : 1));
}
