import { type PlanColumns, planOf } from '../../accounts/index.ts';
import type { Services } from '../../context.ts';
import { readDatabaseNow } from '../../storage/index.ts';
import { type CrawlCursors, countHeldByAccount, createCrawlCursors, listAbandoned, listQueued } from './queue-store.ts';
import { rankCrawls } from './rank-crawls.ts';

interface DueCrawlsInput {
  readonly limit: number;
  /** Default none. */
  readonly except?: readonly string[];
  /** Where the last choice ended; they are moved on. Default: at the beginning. */
  readonly cursors?: CrawlCursors;
}

/**
 * Ids of crawls that wait for a worker and may begin, in the order in which they should: first those whose owners paid
 * for jumping the queue, then account by account in turn. Where more accounts wait than are looked at, the next choice is
 * among those that follow: what a choice costs does not depend on how much waits.
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
      // Who may have more at once by a limit of their own gets them by several choices.
      limit: Math.min(limit, Math.max(...Object.values(config.plans).map((plan) => plan.crawls_at_once))),
      full: new Set(full.map(({ account_id }) => account_id)),
    })),
  ];
  const counts = new Map(held.map(({ account_id, crawls }) => [account_id, Number(crawls)]));
  // Who was on a plan that jumps the queue, and is no more, does not.
  const jumps = (columns: PlanColumns): boolean => planOf({ config }, columns).agency_features;
  const rated = waiting.map((crawl) => (jumps(crawl) ? crawl : { ...crawl, priority: 0 }));
  return rankCrawls(rated, { now, held: counts, atOnce })
    .slice(0, limit)
    .map(({ id }) => id);
}
