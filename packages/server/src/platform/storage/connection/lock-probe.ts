import type { Connection } from 'mysql2/promise';
import { isLockTimeout } from '../faults/is-retryable.ts';
import type { MysqlConnection } from './database-url.ts';
import { parseDatabaseUrl } from './database-url.ts';
import { dialMysql } from './dial-mysql.ts';
import { WAIT_TIMEOUT_SECONDS } from './mysql-config.ts';
import { mysqlLines } from './mysql-lines.ts';

/**
 * Finds out whether another client has locked whole tables. It opens a connection of its own for the time of a probe.
 */
export interface LockProbe {
  /** Rejects when the database does not respond. */
  isLocked(): Promise<boolean>;
  /** Ends the connection; a probe under way rejects. */
  hangUp(): void;
}

/**
 * Opens the probe. Undefined for SQLite: its only lock is that of the file, which shows nothing about the next moment.
 */
export function openLockProbe(url: string): LockProbe | undefined {
  const target = parseDatabaseUrl(url);
  return target.dialect === 'mysql' ? new MysqlLockProbe(target.connection) : undefined;
}

/** Seconds to wait for a lock, the minimum of both databases; tables without a lock answer at once. */
const LOCK_WAIT = 1;
const DIAL_WITHIN_MS = 5_000;
/** Number of tables in one statement, which may name at most 61 */
const TABLES_AT_ONCE = 40;

const quoted = (name: string): string => `\`${name.replaceAll('`', '``')}\``;

/**
 * A statement that deletes nothing and reads no row, but needs the locks of a statement that writes to all of these
 * tables
 */
const writeNothing = (tables: readonly string[]): string => {
  const list = tables.map(quoted).join(', ');
  return `delete ${list} from ${tables.map(quoted).join(' join ')} where false`;
};

class MysqlLockProbe implements LockProbe {
  readonly #target: MysqlConnection;
  readonly #lines;

  constructor(target: MysqlConnection) {
    this.#target = target;
    this.#lines = mysqlLines(target);
  }

  async isLocked(): Promise<boolean> {
    const settings = { ...this.#target, stream: this.#lines.open, connectTimeout: DIAL_WITHIN_MS };
    const dialled = dialMysql(settings);
    // The statement rejects with this error, too.
    dialled.on('error', () => {});
    const connection = dialled.promise();
    try {
      await connection.query(`set wait_timeout = ${WAIT_TIMEOUT_SECONDS}, lock_wait_timeout = ${LOCK_WAIT}`);
      return await isAnyLocked(connection);
    } finally {
      dialled.destroy();
    }
  }

  hangUp(): void {
    this.#lines.sever();
  }
}

async function isAnyLocked(connection: Connection): Promise<boolean> {
  const [rows] = await connection.query(
    "select table_name as name from information_schema.tables where table_schema = database() and table_type = 'BASE TABLE'",
  );
  const tables = (rows as { name: string }[]).map(({ name }) => name);
  for (let from = 0; from < tables.length; from += TABLES_AT_ONCE) {
    try {
      await connection.query(writeNothing(tables.slice(from, from + TABLES_AT_ONCE)));
    } catch (error) {
      if (isLockTimeout(error)) return true;
      throw error;
    }
  }
  return false;
}
