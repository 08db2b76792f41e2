import { setTimeout as sleep } from 'node:timers/promises';
import type { Services } from '../../context.ts';
import { deleteCrawlsOfDomain } from '../../findings/crawls/index.ts';
import { deleteIssuesOfDomain } from '../../findings/issues/index.ts';
import { deleteRechecksOfDomain } from '../../findings/rechecks/index.ts';
import { deleteHistoryOfDomain, deletePackedDaysOfDomain } from '../../findings/trends/index.ts';
import { deleteDeliveriesOfDomain } from '../../outgoing/deliveries/index.ts';
import { deleteEventsOfDomain } from '../../outgoing/events/index.ts';
import { deleteNotificationsOfDomain } from '../../outgoing/notifications/index.ts';
import { deleteAuditOfDomain } from '../../platform/audit/index.ts';
import { type Executor, emptyLog, transaction } from '../../platform/storage/index.ts';
import { deleteReportsOfDomain } from '../../reporting/reports/index.ts';
import { deleteSharesOfDomain } from '../../reporting/sharing/index.ts';
import { deleteCertificatesOfDomain } from '../certificates/index.ts';
import { deleteRemoval, lockRemoval } from './store.ts';

/** Deletes about `limit` rows of a domain and answers how many; fewer than `limit`: there are no more. */
type Step = (trx: Executor, domainId: string, limit: number) => Promise<number>;

/** Rows that refer to others are deleted first, without cascades. Those that could still be sent come first of all. */
const steps: readonly Step[] = [
  deleteDeliveriesOfDomain,
  deleteNotificationsOfDomain,
  deleteAuditOfDomain,
  deleteReportsOfDomain,
  deleteSharesOfDomain,
  deleteEventsOfDomain,
  deleteRechecksOfDomain,
  deleteIssuesOfDomain,
  deleteCrawlsOfDomain,
  deleteHistoryOfDomain,
  deletePackedDaysOfDomain,
  deleteCertificatesOfDomain,
];

/** Number of rows of a transaction: it takes some ms, in which no other statement writes to a SQLite file. */
const ROWS = 500;

interface RemoveDomainInput {
  readonly domainId: string;
  /** Maximum number of batches. Default: no limit. */
  readonly batches?: number;
  /** Ends the removal after the batch under way; the rest is found again. */
  readonly signal?: AbortSignal;
}

/**
 * Removes the rows of a deleted domain, batch by batch, its own row at last. It may be cut off anywhere and run again,
 * also by several servers: a batch that another one has locked ends this run.
 */
export async function removeDomain(
  { db }: Pick<Services, 'db'>,
  { domainId, batches = Number.POSITIVE_INFINITY, signal }: RemoveDomainInput,
): Promise<void> {
  for (let batch = 0; batch < batches && signal?.aborted !== true; batch += 1) {
    const began = performance.now();
    const hasMore = await transaction(db, (trx) => removeBatch(trx, domainId));
    if (!hasMore) return emptyLog(db);
    // The pause gives other work as much time as this took: on SQLite the whole process would stand still until the
    // last batch.
    await sleep(performance.now() - began);
  }
}

async function removeBatch(trx: Executor, domainId: string): Promise<boolean> {
  if (!(await lockRemoval(trx, domainId))) return false;
  let left = ROWS;
  for (const step of steps) {
    left -= await step(trx, domainId, left);
    if (left <= 0) return true;
  }
  await deleteRemoval(trx, domainId);
  return false;
}
