import type { Services } from '../../context.ts';
import { listDeletedAccounts } from '../../people/accounts/index.ts';
import { listPendingRemovals } from './store.ts';

/** Ids of deleted domains whose rows are still to be removed, because a request or a server that died left them */
export function dueRemovals({ db }: Pick<Services, 'db'>, limit: number): Promise<string[]> {
  return listPendingRemovals(db.knex, limit);
}

/** Ids of deleted accounts whose rows are still to be removed */
export function dueAccountRemovals({ db }: Pick<Services, 'db'>, limit: number): Promise<string[]> {
  return listDeletedAccounts(db.knex, limit);
}
