import { expect, it, onTestFinished, test } from 'vitest';
import type { Context } from '../../context.ts';
import { createWebhook } from '../../outgoing/webhooks/index.ts';
import { addUsage, usageMonth } from '../../people/accounts/index.ts';
import { pageRequest } from '../../platform/paging.ts';
import { describeEachDatabase } from '../../platform/storage/describe-each-database.test-support.ts';
import { insertInBatches } from '../../platform/storage/index.ts';
import { insertIssue } from '../../test-support/insert-issue.ts';
import { createTestContext } from '../../test-support/test-context.ts';
import { createDomain, getDomain, markActive, updateCrawlResult, updateLastCrawl } from '../domains/index.ts';
import { describeDomain, describeDomains } from './describe-domains.ts';
import { presentDomain } from './present-domain.ts';
import { createShownDomains } from './shown-domains.ts';
import { viewDomain } from './view-domain.ts';
import { viewDomains } from './view-domains.ts';

const show = async (...of: Parameters<typeof describeDomain>) => presentDomain(await describeDomain(...of));
const showAll = async (...of: Parameters<typeof describeDomains>) => (await describeDomains(...of)).map(presentDomain);

async function start() {
  const context = await createTestContext();
  onTestFinished(() => context.close());
  const row = await createDomain(context.ctx, { hostname: 'example.com' });
  return { ...context, row };
}

const stats = {
  total_pages: 12,
  pages_crawled: 10,
  total_links: 50,
  broken_links: 3,
  external_links: 20,
  internal_links: 30,
  redirects: 1,
  errors: 2,
};

/** Adds a crawl row that began `agoMs` ago; completed with score 72 unless the options say otherwise. */
async function addCrawl(
  { db, ids, clock }: Context,
  domain: { id: string; account_id: string },
  crawl: Record<string, unknown>,
) {
  const at = clock.now() - Number(crawl.agoMs ?? 0);
  const { agoMs: _, ...rest } = crawl;
  const id = ids.uuid();
  await db.knex('crawls').insert({
    id,
    account_id: domain.account_id,
    domain_id: domain.id,
    state: 'completed',
    trigger_kind: 'manual',
    url: 'https://example.com/',
    hostname: 'example.com',
    max_pages: 100,
    depth_limit: 3,
    time_limit_ms: 1000,
    config: '{}',
    queued_at: at,
    started_at: at,
    finished_at: at + 500,
    pages_crawled: 10,
    stats: JSON.stringify(stats),
    score: 72,
    created_at: at,
    ...rest,
  });
  await updateLastCrawl(db.knex, domain.id, { id, created_at: at });
  if (crawl.state !== undefined) return;
  const result = { health_score: 72, broken_links: 3, new_broken_links: 1, completed_crawl_id: id };
  await updateCrawlResult(db.knex, domain.id, result);
}

test('before any crawl the score is unknown and the metrics are empty', async () => {
  const { ctx, row } = await start();
  expect(await show(ctx, row)).toMatchObject({
    health_score: null,
    health_status: 'unknown',
    last_crawl: null,
    metrics: {
      total_urls: null,
      broken_links: null,
      recent_errors: null,
      response_time_ms: null,
      first_byte_ms: null,
      crawl_frequency: 0,
      credit_usage: 0,
      issue_counts: null,
      last_issues: [],
    },
  });
});

test('score and metrics are those of the latest completed crawl; the last crawl is the newest of all', async () => {
  const { ctx, row } = await start();
  await addCrawl(ctx, row, { agoMs: 3_600_000, score: 95 });
  await addCrawl(ctx, row, { agoMs: 1_800_000 });
  await addCrawl(ctx, row, { agoMs: 60_000, state: 'failed', score: null, stats: null, error_code: 'TIMEOUT' });
  const domain = await show(ctx, row);
  expect(domain).toMatchObject({ health_score: 72, health_status: 'good', last_crawl: { state: 'failed' } });
  expect(domain.metrics).toMatchObject({ total_urls: 12, broken_links: 3, crawl_frequency: 3 });
});

test('recent errors are those that are open and were opened in the last 24 hours, whichever crawls ran since', async () => {
  const { ctx, row, clock } = await start();
  await addCrawl(ctx, row, {});
  const now = clock.now();
  const hours = (ago: number) => now - ago * 3_600_000;
  const opened: readonly Readonly<Record<string, string | number>>[] = [
    { opened_at: hours(1) },
    { opened_at: hours(24) },
    { opened_at: hours(24) - 1 },
    { opened_at: hours(2), state: 'ignored' },
    { opened_at: hours(2), state: 'fixed' },
    { opened_at: hours(2), severity: 'warning', kind: 'redirect_chain' },
  ];
  for (const [place, issue] of opened.entries()) {
    const columns = { outcome: 'persisting', ...issue };
    await insertIssue(ctx, { domainId: row.id, url: `https://example.com/${place}`, columns });
  }
  expect((await show(ctx, row)).metrics.recent_errors).toBe(2);
  await clock.advance(1);
  expect((await show(ctx, row)).metrics.recent_errors).toBe(1);
});

