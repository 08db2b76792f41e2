import { stat } from 'node:fs/promises';
import { parseDatabaseUrl } from '../connection/database-url.ts';
import { openDatabase } from '../connection/open-database.ts';
import { nameOfDatabase, refuseMissingDatabase } from '../installation/refuse-missing.ts';
import { backUpMysql } from './back-up-mysql.ts';
import { backUpSqlite } from './back-up-sqlite.ts';

export interface BackUpInput {
  /** URL in the form that `openDatabase` takes */
  readonly databaseUrl: string;
  /** File to write: a SQLite database, or a dump in SQL */
  readonly file: string;
  readonly overwrite: boolean;
  /** Environment whose PATH has the program that dumps MySQL and MariaDB */
  readonly env: NodeJS.ProcessEnv;
}

export interface Backup {
  /** The SQLite file, or host and name of the database */
  readonly from: string;
  readonly bytes: number;
  /** Program or statement that made and checked the backup, in words */
  readonly by: string;
}

/**
 * Writes a consistent backup of a database that is in use: the whole file or none, readable by its owner only.
 * @throws OperatorError that names the remedy
 */
export async function backUp({ databaseUrl, file, overwrite, env }: BackUpInput): Promise<Backup> {
  await refuseMissingDatabase(databaseUrl);
  const target = parseDatabaseUrl(databaseUrl);
  if (target.dialect === 'sqlite') {
    await backUpSqlite({ from: target.filename, file, overwrite });
    return { from: target.filename, bytes: (await stat(file)).size, by: 'VACUUM INTO, integrity_check: ok' };
  }
  const { connection } = target;
  const db = openDatabase({ url: databaseUrl });
  try {
    const program = await backUpMysql({ db, connection, file, overwrite, env });
    return {
      from: nameOfDatabase(target),
      bytes: (await stat(file)).size,
      by: `${program} --single-transaction, complete`,
    };
  } finally {
    await db.close();
  }
}
