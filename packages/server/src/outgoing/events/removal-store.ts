import { deleteByIds, type Executor } from '../../platform/storage/index.ts';

/** Deletes up to `limit` events about a domain, whose deliveries are already removed. Answers how many there were. */
export async function deleteEventsOfDomain(trx: Executor, domainId: string, limit: number): Promise<number> {
  return deleteByIds(trx, 'events', await trx('events').where({ domain_id: domainId }).limit(limit).pluck('id'));
}
