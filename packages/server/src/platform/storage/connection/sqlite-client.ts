import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Knex } from 'knex';
import { explainFileFault } from '../faults/explain-fault.ts';
import { isRetryable } from '../faults/is-retryable.ts';

interface SqliteConnection {
  readonly inTransaction: boolean;
  prepare(sql: string): { run(bindings: readonly unknown[]): unknown };
}

/** A query of `runForEach`, with the bindings of the runs after the first */
interface ManyRuns {
  readonly sql: string;
  readonly more: readonly (readonly unknown[])[];
}

interface SqliteTransaction {
  begin(connection: SqliteConnection): Promise<unknown>;
  query(connection: SqliteConnection, sql: string): Promise<unknown>;
}

interface SqliteClient {
  readonly connectionSettings: { readonly filename: string; readonly lockTimeoutMs: number };
  acquireRawConnection(): Promise<SqliteConnection>;
  destroyRawConnection(connection: unknown): Promise<void>;
  transaction(...args: unknown[]): SqliteTransaction;
  _query(connection: SqliteConnection, query: unknown): Promise<unknown>;
}

// Knex names a dialect by its path when it is extended, and has no types for dialects.
const BetterSqlite3Client = createRequire(import.meta.url)('knex/lib/dialects/better-sqlite3/index.js') as new (
  config: Knex.Config,
) => SqliteClient;

const MAX_PAUSE_MS = 20;

const isManyRuns = (query: unknown): query is ManyRuns => (query as Partial<ManyRuns>).more !== undefined;

function runMore(connection: SqliteConnection, { sql, more }: ManyRuns): void {
  const statement = connection.prepare(sql);
  for (const bindings of more) statement.run(bindings);
}

/**
 * Knex's better-sqlite3 dialect, with two differences for files that several connections write, and one for operators:
 *
 * - Transactions start with `BEGIN IMMEDIATE`. A plain `BEGIN` takes the write lock at the first write, and when
 *   another connection has written since this transaction's first read, SQLite answers SQLITE_BUSY at once, however
 *   long busy_timeout is (https://www.sqlite.org/lang_transaction.html). Taken at the beginning, the lock can be waited for.
 * - It waits for the lock without blocking. better-sqlite3 is synchronous: SQLite's own busy_timeout would stop the
 *   event loop for as long, and forever if the lock's holder lives in the same process.
 * - The error for a file that cannot be opened names the file and the remedy.
 */
export class WaitingSqliteClient extends BetterSqlite3Client {
  override async acquireRawConnection(): Promise<SqliteConnection> {
    try {
      return await super.acquireRawConnection();
    } catch (error) {
      throw explainFileFault(error, this.connectionSettings.filename);
    }
  }

  override transaction(...args: unknown[]): SqliteTransaction {
    const transaction = super.transaction(...args);
    transaction.begin = (connection) => transaction.query(connection, 'BEGIN IMMEDIATE;');
    return transaction;
  }

  override async _query(connection: SqliteConnection, query: unknown): Promise<unknown> {
    const deadline = performance.now() + this.connectionSettings.lockTimeoutMs;
    for (;;) {
      try {
        const answer = await super._query(connection, query);
        if (isManyRuns(query)) runMore(connection, query);
        return answer;
      } catch (error) {
        if (connection.inTransaction || !isRetryable(error) || performance.now() >= deadline) throw error;
      }
      await sleep(Math.random() * MAX_PAUSE_MS);
    }
  }
}

/** The dialect for `client` in Knex's configuration; `connection` takes `filename` and `lockTimeoutMs`. */
export const sqliteClient = WaitingSqliteClient as unknown as typeof Knex.Client;
