import type { Executor } from '../../platform/storage/index.ts';
import { liveKeys } from './keys/store.ts';

/** The `domain_id` of the usage of deleted domains */
const NO_DOMAIN = '';

export interface Used {
  readonly accountId: string;
  readonly domainId: string;
  /** Month in the form of `usageMonth` */
  readonly month: number;
  readonly urls: number;
}

/**
 * Counts URLs that were requested. It is one upsert of one row and holds a lock on the row until the transaction ends,
 * so it comes last there.
 */
export async function addUsage(on: Executor, { accountId, domainId, month, urls }: Used): Promise<void> {
  const row = { account_id: accountId, domain_id: domainId, month, urls_requested: urls };
  await on('account_usage')
    .insert(row)
    .onConflict(['account_id', 'month', 'domain_id'])
    .merge({ urls_requested: on.raw('?? + ?', ['account_usage.urls_requested', urls]) });
}

/** Moves the usage of a domain to the account, in the transaction that deletes the domain. */
export async function moveUsageToAccount(
  on: Executor,
  { accountId, domainId }: Pick<Used, 'accountId' | 'domainId'>,
): Promise<void> {
  const ofDomain = { account_id: accountId, domain_id: domainId };
  const rows: { month: number; urls_requested: number }[] = await on('account_usage')
    .where(ofDomain)
    .forUpdate()
    .select('month', 'urls_requested');
  for (const { month, urls_requested } of rows) {
    await addUsage(on, { accountId, domainId: NO_DOMAIN, month, urls: Number(urls_requested) });
  }
  if (rows.length > 0) await on('account_usage').where(ofDomain).delete();
}

export interface UsageRow {
  readonly domains: number;
  readonly urls_requested: number;
  readonly running_crawls: number;
  readonly webhook_endpoints: number;
  readonly members: number;
  readonly api_keys: number;
}

interface UsageOf extends Pick<Used, 'accountId' | 'month'> {
  /** Epoch ms. */
  readonly now: number;
}

/** Counts everything of an account that its plan limits, by one statement. */
export async function findUsage(on: Executor, { accountId, month, now }: UsageOf): Promise<UsageRow> {
  const own = (table: string) => on(table).where({ account_id: accountId });
  const columns = {
    domains: own('domains').whereNull('deleted_at').count(),
    urls_requested: own('account_usage').where({ month }).sum('urls_requested'),
    running_crawls: own('crawls').where({ state: 'running' }).count(),
    webhook_endpoints: own('webhook_endpoints').whereNull('deleted_at').count(),
    members: own('memberships').count(),
    api_keys: liveKeys(on, accountId, now).count(),
  };
  const row = await on.select(Object.entries(columns).map(([name, query]) => on.raw('? as ??', [query, name]))).first();
  return Object.fromEntries(
    Object.keys(columns).map((name) => [name, Number(row?.[name] ?? 0)]),
  ) as unknown as UsageRow;
}
