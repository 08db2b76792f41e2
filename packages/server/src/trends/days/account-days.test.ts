import { expect, it } from 'vitest';
import { seeded } from '../../../scale/seeded.ts';
import { verifiedDomain } from '../../domains/domain.test-support.ts';
import { deleteDomain } from '../../removal/index.ts';
import { describeEveryEmptyDatabase } from '../../storage/describe-each-database.test-support.ts';
import type { Database } from '../../storage/index.ts';
import type { EndedCrawl } from '../history-row.ts';
import { historyOf, startTrendsTest, type TrendsTest } from '../trends.test-support.ts';
import { listAccountDays } from './account-day-store.ts';
import { DAY_MS, dayOf } from './days.ts';
import { createKnownDays } from './known-days.ts';
import { readDaysOfDomains } from './read-days-of-domains.ts';
import { sumHistory } from './sum-history.test-support.ts';

const NOON = Date.UTC(2026, 2, 1, 12);
/** All days of these tests, which are in two periods of packed days. */
const always = { firstDay: dayOf(NOON) - 40, lastDay: dayOf(NOON) + 40 };
const STATES: readonly EndedCrawl['state'][] = ['completed', 'completed', 'completed', 'failed', 'canceled'];

async function start(db: Database) {
  const test = await startTrendsTest({ db });
  const names = ['two.example.com', 'three.example.com'];
  const others: string[] = [];
  for (const hostname of names) others.push((await verifiedDomain(test, { hostname })).id);
  const accountId = test.ctx.account.id;
  const domainIds = [test.domainId, ...others];
  /** As a server answers that has just been started. */
  const fresh = (of: readonly string[]) =>
    readDaysOfDomains({ db: test.db, knownDays: createKnownDays() }, { accountId, domainIds: of }, always);
  return {
    ...test,
    names,
    domainIds,
    kept: () => listAccountDays(test.db.knex, accountId, always),
    summed: async () => {
      const undeleted = await test.db.knex('domains').whereNull('deleted_at').pluck('id');
      return sumHistory(test.db.knex, undeleted);
    },
    /** As a server answers that has answered before. */
    known: (of: readonly string[]) => readDaysOfDomains(test.ctx, { accountId, domainIds: of }, always),
    fresh,
  };
}

/** Crawls of four days in any order, with and without each figure. */
async function addAnyCrawls({ add }: Pick<TrendsTest, 'add'>, domainIds: readonly string[], seed: number) {
  const { below } = seeded(seed);
  const orNull = (limit: number): number | null => (below(4) === 0 ? null : below(limit));
  for (let n = 0; n < 60; n += 1) {
    await add({
      at: NOON - below(4 * 24) * (DAY_MS / 24),
      state: STATES[below(STATES.length)] ?? 'completed',
      domainId: domainIds[below(domainIds.length)] ?? '',
      issueCounts: below(3) === 0 ? null : { new: below(5), fixed: below(5), reopened: below(2) },
      figures: {
        score: orNull(100),
        load_ms: orNull(900),
        load_p95_ms: orNull(2_000),
        pages: below(50),
        broken_links: below(9),
      },
    });
  }
}

describeEveryEmptyDatabase('the days of an account', (fresh) => {
  it.each([1, 2, 3])('are the sums over its domains, in whatever order crawls ended (seed %i)', async (seed) => {
    const test = await start(fresh().open());
    await addAnyCrawls(test, test.domainIds, seed);
    const days = await test.kept();
    expect(days.length).toBeGreaterThan(8);
    expect(days).toEqual(await test.summed());
    expect(await test.fresh(test.domainIds)).toEqual(days);
    const [first = '', two = ''] = test.domainIds;
    for (const some of [[first], [two, first]]) {
      expect(await test.fresh(some)).toEqual(await sumHistory(test.db.knex, some));
    }
  });

  it('are without a domain from the moment of its deletion, and gone with the last one', async () => {
    const test = await start(fresh().open());
    await addAnyCrawls(test, test.domainIds, 4);
    const [first = '', two = '', three = ''] = test.domainIds;
    const remove = (domainId: string, confirm: string) =>
      deleteDomain(test.ctx, { domainId, confirm, version: undefined });
    await remove(two, 'two.example.com');
    expect(await test.kept()).toEqual(await test.summed());
    await historyOf(test, three)({ at: NOON });
    expect(await test.kept()).toEqual(await test.summed());
    await remove(three, 'three.example.com');
    await remove(first, 'example.com');
    expect(await test.kept()).toEqual([]);
  });

  it('are right when the crawls of several domains end at once', async () => {
    const test = await start(fresh().open());
    const { domainIds } = test;
    await Promise.all(domainIds.map((domainId) => historyOf(test, domainId)({ at: NOON, figures: { score: 50 } })));
    expect(await test.kept()).toMatchObject([{ domains: 3, crawls: 3, score: 150 }]);
    expect(await test.kept()).toEqual(await test.summed());
  });

  it('are summed up again for some of its domains only when they have changed, and then every time', async () => {
    const test = await start(fresh().open());
    const [first = '', two = '', three = ''] = test.domainIds;
    const sets = [[first, two], [two, first], [three], test.domainIds];
    const expectSame = async (): Promise<void> => {
      for (const set of sets) expect(await test.known(set)).toEqual(await test.fresh(set));
    };
    await addAnyCrawls(test, test.domainIds, 5);
    await expectSame();
    const sums: string[] = [];
    test.db.knex.on('query', ({ sql }: { readonly sql: string }) => {
      if (sql.includes('packed_days')) sums.push(sql);
    });
    for (const set of sets) expect((await test.known(set)).length).toBeGreaterThan(0);
    expect(sums).toEqual([]);
    await historyOf(test, first)({ at: NOON + 1, figures: { broken_links: 77 } });
    await expectSame();
    await deleteDomain(test.ctx, { domainId: two, confirm: 'two.example.com', version: undefined });
    await historyOf(test, three)({ at: NOON });
    await expectSame();
    expect(sums.length).toBeGreaterThan(0);
  });
});
