import type { Executor } from '../storage/index.ts';

/** The domain of usage that belongs to domains which were deleted. */
const NO_DOMAIN = '';

export interface Used {
  readonly accountId: string;
  readonly domainId: string;
  /** As `usageMonth` gives it. */
  readonly month: number;
  readonly urls: number;
}

/**
 * Counts URLs that were requested. One statement, an upsert of one row: who adds holds that row until the transaction
 * ends, so it comes last there.
 */
export async function addUsage(on: Executor, { accountId, domainId, month, urls }: Used): Promise<void> {
  const row = { account_id: accountId, domain_id: domainId, month, urls_requested: urls };
  await on('account_usage')
    .insert(row)
    .onConflict(['account_id', 'month', 'domain_id'])
    .merge({ urls_requested: on.raw('?? + ?', ['account_usage.urls_requested', urls]) });
}

/** What a domain has used becomes the account's alone, in the transaction that deletes the domain. */
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
