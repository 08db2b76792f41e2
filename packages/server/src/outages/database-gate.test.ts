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

  it('is closed until the schema is up to date', async () => {
    const { gate, db } = await stage();
    await gate.answered();
    expect(gate.closed).toBe('starting');
    expect(await codeOf(gate.through(async () => {}))).toBe('unavailable');
    gate.open();
    expect(await codeOf(gate.through(() => db.knex.select(db.knex.raw('1'))))).toBe('done');
  });

  it('closes on silence within 5 s, lets nobody wait inside, and ends what hangs; new connections work when it is back', async () => {
    const { gate, db, proxy } = await stage();
    await gate.answered();
    gate.open();
    const hanging = codeOf(db.knex.raw('select sleep(25)'));
    const inside = codeOf(gate.through(() => db.knex.raw('select sleep(25)')));
    await expect.poll(() => proxy.connections).toBeGreaterThanOrEqual(3);
    await proxy.set('silent');
    const since = performance.now();
    expect(await inside).toBe('unavailable');
    expect(performance.now() - since).toBeLessThan(5_000);
    expect(await hanging).toBe('ETIMEDOUT');
    expect(gate.closed).toBe('database_unreachable');
    expect(await codeOf(gate.through(() => db.knex.raw('select 1')))).toBe('unavailable');
    await proxy.set('open');
    await expect.poll(() => gate.closed).toBeUndefined();
    expect(await codeOf(gate.through(() => db.knex.raw('select 1')))).toBe('done');
  });

  it('does not take slowness for an outage: what takes longer than the patience is let finish, with every place taken', async () => {
    const { gate, db } = await stage();
    await gate.answered();
    gate.open();
    const slow = Array.from({ length: 10 }, () => gate.through(() => db.knex.raw('select sleep(4)')));
    expect(new Set(await Promise.all(slow.map(codeOf)))).toEqual(new Set(['done']));
    expect(gate.closed).toBeUndefined();
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
