import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { describeEveryEmptyDatabase } from '../../platform/storage/describe-each-database.test-support.ts';
import { type Database, migrate } from '../../platform/storage/index.ts';
import { createLimits } from './create-limits.ts';
import { deleteOldCounts } from './index.ts';

const log = pino({ level: 'silent' });
const config = { apiRateLimit: 600 };
const MINUTE = 60_000;
const pair = { limit: 'password_of_person_from_network', by: 'ada@example.com 192.0.2.7' } as const;

describeEveryEmptyDatabase('limits on attempts', (fresh) => {
  let db: Database;
  beforeEach(async () => {
    // The library reads the clock of the process.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 1) });
    db = fresh().open();
    await migrate(db);
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const limits = () => createLimits({ db, log, config });
  /** Number of times that the library took a connection; its statements do not pass Knex. */
  const connectionsFor = async (work: () => Promise<unknown>): Promise<number> => {
    const acquire = vi.spyOn(db.knex.client, 'acquireConnection');
    await work();
    const { length } = acquire.mock.calls;
    acquire.mockRestore();
    return length;
  };
  const later = (ms: number) => vi.setSystemTime(Date.now() + ms);
  /** Seconds to wait; 0: the attempt was allowed. */
  const take = (at = limits(), counted: Parameters<ReturnType<typeof limits>['take']>[0] = pair): Promise<number> =>
    at.take(counted).then(
      () => 0,
      (error) => {
        expect(error).toMatchObject({ code: 'rate_limited' });
        return error.options.retryAfterSeconds;
      },
    );
  const takeMany = async (times: number, at = limits()): Promise<number[]> => {
    const waits: number[] = [];
    for (let n = 0; n < times; n += 1) waits.push(await take(at));
    return waits;
  };

  it('allow as many attempts as the table says, on two servers together', async () => {
    const [one, other] = [limits(), limits()];
    expect(await takeMany(3, one)).toEqual([0, 0, 0]);
    expect(await takeMany(3, other)).toEqual([0, 0, 60]);
    expect(await take(one)).toBe(60);
    expect(await take(one, { ...pair, by: 'grace@example.com 192.0.2.7' })).toBe(0);
  });

  it('allow no more attempts when 50 come at once, and lengthen the wait only once', async () => {
    const servers = [limits(), limits()];
    const waits = await Promise.all(Array.from({ length: 50 }, (_, n) => take(servers[n % 2])));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
    later(MINUTE);
    expect(await takeMany(6)).toEqual([0, 0, 0, 0, 0, 120]);
  });

  it('double the wait each time, up to an hour, and begin anew after a day', async () => {
    const waits: number[] = [];
    for (let round = 0; round < 8; round += 1) {
      const last = (await takeMany(6)).at(-1) ?? 0;
      waits.push(last);
      later(last * 1000);
    }
    expect(waits).toEqual([60, 120, 240, 480, 960, 1920, 3600, 3600]);
    later(24 * 60 * MINUTE);
    expect((await takeMany(6)).at(-1)).toBe(60);
  });

  it('do not count attempts that were given back, and none before a right one', async () => {
    const at = limits();
    for (let n = 0; n < 20; n += 1) {
      expect(await take(at)).toBe(0);
      await at.giveBack(pair);
    }
    expect(await takeMany(6, at)).toEqual([0, 0, 0, 0, 0, 60]);
    await at.forget(pair);
    expect(await takeMany(6, at)).toEqual([0, 0, 0, 0, 0, 60]);
  });

  it('query the database once a second about a caller that keeps trying, and trust the result no longer', async () => {
    const [at, other] = [limits(), limits()];
    expect(await connectionsFor(() => takeMany(6, at))).toBeGreaterThanOrEqual(6);
    expect(await connectionsFor(() => takeMany(100, at))).toBe(0);
    expect(await take(at)).toBe(60);
    later(999);
    expect(await take(at)).toBe(60);
    // Another server has accepted a proof of identity.
    await other.forget(pair);
    later(1);
    expect(await take(at)).toBe(0);
  });

  it('remember a text for 90 days', async () => {
    const at = limits();
    expect(await at.knows('ada 192.0.2.7')).toBe(false);
    await at.remember('ada 192.0.2.7');
    later(89 * 24 * 60 * MINUTE);
    expect(await limits().knows('ada 192.0.2.7')).toBe(true);
    later(2 * 24 * 60 * MINUTE);
    expect(await at.knows('ada 192.0.2.7')).toBe(false);
  });

  it('store no address, and no row longer than it counts', async () => {
    const at = limits();
    await takeMany(6, at);
    await at.remember(pair.by);
    const rows = await db.knex('rate_limits');
    expect(rows).toHaveLength(3);
    expect(JSON.stringify(rows)).not.toMatch(/ada|192\.0/);
    await deleteOldCounts(db.knex, Date.now());
    expect(await db.knex('rate_limits')).toHaveLength(3);
    later(91 * 24 * 60 * MINUTE);
    await deleteOldCounts(db.knex, Date.now());
    expect(await db.knex('rate_limits')).toEqual([]);
  });
});

describeEveryEmptyDatabase('while the database takes no counts', (fresh) => {
  it('the process counts by itself: attempts are still allowed, up to the limit', async () => {
    const db = fresh().open();
    await migrate(db);
    const limits = createLimits({ db, log, config });
    const refuse = Object.assign(new Error('read-only'), { code: 'SQLITE_READONLY', errno: 1290 });
    const client = db.knex.client as { acquireConnection: () => Promise<unknown> };
    const acquire = client.acquireConnection;
    client.acquireConnection = () => Promise.reject(refuse);
    const ends = await Promise.allSettled(Array.from({ length: 10 }, () => limits.take(pair)));
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(ends.at(-1)).toMatchObject({ reason: { code: 'rate_limited', options: { retryAfterSeconds: 60 } } });
    await limits.giveBack(pair);
    expect(await limits.knows('anything')).toBe(false);
    client.acquireConnection = acquire;
    await limits.take(pair);
  });

  it('a bug is not mistaken for a fault of the database', async () => {
    const db = fresh().open();
    await migrate(db);
    await db.knex.schema.alterTable('rate_limits', (table) => table.renameColumn('points', 'other'));
    await expect(createLimits({ db, log, config }).take(pair)).rejects.not.toMatchObject({ code: 'rate_limited' });
  });
});
