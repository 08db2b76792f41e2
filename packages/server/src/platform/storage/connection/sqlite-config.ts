import type { Knex } from 'knex';
import { explainFileFault } from '../faults/explain-fault.ts';
import { makeFile } from './make-file.ts';
import { sqliteClient } from './sqlite-client.ts';
import { readingSqliteClient } from './sqlite-reader.ts';
import { keepStatements } from './statement-cache.ts';

interface SqliteConnection {
  pragma(source: string): unknown;
  prepare(sql: string): unknown;
}

/** Milliseconds that a caller waits for the only connection */
const ACQUIRE_TIMEOUT_MS = 15_000;

/**
 * Size of the cache. SQLite's own 2 MB hold less than the indexes of some thousand deliveries, so each statement would
 * read them anew.
 */
const CACHE_KIB = 32 * 1024;
/** Milliseconds without work after which the thread ends */
const READER_IDLE_MS = 60_000;
/**
 * Number of pages of 4 KiB between two checkpoints, four times SQLite's own: the same index pages change repeatedly,
 * and are then copied less often.
 */
const CHECKPOINT_PAGES = 4_000;

/** Knex settings for one SQLite file, or `:memory:`. Creates the folder. */
export function sqliteConfig(filename: string, lockTimeoutMs: number): Knex.Config {
  if (filename !== ':memory:') makeFile(filename);
  const connection = { filename, lockTimeoutMs };
  return {
    client: sqliteClient,
    connection,
    useNullAsDefault: true,
    // Errors quote the statement without its values, because some values are secrets.
    compileSqlOnError: false,
    acquireConnectionTimeout: ACQUIRE_TIMEOUT_MS,
    // There is one connection: SQLite has one writer, better-sqlite3 is synchronous, and `:memory:` exists only as long
    // as its connection.
    pool: { min: 1, max: 1, afterCreate: prepareFor(filename) },
  };
}

/** Knex settings for a second connection to an existing file, which only reads and has a low priority */
export function sqliteReaderConfig(filename: string, lockTimeoutMs: number): Knex.Config {
  const connection = { filename, lockTimeoutMs };
  return {
    client: readingSqliteClient,
    connection,
    useNullAsDefault: true,
    compileSqlOnError: false,
    acquireConnectionTimeout: ACQUIRE_TIMEOUT_MS,
    // The connection is opened when it is needed: the other one makes the file and its log first.
    pool: { min: 0, max: 1, idleTimeoutMillis: READER_IDLE_MS },
  };
}

type Done = (error: unknown, connection: SqliteConnection) => void;

const prepareFor =
  (filename: string) =>
  (connection: SqliteConnection, done: Done): void => {
    try {
      prepare(connection);
      done(null, connection);
    } catch (error) {
      done(explainFileFault(error, filename), connection);
    }
  };

function prepare(connection: SqliteConnection): void {
  // Only the switch to WAL waits inside SQLite: several processes may open a new file at once.
  connection.pragma('busy_timeout = 5000');
  connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = NORMAL');
  connection.pragma('foreign_keys = ON');
  // Deleted data are overwritten with zeros, not only marked as free.
  connection.pragma('secure_delete = ON');
  connection.pragma(`cache_size = -${CACHE_KIB}`);
  connection.pragma(`wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
  connection.pragma('busy_timeout = 0');
  keepStatements(connection);
}
