import { OperatorError } from '../../operator-error.ts';
import type { Database, Executor } from '../database.ts';
import { isLockTimeout } from '../faults/is-retryable.ts';
import { transaction } from '../transaction.ts';

const LOCK_WAIT_SECONDS = 60;

/**
 * The error when another server takes too long to migrate, or another client has locked a table; it may be tried again.
 */
export class MigrationsLockedError extends OperatorError {}

const lockedByServer = (): MigrationsLockedError =>
  new MigrationsLockedError(
    `Another server has been migrating the database for ${LOCK_WAIT_SECONDS} s. Wait until it has finished, then try again.`,
  );

/**
 * The error when another client holds a lock. A step waits no longer than any statement: while it waits for a
 * transaction of another client, every running server waits behind it. The steps before it stay done.
 */
const lockedByClient = (cause: unknown): MigrationsLockedError =>
  new MigrationsLockedError(
    'Another client of the database holds a lock that a migration needs. End its transaction or its lock (docs/operations.md, "Another client locks the database"), then try again; what is done stays done.',
    { cause },
  );

/**
 * Runs work that changes the schema while no other server does.
 * @throws MigrationsLockedError
 */
export async function withMigrationLock<T>(db: Database, work: (executor: Executor) => Promise<T>): Promise<T> {
  try {
    // SQLite rolls back DDL: the work is one immediate transaction, which is the lock as well.
    return await (db.dialect === 'sqlite' ? transaction(db, work) : withMysqlLock(db, work));
  } catch (error) {
    throw isLockTimeout(error) ? lockedByClient(error) : error;
  }
}

/**
 * Runs work under a named lock, because MySQL commits DDL at once. The connection that holds the lock does the work:
 * when it is lost, so is the lock, and nothing is done without it.
 */
function withMysqlLock<T>(db: Database, work: (executor: Executor) => Promise<T>): Promise<T> {
  return db.knex.transaction(async (holder) => {
    const name = holder.raw("concat('linkvitals:', left(sha2(database(), 256), 32))");
    const [row] = await holder.select<{ held: number }[]>(
      holder.raw('get_lock(?, ?) as held', [name, LOCK_WAIT_SECONDS]),
    );
    if (row?.held !== 1) throw lockedByServer();
    // DDL ends transactions; without one, the statements after it are committed at once as well.
    await holder.raw('commit');
    try {
      return await work(holder);
    } finally {
      // When the connection is lost the lock is free already, and the first error has the reason.
      await holder.raw('do release_lock(?)', [name]).catch(() => {});
    }
  });
}
