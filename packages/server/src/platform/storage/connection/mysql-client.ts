import type { EventEmitter } from 'node:events';
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Knex } from 'knex';
import type { Connection, ConnectionOptions } from 'mysql2';
import { isRetryable } from '../faults/is-retryable.ts';
import { isPatienceSpent } from '../faults/lock-patience.ts';
import { dialMysql } from './dial-mysql.ts';

interface MysqlConnection extends EventEmitter {
  /** Set by Knex while a transaction holds the connection */
  readonly __knexTxId?: string;
}

interface MysqlClient {
  _driver(): unknown;
  _query(connection: MysqlConnection, query: unknown): Promise<unknown>;
}

// Knex names a dialect by its path when it is extended, and has no types for dialects.
const Mysql2Client = createRequire(import.meta.url)('knex/lib/dialects/mysql2/index.js') as new (
  config: Knex.Config,
) => MysqlClient;

const RETRIES = 3;
const MAX_PAUSE_MS = 40;

/** Keeps a listener for a broken connection, even when all listeners are removed. */
function withErrorListener(connection: Connection): Connection {
  const removeAll = connection.removeAllListeners.bind(connection);
  connection.removeAllListeners = (event) => removeAll(event).on('error', () => {});
  return connection;
}

/**
 * Knex's mysql2 dialect, with two differences:
 * - A statement outside of transactions that loses a deadlock, or times out on a lock, is run again while its time
 *   allows. InnoDB has undone it completely. In a transaction more is undone than the statement; there `transaction`
 *   starts anew.
 * - Knex 3.3 removes all listeners from a connection that it closes, or could not open. If the connection breaks after
 *   that, an error without a listener would end the process.
 */
class RobustMysqlClient extends Mysql2Client {
  override _driver(): unknown {
    return { createConnection: (settings: ConnectionOptions) => withErrorListener(dialMysql(settings)) };
  }

  override async _query(connection: MysqlConnection, query: unknown): Promise<unknown> {
    const began = performance.now();
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await super._query(connection, query);
      } catch (error) {
        const isSpent = attempt > RETRIES || isPatienceSpent(began);
        if (connection.__knexTxId !== undefined || isSpent || !isRetryable(error)) throw error;
      }
      await sleep(Math.random() * MAX_PAUSE_MS * attempt);
    }
  }
}

/** The dialect for `client` in Knex's configuration */
export const mysqlClient = RobustMysqlClient as unknown as typeof Knex.Client;
