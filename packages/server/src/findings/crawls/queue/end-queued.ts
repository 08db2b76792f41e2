import { type Database, noLease, transaction } from '../../../platform/storage/index.ts';
import type { CrawlRow } from '../crawl-row.ts';
import { addToHistory } from '../run/add-to-history.ts';
import { noConfig, updateCrawl } from '../store.ts';

interface EndQueued {
  readonly crawl: Pick<CrawlRow, 'id' | 'account_id' | 'domain_id'>;
  /** Lease token of the worker that has claimed it, if any. */
  readonly expected: Partial<Pick<CrawlRow, 'lease_token'>>;
  /** Epoch ms. */
  readonly at: number;
  readonly change: Partial<Pick<CrawlRow, 'error' | 'cancel_requested_at'>>;
}

/** Cancels a crawl that has not begun, and adds it to the history, which shows why there is a gap. False: it is not queued any more. */
export async function endQueued(db: Database, { crawl, expected, at, change }: EndQueued): Promise<boolean> {
  const end = { state: 'canceled', active_domain_id: null, finished_at: at } as const;
  return transaction(db, async (trx) => {
    const queued = { id: crawl.id, state: 'queued', ...expected } as const;
    if (!(await updateCrawl(trx, queued, { ...end, ...noLease, config: noConfig, ...change }))) return false;
    const unstarted = { ...crawl, started_at: null };
    await addToHistory(trx, { crawl: unstarted, end: { ...end, elapsed_ms: 0 }, figures: null, issueCounts: null });
    return true;
  });
}
