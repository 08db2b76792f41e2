import { statSync } from 'node:fs';
import { OperatorError } from '../../operator-error.ts';
import type { Database } from '../database.ts';

const whoAmI = (): string => (process.getuid === undefined ? 'This user' : `This user (uid ${process.getuid()})`);

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/** Sentence with the ways to recover from a damaged file; docs/operations.md has the steps. */
export const waysBack = (file: string): string =>
  `Restore a backup, or save what can still be read: sqlite3 ${file} .recover (docs/operations.md, "The database is damaged").`;

const damaged = (file: string, { message }: Error): string =>
  `The database ${file} is damaged: ${message}. ${waysBack(file)}`;

const notADatabase = (file: string): string =>
  `${file} is not a SQLite database. If DATABASE_URL or LINKVITALS_DATA_DIR names the wrong place, correct it; if this was the database, it is damaged. ${waysBack(file)}`;

const notWritable = (file: string): string =>
  `${whoAmI()} may not write to ${file} or its folder, or the file system is read-only. Make both writable (chown, chmod, the mount), or set another LINKVITALS_DATA_DIR.`;

const notOpened = (file: string): string =>
  isFolder(file)
    ? `${file} is a folder, not a database. Give the file: DATABASE_URL=sqlite:${file}/linkvitals.db`
    : notWritable(file);

const full = (file: string): string => `The disk of ${file} is full. Make room, then start again; nothing is lost.`;

const unreadable = (file: string, { message }: Error): string =>
  `${file} could not be read or written: ${message}. The disk is full, gone or faulty: see to it, then start again.`;

/** Sentences by codes of better-sqlite3 and of Node's file system; the first match counts. */
const sentences: readonly (readonly [RegExp, (file: string, error: Error) => string])[] = [
  [/^SQLITE_NOTADB/, notADatabase],
  [/^SQLITE_CORRUPT/, damaged],
  [/^SQLITE_CANTOPEN/, notOpened],
  [/^(SQLITE_(READONLY|PERM)|EACCES$|EPERM$|EROFS$)/, notWritable],
  [/^(SQLITE_FULL|ENOSPC$|EDQUOT$)/, full],
  [/^SQLITE_IOERR/, unreadable],
];

/** Converts a fault of a SQLite file to an error in words for the operator; any other error stays as it is. */
export function explainFileFault(error: unknown, file: string): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  const [, sentence] = sentences.find(([pattern]) => pattern.test(String(error.code))) ?? [];
  return sentence === undefined ? error : new OperatorError(sentence(file, error), { cause: error });
}

/** Path of the SQLite file; undefined for MySQL and for databases in memory. */
export function fileOf({ dialect, knex }: Database): string | undefined {
  if (dialect !== 'sqlite') return undefined;
  const { filename } = knex.client.connectionSettings as { readonly filename: string };
  return filename === ':memory:' ? undefined : filename;
}

/** Explains a fault of a database of either dialect; errors of a MySQL server stay as they are. */
export function explainFault(error: unknown, db: Database): unknown {
  const file = fileOf(db);
  return file === undefined ? error : explainFileFault(error, file);
}
