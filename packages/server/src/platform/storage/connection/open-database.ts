import knexModule, { type Knex } from 'knex';
import type { Database } from '../database.ts';
import { LOCK_PATIENCE_MS } from '../faults/lock-patience.ts';
import { parseDatabaseUrl } from './database-url.ts';
import { mysqlConfig } from './mysql-config.ts';
import { mysqlLines } from './mysql-lines.ts';
import { sqliteConfig, sqliteReaderConfig } from './sqlite-config.ts';

export interface OpenDatabaseOptions {
  /** `sqlite:/path/file.db` (the folder is created), `sqlite::memory:`, or `mysql://user:password@host/database`. */
  url: string;
  /** Receives Knex's own warnings and errors. Default: none are logged. */
  log?: Knex.Logger | undefined;
  /**
   * Milliseconds that a statement waits for a lock before it fails with an error that `isRetryable`. Default:
   * `LOCK_PATIENCE_MS`.
   */
  lockTimeoutMs?: number | undefined;
  /** Replaces the database's clock in `databaseNow`; epoch milliseconds. For tests. */
  now?: (() => number) | undefined;
}

const SILENT: Knex.Logger = { warn: () => {}, error: () => {}, debug: () => {}, deprecate: () => {} };

/**
 * Opens a pool. It connects at the first statement only; `migrate` or `select 1` shows whether the server answers.
 * Throws when the URL cannot be used.
 */
export function openDatabase({
  url,
  log = SILENT,
  lockTimeoutMs = LOCK_PATIENCE_MS,
  now,
}: OpenDatabaseOptions): Database {
  const target = parseDatabaseUrl(url);
  if (target.dialect === 'sqlite') {
    const pool = knexModule.knex({ ...sqliteConfig(target.filename, lockTimeoutMs), log });
    const common = { dialect: 'sqlite', now, sever: () => {} } as const;
    if (target.filename === ':memory:') return { knex: pool, ...common, close: () => pool.destroy() };
    const reading = knexModule.knex({ ...sqliteReaderConfig(target.filename, lockTimeoutMs), log });
    const reader = { knex: reading, ...common, close: () => reading.destroy() };
    const close = async (): Promise<void> => {
      // The connection that closes a file last tidies up its log, which a read-only connection cannot do.
      await reader.close();
      await pool.destroy();
    };
    return { knex: pool, reader, ...common, close };
  }
  const { connection } = target;
  const lines = mysqlLines(connection);
  const pool = knexModule.knex({ ...mysqlConfig({ connection, lines, lockTimeoutMs }), log });
  return { knex: pool, dialect: 'mysql', now, sever: lines.sever, close: () => pool.destroy() };
}
