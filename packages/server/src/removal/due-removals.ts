import { listDeletedAccounts } from '../accounts/index.ts';
import type { Services } from '../context.ts';
import { listPendingRemovals } from './store.ts';

/** Ids of deleted domains whose rows are still to be removed: what a request left, or a server that died. */
export function dueRemovals({ db }: Pick<Services, 'db'>, limit: number): Promise<string[]> {
  return listPendingRemovals(db.knex, limit);
}

/** The same of deleted accounts. */
export function dueAccountRemovals({ db }: Pick<Services, 'db'>, limit: number): Promise<string[]> {
  return listDeletedAccounts(db.knex, limit);
}
