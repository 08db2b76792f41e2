import { realpath, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import knexModule, { type Knex } from 'knex';
import { OperatorError } from '../../operator-error.ts';
import { explainFileFault } from '../faults/explain-fault.ts';
import { refuseUnused } from './refuse-unused.ts';
import { writeWhole } from './write-whole.ts';

export interface BackUpSqliteInput {
  /** Path of the database */
  readonly from: string;
  /** Path of the backup */
  readonly file: string;
  readonly overwrite: boolean;
}

/**
 * Makes one consistent copy of a SQLite file, while servers read and write it: they are not held up, and their commits
 * meanwhile are not in it. It uses `VACUUM INTO` instead of SQLite's backup API, which begins anew whenever another
 * process has written. It is for a process without a pool on the database.
 * @throws OperatorError
 */
export async function backUpSqlite({ from, file, overwrite }: BackUpSqliteInput): Promise<void> {
  if (from === ':memory:') throw new OperatorError('The database is in memory: there is nothing to back up.');
  await refuseItself(from, file);
  await writeWhole({
    file,
    overwrite,
    fill: async (draft) => {
      await reading(from, async (db) => {
        await refuseUnused(db, { dialect: 'sqlite', filename: from });
        await db.raw('vacuum into ?', [draft]);
      });
      await reading(draft, check);
    },
  });
}

const ENDS = ['', '-wal', '-shm', '-journal', '-servers'];

const statOrNone = (path: string) => stat(path, { bigint: true }).catch(() => undefined);
/** The real path; a path that does not exist stays unchanged. */
const real = (path: string): Promise<string> => realpath(path).catch(() => resolve(path));

/** Refuses the database's own files as the target: with --force they would be replaced. */
async function refuseItself(from: string, file: string): Promise<void> {
  const database = await statOrNone(from);
  if (database?.isDirectory()) {
    throw new OperatorError(
      `${from} is a folder, not a database. Give the file: DATABASE_URL=sqlite:${from}/linkvitals.db`,
    );
  }
  // SQLite follows a link to the database and has its logs beside the real file; the file of the servers is beside the
  // link.
  const own = [from, await real(from)].flatMap((path) => ENDS.map((end) => `${path}${end}`));
  if ((await isOneOf(file, own)) || (await isNamedAs(file, own)))
    throw new OperatorError(`${file} belongs to the database itself. Choose another name.`);
}

/** Whether a file is one of these, under any path */
async function isOneOf(file: string, others: readonly string[]): Promise<boolean> {
  const target = await statOrNone(file);
  if (target === undefined) return false;
  const found = await Promise.all(others.map(statOrNone));
  return found.some((other) => other?.dev === target.dev && other.ino === target.ino);
}

/** Whether a path names one of these files, even if the file does not exist at the moment */
async function isNamedAs(file: string, others: readonly string[]): Promise<boolean> {
  const place = async (path: string): Promise<string> => join(await real(dirname(path)), basename(path));
  return (await Promise.all(others.map(place))).includes(await place(file));
}

async function reading(filename: string, work: (db: Knex) => Promise<void>): Promise<void> {
  const db = knexModule.knex({
    client: 'better-sqlite3',
    connection: { filename, options: { readonly: true } },
    useNullAsDefault: true,
    compileSqlOnError: false,
    pool: { min: 1, max: 1 },
  });
  try {
    await work(db);
  } catch (error) {
    // Only the copy needs space, which may be on another disk.
    throw (error as { code?: unknown }).code === 'SQLITE_FULL' ? error : explainFileFault(error, filename);
  } finally {
    await db.destroy();
  }
}

async function check(db: Knex): Promise<void> {
  const rows: readonly { readonly integrity_check: string }[] = await db.raw('pragma integrity_check(5)');
  const faults = rows.map((row) => row.integrity_check).filter((line) => line !== 'ok');
  if (faults.length === 0) return;
  throw new OperatorError(
    `The copy is damaged, as the database must be, and was thrown away: ${faults.join('; ')}. Keep the last good backup; docs/operations.md, "The database is damaged", says how to go on.`,
  );
}
