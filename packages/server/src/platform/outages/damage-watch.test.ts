import { copyFile, mkdtemp, open, rename, rm, stat, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fakeClock } from '@linkvitals/testing';
import { runSqlite } from '@linkvitals/testing/databases';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { type Database, openDatabase } from '../storage/index.ts';
import { type WatchedGate, watchDatabase } from './database-gate.ts';

interface Stage {
  readonly file: string;
  readonly db: Database;
  readonly gate: WatchedGate;
  /** Waits until the gate is closed for this reason; undefined: open. */
  closes(reason: string | undefined): Promise<void>;
  /** Asserts that the state is the same after some more checks. */
  stays(reason: string | undefined): Promise<void>;
}

/** Prepares an open gate before a file with a table of some pages; each step of the clock causes a check. */
async function stage(): Promise<Stage> {
  const folder = await mkdtemp(join(tmpdir(), 'linkvitals-damage-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'linkvitals.db');
  const numbers = 'with recursive n(i) as (select 1 union all select i + 1 from n where i < 2000)';
  await runSqlite(file, `create table things as ${numbers} select i, hex(randomblob(40)) as text from n`);
  const db = openDatabase({ url: `sqlite:${file}` });
  const clock = fakeClock(0);
  const gate = watchDatabase(`sqlite:${file}`, { db, log: pino({ level: 'silent' }), clock });
  onTestFinished(async () => {
    gate.stop();
    await db.close();
  });
  gate.open();
  const look = async (): Promise<string | undefined> => {
    await clock.advance(1_000);
    await stat(folder); // the look at the file is a call of the same kind
    return gate.closed;
  };
  const closes = (reason: string | undefined) => expect.poll(look, { interval: 1 }).toBe(reason);
  const stays = async (reason: string | undefined): Promise<void> => {
    for (let round = 0; round < 20; round += 1) expect(await look()).toBe(reason);
  };
  // The first check has recorded the state of the file.
  await stays(undefined);
  return { file, db, gate, closes, stays };
}

it('a file that is moved away under a running server closes the gate, until it is in its place again', async () => {
  const { file, gate, closes } = await stage();
  await rename(file, `${file}.moved`);
  await closes('database_damaged');
  expect(gate.isAway).toBe(true);
  await expect(gate.through(async () => 1)).rejects.toMatchObject({ code: 'unavailable' });
  await rename(`${file}.moved`, file);
  await closes(undefined);
  expect(gate.isAway).toBe(false);
});

it.each([
  [
    'replaced by a copy of itself',
    async (file: string) => {
      await copyFile(file, `${file}.copy`);
      await rename(`${file}.copy`, file);
    },
  ],
  ['emptied', (file: string) => truncate(file, 0)],
  ['cut off', (file: string) => truncate(file, 8_192)],
])('a file that is %s under a running server closes the gate', async (_, spoil) => {
  const { file, db, closes } = await stage();
  // After the checkpoint the file has all data, and the log none.
  await db.knex.raw('pragma wal_checkpoint(truncate)');
  await spoil(file);
  await closes('database_damaged');
});

it('a file that grows, and that VACUUM makes smaller, is whole', async () => {
  const { db, stays } = await stage();
  await db.knex.raw('insert into things select i, text from things');
  await db.knex.raw('pragma wal_checkpoint(truncate)');
  await stays(undefined);
  await db.knex.raw('delete from things');
  await db.knex.raw('vacuum');
  await db.knex.raw('pragma wal_checkpoint(truncate)');
  await stays(undefined);
});

it('a page that cannot be read closes the gate for good', async () => {
  const { file, db, closes, stays } = await stage();
  const handle = await open(file, 'r+');
  await handle.write(Buffer.alloc(4_096 * 8, 0xff), 0, 4_096 * 8, 4_096 * 4);
  await handle.close();
  await expect(db.knex('things').sum({ sum: 'i' })).rejects.toThrow(/malformed/);
  await closes('database_damaged');
  await db.knex.raw('select 1');
  await stays('database_damaged');
});
