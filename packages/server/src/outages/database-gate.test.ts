import { startTcpProxy, type TcpProxy } from '@linkvitals/testing';
import { describeMysql } from '@linkvitals/testing/databases';
import { pino } from 'pino';
import { expect, it, type TestContext } from 'vitest';
import { type Database, openDatabase } from '../storage/index.ts';
import { type WatchedGate, watchDatabase } from './database-gate.ts';

interface Stage {
  readonly gate: WatchedGate;
  readonly db: Database;
  readonly proxy: TcpProxy;
  /** Statements `select sleep()` that the database has begun: their connections are made. */
  sleeping(): Promise<number>;
}

const log = pino({ level: 'silent' });

/** Of the test that calls: where several run at once only their contexts know which one that is. */
type OnTestFinished = TestContext['onTestFinished'];

async function startStage(onTestFinished: OnTestFinished, url: URL): Promise<Stage> {
  const proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port) });
  const proxied = Object.assign(new URL(url), { port: String(proxy.port) }).href;
  const db = openDatabase({ url: proxied });
  const direct = openDatabase({ url: url.href });
  const gate = watchDatabase(proxied, { db, log });
  onTestFinished(async () => {
    gate.stop();
    // First, so that nothing waits for an answer that it holds back.
    await proxy.close();
    await db.close();
    await direct.close();
  });
  const asleep = { db: url.pathname.slice(1), state: 'User sleep' };
  const sleeping = async () =>
    Number((await direct.knex('information_schema.processlist').where(asleep).count({ n: '*' }))[0]?.n);
  return { gate, db, proxy, sleeping };
}

const codeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'done',
    (error: { code?: unknown }) => error.code,
  );

describeMysql('the gate before a database', (open) => {
  const stage = async (onTestFinished: OnTestFinished): Promise<Stage> =>
    startStage(onTestFinished, new URL(await open()));
  const openStage = async (onTestFinished: OnTestFinished): Promise<Stage> => {
    const started = await stage(onTestFinished);
    await started.gate.answered();
    started.gate.open();
    return started;
  };

  // They wait for seconds, each behind a line of its own.
  it.concurrent('is closed until the schema is up to date', async ({ expect, onTestFinished }) => {
    const { gate, db } = await stage(onTestFinished);
    await gate.answered();
    expect(gate.closed).toBe('starting');
    expect(await codeOf(gate.through(async () => {}))).toBe('unavailable');
    gate.open();
    expect(await codeOf(gate.through(() => db.knex.select(db.knex.raw('1'))))).toBe('done');
  });

  it.concurrent('closes on silence within 5 s, lets nobody wait inside, and ends what hangs; new connections work when it is back', async ({
    expect,
    onTestFinished,
  }) => {
    const { gate, db, proxy, sleeping } = await openStage(onTestFinished);
    const hanging = codeOf(db.knex.raw('select sleep(25)'));
    const inside = codeOf(gate.through(() => db.knex.raw('select sleep(25)')));
    await expect.poll(sleeping).toBe(2);
    await proxy.set('silent');
    const since = performance.now();
    await expect.poll(() => gate.closed).toBe('database_unreachable');
    expect(gate.isAway).toBe(false);
    expect(await inside).toBe('unavailable');
    expect(performance.now() - since).toBeLessThan(5_000);
    expect(await hanging).toBe('ETIMEDOUT');
    expect([gate.closed, gate.isAway]).toEqual(['database_unreachable', true]);
    expect(await codeOf(gate.through(() => db.knex.raw('select 1')))).toBe('unavailable');
    await proxy.set('open');
    await expect.poll(() => gate.closed).toBeUndefined();
    expect(await codeOf(gate.through(() => db.knex.raw('select 1')))).toBe('done');
  });

  it.concurrent('does not take slowness for an outage: what takes longer than the patience is let finish, with every place taken', async ({
    expect,
    onTestFinished,
  }) => {
    const { gate, db } = await openStage(onTestFinished);
    const slow = Array.from({ length: 10 }, () => gate.through(() => db.knex.raw('select sleep(5)')));
    expect(new Set(await Promise.all(slow.map(codeOf)))).toEqual(new Set(['done']));
    expect(gate.closed).toBeUndefined();
  });

  it.concurrent('finds out within 10 s when only the connections have died, and ends those', async ({
    expect,
    onTestFinished,
  }) => {
    const { gate, db, proxy, sleeping } = await openStage(onTestFinished);
    const hanging = codeOf(db.knex.raw('select sleep(25)'));
    await expect.poll(sleeping).toBe(1);
    await proxy.set('silent');
    await proxy.set('open');
    const since = performance.now();
    expect(await hanging).toBe('ETIMEDOUT');
    expect(performance.now() - since).toBeLessThan(10_000);
    await expect.poll(() => gate.closed).toBeUndefined();
    expect(await codeOf(gate.through(() => db.knex.raw('select 1')))).toBe('done');
  });

  it.concurrent('gives requests 4 s where the database is slow; what nobody waits for goes on', async ({
    expect,
    onTestFinished,
  }) => {
    const { gate, db, proxy } = await openStage(onTestFinished);
    const statement = () => db.knex.raw('select 1');
    await statement();
    proxy.delay(400);
    expect(await codeOf(gate.through(statement))).toBe('done');
    let done = 0;
    const long = async () => {
      for (; done < 10; done += 1) await statement();
    };
    const since = performance.now();
    expect(await codeOf(gate.through(long))).toBe('unavailable');
    expect(performance.now() - since).toBeLessThan(5_000);
    expect([gate.closed, gate.isAway, done < 10]).toEqual([undefined, false, true]);
    await expect.poll(() => done).toBe(10);
  });

  it.concurrent('refuses requests where an answer takes longer than 2.5 s, and cuts nothing off', async ({
    expect,
    onTestFinished,
  }) => {
    const { gate, db, proxy } = await openStage(onTestFinished);
    await db.knex.raw('select 1');
    proxy.delay(1_700);
    await expect.poll(() => gate.closed).toBe('database_unreachable');
    expect(await codeOf(gate.through(async () => {}))).toBe('unavailable');
    // Long enough for several of its own questions.
    expect(await codeOf(db.knex.raw('select sleep(6)'))).toBe('done');
    expect([gate.closed, gate.isAway]).toEqual(['database_unreachable', false]);
    proxy.delay(0);
    await expect.poll(() => gate.closed).toBeUndefined();
  });

  it.concurrent('says what to correct when the database refuses at the start', async ({ expect, onTestFinished }) => {
    const url = Object.assign(new URL(await open()), { username: 'nobody', password: 'wrong' });
    const { gate } = await startStage(onTestFinished, url);
    await expect(gate.answered()).rejects.toThrow(/^the database refuses us: Access denied.* DATABASE_URL$/);
    expect(gate.closed).toBe('database_refuses');
  });
});

it('a SQLite file is a part of the process: it is never away', async ({ onTestFinished }) => {
  const db = openDatabase({ url: 'sqlite::memory:' });
  onTestFinished(() => db.close());
  const gate = watchDatabase('sqlite::memory:', { db, log });
  await gate.answered();
  gate.open();
  expect(gate.closed).toBeUndefined();
});
