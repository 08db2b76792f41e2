import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createWebhook } from '../../../outgoing/webhooks/index.ts';
import { setPlan } from '../../../people/accounts/index.ts';
import { systemClock } from '../../../platform/clock.ts';
import { describeEachDatabase } from '../../../platform/storage/describe-each-database.test-support.ts';
import {
  checkVerification,
  createDomain,
  type DomainRow,
  getDomain,
  updateDomain,
} from '../../../sites/domains/index.ts';
import { deleteDomain, removeDomain } from '../../../sites/removal/index.ts';
import { type CrawlTest, hostname, startCrawlTest } from '../crawl.test-support.ts';
import { cancelCrawl } from '../queue/cancel-crawl.ts';
import { dueCrawls } from '../queue/due-crawls.ts';
import { startCrawl } from '../queue/start-crawl.ts';
import { listLinks } from '../results/list-links.ts';
import { listPages } from '../results/list-pages.ts';
import { healthScore } from '../score.ts';
import { getCrawl } from '../views/get-crawl.ts';
import { presentCrawl } from '../views/present-crawl.ts';
import { runCrawl } from './run-crawl.ts';

const never = new AbortController().signal;
/** Columns that a dead worker leaves in the row. */
const leftBehind = { lease_owner: 'gone', lease_token: 'x', lease_expires_at: 0 };
const everything = { limit: 100, after: undefined };

async function verified(test: CrawlTest): Promise<DomainRow> {
  const domain = await createDomain(test.ctx, { hostname });
  test.dns.set(hostname, `linkvitals-verify=${domain.verification_token}`);
  return checkVerification(test.ctx, { domainId: domain.id });
}

const bodiesOf = async (test: CrawlTest): Promise<{ event: string; data: Record<string, unknown> }[]> =>
  (await test.db.knex('events').orderBy(['created_at', 'id']).select('body')).map((row: { body: string }) =>
    JSON.parse(row.body),
  );

const urlsRequested = async ({ db }: CrawlTest): Promise<number> =>
  Number((await db.knex('account_usage').sum({ urls: 'urls_requested' }))[0]?.urls);

async function brokenOf(test: CrawlTest, crawlId: string) {
  const { data } = await listLinks(test.ctx, { crawlId, filter: { verdict: 'broken' }, page: everything });
  return data.map(({ url, status_code, found_on_pages }) => ({
    url,
    status: status_code,
    foundOnPages: found_on_pages,
  }));
}

describeEachDatabase('a crawl of a site with known faults', (fresh) => {
  it('finds exactly the broken links, counts them, computes a score, and notifies in the same transaction', async () => {
    const test = await startCrawlTest({ db: fresh().open() });
    const domain = await verified(test);
    const { endpoint } = await createWebhookFor(test);
    const { id } = await startCrawl(test.ctx, { domainId: domain.id });
    await runCrawl(test.services, { crawlId: id, signal: never });

    const truth = test.site.truth();
    const crawl = await getCrawl(test.ctx, { crawlId: id });
    expect(crawl).toMatchObject({ state: 'completed', truncated: false, error: null });
    const byUrl = (a: { url: string }, b: { url: string }) => (a.url < b.url ? -1 : 1);
    expect((await brokenOf(test, id)).sort(byUrl)).toEqual([...truth.broken].sort(byUrl));
    expect(crawl.stats).toMatchObject({
      pages_crawled: truth.pages,
      total_links: truth.links + truth.pages,
      broken_links: truth.broken.length,
    });
    expect((crawl.stats?.internal_links ?? 0) + (crawl.stats?.external_links ?? 0)).toBe(crawl.stats?.total_links);
    expect(crawl.score).toBe(healthScore(crawl.score_inputs ?? expect.fail('no inputs')));

    const bodies = await bodiesOf(test);
    expect(bodies.map(({ event }) => event)).toEqual(['crawl.started', 'crawl.completed', 'broken_links.found']);
    expect(bodies[1]?.data.stats).toEqual(crawl.stats);
    expect(bodies[2]?.data).toMatchObject({ broken_link_count: truth.broken.length, total_pages: truth.pages });
    const deliveries = await test.db.knex('deliveries').where({ endpoint_id: endpoint.id });
    expect(deliveries).toHaveLength(3);
    // The last delivery may be left to the attempts at the two before it.
    const woken = test.alarms.deliveries.map((alarm) => alarm.id);
    expect(deliveries.map((row) => row.id)).toEqual(expect.arrayContaining(woken));
    expect(woken.length).toBeGreaterThanOrEqual(2);

    expect((await getDomain(test.ctx, domain.id)).activated_at).not.toBeNull();
    const pages = await listPages(test.ctx, { crawlId: id, page: everything });
    expect(pages.data).toHaveLength(truth.pages);
    expect(pages.data[0]).toMatchObject({ status_code: 200, title: 'Page 0', depth: 0 });
  });

  it('keeps the links to targets that are not plainly ok, and deletes all others when it has ended', async () => {
    const test = await startCrawlTest({ db: fresh().open() });
    const domain = await verified(test);
    const { id } = await startCrawl(test.ctx, { domainId: domain.id });
    await runCrawl(test.services, { crawlId: id, signal: never });
    const { data } = await listLinks(test.ctx, { crawlId: id, filter: { verdict: 'broken' }, page: everything });
    for (const target of data) {
      expect(target.occurrences).toHaveLength(Math.min(10, target.found_on_pages ?? Number.NaN));
      expect(target.occurrences[0]?.page_url).toMatch(`http://${hostname}/`);
    }
    const fine = await listLinks(test.ctx, { crawlId: id, filter: { verdict: 'ok' }, page: everything });
    const plain = fine.data.filter((target) => target.warnings.length === 0);
    expect(plain.every((target) => target.occurrences.length === 0)).toBe(true);
    expect(plain.some((target) => (target.found_on_pages ?? 0) > 0)).toBe(true);
    expect(await test.db.knex('crawl_pages').whereNotNull('anchors')).toEqual([]);
  });
});

