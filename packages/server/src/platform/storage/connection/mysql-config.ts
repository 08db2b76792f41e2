import type { Knex } from 'knex';
import type { MysqlConnection } from './database-url.ts';
import { mysqlClient } from './mysql-client.ts';
import type { MysqlLines } from './mysql-lines.ts';

interface RawConnection {
  query(sql: string, done: (error: unknown) => void): void;
}

/** Milliseconds that connecting may take. A database whose every packet is 2 s late takes 14 s. */
const CONNECT_TIMEOUT_MS = 20_000;
const IDLE_MS = 10_000;
/** Seconds after which the server closes a silent connection */
export const WAIT_TIMEOUT_SECONDS = 20;

const SQL_MODE = 'STRICT_ALL_TABLES,NO_ENGINE_SUBSTITUTION,ERROR_FOR_DIVISION_BY_ZERO';

/**
 * Statements that make a session behave like SQLite and as other statements expect:
 * - UTC, because NOW() read through a zone with daylight saving is ambiguous for an hour a year;
 * - strict mode, so that a value that does not fit is an error and never cut;
 * - READ COMMITTED, so that claims see the commits of other workers and lock only the rows that they take;
 * - the given lock wait, in whole seconds: for rows instead of 50 s; for tables that another client has locked or
 *   alters, and for the lock of a backup on all of them, instead of a year (MySQL) or a day (MariaDB);
 * - `wait_timeout`, so that locks of this process are released soon after it is cut off, instead of after 8 h. The pool
 *   closes idle connections before that.
 */
const session = (lockTimeoutMs: number): string[] => {
  const seconds = Math.max(1, Math.ceil(lockTimeoutMs / 1_000));
  return [
    `SET time_zone = '+00:00', sql_mode = '${SQL_MODE}', wait_timeout = ${WAIT_TIMEOUT_SECONDS},
    innodb_lock_wait_timeout = ${seconds}, lock_wait_timeout = ${seconds}`,
    // The variable for this has one name in MySQL and another in MariaDB.
    'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED',
  ];
};

export interface MysqlConfigOptions {
  readonly connection: MysqlConnection;
  readonly lines: MysqlLines;
  readonly lockTimeoutMs: number;
}

/** Knex settings for MySQL and MariaDB. */
export function mysqlConfig({ connection, lines, lockTimeoutMs }: MysqlConfigOptions): Knex.Config {
  return {
    client: mysqlClient,
    // Errors quote the statement without its values, because some values are secrets.
    compileSqlOnError: false,
    connection: {
      ...connection,
      stream: lines.open,
      charset: 'utf8mb4',
      timezone: 'Z',
      connectTimeout: CONNECT_TIMEOUT_MS,
      // Numbers as SQLite gives them: BIGINT up to 2^53 and SUM() as numbers, not as strings.
      supportBigNumbers: true,
      bigNumberStrings: false,
      decimalNumbers: true,
    },
    acquireConnectionTimeout: CONNECT_TIMEOUT_MS,
    pool: { min: 0, max: 10, idleTimeoutMillis: IDLE_MS, afterCreate: prepareWith(session(lockTimeoutMs)) },
  };
}

type Done = (error: unknown, connection: RawConnection) => void;

function prepareWith(statements: readonly string[]): (connection: RawConnection, done: Done) => void {
  return (connection, done) => {
    const run = (index: number): void => {
      const sql = statements[index];
      if (sql === undefined) done(null, connection);
      else connection.query(sql, (error) => (error ? done(error, connection) : run(index + 1)));
    };
    run(0);
  };
}
