import { expect, it } from 'vitest';
import { describeEveryEmptyDatabase } from '../../platform/storage/describe-each-database.test-support.ts';
import { type Database, transaction } from '../../platform/storage/index.ts';
import { verifiedDomain } from '../../sites/domains/domain.test-support.ts';
import { startTrendsTest } from './trends.test-support.ts';

const MIDNIGHT = Date.UTC(2026, 2, 1);

const ends = (db: Database) =>
  db
    .knex('crawl_history')
    .where({ ends_day: 1 })
    .orderBy(['ended_at', 'state'])
    .select('ended_at', 'state', 'day_crawls', 'day_new_issues', 'day_fixed_issues');

describeEveryEmptyDatabase(
  'the history of crawls',
  (fresh) => {
    it('has one row that ends each day (UTC) and state, with the sums of its crawls', async () => {
      const { add, db } = await startTrendsTest({ db: fresh().open() });
      await add({ at: MIDNIGHT - 1, issueCounts: { new: 3, fixed: 0, reopened: 0 } });
      await add({ at: MIDNIGHT, issueCounts: { new: 1, fixed: 2, reopened: 0 } });
      await add({ at: MIDNIGHT + 10, issueCounts: null });
      await add({ at: MIDNIGHT + 20, state: 'failed' });
      await add({ at: MIDNIGHT + 30, issueCounts: { new: 0, fixed: 4, reopened: 1 } });
      await add({ at: MIDNIGHT + 40, state: 'failed' });
      const none = { day_new_issues: null, day_fixed_issues: null };
      expect(await ends(db)).toEqual([
        { ended_at: MIDNIGHT - 1, state: 'completed', day_crawls: 1, day_new_issues: 3, day_fixed_issues: 0 },
        { ended_at: MIDNIGHT + 30, state: 'completed', day_crawls: 3, day_new_issues: 1, day_fixed_issues: 6 },
        { ended_at: MIDNIGHT + 40, state: 'failed', day_crawls: 2, ...none },
      ]);
    });

    it('counts a crawl that ends before an earlier one as the clock was put back; the later time ends the day', async () => {
      const { add, db } = await startTrendsTest({ db: fresh().open() });
      await add({ at: MIDNIGHT + 500, issueCounts: { new: 1, fixed: 0, reopened: 0 } });
      await add({ at: MIDNIGHT + 100, issueCounts: { new: 2, fixed: 1, reopened: 0 } });
      await add({ at: MIDNIGHT + 500, issueCounts: { new: 4, fixed: 0, reopened: 0 } });
      expect(await ends(db)).toEqual([
        { ended_at: MIDNIGHT + 500, state: 'completed', day_crawls: 3, day_new_issues: 7, day_fixed_issues: 1 },
      ]);
    });

    it('keeps the days of each domain apart', async () => {
      const test = await startTrendsTest({ db: fresh().open() });
      const { id: domainId } = await verifiedDomain(test, { hostname: 'other.example.com' });
      await test.add({ at: MIDNIGHT });
      await test.add({ at: MIDNIGHT + 1, domainId });
      expect(await ends(test.db)).toMatchObject([{ day_crawls: 1 }, { day_crawls: 1 }]);
    });

    it('has nothing of an end that is rolled back, nor in the sums of its day', async () => {
      const { add, db } = await startTrendsTest({ db: fresh().open() });
      await add({ at: MIDNIGHT });
      const before = await db.knex('crawl_history');
      const failing = transaction(db, async (trx) => {
        await add({ at: MIDNIGHT + 1, on: trx });
        throw new Error('stop');
      });
      await expect(failing).rejects.toThrow('stop');
      expect(await db.knex('crawl_history')).toEqual(before);
    });
  },
  { short: 'sqlite' },
);
