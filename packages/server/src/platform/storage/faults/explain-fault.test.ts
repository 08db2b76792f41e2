import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { OperatorError } from '../../operator-error.ts';
import { openDatabase } from '../connection/open-database.ts';
import { migrate } from '../schema/migrate.ts';
import { explainFileFault } from './explain-fault.ts';

async function inFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'linkvitals-fault-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** The error that an operator sees when this file is set as the database */
async function refusal(file: string): Promise<string> {
  const use = async () => {
    const db = openDatabase({ url: `sqlite:${file}` });
    onTestFinished(() => db.close());
    await migrate(db);
  };
  const error = await use().then(
    () => expect.unreachable('it can be used'),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(OperatorError);
  return (error as OperatorError).message;
}

it('names a file that is no database, and the remedy', async () => {
  const file = join(await inFolder(), 'linkvitals.db');
  await writeFile(file, 'Dear diary, '.repeat(500));
  expect(await refusal(file)).toBe(
    `${file} is not a SQLite database. If DATABASE_URL or LINKVITALS_DATA_DIR names the wrong place, correct it; if this was the database, it is damaged. Restore a backup, or save what can still be read: sqlite3 ${file} .recover (docs/operations.md, "The database is damaged").`,
  );
});

it('says that a folder is no database', async () => {
  const file = join(await inFolder(), 'linkvitals.db');
  await mkdir(file);
  expect(await refusal(file)).toBe(
    `${file} is a folder, not a database. Give the file: DATABASE_URL=sqlite:${file}/linkvitals.db`,
  );
});

it.runIf(process.platform === 'linux')('says that it may not write there', async () => {
  expect(await refusal('/sys/linkvitals/linkvitals.db')).toMatch(
    /^This user \(uid \d+\) may not write to \/sys\/linkvitals\/linkvitals\.db or its folder.*LINKVITALS_DATA_DIR\.$/,
  );
});

it('names a database that a newer version has migrated', async () => {
  const file = join(await inFolder(), 'linkvitals.db');
  const db = openDatabase({ url: `sqlite:${file}` });
  await migrate(db);
  await db.knex('linkvitals_migrations').insert({ name: '9999-of-tomorrow', batch: 2, migration_time: new Date() });
  await db.close();
  expect(await refusal(file)).toMatch(
    /^A newer version of Linkvitals has migrated .*linkvitals\.db \(9999-of-tomorrow\)\. Start that version, or go back/,
  );
});

it('says that a disk is full, from the words of SQLite itself', async () => {
  const file = join(await inFolder(), 'linkvitals.db');
  const db = openDatabase({ url: `sqlite:${file}` });
  onTestFinished(() => db.close());
  await db.knex.raw('pragma max_page_count = 3');
  await expect(migrate(db)).rejects.toThrow(
    `The disk of ${file} is full. Make room, then start again; nothing is lost.`,
  );
});

it.each([
  ['SQLITE_READONLY_DIRECTORY', /may not write to/],
  ['SQLITE_READONLY_DBMOVED', /may not write to/],
  ['EROFS', /may not write to/],
  ['ENOSPC', /is full\. Make room/],
  ['SQLITE_IOERR_SHMSIZE', /could not be read or written: why\. The disk is full, gone or faulty/],
  ['SQLITE_CORRUPT_INDEX', /is damaged: why\. Restore a backup/],
])('knows %s', (code, message) => {
  const explained = explainFileFault(Object.assign(new Error('why'), { code }), '/data/linkvitals.db');
  expect(explained).toBeInstanceOf(OperatorError);
  expect((explained as Error).message).toMatch(message);
  expect((explained as Error).message).toContain('/data/linkvitals.db');
});

it('leaves other errors as they are', () => {
  for (const error of [new Error('a bug'), Object.assign(new Error('busy'), { code: 'SQLITE_BUSY' }), 'text']) {
    expect(explainFileFault(error, '/data/linkvitals.db')).toBe(error);
  }
});