test('recent errors are counted up to 1,000', async () => {
  const { ctx, db, row, clock } = await start();
  await addCrawl(ctx, row, {});
  const columns = { opened_at: clock.now(), outcome: 'new' };
  await insertIssue(ctx, { domainId: row.id, url: 'https://example.com/', columns });
  const [issue] = await db.knex('issues');
  const copies = (count: number, from: number) =>
    Array.from({ length: count }, (_, n) => ({ ...issue, id: `copy ${from + n}`, url_hash: `copy ${from + n}` }));
  await insertInBatches(db.knex, 'issues', copies(998, 0));
  expect((await show(ctx, row)).metrics.recent_errors).toBe(999);
  await insertInBatches(db.knex, 'issues', copies(2, 998));
  expect((await show(ctx, row)).metrics.recent_errors).toBe(1_000);
});

test('a verified domain is active from its first completed crawl on', async () => {
  const { ctx, db, row, clock } = await start();
  await db.knex('domains').where({ id: row.id }).update({ verification_status: 'verified', verified_at: clock.now() });
  const state = async () => (await show(ctx, await getDomain(ctx, row.id))).lifecycle_state;
  expect(await state()).toBe('verified');
  await markActive(db.knex, row.id, clock.now() + 1);
  expect(await state()).toBe('active');
});

test('each domain of a list has its own crawls and webhooks', async () => {
  const { ctx, row } = await start();
  const other = await createDomain(ctx, { hostname: 'other.example' });
  await addCrawl(ctx, row, {});
  const { endpoint } = await createWebhook(ctx, {
    url: 'https://127.0.0.1/hook',
    events: ['crawl.completed'],
    domainIds: [other.id],
  });
  const [first, second] = await showAll(ctx, [row, other]);
  expect([first?.health_score, first?.settings.webhook_ids]).toEqual([72, []]);
  expect([second?.health_score, second?.settings.webhook_ids]).toEqual([null, [endpoint.id]]);
  expect(await showAll(ctx, [])).toEqual([]);
});

test('a key for some domains sees only endpoints that are subscribed to nothing else', async () => {
  const own = await createTestContext();
  onTestFinished(() => own.close());
  const domain = await createDomain(own.ctx, { hostname: 'mine.example.com' });
  const url = 'https://127.0.0.1/hook';
  await createWebhook(own.ctx, { url, events: ['crawl.failed'] });
  const { endpoint } = await createWebhook(own.ctx, { url, events: ['crawl.failed'], domainIds: [domain.id] });
  const limited = { ...own.ctx, actor: { ...own.ctx.actor, domainIds: [domain.id] } };
  expect((await show(limited, domain)).settings.webhook_ids).toEqual([endpoint.id]);
  expect((await show(own.ctx, domain)).settings.webhook_ids).toHaveLength(2);
});

