import { expect, onTestFinished, test } from 'vitest';
import type { Context } from '../../context.ts';
import { createDomain } from '../../sites/domains/index.ts';
import { startTestServer } from '../../test-support/test-server.ts';

async function start() {
  const server = await startTestServer();
  onTestFinished(() => server.close());
  const { db, clock, ctx } = server;
  const addDomain = (hostname: string, of: Context = ctx) => createDomain(of, { hostname });
  /** Adds a crawl of a domain; each is newer than the one before. */
  const addCrawl = async (domain: { id: string; account_id: string }, columns: Record<string, unknown> = {}) => {
    await clock.advance(1);
    const row = {
      id: ctx.ids.uuid(),
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
      queued_at: clock.now(),
      created_at: clock.now(),
      ...columns,
    };
    await db.knex('crawls').insert(row);
    return row.id;
  };
  const list = async (query = '', options = {}) =>
    (await server.call('GET', `/api/v1/crawls${query}`, options)).body.data.map(({ id }) => id);
  return { server, addDomain, addCrawl, list };
}

test('200: crawls of all domains, newest first, by pages that lose or repeat nothing', async () => {
  const { server, addDomain, addCrawl, list } = await start();
  const [a, b] = [await addDomain('a.example'), await addDomain('b.example')];
  const all: string[] = [];
  for (const domain of [a, b, a, b, a]) all.unshift(await addCrawl(domain));
  expect(await list()).toEqual(all);
  const seen: unknown[] = [];
  let cursor = '';
  do {
    const { body } = await server.call('GET', `/api/v1/crawls?limit=2${cursor}`);
    seen.push(...body.data.map(({ id }) => id));
    cursor = body.next_cursor === null ? '' : `&cursor=${body.next_cursor}`;
    if (seen.length === 2) await addCrawl(b);
  } while (cursor !== '');
  expect(seen).toEqual(all);
});

test('200: filters by state, domain and trigger, each alone and together', async () => {
  const { addDomain, addCrawl, list } = await start();
  const [a, b] = [await addDomain('a.example'), await addDomain('b.example')];
  const completed = await addCrawl(a);
  const failed = await addCrawl(a, { state: 'failed' });
  const scheduled = await addCrawl(b, { trigger_kind: 'schedule' });
  expect(await list('?state=completed')).toEqual([scheduled, completed]);
  expect(await list('?trigger=schedule')).toEqual([scheduled]);
  expect(await list(`?domain_id=${a.id}`)).toEqual([failed, completed]);
  expect(await list(`?domain_id=${a.id}&state=failed&trigger=manual`)).toEqual([failed]);
  expect(await list(`?domain_id=${a.id}&trigger=schedule`)).toEqual([]);
});

test('200: callers see the crawls of those domains only that they may see', async () => {
  const { server, addDomain, addCrawl, list } = await start();
  const second = await server.other();
  const [mine, hidden] = [await addDomain('mine.example'), await addDomain('hidden.example')];
  const theirs = await addDomain('theirs.example', second);
  const ofMine = await addCrawl(mine);
  await addCrawl(hidden);
  const ofTheirs = await addCrawl(theirs);
  const limited = await server.keyFor(server.ctx, { domainIds: [mine.id] });
  const grants = [{ domain_id: mine.id, rights: ['view' as const] }];
  const { cookie } = await server.personFor(server.ctx, { role: 'member', grants });
  for (const caller of [{ key: limited }, { cookie }]) {
    expect(await list('', caller)).toEqual([ofMine]);
    expect(await list(`?domain_id=${hidden.id}`, caller)).toEqual([]);
    expect(await list(`?domain_id=${theirs.id}`, caller)).toEqual([]);
  }
  expect(await list(`?domain_id=${mine.id}`, { key: await server.keyFor(second) })).toEqual([]);
  expect(await list('', { key: await server.keyFor(second) })).toEqual([ofTheirs]);
});

test('200: crawls of a deleted domain are gone at once, while their rows are still being removed', async () => {
  const { server, addDomain, addCrawl, list } = await start();
  const [a, b] = [await addDomain('a.example'), await addDomain('b.example')];
  const kept = await addCrawl(a);
  await addCrawl(b);
  await server.db.knex('domains').where({ id: b.id }).update({ deleted_at: server.clock.now() });
  expect(await list()).toEqual([kept]);
});
