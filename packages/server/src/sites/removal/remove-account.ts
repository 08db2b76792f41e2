import { setTimeout as sleep } from 'node:timers/promises';
import type { Services } from '../../context.ts';
import { deleteAccountRow, lockDeletedAccount } from '../../people/accounts/index.ts';
import { type Executor, emptyLog, transaction } from '../../platform/storage/index.ts';
import { deleteRowsOfAccount, hasDomains, listRemovalsOfAccount } from './account-store.ts';
import { removeDomain } from './remove-domain.ts';

/** Number of rows of a transaction: it takes some ms, in which no other statement writes to a SQLite file. */
const ROWS = 500;
const DOMAINS_A_PASS = 100;

interface RemoveAccountInput {
  readonly accountId: string;
  /** Maximum number of batches. Default: no limit. */
  readonly batches?: number;
  /** Ends the removal after the batch under way; the rest is found again. */
  readonly signal?: AbortSignal;
}

/**
 * Removes the rows of a deleted account: its domains, then the other rows of the account, and its own row at last. It
 * may be cut off anywhere and run again, also by several servers: a batch that another one has locked ends this run.
 */
export async function removeAccount({ db }: Pick<Services, 'db'>, input: RemoveAccountInput): Promise<void> {
  const { accountId, batches = Number.POSITIVE_INFINITY, signal } = input;
  const limits = { ...(signal && { signal }), ...(Number.isFinite(batches) && { batches }) };
  for (const domainId of await listRemovalsOfAccount(db.knex, accountId, Math.min(batches, DOMAINS_A_PASS))) {
    if (signal?.aborted) return;
    await removeDomain({ db }, { domainId, ...limits });
  }
  if (await hasDomains(db.knex, accountId)) return;
  for (let batch = 0; batch < batches && signal?.aborted !== true; batch += 1) {
    const began = performance.now();
    const hasMore = await transaction(db, (trx) => removeBatch(trx, accountId));
    if (!hasMore) return emptyLog(db);
    // The pause gives other work as much time as this took: on SQLite the whole process would stand still until the
    // last batch.
    await sleep(performance.now() - began);
  }
}

async function removeBatch(trx: Executor, accountId: string): Promise<boolean> {
  if (!(await lockDeletedAccount(trx, accountId))) return false;
  if ((await deleteRowsOfAccount(trx, accountId, ROWS)) >= ROWS) return true;
  await deleteAccountRow(trx, accountId);
  return false;
}
