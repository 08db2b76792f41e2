import type { Database, Executor } from './database.ts';
import { WAIT_TIMEOUT_SECONDS } from './mysql-config.ts';
import { transaction } from './transaction.ts';

const LOCK_WAIT_SECONDS = 60;
/** MySQL's own default, 8 h. */
const HOLDER_WAIT_TIMEOUT_SECONDS = 28_800;

/** Another server is at it and does not come to an end; it may be tried again. */
export class MigrationsLockedError extends Error {
  override readonly name = 'MigrationsLockedError';
  constructor() {
    super(`Another server has been migrating the database for ${LOCK_WAIT_SECONDS} s.`);
  }
}

/**
 * Runs what changes the schema while no other server does.
 * @throws MigrationsLockedError
 */
export function withMigrationLock<T>(db: Database, work: (executor: Executor) => Promise<T>): Promise<T> {
  // SQLite rolls DDL back: all of it, or none, in one immediate transaction, which also is the lock.
  return db.dialect === 'sqlite' ? transaction(db, work) : withMysqlLock(db, work);
}

/** MySQL commits DDL at once, so the lock is a named one, held by a connection of its own and lost with it. */
function withMysqlLock<T>(db: Database, work: (executor: Executor) => Promise<T>): Promise<T> {
  return db.knex.transaction(async (holder) => {
    const name = holder.raw("concat('linkvitals:', left(sha2(database(), 256), 32))");
    // It idles while the work is done, and must not be taken for one that was cut off.
    await holder.raw('set wait_timeout = ?', [HOLDER_WAIT_TIMEOUT_SECONDS]);
    const [row] = await holder.select<{ held: number }[]>(
      holder.raw('get_lock(?, ?) as held', [name, LOCK_WAIT_SECONDS]),
    );
    if (row?.held !== 1) throw new MigrationsLockedError();
    try {
      return await work(db.knex);
    } finally {
      await holder.raw('do release_lock(?)', [name]);
      await holder.raw('set wait_timeout = ?', [WAIT_TIMEOUT_SECONDS]);
    }
  });
}