const createWebhookFor = (test: CrawlTest) =>
  createWebhook(test.ctx, {
    url: 'https://127.0.0.1/hook',
    events: ['crawl.started', 'crawl.completed', 'crawl.failed', 'broken_links.found'],
  });

describe('a crawl that cannot be run', () => {
  it('fails with the code of the reason and notifies', async () => {
    const test = await startCrawlTest();
    const domain = await verified(test);
    await test.site.close();
    const { id } = await startCrawl(test.ctx, { domainId: domain.id });
    await runCrawl(test.services, { crawlId: id, signal: never });
    const crawl = await getCrawl(test.ctx, { crawlId: id });
    const url = `https://${hostname}/`;
    const failure = { state: 'failed', error_code: 'CONNECTION_REFUSED', url };
    expect(crawl).toMatchObject({ ...failure, stats: null, score: null });
    const reported = (await bodiesOf(test)).map(({ event, data }) => [event, data.url]);
    expect(reported).toEqual([
      ['crawl.started', url],
      ['crawl.failed', url],
    ]);
  });

  it('is canceled without an event when ownership is lost before it begins', async () => {
    const test = await startCrawlTest();
    const domain = await verified(test);
    const { id } = await startCrawl(test.ctx, { domainId: domain.id });
    test.dns.set(hostname);
    const past = {
      last_checked_at: 1,
      last_check: JSON.stringify({ ...domain.last_check, checked_at: '2020-01-01T00:00:00.000Z' }),
    };
    await test.db.knex('domains').update(past);
    await runCrawl(test.services, { crawlId: id, signal: never });
    expect((await getCrawl(test.ctx, { crawlId: id })).state).toBe('queued');
    await test.db.knex('domains').update({ verification_status: 'expired' });
    await test.db.knex('crawls').update({ lease_expires_at: 0 });
    await runCrawl(test.services, { crawlId: id, signal: never });
    expect((await getCrawl(test.ctx, { crawlId: id })).state).toBe('canceled');
    expect(await bodiesOf(test)).toEqual([]);
  });

  it('is canceled without an event or a request when its domain is over the plan before it begins', async () => {
    const test = await startCrawlTest();
    const accountId = test.ctx.account.id;
    const domain = await verified(test);
    const { id } = await startCrawl(test.ctx, { domainId: domain.id });
    await setPlan(test.services, { accountId, plan: 'free', customDomainLimit: 0 });
    const queried = test.dns.queried.length;
    await runCrawl(test.services, { crawlId: id, signal: never });
    const crawl = await getCrawl(test.ctx, { crawlId: id });
    expect(crawl).toMatchObject({ state: 'canceled', error: expect.stringContaining('limit of the plan') });
    expect(test.dns.queried).toHaveLength(queried);
    expect(test.site.stats().requests).toBe(0);
    expect(await bodiesOf(test)).toEqual([]);
  });
});

