import type { Services } from '../../../context.ts';
import { type PlanColumns, planOf } from '../../../people/accounts/index.ts';
import { readDatabaseNow } from '../../../platform/storage/index.ts';
import { type CrawlCursors, countHeldByAccount, createCrawlCursors, listAbandoned, listQueued } from './queue-store.ts';
import { rankCrawls } from './rank-crawls.ts';

interface DueCrawlsInput {
  readonly limit: number;
  /** Ids of crawls to leave out; default none. */
  readonly except?: readonly string[];
  /** Positions where the last choice ended; this call moves them on. Default: the beginning. */
  readonly cursors?: CrawlCursors;
}

/**
 * Ids of crawls that wait for a worker and may begin, in the order in which they should: first crawls of accounts that paid for jumping the
 * queue, then one account after the other. When more accounts wait than one choice reads, the next choice reads the following ones. So the
 * cost of a choice does not depend on how many crawls wait.
 */
export async function dueCrawls({ db, config }: Services, input: DueCrawlsInput): Promise<string[]> {
  const { limit, except = [], cursors = createCrawlCursors('') } = input;
  const atOnce = (columns: PlanColumns): number => planOf({ config }, columns).crawls_at_once;
  const now = await readDatabaseNow(db);
  const held = await countHeldByAccount(db, now);
  const full = held.filter((one) => Number(one.crawls) >= atOnce(one));
  const waiting = [
    ...(await listAbandoned(db, { now, except })),
    ...(await listQueued(db, {
      now,
      except,
      cursors,
      // An account whose own limit is higher gets its crawls by several choices.
      limit: Math.min(limit, Math.max(...Object.values(config.plans).map((plan) => plan.crawls_at_once))),
      full: new Set(full.map(({ account_id }) => account_id)),
    })),
  ];
  const counts = new Map(held.map(({ account_id, crawls }) => [account_id, Number(crawls)]));
  // An account that no longer has a plan with priority crawling does not jump the queue.
  const jumps = (columns: PlanColumns): boolean => planOf({ config }, columns).agency_features;
  const rated = waiting.map((crawl) => (jumps(crawl) ? crawl : { ...crawl, priority: 0 }));
  return rankCrawls(rated, { now, held: counts, atOnce })
    .slice(0, limit)
    .map(({ id }) => id);
}
