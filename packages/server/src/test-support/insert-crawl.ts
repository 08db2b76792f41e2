import { crawlResultRows } from '../../scale/crawl-rows.ts';
import { seeded } from '../../scale/seeded.ts';
import type { Context } from '../context.ts';
import { updateCrawlResult, updateLastCrawl } from '../sites/domains/index.ts';

interface NewCrawl {
  readonly domainId: string;
  readonly hostname?: string;
  /** Default 20. */
  readonly targets?: number;
  /** Epoch ms; default: now. */
  readonly finishedAt?: number;
}

/** Inserts a completed crawl with made-up results, without a site. Answers its id. */
export async function insertCompletedCrawl(
  ctx: Context,
  { domainId, hostname = 'example.com', targets = 20, finishedAt = ctx.clock.now() }: NewCrawl,
): Promise<string> {
  const id = ctx.ids.uuid();
  const created_at = finishedAt - 9_000;
  const stats = {
    total_pages: 12,
    pages_crawled: 12,
    total_links: 40,
    broken_links: 3,
    external_links: 10,
    internal_links: 30,
    redirects: 1,
    errors: 3,
  };
  const inputs = {
    pages_observed: 12,
    pages_ok: 11,
    link_weight: 50,
    link_weight_broken: 5,
    link_weight_warned: 2,
    internal_broken: 1,
  };
  await ctx.db.knex('crawls').insert({
    id,
    account_id: ctx.account.id,
    domain_id: domainId,
    state: 'completed',
    trigger_kind: 'manual',
    url: `https://${hostname}/`,
    hostname,
    max_pages: 100,
    depth_limit: 3,
    time_limit_ms: 60_000,
    config: '{}',
    queued_at: created_at,
    started_at: finishedAt - 8_000,
    finished_at: finishedAt,
    created_at,
    elapsed_ms: 8_000,
    pages_crawled: 12,
    stats: JSON.stringify(stats),
    score: 80,
    score_version: 1,
    score_inputs: JSON.stringify(inputs),
    totals: JSON.stringify({
      targets: { found: targets, checked: targets, broken: 3 },
      loadMs: 320,
      firstByteMs: 110,
      lastIssues: [],
      issueCounts: null,
    }),
  });
  await updateLastCrawl(ctx.db.knex, domainId, { id, created_at });
  const result = { health_score: 80, broken_links: 3, new_broken_links: 0, completed_crawl_id: id };
  await updateCrawlResult(ctx.db.knex, domainId, result);
  const shape = { crawlId: id, hostname, targets, links: targets, running: false };
  for (const [table, row] of crawlResultRows(shape, seeded(1))) await ctx.db.knex(table).insert(row);
  return id;
}
