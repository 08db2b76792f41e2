import type { Knex } from 'knex';
import { dialectOf, type Executor } from '../../platform/storage/index.ts';

/** Notes that the rows of a domain are to be removed, in the transaction that deletes it. */
export async function insertRemoval(trx: Executor, domainId: string, at: number): Promise<void> {
  await trx('domain_deletions').insert({ domain_id: domainId, deleted_at: at });
}

/**
 * Locks the removal until the transaction ends, so that other servers do not do it as well. False: another server has
 * locked it, or it is finished.
 */
export async function lockRemoval(trx: Executor, domainId: string): Promise<boolean> {
  const query = trx('domain_deletions').where({ domain_id: domainId }).forUpdate();
  // SQLite has one writer and no SKIP LOCKED.
  if (dialectOf(trx) === 'mysql') query.skipLocked();
  return (await query.first('domain_id')) !== undefined;
}

/** Removes the last row of a deleted domain. */
export async function deleteRemoval(trx: Executor, domainId: string): Promise<void> {
  await trx('domain_deletions').where({ domain_id: domainId }).delete();
  await trx('domains').where({ id: domainId }).whereNotNull('deleted_at').delete();
}

/** Query for deleted domains that still have rows */
export const waitingRemovals = (on: Executor): Knex.QueryBuilder => on('domain_deletions');

/** Lists deleted domains that still have rows, the longest deleted first. */
export async function listPendingRemovals(on: Executor, limit: number): Promise<string[]> {
  return on('domain_deletions').orderBy('deleted_at').limit(limit).pluck('domain_id');
}
