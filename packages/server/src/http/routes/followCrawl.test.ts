import { connect } from 'node:net';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { createLiveCrawls, startCrawl } from '../../findings/crawls/index.ts';
import { describeEachDatabase } from '../../platform/storage/describe-each-database.test-support.ts';
import { verifiedDomain } from '../../sites/domains/domain.test-support.ts';
import { startTestServer, type TestServer } from '../../test-support/test-server.ts';

interface Received {
  readonly id: number;
  readonly event: string;
  readonly data: Record<string, unknown>;
}

const eventOf = (block: string): Received => {
  const [, id = '', event = '', data = ''] = /^id: (\d+)\nevent: (\w+)\ndata: (.*)$/.exec(block) ?? [block];
  return { id: Number(id), event, data: JSON.parse(data) };
};

/** Opens a stream and collects its text. */
async function listen(server: Pick<TestServer, 'url' | 'key'>, crawlId: unknown, headers: Record<string, string> = {}) {
  const leaving = new AbortController();
  const authorization = 'cookie' in headers ? {} : { authorization: `Bearer ${server.key}` };
  const url = `${server.url}/api/v1/crawls/${crawlId}/events`;
  const response = await fetch(url, { headers: { ...authorization, ...headers }, signal: leaving.signal });
  const stream = { response, text: '', hasEnded: false, leave: () => leaving.abort() };
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) stream.text += decoder.decode(chunk, { stream: true });
    stream.hasEnded = true;
  };
  read().catch(() => {});
  onTestFinished(() => leaving.abort());
  const blocks = () => stream.text.split('\n\n').slice(0, -1);
  const events = () =>
    blocks()
      .filter((block) => !block.startsWith(':'))
      .map(eventOf);
  return Object.assign(stream, { blocks, events, names: () => events().map(({ event }) => event) });
}

async function start(options: Parameters<typeof startTestServer>[0] = {}) {
  const server = await startTestServer(options);
  onTestFinished(() => server.close());
  const domain = await verifiedDomain(server);
  const { id } = await startCrawl(server.ctx, { domainId: domain.id });
  const change = (columns: Record<string, unknown>) => server.db.knex('crawls').where({ id }).update(columns);
  const find = (target: number, verdict: string) => {
    const rest = { url: `u${target}`, url_hash: String(target), internal: 1, navigational: 1, depth: 0 };
    return server.db.knex('crawl_targets').insert({ crawl_id: id, id: target, verdict, ...rest });
  };
  /** Makes the stream look at the rows again. */
  const look = () => server.clock.advance(1_000);
  return { server, id, domain, change, find, look };
}

/** Columns that another server sets */
const running = (now: number) => ({ state: 'running', started_at: now });
const completed = (now: number) => ({ state: 'completed', active_domain_id: null, finished_at: now });

describeEachDatabase('a crawl is followed', (fresh) => {
  it('on any server: the stream has its present state, its changes, its end', async () => {
    const database = fresh();
    const { server, id, change, find, look } = await start({ db: database.open() });
    const second = await startTestServer({ db: database.open(), services: { clock: server.clock } });
    onTestFinished(() => second.close());
    const streams = [await listen(server, id), await listen({ url: second.url, key: server.key }, id)];
    const names = () => streams.map((stream) => stream.names());
    const both = (expected: string[]) => expect.poll(names).toEqual([expected, expected]);
    await both(['state', 'progress']);
    await change(running(server.clock.now()));
    await look();
    await both(['state', 'progress', 'state']);
    await find(1, 'ok');
    await find(2, 'broken');
    await change({ pages_crawled: 1 });
    await look();
    await both(['state', 'progress', 'state', 'progress']);
    await change(completed(server.clock.now()));
    await look();
    await both(['state', 'progress', 'state', 'progress', 'state', 'end']);
    await expect.poll(() => streams.map(({ hasEnded }) => hasEnded)).toEqual([true, true]);
    for (const stream of streams) {
      const [first, before, , after, , end] = stream.events();
      expect([first?.data, before?.data.targets_found]).toEqual([{ state: 'queued' }, 0]);
      expect(after?.data).toEqual({ pages_crawled: 1, targets_found: 2, targets_checked: 2, broken: 1 });
      expect(end?.data).toEqual((await server.call('GET', `/api/v1/crawls/${id}`)).body);
      const ids = stream.events().map((event) => event.id);
      expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
    }
  });

  it('by many callers with as few queries as by one', async () => {
    const { server, id, change, look } = await start({ db: fresh().open() });
    await change(running(server.clock.now()));
    let looks = 0;
    server.db.knex.on('query', ({ sql }: { sql: string }) => {
      if (sql.includes('count(') && sql.includes('crawl_targets')) looks += 1;
    });
    const streams = await Promise.all(Array.from({ length: 10 }, () => listen(server, id)));
    for (let pages = 1; pages <= 5; pages += 1) {
      await change({ pages_crawled: pages });
      await look();
      const seen = () => streams.map((stream) => stream.events().at(-1)?.data.pages_crawled);
      await expect.poll(seen).toEqual(streams.map(() => pages));
    }
    expect(looks).toBe(6);
  });
});

