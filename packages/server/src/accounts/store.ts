import type { Executor } from '../storage/index.ts';

export interface AccountRow {
  readonly id: string;
  readonly name: string;
  readonly plan: string;
  readonly custom_domain_limit: number | null;
  readonly created_at: number;
}

export async function insertAccount(on: Executor, row: AccountRow): Promise<void> {
  await on('accounts').insert(row);
}

/**
 * Makes everything of the account that takes the same lock wait for this transaction: what counts against its limits, and
 * what makes a row of which there may be one. SQLite has one writer anyway.
 */
export async function lockAccount(trx: Executor, id: string): Promise<void> {
  await trx('accounts').where({ id }).forUpdate().first('id');
}

export async function findAccount(on: Executor, id: string): Promise<AccountRow | undefined> {
  return on<AccountRow>('accounts').where({ id }).first();
}

export async function listAccounts(on: Executor): Promise<AccountRow[]> {
  return on<AccountRow>('accounts').orderBy([{ column: 'created_at' }, { column: 'id' }]);
}

export async function hasAccounts(on: Executor): Promise<boolean> {
  return (await on('accounts').first('id')) !== undefined;
}

export async function updatePlan(
  on: Executor,
  id: string,
  change: Pick<AccountRow, 'plan'> & Partial<Pick<AccountRow, 'custom_domain_limit'>>,
): Promise<boolean> {
  return (await on('accounts').where({ id }).update(change)) > 0;
}

/** The account's domains among these, by id; they stay until the transaction ends. */
export async function lockDomains(
  on: Executor,
  accountId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const query = on('domains').where({ account_id: accountId }).whereNull('deleted_at').whereIn('id', ids).forShare();
  const rows: { id: string; hostname: string }[] = await query.select('id', 'hostname');
  return new Map(rows.map(({ id, hostname }) => [id, hostname]));
}
