import { expect, it } from 'vitest';
import { startTest, verifiedDomain } from '../../domains/domain.test-support.ts';
import { startCrawl } from './start-crawl.ts';

it('a domain notes the very time at which its crawl was queued, whatever the clock does meanwhile', async () => {
  const test = await startTest();
  const { id: domainId } = await verifiedDomain(test);
  let now = test.ctx.clock.now();
  const clock = { ...test.ctx.clock, now: () => (now += 1) };
  const { created_at } = await startCrawl({ ...test.ctx, clock }, { domainId });
  expect(await test.db.knex('domains').where({ id: domainId }).first('last_crawl_at')).toEqual({
    last_crawl_at: created_at,
  });
});