describe('a crawl during which the clock is put back by a day', () => {
  it('finishes after its start, and has its real duration', async () => {
    const test = await startCrawlTest();
    const domain = await verified(test);
    const { id } = await startCrawl(test.ctx, { domainId: domain.id });
    let aheadMs = 86_400_000;
    const clock = { ...systemClock, now: () => systemClock.now() + aheadMs };
    const onPoint = (point: string) => {
      if (point === 'after-start-commit') aheadMs = 0;
    };
    const began = systemClock.monotonic();
    await runCrawl({ ...test.services, clock, onPoint }, { crawlId: id, signal: never });
    const tookMs = systemClock.monotonic() - began;

    const crawl = presentCrawl(await getCrawl(test.ctx, { crawlId: id }));
    const [startedAt, finishedAt] = [Date.parse(crawl.started_at ?? ''), Date.parse(crawl.finished_at ?? '')];
    expect(startedAt).toBeGreaterThan(Date.now());
    expect(finishedAt - startedAt).toBeGreaterThan(0);
    const ms = (crawl.duration_seconds ?? 0) * 1_000;
    expect([ms > 0, ms <= tookMs]).toEqual([true, true]);
    const completed = (await bodiesOf(test)).find(({ event }) => event === 'crawl.completed');
    expect(completed?.data).toMatchObject({
      duration_seconds: crawl.duration_seconds,
      completed_at: crawl.finished_at,
    });
  });
});

describe('a crawl that its owner cancels', () => {
  it('while queued ends at once, without an event, and makes room for another', async () => {
    const test = await startCrawlTest();
    const domain = await verified(test);
    const { id } = await startCrawl(test.ctx, { domainId: domain.id });
    await test.db.knex('crawls').where({ id }).update({ config: '{"exclusions":["/a"]}' });
    expect((await cancelCrawl(test.ctx, { crawlId: id })).state).toBe('canceled');
    const [config] = await test.db.knex('crawls').where({ id }).pluck('config');
    expect(JSON.parse(config)).toMatchObject({ sealedHeaders: null, exclusions: [] });
    await runCrawl(test.services, { crawlId: id, signal: never });
    expect((await getCrawl(test.ctx, { crawlId: id })).state).toBe('canceled');
    expect(await bodiesOf(test)).toEqual([]);
    await startCrawl(test.ctx, { domainId: domain.id });
    await expect(cancelCrawl(test.ctx, { crawlId: id })).rejects.toMatchObject({ code: 'crawl_not_active' });
  });

  it('while running ends as failed with the code CANCELED', async () => {
    const test = await startCrawlTest({ latencyMs: 50, pages: 200 });
    const domain = await verified(test);
    const { id } = await startCrawl(test.ctx, { domainId: domain.id });
    const running = runCrawl(test.services, { crawlId: id, signal: never });
    await expect.poll(async () => (await getCrawl(test.ctx, { crawlId: id })).state).toBe('running');
    expect((await cancelCrawl(test.ctx, { crawlId: id })).state).toBe('running');
    await running;
    const crawl = await getCrawl(test.ctx, { crawlId: id });
    expect(crawl).toMatchObject({ state: 'failed', error_code: 'CANCELED' });
    expect((await bodiesOf(test)).at(-1)?.event).toBe('crawl.failed');
  });
});

