import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Context } from '../../../context.ts';
import { setPlan } from '../../../people/accounts/index.ts';
import { describeEveryEmptyDatabase } from '../../../platform/storage/describe-each-database.test-support.ts';
import { verifiedDomain } from '../../../sites/domains/domain.test-support.ts';
import { updateDomain } from '../../../sites/domains/index.ts';
import { createTestContext, type TestContext } from '../../../test-support/test-context.ts';
import { claimCrawl } from '../run/claim-crawl.ts';
import { dueCrawls } from './due-crawls.ts';
import { startCrawl } from './start-crawl.ts';

describeEveryEmptyDatabase('the choice of the next crawl', (fresh) => {
  let test: TestContext;
  let names: Map<string, string>;
  beforeEach(async () => {
    test = await createTestContext({ db: fresh().open() });
    names = new Map();
  });
  afterEach(() => test.close());

  /** Queues a crawl of a new domain with a name for the test. Before each, a second passes. */
  async function queue(ctx: Context, name: string, { priority = false } = {}): Promise<string> {
    await test.clock.advance(1_000);
    const domain = await verifiedDomain(test, { ctx, hostname: `${name}.example` });
    if (priority) {
      const change = { settings: { priority_crawling: true } };
      await updateDomain(ctx, { domainId: domain.id, change, version: undefined });
    }
    const { id } = await startCrawl(ctx, { domainId: domain.id });
    names.set(id, name);
    // The waiting time is measured by the clock of the database, but the crawls were queued by the clock of the test.
    await test.db
      .knex('crawls')
      .where({ id })
      .update({ queued_at: Date.now() - 60_000 + names.size });
    return id;
  }
  const due = async (limit = 100, except: string[] = []) =>
    (await dueCrawls(test.services, { limit, except })).map((id) => names.get(id));

  it('takes one account after the other, however many crawls one of them has queued', async () => {
    const [big, small, late] = [test.ctx, await test.other(), await test.other()];
    for (const n of [1, 2, 3, 4]) await queue(big, `big${n}`);
    await queue(small, 'small1');
    await queue(small, 'small2');
    await queue(late, 'late1');
    expect(await due()).toEqual(['big1', 'small1', 'late1', 'big2', 'small2', 'big3', 'big4']);
    expect(await due(2)).toEqual(['big1', 'small1']);
  });

  it('prefers the account with the fewest running crawls', async () => {
    const [big, small] = [test.ctx, await test.other()];
    const first = await queue(big, 'big1');
    for (const n of [2, 3]) await queue(big, `big${n}`);
    await queue(small, 'small1');
    await queue(small, 'small2');
    expect(await claimCrawl(test.services, first)).toBeDefined();
    expect(await due()).toEqual(['small1', 'big2', 'small2', 'big3']);
  });

  it('prefers crawls of accounts that paid for priority', async () => {
    const other = await test.other();
    await queue(other, 'waiting');
    await queue(test.ctx, 'plain');
    await queue(test.ctx, 'paid1', { priority: true });
    await queue(test.ctx, 'paid2', { priority: true });
    expect(await due()).toEqual(['paid1', 'paid2', 'waiting', 'plain']);
  });

  it('lets no crawl wait behind those with priority for more than an hour', async () => {
    const waiting = await queue(await test.other(), 'waiting');
    await queue(test.ctx, 'paid1', { priority: true });
    await queue(test.ctx, 'paid2', { priority: true });
    const hourAgo = Date.now() - 3_600_000;
    await test.db
      .knex('crawls')
      .where({ id: waiting })
      .update({ queued_at: hourAgo + 30_000 });
    expect(await due()).toEqual(['paid1', 'paid2', 'waiting']);
    await test.db
      .knex('crawls')
      .where({ id: waiting })
      .update({ queued_at: hourAgo - 1_000 });
    expect(await due()).toEqual(['waiting', 'paid1', 'paid2']);
  });

  it('leaves out crawls beyond the number that the plan allows at once, and those that are being tried already', async () => {
    const ids: string[] = [];
    for (let n = 1; n <= 4; n += 1) ids.push(await queue(test.ctx, `pro${n}`));
    await setPlan(test.services, { accountId: test.ctx.account.id, plan: 'pro' }); // two at once
    expect(await due()).toEqual(['pro1', 'pro2']);
    expect(await due(100, ids.slice(0, 1))).toEqual(['pro2', 'pro3']);
    expect(await claimCrawl(test.services, ids[0] ?? '')).toBeDefined();
    expect(await due()).toEqual(['pro2']);
    expect(await claimCrawl(test.services, ids[1] ?? '')).toBeDefined();
    expect(await due()).toEqual([]);
    // Claiming such a crawl by its id is refused as well.
    expect(await claimCrawl(test.services, ids[2] ?? '')).toBeUndefined();
  });

  it('follows the present plan: no priority after a downgrade, and priority again after an upgrade', async () => {
    const paid = await test.other();
    await queue(test.ctx, 'first');
    await queue(paid, 'paid', { priority: true });
    const accountId = paid.account.id;
    expect(await due()).toEqual(['paid', 'first']);
    await setPlan(test.services, { accountId, plan: 'pro' });
    expect(await due()).toEqual(['first', 'paid']);
    await setPlan(test.services, { accountId, plan: 'agency' });
    expect(await due()).toEqual(['paid', 'first']);
  });

  it('allows as many crawls at once as a custom limit of the account', async () => {
    const ids: string[] = [];
    for (let n = 1; n <= 4; n += 1) ids.push(await queue(test.ctx, `own${n}`));
    const accountId = test.ctx.account.id;
    await setPlan(test.services, { accountId, plan: 'pro', customLimits: { crawls_at_once: 3 } });
    expect(await due()).toEqual(['own1', 'own2', 'own3']);
    const claims = await Promise.all(ids.map((id) => claimCrawl(test.services, id)));
    expect(claims.filter((claim) => claim !== undefined)).toHaveLength(3);
    expect(await due()).toEqual([]);
    await setPlan(test.services, { accountId, customLimits: { crawls_at_once: 4 } });
    expect(await due()).toHaveLength(1);
  });

  it('begins with a crawl whose worker is gone, even when its account is at the limit', async () => {
    const paid = await queue(await test.other(), 'paid', { priority: true });
    const left = await queue(test.ctx, 'left');
    const busy = await queue(test.ctx, 'busy');
    await setPlan(test.services, { accountId: test.ctx.account.id, plan: 'solo' }); // one at once
    expect(await claimCrawl(test.services, busy)).toBeDefined();
    await test.db
      .knex('crawls')
      .where({ id: left })
      .update({ state: 'running', lease_owner: 'gone', lease_expires_at: 1 });
    expect(await due()).toEqual(['left', 'paid']);
    expect(await due(1, [left])).toEqual([names.get(paid)]);
  });

  it('keeps to the limit of the account when two servers claim crawls at the same time', async () => {
    const ids: string[] = [];
    for (let n = 1; n <= 6; n += 1) ids.push(await queue(test.ctx, `c${n}`));
    await setPlan(test.services, { accountId: test.ctx.account.id, plan: 'pro' });
    const servers = ['one', 'two'].map((instance) => ({ ...test.services, instance }));
    const claims = await Promise.all(ids.map((id, n) => claimCrawl(servers[n % 2] ?? test.services, id)));
    expect(claims.filter((claim) => claim !== undefined)).toHaveLength(2);
  });
});