describeEachDatabase('a list of domains', (fresh) => {
  it('says newest first, page by page, what each domain says by itself', async () => {
    const test = await createTestContext({ db: fresh().open() });
    onTestFinished(() => test.close());
    const { ctx } = test;
    const other = await test.other();
    const rows = [];
    for (let i = 0; i < 25; i += 1) {
      if (i % 3 === 0) await test.clock.advance(1);
      rows.push(await createDomain(ctx, { hostname: `s${i}.example.com` }));
      await createDomain(other, { hostname: `s${i}.example.com` });
    }
    const month = usageMonth(ctx.clock.now());
    for (const [i, row] of rows.entries()) {
      if (i % 2 === 0) await addCrawl(ctx, row, { agoMs: 60_000 * i });
      if (i % 4 === 0) await addCrawl(ctx, row, { agoMs: 1_000, state: 'failed', score: null, stats: null });
      if (i % 5 === 0) await addUsage(ctx.db.knex, { accountId: ctx.account.id, domainId: row.id, month, urls: i + 1 });
    }
    const hook = { url: 'https://127.0.0.1/hook', events: ['crawl.failed'] } as const;
    const chosen = rows.filter((_, i) => i % 3 === 0).map(({ id }) => id);
    await createWebhook(ctx, hook);
    await createWebhook(ctx, { ...hook, domainIds: chosen });
    await createWebhook(ctx, { ...hook, domainIds: [rows[24]?.id ?? '', rows[0]?.id ?? ''] });
    await createWebhook(other, hook);
    const first = await viewDomains(ctx, pageRequest({ limit: 15 }));
    const second = await viewDomains(ctx, pageRequest({ limit: 15, cursor: first.nextCursor ?? '' }));
    expect([first.data.length, second.data.length, second.nextCursor]).toEqual([15, 10, null]);
    const listed = [...first.data, ...second.data];
    expect(listed.map(({ id }) => id)).toEqual(rows.map(({ id }) => id).reverse());
    const alone = [];
    for (const { id } of rows) alone.unshift(await show(ctx, await getDomain(ctx, id)));
    expect(listed).toEqual(alone);
    expect(await viewDomains(await test.other(), pageRequest({}))).toEqual({ data: [], nextCursor: null });
  });

  it('shows every change of a domain, of its crawls, usage, webhooks and plan, alike in the list and alone', async () => {
    const test = await createTestContext({ db: fresh().open() });
    onTestFinished(() => test.close());
    const { ctx } = test;
    const { knex } = ctx.db;
    const row = await createDomain(ctx, { hostname: 'example.com' });
    const shownTo = async (by: Context) => {
      const { data } = await viewDomains(by, pageRequest({}));
      const { domain: shown } = await viewDomain(by, row.id);
      expect(data).toEqual([shown]);
      return shown;
    };
    let before = await shownTo(ctx);
    const expectChange = async (change: () => Promise<unknown>, by = ctx): Promise<void> => {
      await change();
      const now = await shownTo(by);
      expect(now).not.toEqual(before);
      expect(now).toEqual(await shownTo({ ...by, shownDomains: createShownDomains() }));
      before = now;
    };
    const update = (table: string, columns: object) => expectChange(() => knex(table).update(columns));
    await expectChange(() => addCrawl(ctx, row, {}));
    const month = usageMonth(ctx.clock.now());
    await expectChange(() => addUsage(knex, { accountId: ctx.account.id, domainId: row.id, month, urls: 3 }));
    await expectChange(() => createWebhook(ctx, { url: 'https://127.0.0.1/hook', events: ['crawl.failed'] }));
    for (const columns of [
      { verification_token: 'other' },
      { verification_status: 'verified' },
      { verified_at: 1 },
      { activated_at: 2 },
      { next_check_at: 3 },
      { last_check: JSON.stringify({ checked_at: '2026-01-01T00:00:00.000Z' }) },
      { next_crawl_at: 4 },
      { last_run: JSON.stringify({ at: '2026-01-01T00:00:00.000Z' }) },
      { new_broken_links: 5 },
      { updated_at: 6 },
      { settings: JSON.stringify({ ...row.settings, sharing: true }) },
      { crawl_config: JSON.stringify({ ...row.crawl_config, max_pages: 7 }) },
    ])
      await update('domains', columns);
    for (const columns of [
      { state: 'failed' },
      { finished_at: 8 },
      { score: 9 },
      { stats: JSON.stringify({ ...stats, total_pages: 10 }) },
      { totals: JSON.stringify({ loadMs: 11 }) },
      { started_at: 12 },
    ])
      await update('crawls', columns);
    const { plan } = ctx.account;
    const smaller = { ...ctx, account: { ...ctx.account, plan: { ...plan, depth_limit: 1 } } };
    await expectChange(async () => {}, smaller);
    await expectChange(async () => {}, { ...ctx, account: { ...ctx.account, customDomainLimit: 0 } });
  });

  it('has of each its own crawls and usage of late, whether or not the others have any', async () => {
    const test = await createTestContext({ db: fresh().open() });
    onTestFinished(() => test.close());
    const { ctx } = test;
    const row = await createDomain(ctx, { hostname: 'example.com' });
    const add = (name: string) => createDomain(ctx, { hostname: `${name}.example` });
    const [twice, never, old] = [await add('twice'), await add('never'), await add('old')];
    await addCrawl(ctx, row, { agoMs: 60_000 });
    await addCrawl(ctx, twice, { agoMs: 3_600_000 });
    await addCrawl(ctx, twice, { agoMs: 60_000, state: 'failed', score: null, stats: null });
    await addCrawl(ctx, old, { agoMs: 31 * 86_400_000 });
    const month = usageMonth(ctx.clock.now());
    for (const [{ id: domainId }, urls] of [
      [row, 5],
      [twice, 7],
    ] as const) {
      await addUsage(ctx.db.knex, { accountId: ctx.account.id, domainId, month, urls });
    }
    const shown = await showAll(ctx, [twice, row, never, old]);
    expect(shown.map(({ metrics: { crawl_frequency, credit_usage } }) => [crawl_frequency, credit_usage])).toEqual([
      [2, 7],
      [1, 5],
      [0, 0],
      [0, 0],
    ]);
    expect(shown.map(({ last_crawl, health_score }) => [last_crawl?.state, health_score])).toEqual([
      ['failed', 72],
      ['completed', 72],
      [undefined, null],
      ['completed', 72],
    ]);
  });
});
