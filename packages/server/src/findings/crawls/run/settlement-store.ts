import type { KnownCrawlErrorCode } from '@linkvitals/contract';
import type { EndRecord } from '@linkvitals/crawler';
import { type Executor, fromJsonColumn, msAfter, toJsonColumn } from '../../../platform/storage/index.ts';
import type { Position, Settling } from '../../issues/index.ts';
import type { LeaseClock } from './lease-store.ts';

/** The end of a crawl, as the crawler reports it or because the server gave the crawl up. */
export type CrawlEnd = Omit<EndRecord, 'type' | 'errorCode'> & { readonly errorCode?: KnownCrawlErrorCode };

/** The end of a crawl while it is being stored, as the row of the crawl keeps it between two batches. */
export interface Settlement {
  /** The end, with the time spent crawling, ms, over all runs. */
  readonly end: CrawlEnd & { readonly elapsedMs: number };
  /** Time of the end, epoch ms. */
  readonly at: number;
  /** Batches that are stored. */
  readonly batches: number;
  /** The step that is next: counting links, settling issues, or marking ignored targets. Null: nothing is left but the end itself. */
  readonly step: 'links' | 'issues' | 'ignored' | null;
  readonly after: Position;
  /** Null: no issue is settled. */
  readonly issues: Settling | null;
}

/** Finds what an earlier run has stored of the end of a crawl. Undefined: the crawl had not ended. */
export async function findSettlement(on: Executor, id: string): Promise<Settlement | undefined> {
  const row: { settlement: string | null } | undefined = await on('crawls').where({ id }).first('settlement');
  return fromJsonColumn<Settlement>(row?.settlement ?? null) ?? undefined;
}

/** Stores how far a batch came, and renews the lease. */
export async function updateSettlement(
  trx: Executor,
  { id, token, clock }: { readonly id: string; readonly token: string; readonly clock: LeaseClock },
  settlement: Settlement,
): Promise<void> {
  await trx('crawls')
    .where({ id, lease_token: token })
    .update({ settlement: toJsonColumn(settlement), lease_expires_at: msAfter(trx, clock.now, clock.leaseMs) });
}

/** Forgets how a crawl that has ended was settled. */
export async function deleteSettlement(trx: Executor, id: string): Promise<void> {
  await trx('crawls').where({ id }).update({ settlement: null, issues_touched: 0 });
}
