import { createHash } from 'node:crypto';
import { insertInBatches, type Row, transaction } from '../../../platform/storage/index.ts';
import { verifiedDomain } from '../../../sites/domains/domain.test-support.ts';
import type { TestContext } from '../../../test-support/test-context.ts';
import { getCrawlRow } from '../get-crawl-row.ts';
import { startCrawl } from '../queue/start-crawl.ts';
import type { Claim } from './claim-crawl.ts';
import { finishCrawl } from './finish-crawl.ts';

const PAGES = 700;
const BROKEN = 500;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The faults that a crawl of the site finds, by the number of the page or target. */
export interface Found {
  readonly isSlow: (page: number) => boolean;
  readonly isUntitled: (page: number) => boolean;
  readonly isBroken: (link: number) => boolean;
}

/** Two crawls that differ in issues that are new, persist, and are fixed. */
export const before: Found = {
  isSlow: () => true,
  isUntitled: (page) => page % 2 === 0,
  isBroken: (link) => link % 3 > 0,
};
export const after: Found = { isSlow: (page) => page > 250, isUntitled: () => true, isBroken: (link) => link % 3 < 2 };

function* rowsOf(hostname: string, crawl_id: string, found: Found): Generator<[table: string, row: Row]> {
  const known = { crawl_id, host: hostname, internal: 1, navigational: 1, depth: 1, requested: 1, looked_at: 1 };
  const target = (id: number, path: string, rest: Row): [string, Row] => {
    const url = `https://${hostname}/${path}`;
    return ['crawl_targets', { ...known, id, url, url_hash: sha256(url), ...rest }];
  };
  const ok = { verdict: 'ok', status_code: 200, content_type: 'text/html', reason: null };
  const gone = { verdict: 'broken', status_code: 404, content_type: null, reason: 'not_found' };
  for (let page = 1; page <= PAGES; page += 1) {
    yield target(page, `page-${page}`, ok);
    const links = { links_internal: 2, links_external: 0, load_ms: page % 90, response_ms: 1 };
    yield [
      'crawl_pages',
      { crawl_id, target_id: page, url: `https://${hostname}/page-${page}`, depth: 1, status_code: 200, ...links },
    ];
    const finding = { crawl_id, target_id: page };
    if (found.isSlow(page))
      yield ['crawl_findings', { ...finding, code: 'slow_page', severity: 'warning', detail: '9 s' }];
    if (found.isUntitled(page))
      yield ['crawl_findings', { ...finding, code: 'title_missing', severity: 'error', detail: null }];
    for (const seq of [0, 1]) {
      const target_id = PAGES + 1 + ((page * 7 + seq) % BROKEN);
      yield ['crawl_links', { crawl_id, page_id: page, seq, target_id, kind: 'a', text: `link ${target_id}` }];
    }
  }
  for (let link = 1; link <= BROKEN; link += 1)
    yield target(PAGES + link, `file-${link}`, found.isBroken(link) ? gone : ok);
}

/** Adds a crawl that has requested everything, and that this process holds. */
export async function addRequested({ ctx }: TestContext, domainId: string, found: Found): Promise<Claim> {
  const { id } = await startCrawl(ctx, { domainId });
  const token = ctx.ids.uuid();
  const held = { lease_owner: ctx.instance, lease_token: token, lease_expires_at: ctx.clock.now() + 3_600_000 };
  const { hostname } = await getCrawlRow(ctx, id);
  const began = { state: 'running', started_at: ctx.clock.now(), url: `https://${hostname}/page-1` };
  await ctx.db
    .knex('crawls')
    .where({ id })
    .update({ ...held, ...began });
  const tables = Map.groupBy(rowsOf(hostname, id, found), ([table]) => table);
  await transaction(ctx.db, async (trx) => {
    for (const [table, rows] of tables)
      await insertInBatches(
        trx,
        table,
        rows.map(([, row]) => row),
      );
  });
  return { ctx, crawl: await getCrawlRow(ctx, id), token };
}

export const end = { outcome: 'completed', truncated: false, elapsedMs: 1_000 } as const;

/** Creates a domain whose first crawl has ended, and whose second one has requested everything. */
export async function startLargeSite(test: TestContext, hostname: string): Promise<Claim> {
  const { id } = await verifiedDomain(test, { hostname });
  await finishCrawl(await addRequested(test, id, before), end);
  return addRequested(test, id, after);
}

/** Columns that name rows by ids, which differ from run to run, or say how a run held the crawl. */
const VARIES = /^(id|.*_id|.*_hash|lease_.*|resume_count|crash_count|progress_mark|prefix)$/;

/** All that the database has about a domain, without ids and hostnames, in the order of its contents. */
export async function contentsOf({ db }: TestContext, { crawl }: Claim): Promise<Readonly<Record<string, string[]>>> {
  const ofDomain = { domain_id: crawl.domain_id };
  const crawls = db.knex('crawls').where(ofDomain).select('id');
  const queries = {
    issues: db.knex('issues').where(ofDomain),
    issue_changes: db
      .knex('issue_changes as c')
      .join('issues as i', 'i.id', 'c.issue_id')
      .where({ 'c.domain_id': crawl.domain_id })
      .select('c.*', 'i.url', 'i.kind'),
    fixes: db.knex('fixes').where(ofDomain),
    fixed: db
      .knex('fixes as f')
      .join('issues as i', 'i.fix_id', 'f.id')
      .where({ 'f.domain_id': crawl.domain_id })
      .select('f.subject', 'i.url', 'i.kind as issue_kind'),
    crawls: db.knex('crawls').where(ofDomain),
    events: db.knex('events').where(ofDomain).select('type'),
    notifications: db.knex('notifications').where(ofDomain).select('channel', 'kind'),
    crawl_history: db.knex('crawl_history').where(ofDomain),
    crawl_targets: db.knex('crawl_targets').whereIn('crawl_id', crawls),
    crawl_pages: db.knex('crawl_pages').whereIn('crawl_id', crawls),
    crawl_links: db.knex('crawl_links').whereIn('crawl_id', crawls),
    domains: db
      .knex('domains')
      .where({ id: crawl.domain_id })
      .select('health_score', 'broken_links', 'new_broken_links'),
  };
  const contents: Record<string, string[]> = {};
  for (const [name, query] of Object.entries(queries)) {
    const rows: Row[] = await query;
    const kept = rows.map((row) => Object.entries(row).filter(([column]) => !VARIES.test(column)));
    contents[name] = kept.map((row) => JSON.stringify(row).replaceAll(crawl.hostname, 'site')).sort();
  }
  return contents;
}
