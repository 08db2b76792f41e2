import { startTcpProxy, type TcpProxy } from '@linkvitals/testing';
import { describeMysql } from '@linkvitals/testing/databases';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { type Database, openDatabase } from '../storage/index.ts';
import { type WatchedGate, watchDatabase } from './database-gate.ts';

interface Stage {
  readonly gate: WatchedGate;
  readonly db: Database;
  readonly proxy: TcpProxy;
}

const log = pino({ level: 'silent' });

async function startStage(url: URL): Promise<Stage> {
  const proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port) });
  const proxied = Object.assign(new URL(url), { port: String(proxy.port) }).href;
  const db = openDatabase({ url: proxied });
  const gate = watchDatabase(proxied, { db, log });
  onTestFinished(async () => {
    gate.stop();
    await db.close();
    await proxy.close();
  });
  return { gate, db, proxy };
}

const codeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'done',
    (error: { code?: unknown }) => error.code,
  );

describeMysql('the gate before a database', (open) => {
  const stage = async (): Promise<Stage> => startStage(new URL(await open()));
  const openStage = async (): Promise<Stage> => {
    const started = await stage();
    await started.gate.answered();
    started.gate.open();
    return started;
  };

  it('is closed until the schema is up to date', async () => {
    const { gate, db } = await stage();
    await gate.answered();
    expect(gate.closed).toBe('starting');
    expect(await codeOf(gate.through(async () => {}))).toBe('unavailable');
    gate.open();
    expect(await codeOf(gate.through(() => db.knex.select(db.knex.raw('1'))))).toBe('done');
  });

  it('closes on silence within 5 s, lets nobody wait inside, and ends what hangs; new connections work when it is back', {
    timeout: 60_000,
  }, async () => {
    const { gate, db, proxy } = await openStage();
    const hanging = codeOf(db.knex.raw('select sleep(25)'));
    const inside = codeOf(gate.through(() => db.knex.raw('select sleep(25)')));
    await expect.poll(() => proxy.connections).toBeGreaterThanOrEqual(3);
    await proxy.set('silent');
    const since = performance.now();
    expect(await inside).toBe('unavailable');
    expect(performance.now() - since).toBeLessThan(5_000);
    expect([gate.closed, gate.isAway]).toEqual(['database_unreachable', false]);
    expect(await hanging).toBe('ETIMEDOUT');
    expect([gate.closed, gate.isAway]).toEqual(['database_unreachable', true]);
    expect(await codeOf(gate.through(() => db.knex.raw('select 1')))).toBe('unavailable');
    await proxy.set('open');
    await expect.poll(() => gate.closed).toBeUndefined();
    expect(await codeOf(gate.through(() => db.knex.raw('select 1')))).toBe('done');
  });

  it('does not take slowness for an outage: what takes longer than the patience is let finish, with every place taken', async () => {
    const { gate, db } = await openStage();
    const slow = Array.from({ length: 10 }, () => gate.through(() => db.knex.raw('select sleep(5)')));
    expect(new Set(await Promise.all(slow.map(codeOf)))).toEqual(new Set(['done']));
    expect(gate.closed).toBeUndefined();
  });

  it('finds out within 10 s when only the connections have died, and ends those', { timeout: 60_000 }, async () => {
    const { gate, db, proxy } = await openStage();
    const hanging = codeOf(db.knex.raw('select sleep(25)'));
    await expect.poll(() => proxy.connections).toBeGreaterThanOrEqual(2);
    await proxy.set('silent');
    await proxy.set('open');
    const since = performance.now();
    expect(await hanging).toBe('ETIMEDOUT');
    expect(performance.now() - since).toBeLessThan(10_000);
    await expect.poll(() => gate.closed).toBeUndefined();
    expect(await codeOf(gate.through(() => db.knex.raw('select 1')))).toBe('done');
  });

  it('gives requests 4 s where the database is slow; what nobody waits for goes on', { timeout: 60_000 }, async () => {
    const { gate, db, proxy } = await openStage();
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
    await expect.poll(() => done, { timeout: 20_000 }).toBe(10);
  });

  it('turns requests away where an answer takes longer than 2.5 s, and cuts nothing off', {
    timeout: 60_000,
  }, async () => {
    const { gate, db, proxy } = await openStage();
    await db.knex.raw('select 1');
    proxy.delay(1_700);
    await expect.poll(() => gate.closed, { timeout: 10_000 }).toBe('database_unreachable');
    expect(await codeOf(gate.through(async () => {}))).toBe('unavailable');
    // Long enough for several of its own questions.
    expect(await codeOf(db.knex.raw('select sleep(6)'))).toBe('done');
    expect([gate.closed, gate.isAway]).toEqual(['database_unreachable', false]);
    proxy.delay(0);
    await expect.poll(() => gate.closed, { timeout: 10_000 }).toBeUndefined();
  });

  it('tells who is refused at the start what to correct', async () => {
    const url = Object.assign(new URL(await open()), { username: 'nobody', password: 'wrong' });
    const { gate } = await startStage(url);
    await expect(gate.answered()).rejects.toThrow(/^the database refuses us: Access denied.* DATABASE_URL$/);
    expect(gate.closed).toBe('database_refuses');
  });
});

it('a SQLite file is a part of the process: it is never away', async () => {
  const db = openDatabase({ url: 'sqlite::memory:' });
  onTestFinished(() => db.close());
  const gate = watchDatabase('sqlite::memory:', { db, log });
  await gate.answered();
  gate.open();
  expect(gate.closed).toBeUndefined();
});
