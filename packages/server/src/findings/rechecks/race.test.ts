import { expect, it } from 'vitest';
import { describeEveryEmptyDatabase } from '../../platform/storage/describe-each-database.test-support.ts';
import { runCrawl, startCrawl } from '../crawls/index.ts';
import { runRecheck } from './queue/run-recheck.ts';
import { page, type RecheckTest, startRecheckTest } from './recheck.test-support.ts';
import { requestRecheck } from './request-recheck.ts';

const never = new AbortController().signal;
const site = () => ({ '/robots.txt': 404, '/': page('<a href=/gone>1</a><a href=/other>2</a>') });

/** Runs a crawl that waits when it has seen everything and is about to end. */
async function crawlUntilItsEnd({ ctx, services, domainId }: RecheckTest) {
  const { id } = await startCrawl(ctx, { domainId });
  const arrived = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const outbound: typeof services.outbound = {
    ...services.outbound,
    // The last request of the crawl: all its observations come before it.
    request: async (request) => {
      if (new URL(request.url).pathname !== '/sitemap.xml') return services.outbound.request(request);
      arrived.resolve();
      await goOn.promise;
      return services.outbound.request(request);
    },
  };
  const ended = runCrawl({ ...services, outbound }, { crawlId: id, signal: never });
  await Promise.race([arrived.promise, ended]);
  const end = (): Promise<void> => {
    goOn.resolve();
    return ended;
  };
  return { id, end };
}

describeEveryEmptyDatabase('a crawl and a recheck at the same time', (fresh) => {
  it('fixed by a recheck after the crawl looked: the crawl that ends later does not open it again', async () => {
    const test = await startRecheckTest({ answers: site(), db: fresh().open() });
    const crawl = await crawlUntilItsEnd(test);
    test.answers['/gone'] = page('');
    expect(await test.recheck('/gone')).toMatchObject({ outcome: 'fixed' });
    await crawl.end();
    expect(await test.issue('/gone')).toMatchObject({ state: 'fixed', reopened_count: 0 });
    expect(await test.issue('/other')).toMatchObject({ state: 'open', settled_crawl_id: crawl.id });
  });

  it('broken again in a recheck after the crawl saw it sound: the crawl does not fix it', async () => {
    const test = await startRecheckTest({ answers: site(), db: fresh().open() });
    test.answers['/gone'] = page('');
    const crawl = await crawlUntilItsEnd(test);
    test.answers['/gone'] = 404;
    expect(await test.recheck('/gone')).toMatchObject({ outcome: 'persisting' });
    await crawl.end();
    const after = { state: 'open', outcome: 'inconclusive', inconclusive_because: 'rechecked_since' };
    expect(await test.issue('/gone')).toMatchObject(after);
  });

  it('looked at by a recheck that the crawl outlived, and by the crawl after it: the crawl counts', async () => {
    const test = await startRecheckTest({ answers: site(), db: fresh().open() });
    const { id: crawlId } = await startCrawl(test.ctx, { domainId: test.domainId });
    test.answers['/gone'] = page('');
    let isRechecked = false;
    // The crawl has begun and requested nothing yet.
    const outbound: typeof test.services.outbound = {
      ...test.services.outbound,
      request: async (request) => {
        if (!isRechecked) {
          isRechecked = true;
          expect(await test.recheck('/gone')).toMatchObject({ outcome: 'fixed' });
          test.answers['/gone'] = 404;
          // The two requests must not have the same millisecond.
          await expect.poll(() => Date.now()).toBeGreaterThan(Number((await test.issue('/gone')).rechecked_at));
        }
        return test.services.outbound.request(request);
      },
    };
    await runCrawl({ ...test.services, outbound }, { crawlId, signal: never });
    expect(await test.issue('/gone')).toMatchObject({ state: 'open', outcome: 'reopened', reopened_count: 1 });
  });

  it('seen sound by a recheck that ends after a later crawl saw it broken: the crawl counts', async () => {
    const test = await startRecheckTest({ answers: site(), db: fresh().open() });
    const { id } = await test.issue('/gone');
    const { id: recheckId } = await requestRecheck(test.ctx, id);
    const looked = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    test.answers['/gone'] = page('');
    const outbound: typeof test.services.outbound = {
      ...test.services.outbound,
      request: async (request) => {
        const response = await test.services.outbound.request(request);
        if (new URL(request.url).pathname === '/gone') {
          looked.resolve();
          await goOn.promise;
        }
        return response;
      },
    };
    // The answer exists now and arrives after the crawl has ended.
    const { clock } = test.services;
    const at = clock.now();
    const running = runRecheck({ ...test.services, outbound, clock: { ...clock, now: () => at } }, { recheckId });
    await looked.promise;
    test.answers['/gone'] = 404;
    await expect.poll(() => Date.now()).toBeGreaterThan(at);
    await test.crawl(test.domainId);
    goOn.resolve();
    expect(await running).toBe('done');
    const row = await test.db.knex('issue_rechecks').where({ id: recheckId }).first();
    expect(row).toMatchObject({ outcome: 'inconclusive', inconclusive_because: 'crawled_since' });
    expect(await test.issue('/gone')).toMatchObject({ state: 'open', outcome: 'persisting' });
  });
});
