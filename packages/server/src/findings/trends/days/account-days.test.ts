import { expect, it } from 'vitest';
import { seeded } from '../../../../scale/seeded.ts';
import { describeEveryEmptyDatabase } from '../../../platform/storage/describe-each-database.test-support.ts';
import type { Database } from '../../../platform/storage/index.ts';
import { verifiedDomain } from '../../../sites/domains/domain.test-support.ts';
import { deleteDomain } from '../../../sites/removal/index.ts';
import type { EndedCrawl } from '../history-row.ts';
import { historyOf, startTrendsTest, type TrendsTest } from '../trends.test-support.ts';
import { deleteOldDays, listAccountDays, listCarriedDays } from './account-day-store.ts';
import { DAY_MS, dayOf } from './days.ts';
import { createKnownDays, type DaysOfDomains } from './known-days.ts';
import { readDaysOfDomains } from './read-days-of-domains.ts';
import { carryHistory, sumHistory } from './sum-history.test-support.ts';

const NOON = Date.UTC(2026, 2, 1, 12);
/** The days of all tests in this file; they span several periods of packed days. */
const always = { firstDay: dayOf(NOON) - 80, lastDay: dayOf(NOON) + 40 };
const STATES: readonly EndedCrawl['state'][] = ['completed', 'completed', 'completed', 'failed', 'canceled'];

/** The expected values, computed by plain queries. */
const sumsOf = async ({ knex }: Database, domainIds: readonly string[]) => ({
  days: await sumHistory(knex, domainIds),
  carried: await carryHistory(knex, domainIds, always),
});

/** Drops the days on which no domain has carried figures. */
const without = ({ days, carried }: DaysOfDomains) => ({
  days,
  carried: new Map([...carried].filter(([, { domains }]) => domains > 0)),
});

async function start(db: Database) {
  const test = await startTrendsTest({ db });
  const names = ['two.example.com', 'three.example.com'];
  const others: string[] = [];
  for (const hostname of names) others.push((await verifiedDomain(test, { hostname })).id);
  const accountId = test.ctx.account.id;
  const domainIds = [test.domainId, ...others];
  /** Reads as a server that has just started. */
  const fresh = async (of: readonly string[]) =>
    without(
      await readDaysOfDomains({ db: test.db, knownDays: createKnownDays() }, { accountId, domainIds: of }, always),
    );
  return {
    ...test,
    names,
    domainIds,
    kept: async () => ({
      days: await listAccountDays(test.db.knex, accountId, always),
      carried: await listCarriedDays(test.db.knex, accountId, always),
    }),
    summed: async () => {
      const undeleted = await test.db.knex('domains').whereNull('deleted_at').pluck('id');
      return sumsOf(test.db, undeleted);
    },
    /** Reads as a server that has answered before. */
    known: async (of: readonly string[]) =>
      without(await readDaysOfDomains(test.ctx, { accountId, domainIds: of }, always)),
    fresh,
  };
}

/** Adds crawls on some days in random order, with and without each figure. */
async function addAnyCrawls(
  { add }: Pick<TrendsTest, 'add'>,
  domainIds: readonly string[],
  seed: number,
  { days = 4, crawls = 60 } = {},
) {
  const { below } = seeded(seed);
  const orNull = (limit: number): number | null => (below(4) === 0 ? null : below(limit));
  for (let n = 0; n < crawls; n += 1) {
    await add({
      at: NOON - below(days * 24) * (DAY_MS / 24),
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

describeEveryEmptyDatabase(
  'the days of an account',
  (fresh) => {
    it.each([
      [1, { days: 4, crawls: 60 }],
      [2, { days: 4, crawls: 60 }],
      [3, { days: 75, crawls: 20 }],
      [4, { days: 75, crawls: 120 }],
    ])('are the sums over its domains, in whatever order crawls ended (seed %i, %o)', async (seed, size) => {
      const test = await start(fresh().open());
      await addAnyCrawls(test, test.domainIds, seed, size);
      const kept = await test.kept();
      expect(kept.days.length).toBeGreaterThan(8);
      expect(kept).toEqual(await test.summed());
      expect(await test.fresh(test.domainIds)).toEqual(without(kept));
      const [first = '', two = ''] = test.domainIds;
      for (const some of [[first], [two, first]]) {
        expect(await test.fresh(some)).toEqual(without(await sumsOf(test.db, some)));
      }
    });

    it('carry the last figures of a domain for five weeks, over days without a completed crawl', async () => {
      const test = await start(fresh().open());
      const [first = '', two = ''] = test.domainIds;
      const today = dayOf(NOON);
      await historyOf(test, first)({ at: NOON, figures: { broken_links: 5 } });
      await historyOf(test, two)({ at: NOON + DAY_MS, figures: { broken_links: 3 } });
      await historyOf(test, first)({ at: NOON + 2 * DAY_MS, state: 'failed' });
      await historyOf(test, two)({ at: NOON + 3 * DAY_MS, figures: { broken_links: 1 } });
      const { carried } = await test.kept();
      const broken = [-1, 0, 1, 2, 3, 34, 35, 37, 38].map((day) => carried.get(today + day)?.broken_links);
      expect(broken).toEqual([0, 5, 8, 8, 6, 6, 1, 1, 0]);
    });

    it('leave out a domain from the moment of its deletion, and are deleted with the last domain', async () => {
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
      expect(await test.kept()).toEqual(await test.summed());
      expect(await test.db.knex('account_days')).toEqual([]);
    });

    it('stay the same when older days are deleted', async () => {
      const test = await start(fresh().open());
      await addAnyCrawls(test, test.domainIds, 6, { days: 75, crawls: 60 });
      const kept = await test.kept();
      const oldest = dayOf(NOON) - 30;
      await deleteOldDays(test.db, oldest, 10);
      const left = await test.kept();
      expect(left.days).toEqual(kept.days.filter(({ day }) => day >= oldest));
      const since = [...kept.carried].filter(([day]) => day >= oldest);
      expect([...left.carried].filter(([day]) => day >= oldest)).toEqual(since);
      expect(await test.db.knex('account_days').min('day as day')).toEqual([{ day: oldest }]);
    });

    it('are right when the crawls of several domains end at once', async () => {
      const test = await start(fresh().open());
      const { domainIds } = test;
      await Promise.all(domainIds.map((domainId) => historyOf(test, domainId)({ at: NOON, figures: { score: 50 } })));
      expect((await test.kept()).days).toMatchObject([{ domains: 3, crawls: 3, score: 150 }]);
      expect(await test.kept()).toEqual(await test.summed());
    });

    it('are summed up again for a set of domains after each change of its days, and only then', async () => {
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
      for (const set of sets) expect((await test.known(set)).days.length).toBeGreaterThan(0);
      expect(sums).toEqual([]);
      await historyOf(test, first)({ at: NOON + 1, figures: { broken_links: 77 } });
      await expectSame();
      await deleteDomain(test.ctx, { domainId: two, confirm: 'two.example.com', version: undefined });
      await historyOf(test, three)({ at: NOON });
      await expectSame();
      expect(sums.length).toBeGreaterThan(0);
    });
  },
  { short: 'sqlite' },
);
