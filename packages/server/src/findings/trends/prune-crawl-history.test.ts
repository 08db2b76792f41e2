import { expect, it } from 'vitest';
import { planNames, setPlan } from '../../people/accounts/index.ts';
import { describeEveryEmptyDatabase } from '../../platform/storage/describe-each-database.test-support.ts';
import { DAY_MS, dayOf } from './days/days.ts';
import { pruneCrawlHistory } from './prune-crawl-history.ts';
import { deleteHistoryOfDomain, deleteOldHistory } from './removal-store.ts';
import { startTrendsTest } from './trends.test-support.ts';

const NOW = Date.UTC(2026, 5, 1, 12);

describeEveryEmptyDatabase(
  'pruning the history of crawls',
  (fresh) => {
    it('keeps 400 days on every plan, and no more', async () => {
      const { add, db, ctx, services } = await startTrendsTest({ db: fresh().open() });
      const kept = await add({ at: NOW - 400 * DAY_MS });
      await add({ at: NOW - 400 * DAY_MS - 1 });
      for (const plan of planNames) {
        await setPlan(services, { accountId: ctx.account.id, plan });
        await pruneCrawlHistory({ db, clock: { ...services.clock, now: () => NOW } });
        expect(await db.knex('crawl_history').pluck('crawl_id')).toEqual([kept]);
        expect(await db.knex('account_days').where({ state: 'completed' }).pluck('day')).toEqual([dayOf(NOW) - 400]);
      }
    });

    it('keeps packed days as long as one of their period is kept', async () => {
      const { add, db, services } = await startTrendsTest({ db: fresh().open() });
      const oldest = dayOf(NOW) - 400;
      const first = Math.floor(oldest / 32) * 32;
      await add({ at: (first - 1) * DAY_MS });
      await add({ at: first * DAY_MS });
      await add({ at: oldest * DAY_MS });
      await pruneCrawlHistory({ db, clock: { ...services.clock, now: () => NOW } });
      expect(await db.knex('packed_days').pluck('period')).toEqual([first / 32]);
    });

    it('goes in batches, the oldest rows first', async () => {
      const { add, db, domainId } = await startTrendsTest({ db: fresh().open() });
      for (let n = 0; n < 7; n += 1) await add({ at: NOW + n });
      const left = () => db.knex('crawl_history').pluck('ended_at').orderBy('ended_at');
      expect(await deleteOldHistory(db.knex, NOW + 6, 3)).toBeGreaterThanOrEqual(3);
      expect((await left()).length).toBeGreaterThanOrEqual(3);
      expect(await left()).toContain(NOW + 6);
      expect(await deleteOldHistory(db.knex, NOW + 6, 3)).toBeLessThan(3);
      expect(await left()).toEqual([NOW + 6]);
      expect(await deleteHistoryOfDomain(db.knex, domainId, 3)).toBe(1);
      expect(await left()).toEqual([]);
    });
  },
  { short: 'sqlite' },
);
