import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Knex } from 'knex';
import { isRetryable } from './is-retryable.ts';

interface MysqlConnection {
  /** Set by Knex for as long as a transaction has the connection. */
  readonly __knexTxId?: string;
}

interface MysqlClient {
  _query(connection: MysqlConnection, query: unknown): Promise<unknown>;
}

// Knex names its dialects by path when one is extended; it ships no types for them.
const Mysql2Client = createRequire(import.meta.url)('knex/lib/dialects/mysql2/index.js') as new (
  config: Knex.Config,
) => MysqlClient;

const RETRIES = 3;
const LONGEST_PAUSE_MS = 40;

/**
 * Knex's mysql2 dialect, with one difference: a statement that stands alone and loses a deadlock, or waits in vain for a
 * lock, is run again. InnoDB has undone it whole. Inside a transaction more is undone than the statement; there
 * `transaction` begins anew.
 */
class RetryingMysqlClient extends Mysql2Client {
  override async _query(connection: MysqlConnection, query: unknown): Promise<unknown> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await super._query(connection, query);
      } catch (error) {
        if (connection.__knexTxId !== undefined || attempt > RETRIES || !isRetryable(error)) throw error;
      }
      await sleep(Math.random() * LONGEST_PAUSE_MS * attempt);
    }
  }
}

/** For `client` in Knex's configuration. */
export const mysqlClient = RetryingMysqlClient as unknown as typeof Knex.Client;
