import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { systemClock } from '../clock.ts';
import { migrationStatus, openDatabase } from '../storage/index.ts';
import { bringUpToDate } from './bring-up-to-date.ts';

it('a server that starts waits for another that migrates, however often it has to look again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'linkvitals-migrating-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const url = `sqlite:${join(folder, 'linkvitals.db')}`;
  const [other, db] = [openDatabase({ url }), openDatabase({ url, lockTimeoutMs: 10 })];
  onTestFinished(async () => {
    await Promise.all([other.close(), db.close()]);
  });
  const migrating = await other.knex.transaction();
  await migrating.raw('create table under_way (id integer)');
  let pauses = 0;
  const sleep = async (): Promise<void> => {
    pauses += 1;
    if (pauses === 3) await migrating.commit();
  };
  await bringUpToDate({ db, log: pino({ level: 'silent' }), clock: { ...systemClock, sleep } });
  expect(pauses).toBe(3);
  expect((await migrationStatus(db)).pending).toEqual([]);
});

it('a server whose database gets no more disk says so in a sentence, and migrates once there is room', async () => {
  // A database without a file, as one on MySQL is to its server: nothing here is there to be looked at.
  const db = openDatabase({ url: 'sqlite::memory:' });
  onTestFinished(() => db.close());
  await db.knex.raw('pragma max_page_count = 3');
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line).msg) });
  const sleep = async (): Promise<void> => {
    await db.knex.raw('pragma max_page_count = 1000000');
  };
  await bringUpToDate({ db, log, clock: { ...systemClock, sleep } });
  expect(lines).toEqual([expect.stringMatching(/^the disk of the database is full: make room on it; nothing is lost/)]);
  expect((await migrationStatus(db)).pending).toEqual([]);
});
