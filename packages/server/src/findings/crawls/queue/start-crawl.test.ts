import { expect, it } from 'vitest';
import { insertInBatches } from '../../../platform/storage/index.ts';
import { startTest, verifiedDomain } from '../../../sites/domains/domain.test-support.ts';
import { insertCompletedCrawl } from '../../../test-support/insert-crawl.ts';
import { startCrawl } from './start-crawl.ts';

it('a domain stores exactly the time at which its crawl was queued, even when the clock changes meanwhile', async () => {
  const test = await startTest();
  const { id: domainId } = await verifiedDomain(test);
  let now = test.ctx.clock.now();
  const clock = { ...test.ctx.clock, now: () => (now += 1) };
  const { created_at } = await startCrawl({ ...test.ctx, clock }, { domainId });
  expect(await test.db.knex('domains').where({ id: domainId }).first('last_crawl_at')).toEqual({
    last_crawl_at: created_at,
  });
});

it('people can start 60 crawls of a domain and 600 of an account within an hour, besides scheduled ones', async () => {
  const test = await startTest();
  const { ctx, db, clock } = test;
  const [first, second] = [await verifiedDomain(test), await verifiedDomain(test, { hostname: 'second.example' })];
  const crawl = await insertCompletedCrawl(ctx, { domainId: first.id });
  const row = await db.knex('crawls').where({ id: crawl }).first();
  const add = (count: number, of: Readonly<Record<string, unknown>>) =>
    insertInBatches(
      db.knex,
      'crawls',
      Array.from({ length: count }, () => ({ ...row, id: ctx.ids.uuid(), ...of })),
    );
  await add(600, { trigger_kind: 'schedule' });
  await add(58, {});
  const { id: crawlId } = await startCrawl(ctx, { domainId: first.id });
  await db.knex('crawls').where({ id: crawlId }).update({ state: 'completed', active_domain_id: null });
  const refused = (detail: string, waitMs: number) => ({
    code: 'rate_limited',
    message: expect.stringContaining(detail),
    options: { retryAfterSeconds: waitMs / 1000 },
  });
  const left = row.created_at + 3_600_000 - clock.now();
  await expect(startCrawl(ctx, { domainId: first.id })).rejects.toMatchObject(refused('60 crawls of a domain', left));
  await add(540, { domain_id: first.id });
  await expect(startCrawl(ctx, { domainId: second.id })).rejects.toMatchObject(
    refused('600 crawls of an account', left),
  );
  await clock.advance(left);
  await startCrawl(ctx, { domainId: first.id });
});
