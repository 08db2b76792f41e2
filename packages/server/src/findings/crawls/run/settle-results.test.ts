import { expect, it } from 'vitest';
import type { KillPoint } from '../../../platform/kill-points.ts';
import { describeEveryEmptyDatabase } from '../../../platform/storage/describe-each-database.test-support.ts';
import { createTestContext, type TestContext } from '../../../test-support/test-context.ts';
import { refreshIssueTotals } from '../views/refresh-issue-totals.ts';
import type { Claim } from './claim-crawl.ts';
import { finishCrawl } from './finish-crawl.ts';
import { contentsOf, end, startLargeSite } from './large-site.test-support.ts';
import { runCrawl } from './run-crawl.ts';

const never = new AbortController().signal;

/** Ends a crawl, and lets the process die when it reaches a point for the nth time: `point#nth`. Returns whether it did. */
async function dieAt(claim: Claim, place: string): Promise<boolean> {
  const [where, nth] = place.split('#');
  let seen = 0;
  const onPoint = (point: KillPoint): void => {
    if (point === where) seen += 1;
    if (point === where && seen === Number(nth)) throw new Error('killed');
  };
  return finishCrawl({ ...claim, ctx: { ...claim.ctx, onPoint } }, end).then(
    () => false,
    (error: Error) => error.message === 'killed',
  );
}

/** Lets another process take over the crawl whose process died. */
async function takeOver({ db, services }: TestContext, { crawl }: Claim): Promise<void> {
  await db.knex('crawls').where({ id: crawl.id }).update({ lease_expires_at: 0 });
  await runCrawl(services, { crawlId: crawl.id, signal: never });
}

describeEveryEmptyDatabase(
  'the end of a crawl that found much',
  (fresh) => {
    const start = () => createTestContext({ db: fresh().open() });

    it('is the same whichever transactions a kill -9 comes between, with its events written once', async () => {
      const test = await start();
      const undisturbed = await startLargeSite(test, 'site-0.example.com');
      await finishCrawl(undisturbed, end);
      const expected = await contentsOf(test, undisturbed);
      expect(expected.events?.length).toBe(4);
      // Deaths before a commit, which the database has to roll back; then after each commit.
      const before = ['before-settle-commit#2', 'before-settle-commit#5', 'before-end-commit#1'];
      const places = [...before, ...Array.from({ length: 27 }, (_, index) => `after-settle-commit#${index + 1}`)];
      let deaths = 0;
      for (const [index, place] of places.entries()) {
        const claim = await startLargeSite(test, `site-${(index + 1).toString(36)}.example.com`);
        const died = await dieAt(claim, place);
        if (!died) break;
        deaths += 1;
        await takeOver(test, claim);
        expect(await contentsOf(test, claim), place).toEqual(expected);
      }
      expect(deaths).toBeGreaterThan(9);
      expect(deaths).toBeLessThan(places.length);
      await test.close();
    });

    it('is left alone by a process that lost the crawl to another', async () => {
      const test = await start();
      const claim = await startLargeSite(test, 'lost.example.com');
      const { knex } = test.db;
      expect(await dieAt(claim, 'after-settle-commit#2')).toBe(true);
      const settled = await knex('issues').where({ settled_crawl_id: claim.crawl.id }).count({ count: '*' });
      await knex('crawls').where({ id: claim.crawl.id }).update({ lease_token: test.ctx.ids.uuid() });
      expect(await finishCrawl(claim, end)).toBe('lost');
      expect(await knex('issues').where({ settled_crawl_id: claim.crawl.id }).count({ count: '*' })).toEqual(settled);
      await test.close();
    });

    it('stops between two transactions when its process shuts down, and goes on later', async () => {
      const test = await start();
      const claim = await startLargeSite(test, 'shutdown.example.com');
      expect(await finishCrawl(claim, end, { mayGoOn: () => false })).toBe('suspended');
      const { knex } = test.db;
      const row = () => knex('crawls').where({ id: claim.crawl.id }).first('state', 'issues', 'settlement');
      expect(await row()).toMatchObject({ state: 'running', issues: null, settlement: expect.any(String) });
      await takeOver(test, claim);
      expect(await row()).toMatchObject({ state: 'completed', issues: expect.any(String), settlement: null });
      await test.close();
    });

    it('counts what people change between two transactions, and leaves no such issue in a fix', async () => {
      const test = await start();
      const claim = await startLargeSite(test, 'changed.example.com');
      const { ctx, db } = test;
      const { domain_id } = claim.crawl;
      expect(await dieAt(claim, 'after-settle-commit#2')).toBe(true);
      const ignored = await db.knex('issues').where({ domain_id, state: 'open' }).orderBy('id', 'desc').first();
      await db.knex.transaction(async (trx) => {
        await trx('issues').where({ id: ignored.id }).update({ state: 'ignored', ignored_at: 1 });
        await refreshIssueTotals(ctx, trx, domain_id, [ignored.id]);
      });
      await takeOver(test, claim);
      const { totals } = await db.knex('crawls').where({ id: claim.crawl.id }).first('totals');
      const open = await db.knex('issues').where({ domain_id, state: 'open' });
      const { issueCounts } = JSON.parse(totals);
      expect(issueCounts.error + issueCounts.warning + issueCounts.notice).toBe(open.length);
      expect(open.filter(({ settled_crawl_id }) => settled_crawl_id !== claim.crawl.id)).toEqual([]);
      const inFixes = await db.knex('issues').where({ domain_id }).whereNotNull('fix_id').pluck('id');
      expect(inFixes.sort()).toEqual(open.map(({ id }) => id).sort());
      await test.close();
    });
  },
  { short: 'sqlite' },
);
