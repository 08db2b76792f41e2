import { readdir, rm, stat, statfs } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { OperatorError } from '../../operator-error.ts';
import type { Database } from '../database.ts';
import { explainFileFault, fileOf } from '../faults/explain-fault.ts';
import { migrationStatus } from '../schema/migration-status.ts';
import { copySqlite } from './copy-sqlite.ts';
import { removeLeftDrafts, writeWhole } from './write-whole.ts';

/**
 * Backs up a SQLite database beside it, `linkvitals.db.before-<first pending migration>.backup`, if an older version has
 * used it and migrations are pending. Older backups of this kind are removed, except for the newest, and drafts of starts that were killed.
 * @param keep number of backups that stay, this one included; 0: none is made, and those that exist stay
 * @returns path of the backup; undefined: none was needed
 * @throws OperatorError that names the remedy; then nothing may be migrated
 */
export async function backUpBeforeMigration(db: Database, keep: number): Promise<string | undefined> {
  const from = keep === 0 ? undefined : fileOf(db);
  if (from === undefined) return undefined;
  const prefix = `${basename(from)}.before-`;
  await removeLeftDrafts(dirname(from), prefix);
  const first = await firstPending(db);
  if (first === undefined) return undefined;
  const file = join(dirname(from), `${prefix}${first}.backup`);
  const fill = async (draft: string): Promise<void> => {
    await refuseWithoutRoom(from);
    await copySqlite(from, draft).catch((error) => refuse(error, from));
  };
  await writeWhole({ file, overwrite: true, fill }).catch((error: unknown) => {
    if (!(error instanceof OperatorError)) throw error;
    throw new OperatorError(
      `${error.message} The database is backed up before it is migrated, so nothing was migrated. To migrate without a backup, set LINKVITALS_UPGRADE_BACKUPS=0.`,
      { cause: error },
    );
  });
  await removeOlder(dirname(from), prefix, keep);
  return file;
}

/** The first migration that will run; undefined: none will, or nobody has used the database, or `migrate` refuses it. */
async function firstPending(db: Database): Promise<string | undefined> {
  const { applied, pending, unknown, changed } = await migrationStatus(db);
  const [first] = pending;
  if (first === undefined || applied.length === 0 || unknown.length > 0 || changed.length > 0) return undefined;
  return (await db.knex('accounts').first('id')) === undefined ? undefined : first;
}

/** Refuses to fill the disk: a supervisor would repeat that every few seconds. */
async function refuseWithoutRoom(from: string): Promise<void> {
  const [{ size }, { bavail, bsize }] = await Promise.all([stat(from), statfs(dirname(from))]);
  if (size > bavail * bsize) throw Object.assign(new Error('the copy has no room'), { code: 'ENOSPC' });
}

function refuse(error: Error, from: string): never {
  // The copy needs the space; `writeWhole` says so of the folder.
  throw (error as { code?: unknown }).code === 'SQLITE_FULL' ? error : explainFileFault(error, from);
}

async function removeOlder(folder: string, prefix: string, keep: number): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.startsWith(prefix) && name.endsWith('.backup'));
  const files = await Promise.all(
    names.map(async (name) => ({ path: join(folder, name), at: (await stat(join(folder, name))).mtimeMs })),
  );
  const older = files.sort((a, b) => b.at - a.at).slice(keep);
  for (const { path } of older) await rm(path, { force: true });
}
