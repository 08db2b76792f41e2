import type { Executor } from '../../platform/storage/index.ts';

/** Notes that the rows of all domains of an account are to be removed, in the transaction that deletes the account. */
export async function insertRemovalsOfAccount(trx: Executor, accountId: string, at: number): Promise<void> {
  const domains = trx('domains').where({ account_id: accountId }).whereNull('deleted_at');
  await trx(trx.raw('?? (??, ??)', ['domain_deletions', 'domain_id', 'deleted_at'])).insert(
    domains.select('id', trx.raw('?', [at])),
  );
}

/** Tables that give people and programs access: they have few rows, which are deleted with the account at once. */
const ACCESS = ['api_keys', 'invitations', 'memberships'] as const;

export async function deleteAccess(trx: Executor, accountId: string): Promise<void> {
  for (const table of ACCESS) await trx(table).where({ account_id: accountId }).delete();
}

export async function listRemovalsOfAccount(on: Executor, accountId: string, limit: number): Promise<string[]> {
  return on('domain_deletions as d')
    .join('domains', 'domains.id', 'd.domain_id')
    .where('domains.account_id', accountId)
    .limit(limit)
    .pluck('d.domain_id');
}

export async function hasDomains(on: Executor, accountId: string): Promise<boolean> {
  return (await on('domains').where({ account_id: accountId }).first('id')) !== undefined;
}

/** Tables with rows that belong to rows of another table, and the column that refers to it */
const CHILDREN: Readonly<Record<string, readonly [table: string, column: string]>> = {
  deliveries: ['delivery_attempts', 'delivery_id'],
  webhook_endpoints: ['webhook_endpoint_domains', 'endpoint_id'],
  audit_log: ['audit_domains', 'entry_id'],
};

/**
 * Tables of an account whose domains are removed, those that refer to others first, each with a column that finds few
 * rows at a time
 */
const TABLES = [
  ['deliveries', 'id'],
  ['notifications', 'id'],
  ['events', 'id'],
  ['webhook_endpoints', 'id'],
  ['notification_settings', 'account_id'],
  ['chat_targets', 'account_id'],
  ['mail_opt_outs', 'account_id'],
  ['branding', 'account_id'],
  ['idempotency_keys', 'key_hash'],
  ['account_usage', 'month'],
  ['account_days', 'day'],
  ['audit_log', 'id'],
  ['invitations', 'id'],
  ['api_keys', 'id'],
  ['memberships', 'user_id'],
] as const;

/** Deletes about `limit` rows and answers their number; when it is less than `limit`, no rows are left. */
export async function deleteRowsOfAccount(trx: Executor, accountId: string, limit: number): Promise<number> {
  let deleted = 0;
  for (const [table, key] of TABLES) {
    if (deleted >= limit) break;
    const own = () => trx(table).where({ account_id: accountId });
    const keys: unknown[] = await own()
      .distinct(key)
      .limit(limit - deleted)
      .pluck(key);
    if (keys.length === 0) continue;
    const child = CHILDREN[table];
    if (child !== undefined)
      await trx(child[0])
        .whereIn(child[1], keys as string[])
        .delete();
    deleted += await own()
      .whereIn(key, keys as string[])
      .delete();
  }
  return deleted;
}
