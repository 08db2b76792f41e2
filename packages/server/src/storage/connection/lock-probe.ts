import type { Connection } from 'mysql2/promise';
import { isLockTimeout } from '../faults/is-retryable.ts';
import type { MysqlConnection } from './database-url.ts';
import { parseDatabaseUrl } from './database-url.ts';
import { dialMysql } from './dial-mysql.ts';
import { WAIT_TIMEOUT_SECONDS } from './mysql-config.ts';
import { mysqlLines } from './mysql-lines.ts';

/** Finds out whether another client holds a lock on whole tables, over a connection of its own that is open meanwhile only. */
export interface LockProbe {
  /** Rejects where the database does not answer. */
  isLocked(): Promise<boolean>;
  /** Ends the connection; a probe under way rejects. */
  hangUp(): void;
}

/** Undefined for SQLite: its one lock is that of the file, which says nothing about the moment after. */
export function openLockProbe(url: string): LockProbe | undefined {
  const target = parseDatabaseUrl(url);
  return target.dialect === 'mysql' ? new MysqlLockProbe(target.connection) : undefined;
}

/** s. The least that both databases take; what nobody locks answers at once. */
const LOCK_WAIT = 1;
const DIAL_WITHIN_MS = 5_000;
/** A statement may name 61 tables. */
const TABLES_AT_ONCE = 40;

const quoted = (name: string): string => `\`${name.replaceAll('`', '``')}\``;

/** Deletes nothing and reads no row, but needs the locks of a statement that writes to all of these tables. */
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
    // What ends it rejects the statement, too.
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
