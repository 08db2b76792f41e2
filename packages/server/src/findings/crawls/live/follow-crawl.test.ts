import { expect, it, onTestFinished } from 'vitest';
import { verifiedDomain } from '../../../sites/domains/domain.test-support.ts';
import { createTestContext } from '../../../test-support/test-context.ts';
import { startCrawl } from '../queue/start-crawl.ts';
import { type CrawlSignal, followCrawl } from './follow-crawl.ts';

async function start() {
  const test = await createTestContext();
  onTestFinished(() => test.close());
  const { ctx, db } = test;
  const domain = await verifiedDomain(test);
  const { id: crawlId } = await startCrawl(ctx, { domainId: domain.id });
  const change = (columns: Record<string, unknown>) => db.knex('crawls').where({ id: crawlId }).update(columns);
  const leaving = new AbortController();
  let isKnown = true;
  const authorise = async () => {
    if (isKnown) return ctx;
    throw new Error('the key is revoked');
  };
  const input = { crawlId, lastEventId: undefined, signal: leaving.signal, authorise };
  const revoke = () => {
    isKnown = false;
  };
  return { ...test, change, leaving, revoke, follow: () => followCrawl(ctx, input) };
}

const nameOf = (signal: CrawlSignal | undefined) => (typeof signal === 'object' ? signal.event : signal);

it('a caller that has not read for long gets only the latest state, and nothing is stored for it', async () => {
  const { clock, change, follow } = await start();
  const stream = await follow();
  expect(nameOf((await stream.next()).value)).toBe('state');
  for (let pages = 1; pages <= 30; pages += 1) {
    await change({ state: 'running', started_at: 1, pages_crawled: pages });
    await clock.advance(1_000);
  }
  const seen = [];
  for (let read = 0; read < 4; read += 1) seen.push((await stream.next()).value);
  // The event before the pause, the comment that was due, and then the present state.
  expect(seen.map(nameOf)).toEqual(['progress', 'alive', 'state', 'progress']);
  expect(seen.at(-1)).toMatchObject({ data: { pages_crawled: 30 } });
  await stream.return(undefined);
});

it('a caller that leaves before it reads leaves no watch of the crawl behind', async () => {
  const { db, clock, leaving, follow } = await start();
  await follow();
  leaving.abort();
  let statements = 0;
  db.knex.on('query', () => {
    statements += 1;
  });
  await clock.advance(60_000);
  expect(statements).toBe(0);
});

it('a crawl whose domain is deleted ends the stream without an `end` event', async () => {
  const { db, clock, follow } = await start();
  const stream = await follow();
  const seen = [];
  for (let read = 0; read < 2; read += 1) seen.push(nameOf((await stream.next()).value));
  expect(seen).toEqual(['state', 'progress']);
  const next = stream.next();
  await db.knex('domains').update({ deleted_at: 1 });
  await clock.advance(1_000);
  expect((await next).done).toBe(true);
});

it('a caller with expired credentials sees nothing of the crawl after two seconds, and never its end', async () => {
  for (const [columns, ms] of [
    [{ state: 'running', started_at: 1, pages_crawled: 7 }, 2_000],
    [{ state: 'completed', finished_at: 1 }, 1_000],
  ] as const) {
    const { clock, change, revoke, follow } = await start();
    const stream = await follow();
    for (const name of ['state', 'progress']) expect(nameOf((await stream.next()).value)).toBe(name);
    const next = stream.next();
    revoke();
    await clock.advance(ms - 500);
    await change(columns);
    await clock.advance(1_000);
    expect(await next).toEqual({ done: true, value: undefined });
  }
});
