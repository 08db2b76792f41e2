import type { Executor } from '../storage/index.ts';

/** Deletes `limit` rows of a domain, the oldest first, and answers how many; fewer: there are no more. */
export async function deleteHistoryOfDomain(trx: Executor, domainId: string, limit: number): Promise<number> {
  const own = () => trx('crawl_history').where({ domain_id: domainId });
  // By a range of the primary key: no row is locked that is not deleted.
  const next = await own().orderBy('ended_at').offset(limit).first('ended_at');
  const oldest = own();
  if (next !== undefined) oldest.where('ended_at', '<=', next.ended_at);
  return oldest.delete();
}

/** Deletes about `limit` rows of crawls that ended before a time, the oldest first; fewer: there are no more. */
export async function deleteOldHistory(on: Executor, before: number, limit: number): Promise<number> {
  const old = () => on('crawl_history').where('ended_at', '<', before);
  const next = await old().orderBy('ended_at').offset(limit).first('ended_at');
  const oldest = old();
  if (next !== undefined) oldest.where('ended_at', '<=', next.ended_at);
  return oldest.delete();
}
