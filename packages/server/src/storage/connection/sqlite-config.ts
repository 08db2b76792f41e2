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

/** How long a caller waits for the one connection. */
const ACQUIRE_TIMEOUT_MS = 15_000;

/** SQLite's own 2 MB hold less than the indexes of some thousand deliveries: each statement would read them anew. */
const CACHE_KIB = 32 * 1024;
/** A thread without work ends after so long. */
const READER_IDLE_MS = 60_000;
/** Pages of 4 KiB. The same pages of indexes change again and again: copied four times as seldom as SQLite does by itself. */
const CHECKPOINT_PAGES = 4_000;

/** Knex settings for one SQLite file, or `:memory:`. Creates the folder. */
export function sqliteConfig(filename: string, lockTimeoutMs: number): Knex.Config {
  if (filename !== ':memory:') makeFile(filename);
  const connection = { filename, lockTimeoutMs };
  return {
    client: sqliteClient,
    connection,
    useNullAsDefault: true,
    // Errors name the statement without its values: some of them are secrets.
    compileSqlOnError: false,
    acquireConnectionTimeout: ACQUIRE_TIMEOUT_MS,
    // One connection: SQLite has one writer, better-sqlite3 is synchronous, and `:memory:` lives as long as it does.
    pool: { min: 1, max: 1, afterCreate: prepareFor(filename) },
  };
}

/** Settings for another connection to a file that is there: it reads, and others go first. */
export function sqliteReaderConfig(filename: string, lockTimeoutMs: number): Knex.Config {
  const connection = { filename, lockTimeoutMs };
  return {
    client: readingSqliteClient,
    connection,
    useNullAsDefault: true,
    compileSqlOnError: false,
    acquireConnectionTimeout: ACQUIRE_TIMEOUT_MS,
    // Not opened before it is needed: the other connection makes the file and its log.
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
  // The switch to WAL is the one thing that waits inside SQLite: several processes may open a new file at once.
  connection.pragma('busy_timeout = 5000');
  connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = NORMAL');
  connection.pragma('foreign_keys = ON');
  // What is deleted is overwritten with zeros, not only marked as free.
  connection.pragma('secure_delete = ON');
  connection.pragma(`cache_size = -${CACHE_KIB}`);
  connection.pragma(`wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
  connection.pragma('busy_timeout = 0');
  keepStatements(connection);
}
