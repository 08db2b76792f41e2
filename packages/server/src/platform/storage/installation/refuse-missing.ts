import { stat } from 'node:fs/promises';
import { OperatorError } from '../../operator-error.ts';
import { type DatabaseUrl, parseDatabaseUrl } from '../connection/database-url.ts';
import { openDatabase } from '../connection/open-database.ts';
import type { Executor } from '../database.ts';
import { explainFault } from '../faults/explain-fault.ts';
import { MIGRATIONS_TABLE } from '../schema/migration-status.ts';

const whatToDo =
  'Run this with the LINKVITALS_DATA_DIR and DATABASE_URL of the server. The first start of a server, or `linkvitals migrate up`, makes a database.';

/** Name of the database for an operator: the SQLite file, or host, port and name. It has no password. */
export function nameOfDatabase(target: DatabaseUrl): string {
  if (target.dialect === 'sqlite') return target.filename;
  const { host, port, database } = target.connection;
  return `${host}:${port}/${database}`;
}

/** Whether the first migration has run: the tables of Linkvitals exist, perhaps those of another version. */
export const isInstalled = (executor: Executor): Promise<boolean> => executor.schema.hasTable(MIGRATIONS_TABLE);

/** @returns an error that names the remedy */
export const notInstalled = (target: DatabaseUrl): OperatorError =>
  new OperatorError(`The database ${nameOfDatabase(target)} has no data of Linkvitals. ${whatToDo}`);

/**
 * Whether the file of the database is missing or empty. False for MySQL, where a server never creates a database, and
 * for a database in memory, which always exists. Opens nothing, because that would create a file.
 */
export async function isDatabaseMissing(target: DatabaseUrl): Promise<boolean> {
  if (target.dialect === 'mysql' || target.filename === ':memory:') return false;
  return stat(target.filename).then(
    (found) => found.isFile() && found.size === 0,
    (error: NodeJS.ErrnoException) => error.code === 'ENOENT',
  );
}

/** Whether the database has tables of Linkvitals. Creates nothing. */
export async function hasInstallation(databaseUrl: string): Promise<boolean> {
  if (await isDatabaseMissing(parseDatabaseUrl(databaseUrl))) return false;
  const db = openDatabase({ url: databaseUrl });
  try {
    return await isInstalled(db.knex);
  } catch (error) {
    throw explainFault(error, db);
  } finally {
    await db.close();
  }
}

/**
 * Refuses a command that has nothing to do in a new database: it was run without the settings of the server. Opening a
 * SQLite database would create one.
 * @throws OperatorError
 */
export async function refuseMissingDatabase(databaseUrl: string): Promise<void> {
  const target = parseDatabaseUrl(databaseUrl);
  if (await isDatabaseMissing(target))
    throw new OperatorError(`There is no database ${nameOfDatabase(target)}. ${whatToDo}`);
}

/**
 * Refuses the same, and a database without tables of Linkvitals.
 * @throws OperatorError
 */
export async function refuseMissingInstallation(databaseUrl: string): Promise<void> {
  await refuseMissingDatabase(databaseUrl);
  if (!(await hasInstallation(databaseUrl))) throw notInstalled(parseDatabaseUrl(databaseUrl));
}
