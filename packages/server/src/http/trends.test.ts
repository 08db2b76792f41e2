import { expect, it, onTestFinished } from 'vitest';
import { historyOf } from '../findings/trends/trends.test-support.ts';
import { describeEachDatabase } from '../platform/storage/describe-each-database.test-support.ts';
import { verifiedDomain } from '../sites/domains/domain.test-support.ts';
import { startTestServer } from '../test-support/test-server.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;

const notCompared = { new_issues: null, fixed_issues: null, reopened_issues: null };
const NOON = Date.UTC(2026, 2, 1, 12);

const iso = (at: number) => new Date(at).toISOString();

describeEachDatabase('trends', (fresh) => {
  async function start(now = NOON) {
    const server = await startTestServer({ db: fresh().open() });
    onTestFinished(() => server.close());
    const { id } = await verifiedDomain(server, { hostname: 'one.example.com' });
    server.clock.advance(now - server.clock.now());
    const trendsOf = async (domainId: string, query = '') =>
      (await server.call('GET', `/api/v1/domains/${domainId}/trends${query}`)).body;
    const all = async (options: object = {}) => (await server.call('GET', '/api/v1/trends', options)).body;
    return {
      ...server,
      id,
      add: historyOf(server, id),
      trends: (query?: string) => trendsOf(id, query),
      trendsOf,
      all,
    };
  }
  type Shown = Record<string, unknown>;
  const points = ({ points }: Shown) => points as Shown[];
  const marks = ({ marks }: Shown) => marks as Shown[];

  it('show each crawl with all that it measured, the oldest first, and say which time they span', async () => {
    const { id, add, trends } = await start();
    const first = await add({ at: NOON - 2 * DAY, issueCounts: { new: 4, fixed: 0, reopened: 0 } });
    const second = await add({ at: NOON - DAY, figures: { score: null, load_ms: null, load_p95_ms: null } });
    const point = {
      date: '2026-02-27',
      crawls: 1,
      health_score: 84,
      score_version: 1,
      truncated: false,
      total_urls: 12,
      pages_crawled: 10,
      broken_links: 3,
      issue_counts: { error: 4, warning: 2, notice: 1 },
      duration_seconds: 60,
      response_time_ms: 200,
      response_time_p95_ms: 900,
    };
    const unmeasured = { health_score: null, response_time_ms: null, response_time_p95_ms: null };
    const compared = { new_issues: 4, fixed_issues: 0, reopened_issues: 0 };
    expect(await trends()).toEqual({
      domain_id: id,
      window: '30d',
      by: 'crawl',
      time_zone: 'UTC',
      from: iso(NOON - 30 * DAY),
      to: iso(NOON),
      complete: true,
      points: [
        { ...point, ...compared, at: iso(NOON - 2 * DAY), crawl_id: first },
        { ...point, ...unmeasured, ...notCompared, at: iso(NOON - DAY), date: '2026-02-28', crawl_id: second },
      ],
      marks: [],
    });
  });

  it('have marks in place of zeros for crawls that failed or were canceled, and nothing for a time without crawls', async () => {
    const { add, trends } = await start();
    await add({ at: NOON - 9 * DAY });
    const failed = await add({ at: NOON - 8 * DAY, state: 'failed', error_code: 'DNS_ERROR' });
    const canceled = await add({ at: NOON - 7 * DAY, state: 'canceled' });
    await add({ at: NOON - DAY });
    for (const by of ['crawl', 'day']) {
      const shown = await trends(`?by=${by}`);
      expect(points(shown).map(({ date }) => date)).toEqual(['2026-02-20', '2026-02-28']);
      expect(marks(shown)).toEqual([
        {
          at: iso(NOON - 8 * DAY),
          date: '2026-02-21',
          crawl_id: failed,
          state: 'failed',
          error_code: 'DNS_ERROR',
          crawls: 1,
          ...notCompared,
        },
        {
          at: iso(NOON - 7 * DAY),
          date: '2026-02-22',
          crawl_id: canceled,
          state: 'canceled',
          error_code: null,
          crawls: 1,
          ...notCompared,
        },
      ]);
    }
  });

  it.each([30, 60, 90])('by crawl span exactly %i times 24 hours of the clock of the server', async (days) => {
    const { add, trends, clock } = await start();
    await add({ at: NOON - days * DAY });
    const inside = await add({ at: NOON - days * DAY + 1 });
    const now = await add({ at: NOON });
    await add({ at: NOON + 1 });
    const shown = async () => points(await trends(`?window=${days}d`)).map(({ crawl_id }) => crawl_id);
    expect(await shown()).toEqual([inside, now]);
    clock.advance(1);
    expect(await shown()).toHaveLength(2);
    expect(await shown()).not.toContain(inside);
  });

  it('by day have one point for each day (UTC): its last crawl, with the issues of all', async () => {
    const { add, trends } = await start();
    const midnight = NOON - 12 * HOUR;
    await add({ at: midnight - 2, issueCounts: { new: 1, fixed: 0, reopened: 2 }, figures: { score: 10 } });
    const last = await add({
      at: midnight - 1,
      issueCounts: { new: 3, fixed: 5, reopened: 0 },
      figures: { score: 20 },
    });
    await add({ at: midnight - 3, state: 'failed', error_code: 'TIMEOUT' });
    await add({ at: midnight - 1, state: 'failed', error_code: 'SSL_ERROR' });
    const today = await add({ at: midnight, figures: { score: 30 } });
    const shown = await trends('?by=day');
    expect(points(shown)).toMatchObject([
      {
        date: '2026-02-28',
        crawl_id: last,
        crawls: 2,
        health_score: 20,
        new_issues: 4,
        fixed_issues: 5,
        reopened_issues: 2,
      },
      { date: '2026-03-01', crawl_id: today, crawls: 1, health_score: 30, new_issues: null },
    ]);
    expect(marks(shown)).toMatchObject([{ date: '2026-02-28', crawls: 2, error_code: 'SSL_ERROR', state: 'failed' }]);
  });

  it('show a crawl that was canceled while it ran as canceled, and count it as no failure, of one domain and of all', async () => {
    const { add, trends, all } = await start();
    const issueCounts = { new: 2, fixed: 0, reopened: 0 };
    await add({ at: NOON, state: 'failed', error_code: 'CANCELED', issueCounts });
    const mark = { state: 'canceled', crawls: 1, new_issues: 2 };
    expect(marks(await trends())).toMatchObject([{ ...mark, error_code: 'CANCELED' }]);
    expect(marks(await all())).toMatchObject([{ ...mark, domains: 1 }]);
  });

  it.each([30, 60, 90])('by day span %i whole days with today as the last', async (days) => {
    const { add, trends } = await start();
    const first = NOON - 12 * HOUR - (days - 1) * DAY;
    await add({ at: first - 1 });
    const inside = await add({ at: first });
    const shown = await trends(`?by=day&window=${days}d`);
    expect(shown.from).toBe(iso(first));
    expect(points(shown).map(({ crawl_id }) => crawl_id)).toEqual([inside]);
  });

  it('of all domains have what each measured last up to each day, and averages over it', async () => {
    const { add, all, db, clock, ...server } = await start();
    const { id: two } = await verifiedDomain({ ...server, db, clock }, { hostname: 'two.example.com' });
    await add({
      at: NOON - DAY,
      figures: { score: 1, broken_links: 100 },
      issueCounts: { new: 1, fixed: 0, reopened: 0 },
    });
    await add({ at: NOON - DAY + 1, figures: { score: 90, pages: 10, load_ms: 100, load_p95_ms: 400 } });
    const other = { score: 61, pages: 30, load_ms: 300, load_p95_ms: 800, broken_links: 1 };
    await add({ at: NOON - DAY + 2, domainId: two, figures: other, issueCounts: { new: 2, fixed: 3, reopened: 0 } });
    const none = { score: null, pages: 0, load_ms: null, load_p95_ms: null };
    await add({ at: NOON, domainId: two, figures: none });
    await add({ at: NOON, state: 'failed', issueCounts: { new: 6, fixed: 0, reopened: 0 } });
    expect(await all()).toEqual({
      window: '30d',
      by: 'day',
      time_zone: 'UTC',
      from: '2026-01-31T00:00:00.000Z',
      to: iso(NOON),
      points: [
        {
          date: '2026-02-28',
          domains: 2,
          domains_crawled: 2,
          crawls: 3,
          health_score: 76,
          total_urls: 24,
          pages_crawled: 40,
          broken_links: 4,
          issue_counts: { error: 8, warning: 4, notice: 2 },
          new_issues: 3,
          fixed_issues: 3,
          reopened_issues: 0,
          duration_seconds: 60,
          response_time_ms: 250,
          response_time_p95_ms: 700,
        },
        expect.objectContaining({
          date: '2026-03-01',
          domains: 2,
          domains_crawled: 1,
          crawls: 1,
          health_score: 90,
          pages_crawled: 10,
          new_issues: null,
          response_time_ms: 100,
          response_time_p95_ms: 400,
        }),
      ],
      marks: [
        {
          date: '2026-03-01',
          state: 'failed',
          domains: 1,
          crawls: 1,
          new_issues: 6,
          fixed_issues: 0,
          reopened_issues: 0,
        },
      ],
    });
  });

  it('of all domains are those that the caller may see, without deleted ones', async () => {
    const { add, all, keyFor, personFor, ctx, call, trendsOf, ...server } = await start();
    const { id: two } = await verifiedDomain({ ...server, ctx }, { hostname: 'two.example.com' });
    await add({ at: NOON - DAY });
    await add({ at: NOON - DAY, domainId: two });
    const domains = async (options: object) => points(await all(options)).map((point) => point.domains);
    expect(await domains({})).toEqual([2]);
    expect(await domains({ key: await keyFor(ctx, { domainIds: [two] }) })).toEqual([1]);
    const grants = [{ domain_id: two, rights: ['view'] as const }];
    const member = await personFor(ctx, { role: 'member', grants });
    expect(await domains({ cookie: member.cookie })).toEqual([1]);
    expect(await domains({ key: await keyFor(await server.other()) })).toEqual([]);
    await call('DELETE', `/api/v1/domains/${two}?confirm=two.example.com`);
    expect(await domains({})).toEqual([1]);
    expect(await trendsOf(two)).toMatchObject({ status: 404 });
    expect(await server.db.knex('crawl_history').where({ domain_id: two })).toEqual([]);
  });

  it('of a domain are 404 for callers who may not see it, and an unknown window is refused', async () => {
    const { id, call, keyFor, ctx, ...server } = await start();
    const path = `/api/v1/domains/${id}/trends`;
    const status = async (options: object, query = '') => (await call('GET', `${path}${query}`, options)).status;
    expect(await status({ key: await keyFor(await server.other()) })).toBe(404);
    const { id: two } = await verifiedDomain({ ...server, ctx }, { hostname: 'two.example.com' });
    expect(await status({ key: await keyFor(ctx, { domainIds: [two] }) })).toBe(404);
    expect(await status({ key: await keyFor(ctx, { scopes: ['crawls:read'] }) })).toBe(403);
    expect([await status({}, '?window=31d'), await status({}, '?by=week')]).toEqual([400, 400]);
  });

  it('by crawl have the newest 2,500 and say that there are more; by day have them all', async () => {
    const { add, trends, db, ctx } = await start();
    const id = await add({ at: NOON - 2 * DAY });
    const [row] = await db.knex('crawl_history').where({ crawl_id: id });
    const rows = Array.from({ length: 2_500 }, (_, n) => ({
      ...row,
      crawl_id: ctx.ids.uuid(),
      ended_at: NOON - DAY + n,
      day: row.day + 1,
      ends_day: n === 2_499 ? 1 : 0,
      day_crawls: n + 1,
    }));
    for (let n = 0; n < rows.length; n += 250) await db.knex('crawl_history').insert(rows.slice(n, n + 250));
    const shown = await trends();
    expect([shown.complete, points(shown).length, points(shown)[0]?.at]).toEqual([false, 2_500, iso(NOON - DAY)]);
    const byDay = await trends('?by=day');
    expect([byDay.complete, points(byDay).map(({ crawls }) => crawls)]).toEqual([true, [1, 2_500]]);
  });
});
