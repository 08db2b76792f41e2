import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeMysql } from '@linkvitals/testing/databases';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { migrateQuickly } from '../../test-support/migrate-quickly.ts';
import { systemClock } from '../clock.ts';
import { migrationStatus, openDatabase, refuseEmptiedDatabase } from '../storage/index.ts';
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
  const config = { dataDir: folder, databaseUrl: url, upgradeBackups: 0 };
  await bringUpToDate({ config, db, log: pino({ level: 'silent' }), clock: { ...systemClock, sleep } });
  expect(pauses).toBe(3);
  expect((await migrationStatus(db)).pending).toEqual([]);
});

describeMysql('an empty MySQL database', (open) => {
  it('is not filled beside a data folder that was used with it before, only beside another', async () => {
    const url = await open();
    const opened = () => {
      const db = openDatabase({ url });
      onTestFinished(() => db.close());
      return db;
    };
    const folder = await mkdtemp(join(tmpdir(), 'linkvitals-emptied-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const config = { dataDir: folder, databaseUrl: url, upgradeBackups: 0 };
    const start = (db: ReturnType<typeof openDatabase>) =>
      bringUpToDate({ config, db, log: pino({ level: 'silent' }), clock: systemClock });

    const before = opened();
    await refuseEmptiedDatabase(before.knex, config);
    await migrateQuickly(before);
    await start(before);

    const name = new URL(url).pathname.slice(1);
    await before.knex.raw('drop database ??', [name]);
    await before.knex.raw('create database ??', [name]);
    const after = opened();
    await expect(start(after)).rejects.toThrow(/has no data .* --new-database/);
    expect((await migrationStatus(after)).applied).toEqual([]);
    await refuseEmptiedDatabase(after.knex, { ...config, dataDir: join(folder, 'other') });

    await migrateQuickly(after);
    await start(after);
  });
});

it('a server whose database gets no more disk says so in a sentence, and migrates once there is room', async () => {
  // A database without a file stands for one on MySQL, whose files the server cannot check.
  const db = openDatabase({ url: 'sqlite::memory:' });
  onTestFinished(() => db.close());
  await db.knex.raw('pragma max_page_count = 3');
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line).msg) });
  const sleep = async (): Promise<void> => {
    await db.knex.raw('pragma max_page_count = 1000000');
  };
  await bringUpToDate({
    config: { dataDir: '', databaseUrl: 'sqlite::memory:', upgradeBackups: 0 },
    db,
    log,
    clock: { ...systemClock, sleep },
  });
  expect(lines).toEqual([expect.stringMatching(/^the disk of the database is full: make room on it; nothing is lost/)]);
  expect((await migrationStatus(db)).pending).toEqual([]);
});
