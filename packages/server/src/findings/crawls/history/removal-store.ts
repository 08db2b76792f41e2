import { type Executor, noLease } from '../../../platform/storage/index.ts';

/** Tables with results of a crawl, by the column that follows the crawl in their primary key. Tables that refer to targets come first. */
const RESULTS = [
  ['crawl_links', 'page_id'],
  ['crawl_findings', 'target_id'],
  ['crawl_page_facts', 'target_id'],
  ['crawl_pages', 'target_id'],
  ['crawl_targets', 'id'],
] as const;

/** Rows that a crawl counts for besides its results: its deletion takes about as many statements. */
const COST_OF_A_CRAWL = 20;

/** Cancels the queued or running crawl of a domain: its worker may write no more, and nobody is notified. */
export async function endCrawlsOfDomain(trx: Executor, domainId: string, at: number): Promise<void> {
  await trx('crawls')
    .where({ active_domain_id: domainId })
    .update({ ...noLease, state: 'canceled', active_domain_id: null, finished_at: at });
}

/** Cancels the queued and running crawls of an account: their workers may write no more, and nobody is notified. */
export async function endCrawlsOfAccount(trx: Executor, accountId: string, at: number): Promise<void> {
  await trx('crawls')
    .where({ account_id: accountId })
    .whereIn('state', ['queued', 'running'])
    .update({ ...noLease, state: 'canceled', active_domain_id: null, finished_at: at });
}

/** Deletes about `limit` rows of the results of a crawl. Returns how many; fewer than `limit` means that none is left. */
export async function deleteResults(on: Executor, crawlId: string, limit: number): Promise<number> {
  let dropped = 0;
  for (const [table, key] of RESULTS) {
    if (dropped >= limit) break;
    const rows = () => on(table).where({ crawl_id: crawlId });
    // A range of the primary key locks only rows that are deleted.
    const last = await rows()
      .orderBy(key)
      .offset(limit - dropped - 1)
      .first(`${key} as key`);
    const some = rows();
    if (last !== undefined) some.where(key, '<=', last.key);
    dropped += await some.delete();
  }
  return dropped;
}

/** Deletes crawls of a domain with their results, about `limit` rows. Returns how many; fewer than `limit` means that none is left. */
export async function deleteCrawlsOfDomain(trx: Executor, domainId: string, limit: number): Promise<number> {
  let cost = 0;
  while (cost < limit) {
    const crawl = await trx('crawls').where({ domain_id: domainId }).first('id');
    if (crawl === undefined) break;
    const room = limit - cost;
    const dropped = await deleteResults(trx, crawl.id, room);
    if (dropped < room) await trx('crawls').where({ id: crawl.id }).delete();
    cost += dropped + COST_OF_A_CRAWL;
  }
  if (cost < limit) await trx('rendering_patterns').where({ domain_id: domainId }).delete();
  return cost;
}
