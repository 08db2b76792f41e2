import { createHash } from 'node:crypto';
import { insertInBatches, type Row, transaction } from '../../../platform/storage/index.ts';
import { verifiedDomain } from '../../../sites/domains/domain.test-support.ts';
import type { TestContext } from '../../../test-support/test-context.ts';
import { getCrawlRow } from '../get-crawl-row.ts';
import { startCrawl } from '../queue/start-crawl.ts';
import type { Claim } from './claim-crawl.ts';
import { finishCrawl } from './finish-crawl.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A site of pages and files as a crawl finds it. Each page links to two files. */
export interface Found {
  readonly pages: number;
  readonly files: number;
  readonly findingsOf: (page: number) => readonly { readonly code: string; readonly severity: string }[];
  readonly isBroken: (file: number) => boolean;
}

const SLOW = { code: 'slow_page', severity: 'warning' };
const UNTITLED = { code: 'title_missing', severity: 'error' };
const SIZE = { pages: 700, files: 500 };

/** Two crawls that differ in issues that are new, persist, and are fixed. */
export const before: Found = {
  ...SIZE,
  findingsOf: (page) => (page % 2 === 0 ? [SLOW, UNTITLED] : [SLOW]),
  isBroken: (file) => file % 3 > 0,
};
export const after: Found = {
  ...SIZE,
  findingsOf: (page) => (page > 250 ? [SLOW, UNTITLED] : [UNTITLED]),
  isBroken: (file) => file % 3 < 2,
};

const OK = { verdict: 'ok', status_code: 200, content_type: 'text/html', reason: null };
const GONE = { verdict: 'broken', status_code: 404, content_type: null, reason: 'not_found' };

function* rowsOf(hostname: string, crawl_id: string, found: Found): Generator<[table: string, row: Row]> {
  const { pages, files, findingsOf, isBroken } = found;
  const known = { crawl_id, host: hostname, internal: 1, navigational: 1, depth: 1, requested: 1, looked_at: 1 };
  const target = (id: number, url: string, rest: Row): [string, Row] => [
    'crawl_targets',
    { ...known, id, url, url_hash: sha256(url), ...rest },
  ];
  for (let page = 1; page <= pages; page += 1) {
    const url = `https://${hostname}/page-${page}`;
    yield target(page, url, OK);
    const times = { load_ms: page % 90, response_ms: 1 };
    const read = { status_code: 200, links_internal: 2, links_external: 0, ...times };
    yield ['crawl_pages', { crawl_id, target_id: page, url, depth: 1, ...read }];
    for (const finding of findingsOf(page))
      yield ['crawl_findings', { crawl_id, target_id: page, ...finding, detail: null }];
    for (const seq of [0, 1]) {
      const target_id = pages + 1 + ((page * 7 + seq) % files);
      yield ['crawl_links', { crawl_id, page_id: page, seq, target_id, kind: 'a', text: `link ${target_id}` }];
    }
  }
  for (let file = 1; file <= files; file += 1) {
    const url = `https://${hostname}/file-${file}`;
    yield target(pages + file, url, isBroken(file) ? GONE : OK);
  }
}

/** Rows that are inserted together. */
const ROWS = 5_000;

async function insertRows({ db }: Pick<TestContext, 'db'>, rows: Iterable<[table: string, row: Row]>): Promise<void> {
  const waiting = new Map<string, Row[]>();
  await transaction(db, async (trx) => {
    for (const [table, row] of rows) {
      const of = waiting.get(table) ?? [];
      waiting.set(table, of);
      if (of.push(row) === ROWS) await insertInBatches(trx, table, of.splice(0));
    }
    for (const [table, rest] of waiting) await insertInBatches(trx, table, rest);
  });
}

/** Adds a crawl that has requested everything, and that this process holds. */
export async function addRequested({ ctx }: Pick<TestContext, 'ctx'>, domainId: string, found: Found): Promise<Claim> {
  const { id } = await startCrawl(ctx, { domainId });
  const token = ctx.ids.uuid();
  const held = { lease_owner: ctx.instance, lease_token: token, lease_expires_at: ctx.clock.now() + 3_600_000 };
  const { hostname } = await getCrawlRow(ctx, id);
  const began = { state: 'running', started_at: ctx.clock.now(), url: `https://${hostname}/page-1` };
  await ctx.db
    .knex('crawls')
    .where({ id })
    .update({ ...held, ...began });
  await insertRows(ctx, rowsOf(hostname, id, found));
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
