import { expect, it } from 'vitest';
import { describeEachDatabase } from '../../platform/storage/describe-each-database.test-support.ts';
import { listPeriodSums } from './period-store.ts';
import { startTrendsTest } from './trends.test-support.ts';

const NOON = Date.UTC(2026, 2, 1, 12);
const period = { from: NOON, to: NOON + 100 };

describeEachDatabase('the sums of a period', (fresh) => {
  it('do not count canceled crawls, but count the issues that they settled', async () => {
    const { add, db, domainId } = await startTrendsTest({ db: fresh().open() });
    await add({ at: NOON + 1, issueCounts: { new: 1, fixed: 0, reopened: 0 } });
    await add({ at: NOON + 2, state: 'failed' });
    await add({
      at: NOON + 3,
      state: 'failed',
      error_code: 'CANCELED',
      issueCounts: { new: 4, fixed: 2, reopened: 0 },
    });
    await add({ at: NOON + 4, state: 'canceled' });
    const issues = { new_issues: 5, fixed_issues: 2, reopened_issues: 0 };
    expect(await listPeriodSums(db.knex, [domainId], period)).toEqual([
      { domain_id: domainId, crawls: 2, failed: 1, ...issues },
    ]);
  });

  it('leave out a domain of which only a crawl was canceled before it began', async () => {
    const { add, db, domainId } = await startTrendsTest({ db: fresh().open() });
    await add({ at: NOON + 1, state: 'canceled' });
    expect(await listPeriodSums(db.knex, [domainId], period)).toEqual([]);
  });
});
