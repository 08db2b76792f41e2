import { mkdtemp, readdir, readFile, rm, stat, statfs, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnNode } from '@linkvitals/testing';
import { runSqlite } from '@linkvitals/testing/databases';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { OperatorError } from '../../operator-error.ts';
import { openDatabase } from '../connection/open-database.ts';
import { damageIndex } from '../faults/damage-index.test-support.ts';
import { migrateInstallation } from '../installation/refuse-emptied-database.ts';
import { migrations } from '../migrations/index.ts';
import { migrate } from '../schema/migrate.ts';
import { migrateDown } from '../schema/migrate-down.ts';
import { migrationStatus } from '../schema/migration-status.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'linkvitals-before-'));
});
afterEach(() => rm(folder, { recursive: true }));

const names = migrations.map(({ name }) => name);
const pendingFrom = (name: string): string[] => names.slice(names.indexOf(name));
const backupBefore = (name: string): string => `linkvitals.db.before-${name}.backup`;
const account = { id: 'a', name: 'of-the-older-version', plan: 'free', created_at: 1 };

function open(file = join(folder, 'linkvitals.db')) {
  const db = openDatabase({ url: `sqlite:${file}` });
  onTestFinished(() => db.close());
  return db;
}
type Opened = ReturnType<typeof open>;

/** Takes a database back to the version before this migration, as `migrate down` does. */
async function takeBack(db: Opened, first: string): Promise<void> {
  await migrateDown(db, { to: names[names.indexOf(first) - 1], discardData: true });
}

/** A database that a version before this migration has used. */
async function olderDatabase(first: string): Promise<Opened> {
  const db = open();
  await migrate(db);
  await db.knex('accounts').insert(account);
  await takeBack(db, first);
  return db;
}

const start = (db: Opened, upgradeBackups: number) =>
  migrateInstallation(db, { dataDir: folder, databaseUrl: `sqlite:${join(folder, 'linkvitals.db')}`, upgradeBackups });

it('an upgrade leaves the database of the older version beside the new one, for its owner only', async () => {
  const db = await olderDatabase('0053-page-broken-links');
  const { ran, backup = '' } = await start(db, 2);
  expect(ran).toEqual(pendingFrom('0053-page-broken-links'));
  expect(backup).toBe(join(folder, backupBefore('0053-page-broken-links')));
  expect((await stat(backup)).mode & 0o777).toBe(0o600);
  expect(await runSqlite(backup, 'pragma integrity_check')).toBe('ok');

  const older = open(backup);
  expect((await migrationStatus(older)).pending).toEqual(ran);
  expect(await older.knex('accounts').pluck('name')).toEqual(['of-the-older-version']);
  expect(await migrate(older)).toEqual(ran);
});

it('an upgrade backs up what was committed to the log, while another process has the database open', async () => {
  const db = await olderDatabase('0057-crawl-issues-touched');
  const other = open();
  await other.knex('accounts').insert({ ...account, id: 'b' });
  const { backup = '' } = await start(db, 1);
  expect(await runSqlite(backup, 'select count(*) from accounts')).toBe('2');
});

it.each([
  ['a database that is new', async () => open()],
  [
    'a database that is up to date',
    async () => {
      const db = open();
      await migrate(db);
      await db.knex('accounts').insert(account);
      return db;
    },
  ],
  [
    'a database without an account: nobody has used it',
    async () => {
      const db = open();
      await migrate(db);
      await takeBack(db, '0054-fixes');
      return db;
    },
  ],
])('there is no backup of %s', async (_, make) => {
  expect((await start(await make(), 2)).backup).toBeUndefined();
  expect((await readdir(folder)).filter((name) => name.includes('before'))).toEqual([]);
});

it('0 switches the backups off, and removes none', async () => {
  await writeFile(join(folder, backupBefore('0001-accounts')), 'an older one');
  const { ran, backup } = await start(await olderDatabase('0054-fixes'), 0);
  expect([ran, backup]).toEqual([pendingFrom('0054-fixes'), undefined]);
  expect(await readFile(join(folder, backupBefore('0001-accounts')), 'utf8')).toBe('an older one');
});

it('only the newest backups are kept, and no other file is removed', async () => {
  const others = ['linkvitals.db.before-nothing', 'other.db.before-0001-accounts.backup', 'mine.backup'];
  for (const name of others) await writeFile(join(folder, name), '');
  const db = await olderDatabase('0052-audit-domains');
  const upgrades = ['0052-audit-domains', '0053-page-broken-links', '0054-fixes', '0053-page-broken-links'];
  for (const [at, first] of upgrades.entries()) {
    await takeBack(db, first);
    await start(db, 2);
    await utimes(join(folder, backupBefore(first)), at + 1, at + 1);
  }
  const kept = (await readdir(folder)).filter((name) => name.endsWith('.backup') || others.includes(name));
  const backups = [backupBefore('0053-page-broken-links'), backupBefore('0054-fixes')];
  expect(kept.sort()).toEqual([...others, ...backups].sort());
});

it('the next start removes the draft of one that was killed while it backed up, and none of a running process', async () => {
  const module = new URL('write-whole.ts', import.meta.url).href;
  const file = join(folder, backupBefore('0054-fixes'));
  const program = `const { writeWhole } = await import('${module}');
    const fill = () => new Promise(() => { console.log('it fills its draft'); setInterval(() => {}, 1000); });
    await writeWhole({ file: process.argv[1], overwrite: true, fill });`;
  const writer = spawnNode(['--input-type=module', '-e', program, file]);
  await writer.waitForLine(/it fills/);
  const drafts = async () => (await readdir(folder)).filter((name) => name.endsWith('.part'));
  const db = await olderDatabase('0054-fixes');
  await start(db, 2);
  expect(await drafts()).toHaveLength(1);
  await writer.kill('SIGKILL');
  await start(db, 2);
  expect(await drafts()).toEqual([]);
});

it('without a whole backup nothing is migrated, and the message says how to go on', async () => {
  const db = await olderDatabase('0054-fixes');
  const file = join(folder, backupBefore('0054-fixes'));
  await writeFile(file, 'not a backup');
  const error = await start(db, 2).then(
    () => expect.unreachable('it was migrated'),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(OperatorError);
  expect(String(error)).toMatch(/is not a backup and was left as it is.*nothing was migrated.*UPGRADE_BACKUPS=0/);
  expect((await migrationStatus(db)).pending).toEqual(pendingFrom('0054-fixes'));
  expect(await readFile(file, 'utf8')).toBe('not a backup');
  expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
});

it('a copy for which the disk has no room is not begun', async () => {
  const db = await olderDatabase('0054-fixes');
  const { bavail, bsize } = await statfs(folder);
  // SQLite does not read behind its last page, and the file system stores nothing there.
  await truncate(join(folder, 'linkvitals.db'), bavail * bsize + 2 ** 36);
  await expect(start(db, 2)).rejects.toThrow(/the disk of .* is full\. Make room.*nothing was migrated/);
  expect((await migrationStatus(db)).pending).toEqual(pendingFrom('0054-fixes'));
  expect((await readdir(folder)).filter((name) => name.includes('before'))).toEqual([]);
});

it('a damaged database is not migrated', async () => {
  const db = await olderDatabase('0054-fixes');
  await db.close();
  await damageIndex(join(folder, 'linkvitals.db'));
  const damaged = open();
  await expect(start(damaged, 2)).rejects.toThrow(/is damaged.*nothing was migrated/);
  expect((await readdir(folder)).filter((name) => name.includes('before'))).toEqual([]);
});
