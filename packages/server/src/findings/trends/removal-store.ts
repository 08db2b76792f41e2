import type { Executor } from '../../platform/storage/index.ts';

/** Deletes about `limit` rows of a domain, the oldest first. Returns how many; fewer than `limit` means that none is left. */
export async function deleteHistoryOfDomain(trx: Executor, domainId: string, limit: number): Promise<number> {
  const own = () => trx('crawl_history').where({ domain_id: domainId });
  // A range of the primary key locks only rows that are deleted.
  const next = await own().orderBy('ended_at').offset(limit).first('ended_at');
  const oldest = own();
  if (next !== undefined) oldest.where('ended_at', '<=', next.ended_at);
  return oldest.delete();
}

/**
 * Deletes about `limit` rows of crawls that ended before a time, the oldest first. Returns how many; fewer than `limit` means that none is
 * left.
 */
export async function deleteOldHistory(on: Executor, before: number, limit: number): Promise<number> {
  const old = () => on('crawl_history').where('ended_at', '<', before);
  const next = await old().orderBy('ended_at').offset(limit).first('ended_at');
  const oldest = old();
  if (next !== undefined) oldest.where('ended_at', '<=', next.ended_at);
  return oldest.delete();
}
