import type { EventEmitter } from 'node:events';
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Knex } from 'knex';
import type { Connection, ConnectionOptions } from 'mysql2';
import { isRetryable } from '../faults/is-retryable.ts';
import { isPatienceSpent } from '../faults/lock-patience.ts';
import { dialMysql } from './dial-mysql.ts';

interface MysqlConnection extends EventEmitter {
  /** Set by Knex for as long as a transaction has the connection. */
  readonly __knexTxId?: string;
}

interface MysqlClient {
  _driver(): unknown;
  _query(connection: MysqlConnection, query: unknown): Promise<unknown>;
}

// Knex names its dialects by path when one is extended; it ships no types for them.
const Mysql2Client = createRequire(import.meta.url)('knex/lib/dialects/mysql2/index.js') as new (
  config: Knex.Config,
) => MysqlClient;

const RETRIES = 3;
const MAX_PAUSE_MS = 40;

/** Keeps a listener for a broken connection, also when all listeners are removed. */
function withErrorListener(connection: Connection): Connection {
  const removeAll = connection.removeAllListeners.bind(connection);
  connection.removeAllListeners = (event) => removeAll(event).on('error', () => {});
  return connection;
}

/**
 * Knex's mysql2 dialect, with two differences:
 * - A statement that stands alone and loses a deadlock, or times out on a lock, is run again while there is patience for
 *   that. InnoDB has undone it whole. Inside a transaction more is undone than the statement; there `transaction` begins anew.
 * - Knex 3.3 takes all listeners away from a connection that it says goodbye to, or could not open. When the line
 *   breaks after that, an error without a listener would end the process.
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

/** For `client` in Knex's configuration. */
export const mysqlClient = RobustMysqlClient as unknown as typeof Knex.Client;