describe('a pattern that an earlier version accepted and this one refuses', () => {
  const stored = { exclusions: ['/private/**', '/[ab', '/x'] };

  it('fails the crawl that was queued with it, which requests nothing and says what to do', async () => {
    const test = await startCrawlTest();
    const domain = await verified(test);
    const { id } = await startCrawl(test.ctx, { domainId: domain.id });
    const { config } = await test.db.knex('crawls').where({ id }).first('config');
    await test.db.knex('crawls').update({ config: JSON.stringify({ ...JSON.parse(config), ...stored }) });
    await runCrawl(test.services, { crawlId: id, signal: never });
    const crawl = await getCrawl(test.ctx, { crawlId: id });
    expect(crawl).toMatchObject({ state: 'failed', error_code: 'INVALID_SETTING', progress: { found: 0 } });
    expect(crawl.error).toBe(
      'Pattern "/[ab": [ is not closed; write \\[ for the character. Change the exclusions of the domain, then start a new crawl.',
    );
    expect((await bodiesOf(test)).map(({ event }) => event)).toEqual(['crawl.started', 'crawl.failed']);
  });

  it('fails the crawl that was running with it', async () => {
    const test = await startCrawlTest();
    const domain = await verified(test);
    const { id } = await startCrawl(test.ctx, { domainId: domain.id });
    const { config } = await test.db.knex('crawls').where({ id }).first('config');
    const kept = JSON.stringify({ ...JSON.parse(config), ...stored });
    await test.db
      .knex('crawls')
      .update({ state: 'running', started_at: 1, config: kept, lease_token: 'x', lease_expires_at: 0 });
    await runCrawl(test.services, { crawlId: id, signal: never });
    expect(await getCrawl(test.ctx, { crawlId: id })).toMatchObject({ error_code: 'INVALID_SETTING' });
  });

  it('refuses new crawls until it is changed', async () => {
    const test = await startCrawlTest();
    const domain = await verified(test);
    const crawl_config = JSON.stringify({ ...domain.crawl_config, ...stored });
    await test.db.knex('domains').update({ crawl_config });
    await expect(startCrawl(test.ctx, { domainId: domain.id })).rejects.toMatchObject({
      code: 'invalid_setting',
      options: { errors: [{ pointer: '#/crawl_config/exclusions/1' }] },
    });
    const change = { crawl_config: { exclusions: ['/private/**'] } };
    await updateDomain(test.ctx, { domainId: domain.id, change, version: undefined });
    expect(await startCrawl(test.ctx, { domainId: domain.id })).toMatchObject({ state: 'queued' });
  });
});

describe('a crawl whose domain is deleted', () => {
  it('stops without an event and leaves no row behind', async () => {
    const test = await startCrawlTest({ latencyMs: 50, pages: 200 });
    const domain = await verified(test);
    const { id } = await startCrawl(test.ctx, { domainId: domain.id });
    const running = runCrawl(test.services, { crawlId: id, signal: never });
    // Waits until a request is counted: before that only the start page is stored.
    await expect.poll(() => urlsRequested(test)).toBeGreaterThan(0);
    await deleteDomain(test.ctx, { domainId: domain.id, confirm: hostname, version: undefined });
    await running;
    // The other rows of the domain are deleted in the background.
    await removeDomain(test.services, { domainId: domain.id });
    const results = ['crawl_targets', 'crawl_pages', 'crawl_links', 'crawl_findings', 'crawl_page_facts'];
    for (const table of ['crawls', ...results, 'events', 'deliveries']) {
      expect(await test.db.knex(table), table).toEqual([]);
    }
    expect(await test.db.knex('account_usage').pluck('domain_id')).toEqual(['']);
    expect(await urlsRequested(test)).toBeGreaterThan(0);
  });
});