it('proxies pass the stream unchanged, and its ids continue after the last one that the caller has seen', async () => {
  const { server, id } = await start();
  const stream = await listen(server, id, { 'last-event-id': '999999' });
  const { headers, status } = stream.response;
  expect([status, headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
  expect(headers.get('cache-control')).toBe('no-store, no-transform');
  expect(headers.get('x-accel-buffering')).toBe('no');
  await expect.poll(() => stream.events().map((event) => event.id)).toEqual([1_000_000, 1_000_001]);
  const garbage = await listen(server, id, { 'last-event-id': 'NaN; 1e9' });
  await expect.poll(() => garbage.events().map((event) => event.id)).toEqual([1, 2]);
});

it('the stream of a crawl that has ended sends the end at once', async () => {
  const { server, id, change } = await start();
  await change(completed(server.clock.now()));
  const stream = await listen(server, id);
  await expect.poll(() => [stream.names(), stream.hasEnded]).toEqual([['state', 'progress', 'end'], true]);
});

it('a stream without changes sends a comment every 15 s', async () => {
  const { server, id } = await start();
  const stream = await listen(server, id);
  await expect.poll(stream.names).toEqual(['state', 'progress']);
  for (let beats = 1; beats <= 2; beats += 1) {
    await server.clock.advance(15_000);
    await expect.poll(() => stream.blocks().filter((block) => block === ': alive')).toHaveLength(beats);
  }
});

it('the stream of a member who was removed ends within 15 s, without the event for the end', async () => {
  const { server, id, domain } = await start();
  const grants = [{ domain_id: domain.id, rights: ['view' as const] }];
  const member = await server.personFor(server.ctx, { role: 'member', grants });
  const stream = await listen(server, id, { cookie: member.cookie });
  const owner = await listen(server, id);
  await expect.poll(stream.names).toEqual(['state', 'progress']);
  await expect.poll(owner.names).toEqual(['state', 'progress']);
  await server.db.knex('memberships').where({ user_id: member.user.id }).delete();
  await server.clock.advance(15_000);
  await expect.poll(() => stream.hasEnded).toBe(true);
  expect(stream.text).not.toContain('event: end');
  await expect.poll(() => owner.text).toContain(': alive');
  expect(owner.hasEnded).toBe(false);
});

it('an account has 20 streams; one that its caller leaves makes room, and the log is silent about it', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const { server, id } = await start({ services: { log } });
  const streams = await Promise.all(Array.from({ length: 20 }, () => listen(server, id)));
  expect(new Set(streams.map(({ response }) => response.status))).toEqual(new Set([200]));
  const refused = await server.call('GET', `/api/v1/crawls/${id}/events`);
  expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([429, 'rate_limited', '15']);
  streams[0]?.leave();
  await expect.poll(async () => (await listen(server, id)).response.status).toBe(200);
  expect(lines).toEqual([]);
});

it('a server has 500 streams for all accounts together; one that ends makes room', async () => {
  const { server, id } = await start();
  const leaving = new AbortController();
  // 24 accounts with as many streams as each may have, and one with one stream less.
  for (let stream = 0; stream < 499; stream += 1) {
    server.services.liveCrawls.enter(`account ${Math.floor(stream / 20)}`, AbortSignal.any([leaving.signal]));
  }
  const last = await listen(server, id);
  expect(last.response.status).toBe(200);
  const refused = await server.call('GET', `/api/v1/crawls/${id}/events`);
  expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([429, 'rate_limited', '15']);
  expect(refused.body.detail).toContain('This server');
  last.leave();
  await expect.poll(async () => (await listen(server, id)).response.status).toBe(200);
  leaving.abort();
});

it('a stream whose caller reads nothing is closed, and its place is free', async () => {
  const live = createLiveCrawls();
  const left = Promise.withResolvers<void>();
  const enter: typeof live.enter = (accountId, signal) => {
    live.enter(accountId, signal);
    signal.addEventListener('abort', () => left.resolve());
  };
  const { server, id, change } = await start({
    services: { liveCrawls: { ...live, enter } },
    http: { unreadFor: 200 },
  });
  // The text is longer than the buffers of both ends.
  await change({ ...completed(server.clock.now()), state: 'failed', error: 'x'.repeat(32 * 1024 * 1024) });
  const { hostname, port } = new URL(server.url);
  const socket = connect({ host: hostname, port: Number(port) });
  onTestFinished(() => void socket.destroy());
  socket.write(
    `GET /api/v1/crawls/${id}/events HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${server.key}\r\n\r\n`,
  );
  await left.promise;
});

it('streams end when the server stops, and no new ones begin', async () => {
  const { server, id } = await start();
  const stream = await listen(server, id);
  await expect.poll(stream.names).toEqual(['state', 'progress']);
  server.services.liveCrawls.close();
  await expect.poll(() => stream.hasEnded).toBe(true);
  const refused = await server.call('GET', `/api/v1/crawls/${id}/events`);
  expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([503, 'unavailable', '1']);
});
