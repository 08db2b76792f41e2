import { createHash } from 'node:crypto';
import { onTestFinished } from 'vitest';
import type { Context } from '../../../context.ts';
import { type Database, insertInBatches, transaction } from '../../../platform/storage/index.ts';
import { verifiedDomain } from '../../../sites/domains/domain.test-support.ts';
import { createTestContext, type TestContext } from '../../../test-support/test-context.ts';
import { settleCrawl } from './settle-crawl.ts';

const PAGES = 900;
const hostname = 'findings.example.com';

export interface Finding {
  readonly page: number;
  readonly code: string;
  readonly detail: string | null;
}

/** Two findings on every page: more than are settled together. */
export const findings: readonly Finding[] = Array.from({ length: PAGES }, (_, index) => index + 1).flatMap((page) => [
  { page, code: 'slow_page', detail: `${page} "ms" \\` },
  { page, code: 'title_missing', detail: null },
]);
export const urlOf = (page: number): string => `https://${hostname}/${page}`;

/** Creates a domain whose crawls read the same pages. */
export async function startFindingsTest(db: Database) {
  const test = await createTestContext({ db });
  onTestFinished(() => test.close());
  return { test, domainId: (await verifiedDomain(test, { hostname })).id };
}

export type FindingsTest = Awaited<ReturnType<typeof startFindingsTest>>;

/** Settles a crawl that read every page and has these findings. Returns its id and its counts. */
export async function settleFound(
  { test, domainId }: FindingsTest,
  found: readonly Finding[],
  /** Called right before the settlement. */
  onSettle = () => {},
) {
  const { ctx, db } = test;
  const id = await insertCrawl(ctx, domainId);
  await addResults(test, id, found);
  const crawl = { id, account_id: ctx.account.id, domain_id: domainId, started_at: 1, at: ctx.clock.now() };
  const extent = { completed: true, truncated: false, sitemapsRead: true };
  onSettle();
  const { counts } = await transaction(db, (trx) =>
    settleCrawl(ctx, trx, { ...crawl, ...extent, suggestions: new Map() }),
  );
  return { id, all: counts.all };
}

async function insertCrawl({ ids, account, clock, db }: Context, domain_id: string): Promise<string> {
  const id = ids.uuid();
  const at = clock.now();
  const about = { id, account_id: account.id, domain_id, hostname, url: `https://${hostname}/`, config: '{}' };
  const limits = { max_pages: PAGES, depth_limit: 5, time_limit_ms: 60_000 };
  const course = { state: 'completed', trigger_kind: 'manual', queued_at: at, created_at: at, pages_crawled: PAGES };
  await db.knex('crawls').insert({ ...about, ...limits, ...course });
  return id;
}

async function addResults({ db }: TestContext, crawl_id: string, found: readonly Finding[]): Promise<void> {
  const pages = Array.from({ length: PAGES }, (_, index) => index + 1);
  const target = { crawl_id, host: hostname, internal: 1, navigational: 1, depth: 1, verdict: 'ok', status_code: 200 };
  const page = { crawl_id, depth: 1, status_code: 200, links_internal: 0, links_external: 0 };
  const severity = (code: string) => (code === 'title_missing' ? 'error' : 'warning');
  await transaction(db, async (trx) => {
    const hash = (url: string) => createHash('sha256').update(url).digest('hex');
    const targets = pages.map((id) => ({ ...target, id, url: urlOf(id), url_hash: hash(urlOf(id)), requested: 1 }));
    await insertInBatches(trx, 'crawl_targets', targets);
    await insertInBatches(
      trx,
      'crawl_pages',
      pages.map((id) => ({ ...page, target_id: id, url: urlOf(id) })),
    );
    const rows = found.map(({ page: target_id, ...one }) => ({
      crawl_id,
      target_id,
      severity: severity(one.code),
      ...one,
    }));
    await insertInBatches(trx, 'crawl_findings', rows);
  });
}

export const none = { new: 0, fixed: 0, reopened: 0, persisting: 0, inconclusive: 0 };
