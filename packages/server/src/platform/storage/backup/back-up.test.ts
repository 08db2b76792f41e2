import { execFile } from 'node:child_process';
import { chmod, link, lstat, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { describeMysql, runSqlite } from '@linkvitals/testing/databases';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { OperatorError } from '../../operator-error.ts';
import { openDatabase } from '../connection/open-database.ts';
import { describeEachDatabase } from '../describe-each-database.test-support.ts';
import { damageIndex } from '../faults/damage-index.test-support.ts';
import { migrate } from '../schema/migrate.ts';
import { type BackUpInput, backUp } from './back-up.ts';
import { familyOf } from './dump-program.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'linkvitals-backup-'));
  file = join(folder, 'backup');
});
afterEach(() => rm(folder, { recursive: true }));

const account = (id: string) => ({ id, name: 'zażółć🦊', plan: 'agency', custom_domain_limit: null, created_at: 1 });

/** Makes a migrated database with an account. */
async function filled(url: string, id = 'in-the-backup') {
  const db = openDatabase({ url });
  await migrate(db);
  await db.knex('accounts').insert(account(id));
  await db.close();
  return url;
}

async function refusal(databaseUrl: string, more: Partial<BackUpInput> = {}): Promise<string> {
  const error = await backUp({ databaseUrl, file, overwrite: false, env: process.env, ...more }).then(
    () => expect.unreachable('there is a backup'),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(OperatorError);
  return (error as OperatorError).message;
}

describeEachDatabase('a backup', (fresh) => {
  const input = () => ({ databaseUrl: fresh().url, file, overwrite: false, env: process.env });

  it('is one file for its owner only, holds what is stored and leaves nothing else behind', async () => {
    await filled(fresh().url);
    const { bytes } = await backUp(input());
    const { size, mode } = await stat(file);
    expect([bytes, mode & 0o777]).toEqual([size, 0o600]);
    expect(await readdir(folder)).toEqual(['backup']);
    expect((await readFile(file)).includes('in-the-backup')).toBe(true);
    expect((await readFile(file)).includes('zażółć🦊')).toBe(true);
  });

  it('replaces an older backup, and only on request', async () => {
    await filled(fresh().url, 'of-yesterday');
    await backUp(input());
    const older = await readFile(file);
    const db = fresh().open();
    await db.knex('accounts').insert(account('in-the-backup'));
    expect(await refusal(fresh().url)).toBe(
      `${file} exists already and was left as it is. Choose another name, or add --force to replace it.`,
    );
    expect((await readFile(file)).equals(older)).toBe(true);
    await backUp({ ...input(), overwrite: true });
    expect((await readFile(file)).includes('in-the-backup')).toBe(true);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(['backup']);
    await writeFile(file, '');
    await backUp({ ...input(), overwrite: true });
    expect((await readFile(file)).includes('in-the-backup')).toBe(true);
  });

  it('says what is wrong with the place where it shall be written', async () => {
    const url = await filled(fresh().url);
    expect(await refusal(url, { file: join(folder, 'none', 'b') })).toMatch(/there is no folder .*none\. Make it/);
    await writeFile(join(folder, 'text'), '');
    expect(await refusal(url, { file: join(folder, 'text', 'b') })).toMatch(/text is not a folder\. Choose another/);
    await mkdir(join(folder, 'sub'));
    expect(await refusal(url, { file: join(folder, 'sub'), overwrite: true })).toMatch(
      /it is a folder\. Give the name/,
    );
    expect((await readdir(folder)).sort()).toEqual(['sub', 'text']);
  });

  it('is none of a database without our data', async () => {
    const db = fresh().open();
    await db.knex.schema.createTable('things', (table) => void table.integer('id'));
    expect(await refusal(fresh().url)).toMatch(
      /has no data of Linkvitals\. Run this with .*DATABASE_URL of the server/,
    );
    expect(await readdir(folder)).toEqual([]);
  });

  it('is none of a database that has no account: nobody has used it', async () => {
    await migrate(fresh().open());
    const message = await refusal(fresh().url);
    expect(message).toMatch(/has no account: nothing was backed up\. .*DATABASE_URL of the server/);
    expect(message).not.toMatch(/:\/\/|@/); // no URL, which holds a password
    expect(await readdir(folder)).toEqual([]);
  });
});

const sqlite = async (): Promise<[url: string, database: string]> => {
  await mkdir(join(folder, 'data'));
  const database = join(folder, 'data', 'linkvitals.db');
  return [await filled(`sqlite:${database}`), database];
};

it('a backup of a SQLite file holds what was committed before it began, with the log that is not in the file yet', async () => {
  const [url, database] = await sqlite();
  const server = openDatabase({ url });
  await server.knex('accounts').insert(account('in-the-log'));
  const writing = await server.knex.transaction();
  await writing('accounts').insert(account('not-committed'));
  await backUp({ databaseUrl: url, file, overwrite: false, env: {} });
  await writing.commit();
  await server.close();
  expect(await runSqlite(file, 'pragma integrity_check')).toBe('ok');
  expect(await runSqlite(file, 'select id from accounts order by id')).toBe('in-the-backup\nin-the-log');
  expect(await runSqlite(database, 'select count(*) from accounts')).toBe('3');
});

it.each(['', '-wal', '-shm', '-journal', '-servers'])(
  'never replaces the database itself: linkvitals.db%s',
  async (end) => {
    const [url, database] = await sqlite();
    expect(await refusal(url, { file: `${database}${end}`, overwrite: true })).toMatch(
      /belongs to the database itself/,
    );
    expect(await runSqlite(database, 'select count(*) from accounts')).toBe('1');
  },
);

it.each(['', '-wal', '-shm', '-journal', '-servers'])(
  'never replaces the database itself through a link to its folder or to its file: linkvitals.db%s',
  async (end) => {
    const [url, database] = await sqlite();
    const server = openDatabase({ url });
    await server.knex('accounts').insert(account('in-the-log'));
    await symlink(join(folder, 'data'), join(folder, 'link'));
    await mkdir(join(folder, 'other'));
    const linked = join(folder, 'other', 'linkvitals.db');
    await symlink(database, linked);
    const before = await readdir(join(folder, 'data'));
    const refused = /belongs to the database itself/;
    const through = join(folder, 'link', `linkvitals.db${end}`);
    expect(await refusal(url, { file: through, overwrite: true })).toMatch(refused);
    for (const target of [`${database}${end}`, `${linked}${end}`])
      expect(await refusal(`sqlite:${linked}`, { file: target, overwrite: true })).toMatch(refused);
    expect(await readdir(join(folder, 'data'))).toEqual(before);
    expect(await server.knex('accounts').pluck('id')).toHaveLength(2);
    await server.close();
    expect(await runSqlite(database, 'select count(*) from accounts')).toBe('2');
  },
);

it('never replaces a hard link of the log', async () => {
  const [url, database] = await sqlite();
  const server = openDatabase({ url });
  await server.knex('accounts').insert(account('in-the-log'));
  await link(`${database}-wal`, file);
  expect(await refusal(url, { overwrite: true })).toMatch(/belongs to the database itself/);
  await server.close();
});

const kinds: readonly (readonly [string, (path: string) => Promise<unknown>])[] = [
  ['a secret key', (path) => writeFile(path, `${Buffer.alloc(32, 7).toString('base64')}\n`)],
  ['a text', (path) => writeFile(path, 'do not lose this')],
  ['a text about a dump', (path) => writeFile(path, 'see below\n-- MySQL dump 10.13')],
  ['a pipe', (path) => promisify(execFile)('mkfifo', [path])],
  ['a link to a device', (path) => symlink('/dev/null', path)],
  ['a link to nothing', (path) => symlink(join(folder, 'nothing'), path)],
  ['a link to a backup', (path) => symlink(join(folder, 'older'), path)],
];

it.each(kinds)('does not replace %s', async (_, make) => {
  const [url] = await sqlite();
  await backUp({ databaseUrl: url, file: join(folder, 'older'), overwrite: false, env: {} });
  await make(file);
  const before = await lstat(file, { bigint: true });
  expect(await refusal(url, { overwrite: true })).toBe(
    `${file} is not a backup and was left as it is: --force replaces only backups and empty files. Choose another name.`,
  );
  const { ino, mode, size, mtimeNs } = await lstat(file, { bigint: true });
  expect({ ino, mode, size, mtimeNs }).toEqual({
    ino: before.ino,
    mode: before.mode,
    size: before.size,
    mtimeNs: before.mtimeNs,
  });
  expect((await readdir(folder)).sort()).toEqual(['backup', 'data', 'older']);
});

it.each([
  '-- MySQL dump 10.13  Distrib 8.0.36',
  '-- MariaDB dump 10.19  Distrib 10.11.6-MariaDB',
  '/*!999999\\- enable the sandbox mode */ \n-- MariaDB dump 10.19',
  '/*M!999999\\- enable the sandbox mode */ \n-- MariaDB dump 10.19',
])('replaces an older dump: %j', async (beginning) => {
  const [url] = await sqlite();
  await writeFile(file, `${beginning}\n`);
  await backUp({ databaseUrl: url, file, overwrite: true, env: {} });
  expect(await runSqlite(file, 'select id from accounts')).toBe('in-the-backup');
});

it('says so when there is no SQLite file, and makes none', async () => {
  expect(await refusal(`sqlite:${join(folder, 'linkvitals.db')}`)).toMatch(
    /There is no database .*LINKVITALS_DATA_DIR/,
  );
  expect(await refusal(`sqlite:${folder}`)).toMatch(/is a folder, not a database/);
  expect(await refusal('sqlite::memory:')).toMatch(/in memory/);
  expect(await readdir(folder)).toEqual([]);
});

it('throws the copy of a damaged database away, says so and leaves an older backup alone', async () => {
  const [url, database] = await sqlite();
  await backUp({ databaseUrl: url, file, overwrite: false, env: {} });
  const older = await readFile(file);
  await damageIndex(database);
  expect(await refusal(url, { overwrite: true })).toMatch(/damaged/);
  expect((await readFile(file)).equals(older)).toBe(true);
  expect((await readdir(folder)).sort()).toEqual(['backup', 'data']);
});

describeMysql('the program that dumps', (freshUrl) => {
  /** Makes programs of these names from a script; answers the environment in which they are found. */
  async function instead(script: string): Promise<NodeJS.ProcessEnv> {
    for (const name of ['mysqldump', 'mariadb-dump']) {
      await writeFile(join(folder, name), `#!/bin/sh\n${script}\n`);
      await chmod(join(folder, name), 0o755);
    }
    return { ...process.env, PATH: [folder, process.env.PATH].join(delimiter) };
  }
  const family = async (url: string) => {
    const db = openDatabase({ url });
    const [{ v }] = await db.knex.select(db.knex.raw('version() as v'));
    await db.close();
    return familyOf(v);
  };
  const sayVersion = (of: string) => `[ "$1" = --version ] && echo "mysqldump  Ver 99 ${of}" && exit`;

  it('is demanded by name where it is missing', async () => {
    const url = await filled(await freshUrl());
    const message = await refusal(url, { env: { PATH: folder } });
    expect(message).toMatch(
      /is made by (mariadb-dump|mysqldump) of (MariaDB|MySQL), which is not in the PATH\. Install/,
    );
    expect(await readdir(folder)).toEqual([]);
  });

  it('is that of the database: that of the other family is not used', async () => {
    const url = await filled(await freshUrl());
    const env = await instead(sayVersion((await family(url)) === 'MariaDB' ? 'for Linux' : '10.11-MariaDB'));
    expect(await refusal(url, { env })).toMatch(/not in the PATH/);
  });

  it.each([
    ['fails', 'echo half; echo "no such right" >&2; exit 2', /ended with 2: no such right$/],
    ['does not come to its end', 'echo half', /did not write its dump to the end/],
  ])('leaves no backup when it %s', async (_, script, message) => {
    const url = await filled(await freshUrl());
    const of = (await family(url)) === 'MariaDB' ? '10.11-MariaDB' : 'for Linux';
    const env = await instead(`${sayVersion(of)}\n${script}`);
    expect(await refusal(url, { env })).toMatch(message);
    expect((await readdir(folder)).sort()).toEqual(['mariadb-dump', 'mysqldump']);
  });
});