describe('a crawl that another process left', () => {
  it('may use only the rest of its time limit', async () => {
    const test = await startCrawlTest({ latencyMs: 50, pages: 200 });
    const domain = await verified(test);
    const { id } = await startCrawl(test.ctx, { domainId: domain.id });
    const used = {
      state: 'running',
      started_at: 1,
      elapsed_ms: 6 * 3_600_000 - 100,
      lease_token: 'x',
      lease_expires_at: 0,
    };
    await test.db.knex('crawls').update(used);
    await runCrawl(test.services, { crawlId: id, signal: never });
    expect(await getCrawl(test.ctx, { crawlId: id })).toMatchObject({ state: 'failed', error_code: 'TIMEOUT' });
  });

  it('is given up after five crashes without progress, and notifies', async () => {
    const test = await startCrawlTest();
    const domain = await verified(test);
    const { id } = await startCrawl(test.ctx, { domainId: domain.id });
    await test.db.knex('crawls').update({ state: 'running', started_at: 1, crash_count: 4, ...leftBehind });
    await runCrawl(test.services, { crawlId: id, signal: never });
    const crawl = await getCrawl(test.ctx, { crawlId: id });
    expect(crawl).toMatchObject({
      state: 'failed',
      error_code: 'INTERRUPTED',
      error: expect.stringContaining('5 times'),
    });
    expect((await bodiesOf(test)).map(({ event }) => event)).toEqual(['crawl.failed']);
  });

  it('is not given up when each crash came after something was stored', async () => {
    const test = await startCrawlTest();
    const domain = await verified(test);
    const { id } = await startCrawl(test.ctx, { domainId: domain.id });
    const row = { state: 'running', started_at: 1, crash_count: 4, pages_crawled: 1, ...leftBehind };
    await test.db.knex('crawls').update(row);
    await runCrawl(test.services, { crawlId: id, signal: never });
    expect((await getCrawl(test.ctx, { crawlId: id })).state).toBe('completed');
    expect((await test.db.knex('crawls').first()).crash_count).toBe(0);
  });

  it.each([
    ['a stop in order', null, ['running', 0]],
    ['a crash', 'gone', ['failed', 5]],
  ])('counts only crashes, when eight runs ended by %s', async (_case, owner, expected) => {
    const test = await startCrawlTest();
    const domain = await verified(test);
    const { id } = await startCrawl(test.ctx, { domainId: domain.id });
    await test.db.knex('crawls').update({ state: 'running', started_at: 1, lease_token: 'x' });
    for (let time = 0; time < 8; time += 1) {
      await test.db.knex('crawls').where({ state: 'running' }).update({ lease_owner: owner, lease_expires_at: 0 });
      await runCrawl(test.services, { crawlId: id, signal: AbortSignal.abort() });
    }
    const row = await test.db.knex('crawls').first();
    expect([row.state, row.crash_count]).toEqual(expected);
  });

  it('is in the log as suspended, without the error code of a cancellation', async () => {
    const test = await startCrawlTest();
    const domain = await verified(test);
    const lines: Record<string, unknown>[] = [];
    const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
    const { id } = await startCrawl(test.ctx, { domainId: domain.id });
    await runCrawl({ ...test.services, log }, { crawlId: id, signal: AbortSignal.abort() });
    const ended = lines.filter(({ msg }) => msg === 'crawl run ended');
    expect(ended.map((line) => [line.outcome, line.error_code])).toEqual([['suspended', undefined]]);
  });

  it('is fenced: a process that lost its lease writes nothing more', async () => {
    const test = await startCrawlTest({ latencyMs: 20, pages: 200 });
    const domain = await verified(test);
    const { id } = await startCrawl(test.ctx, { domainId: domain.id });
    const running = runCrawl(test.services, { crawlId: id, signal: never });
    await expect.poll(async () => (await getCrawl(test.ctx, { crawlId: id })).state).toBe('running');
    await test.db.knex('crawls').update({ lease_token: 'another-worker' });
    await running;
    const row = await test.db.knex('crawls').where({ id }).first();
    expect([row.state, row.lease_token]).toEqual(['running', 'another-worker']);
    expect((await bodiesOf(test)).map(({ event }) => event)).toEqual(['crawl.started']);
  });
});

describeEachDatabase('a crawl that its process leaves again and again', (fresh) => {
  it('continues in other runs and ends with the same result', async () => {
    const whole = await startCrawlTest({ pages: 300 });
    const wholeDomain = await verified(whole);
    const first = await startCrawl(whole.ctx, { domainId: wholeDomain.id });
    await runCrawl(whole.services, { crawlId: first.id, signal: never });

    const test = await startCrawlTest({ pages: 300, latencyMs: 20, db: fresh().open() });
    const domain = await verified(test);
    const { id } = await startCrawl(test.ctx, { domainId: domain.id });
    for (let round = 0; round < 3; round += 1) {
      const goDown = new AbortController();
      const running = runCrawl(test.services, { crawlId: id, signal: goDown.signal });
      const before = test.site.stats().requests;
      await expect.poll(() => test.site.stats().requests - before, { interval: 5 }).toBeGreaterThan(30);
      goDown.abort();
      await running;
      expect((await getCrawl(test.ctx, { crawlId: id })).state).toBe('running');
      expect(await dueCrawls(test.services, { limit: 10 })).toEqual([id]);
    }
    await runCrawl(test.services, { crawlId: id, signal: never });

    const [disturbed, undisturbed] = [
      await getCrawl(test.ctx, { crawlId: id }),
      await getCrawl(whole.ctx, { crawlId: first.id }),
    ];
    expect(disturbed.state).toBe('completed');
    expect(disturbed.stats).toEqual(undisturbed.stats);
    expect(disturbed.score_inputs).toEqual(undisturbed.score_inputs);
    const [used, usedWhole] = [await urlsRequested(test), await urlsRequested(whole)];
    expect(usedWhole).toBeGreaterThan(300);
    expect(used).toBe(usedWhole);
    const sorted = (list: { url: string }[]) => list.map((item) => JSON.stringify(item)).sort();
    expect(sorted(await brokenOf(test, id))).toEqual(sorted(await brokenOf(whole, first.id)));
    expect((await bodiesOf(test)).map(({ event }) => event)).toEqual([
      'crawl.started',
      'crawl.completed',
      'broken_links.found',
    ]);
  });
});
