import { describe, expect, it, test } from 'vitest';
import { insertCompletedCrawl } from '../../test-support/insert-crawl.ts';
import { expectRefusal, startDomainApi } from './domain-api.test-support.ts';

interface Page {
  readonly path: string;
  /** Whether the crawl left the page out */
  readonly isLeftOut?: boolean;
}

async function start() {
  const api = await startDomainApi();
  const domain = await api.add();
  const path = `/api/v1/domains/${domain.id}`;
  const preview = (crawl_config: object) =>
    api.call('POST', `${path}/crawl-config/preview`, { body: { crawl_config } });
  /** Adds a completed crawl that knows exactly these pages. */
  const crawled = async (pages: readonly Page[]): Promise<string> => {
    const { ctx, db } = api.server;
    const id = await insertCompletedCrawl(ctx, { domainId: `${domain.id}`, targets: 1 });
    await db.knex('crawl_pages').where({ crawl_id: id }).delete();
    for (const [at, { path: name, isLeftOut = false }] of pages.entries()) {
      const target = {
        crawl_id: id,
        id: at + 100,
        url: `https://example.com${name}`,
        url_hash: `${id}${at}`.slice(-32),
      };
      const verdict = { verdict: isLeftOut ? 'skipped' : 'ok', reason: isLeftOut ? 'excluded' : 'ok' };
      await db.knex('crawl_targets').insert({ ...target, ...verdict, internal: 1, navigational: 1, depth: 1 });
      if (!isLeftOut)
        await db.knex('crawl_pages').insert({ crawl_id: id, target_id: at + 100, url: target.url, depth: 1 });
    }
    return id;
  };
  return { ...api, domain, path, preview, crawled };
}

const pages = (count: number, folder: string): Page[] =>
  Array.from({ length: count }, (_, at) => ({ path: `/${folder}/${at}` }));

describe('200: the pages that the newest completed crawl knows', () => {
  it('are counted, with the first of those that would be left out, and nothing is saved', async () => {
    const { preview, crawled, read, domain } = await start();
    await crawled([{ path: '/older' }]);
    const crawl = await crawled([
      { path: '/' },
      ...pages(700, 'blog'),
      ...pages(12, 'private'),
      { path: '/x?sort=name' },
      { path: '/private/left-out', isLeftOut: true },
      { path: '/tmp/left-out', isLeftOut: true },
    ]);
    const { status, body } = await preview({ exclusions: ['/private/**', '/[?&]sort=/'] });
    expect(status).toBe(200);
    expect(body.exclusions).toEqual({
      crawl_id: crawl,
      pages: 716,
      excluded: 14,
      first_excluded: pages(10, 'private').map(({ path }) => `https://example.com${path}`),
      complete: true,
    });
    expect((await read(`${domain.id}`)).crawl_config).toEqual(domain.crawl_config);
  });

  it('are those that none of the patterns leaves out, too', async () => {
    const { preview, crawled } = await start();
    await crawled(pages(3, 'a'));
    const { body } = await preview({ exclusions: [] });
    expect(body.exclusions).toMatchObject({ pages: 3, excluded: 0, first_excluded: [], complete: true });
  });

  it('are compared as far as their number allows, and the answer says so', async () => {
    const { preview, server, crawled } = await start();
    const crawl = await crawled([]);
    const rows = Array.from({ length: 20_500 }, (_, at) => ({
      crawl_id: crawl,
      target_id: at + 1,
      url: `https://example.com/${at}`,
      depth: 1,
    }));
    await server.db.knex.batchInsert('crawl_pages', rows, 200);
    const { body } = await preview({ exclusions: ['/**'] });
    expect(body.exclusions).toMatchObject({ pages: 20_000, excluded: 20_000, complete: false });
    expect(body.exclusions).toHaveProperty('first_excluded.length', 10);
  });

  it('are none before the first crawl, and once its pages are gone', async () => {
    const { preview, crawled, server } = await start();
    expect((await preview({ exclusions: ['/**'] })).body.exclusions).toBeNull();
    const id = await crawled(pages(1, 'a'));
    await server.db.knex('crawls').where({ id }).update({ results_expired_at: 1 });
    expect((await preview({ exclusions: ['/**'] })).body.exclusions).toBeNull();
  });
});

describe('200: the next crawls', () => {
  it('are five, each at its time of the wall clock on both sides of a change of the clocks', async () => {
    const { preview, server } = await start();
    await server.clock.advance(Date.parse('2026-03-26T12:00:00Z') - server.clock.now());
    const { body } = await preview({
      schedule: { frequency: 'daily', time: '02:30', time_zone: 'Europe/Berlin' },
    });
    // On 29 March 02:30 does not exist in Berlin.
    expect(body.next_crawls).toEqual([
      '2026-03-27T01:30:00.000Z',
      '2026-03-28T01:30:00.000Z',
      '2026-03-29T01:30:00.000Z',
      '2026-03-30T00:30:00.000Z',
      '2026-03-31T00:30:00.000Z',
    ]);
  });

  it('begin with the one that is due, while the schedule is as it was saved', async () => {
    const { preview, call, path, server } = await start();
    const body = { crawl_config: { schedule: { frequency: 'hourly' } } };
    await call('PATCH', path, { body });
    const { next_crawl_at: next } = await server.db.knex('domains').first('next_crawl_at');
    await server.clock.advance(3 * 3_600_000);
    expect((await preview({ rate: 2 })).body.next_crawls).toEqual(
      [0, 1, 2, 3, 4].map((hour) => new Date(Number(next) + hour * 3_600_000).toISOString()),
    );
  });

  it('are none of a schedule that is off', async () => {
    const { preview } = await start();
    expect((await preview({ schedule: { frequency: 'off' } })).body.next_crawls).toEqual([]);
  });
});

describe('refusals', () => {
  test.each([
    [400, 'nothing proposed', {}, [400, 'validation_failed', '#/crawl_config']],
    [
      422,
      'a pattern that cannot be read',
      { exclusions: ['/a', '/**/a/'] },
      [422, 'invalid_setting', '#/crawl_config/exclusions/1'],
    ],
    [
      422,
      'a time zone that does not exist',
      { schedule: { time_zone: 'Mars/Base' } },
      [422, 'invalid_setting', '#/crawl_config/schedule/time_zone'],
    ],
  ] as const)('%i: %s', async (_, __, crawlConfig, refusal) => {
    const { preview, ...api } = await start();
    await expectRefusal(api, () => preview(crawlConfig), refusal);
  });

  it('403: somebody who may only view', async () => {
    const { server, path, domain } = await start();
    const grants = [{ domain_id: `${domain.id}`, rights: ['view' as const] }];
    const { cookie } = await server.personFor(server.ctx, { role: 'member', grants });
    const body = { crawl_config: { exclusions: [] } };
    expect((await server.call('POST', `${path}/crawl-config/preview`, { body, cookie })).status).toBe(403);
  });
});
