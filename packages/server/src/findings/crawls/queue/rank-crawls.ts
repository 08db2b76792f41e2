import type { PlanColumns } from '../../../people/accounts/index.ts';

/** A crawl that waits for a worker. */
export interface WaitingCrawl extends PlanColumns {
  readonly id: string;
  readonly account_id: string;
  readonly state: 'queued' | 'running';
  readonly priority: number;
  /** Database time, like `now`. */
  readonly queued_at: number;
}

interface Circumstances {
  /** The database's time, epoch ms. */
  readonly now: number;
  /** Running crawls by account. */
  readonly held: ReadonlyMap<string, number>;
  /** Returns how many crawls an account with this plan and these limits may have at once. */
  readonly atOnce: (columns: PlanColumns) => number;
}

/** Milliseconds after which a waiting crawl is no longer behind crawls that jump the queue. */
const PATIENCE = 3_600_000;

function urgencyOf({ state, priority, queued_at }: WaitingCrawl, now: number): number {
  if (state === 'running') return 2;
  return priority > 0 || queued_at <= now - PATIENCE ? 1 : 0;
}

const byId = (a: { readonly id: string }, b: { readonly id: string }): number => (a.id < b.id ? -1 : 1);

/**
 * Crawls that may begin now, in order: first those whose worker is gone; then those that jump the queue and those that waited for
 * `PATIENCE`; then the rest. Among equals, the account with the fewest running crawls comes first, then the crawl that has waited longest.
 * Crawls beyond the number that the account's plan allows at once are left out.
 */
export function rankCrawls(waiting: readonly WaitingCrawl[], { now, held, atOnce }: Circumstances): WaitingCrawl[] {
  const rated = waiting.map((crawl) => ({ ...crawl, urgency: urgencyOf(crawl, now) }));
  const accounts = [...Map.groupBy(rated, (crawl) => crawl.account_id).values()];
  const ranked = accounts.flatMap((crawls) =>
    crawls
      .sort((a, b) => b.urgency - a.urgency || a.queued_at - b.queued_at || byId(a, b))
      .map((crawl, index) => ({ ...crawl, rank: (held.get(crawl.account_id) ?? 0) + index + 1 })),
  );
  return ranked
    .filter((crawl) => crawl.urgency === 2 || crawl.rank <= atOnce(crawl))
    .sort((a, b) => b.urgency - a.urgency || a.rank - b.rank || a.queued_at - b.queued_at || byId(a, b));
}
