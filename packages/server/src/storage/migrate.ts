import type { Knex } from 'knex';
import type { Database, Executor } from './database.ts';
import { MIGRATIONS_TABLE, migrationStatus } from './migration-status.ts';
import { migrations } from './migrations/index.ts';
import type { Migration } from './migrations/migration.ts';
import { transaction } from './transaction.ts';

const LOCK_WAIT_SECONDS = 60;

/** Another server is at it and does not come to an end; it may be tried again. */
export class MigrationsLockedError extends Error {
  override readonly name = 'MigrationsLockedError';
  constructor() {
    super(`Another server has been migrating the database for ${LOCK_WAIT_SECONDS} s.`);
  }
}

/**
 * Brings the schema up to date and returns the names of the migrations that ran. Servers that start at once wait for
 * the first one. Throws, changing nothing, when a newer version has already migrated the database.
 */
export async function migrate(db: Database): Promise<string[]> {
  const { pending, unknown } = await migrationStatus(db);
  if (pending.length === 0 && unknown.length === 0) return [];
  // SQLite rolls DDL back: all migrations, or none, in one immediate transaction, which also is the lock.
  return db.dialect === 'sqlite' ? transaction(db, (trx) => runPending(db, trx)) : withMysqlLock(db);
}

/** MySQL commits DDL at once, so the lock is a named one, held by a connection of its own and lost with it. */
function withMysqlLock(db: Database): Promise<string[]> {
  return db.knex.transaction(async (holder) => {
    const name = holder.raw("concat('linkvitals:', left(sha2(database(), 256), 32))");
    const [row] = await holder.select<{ held: number }[]>(
      holder.raw('get_lock(?, ?) as held', [name, LOCK_WAIT_SECONDS]),
    );
    if (row?.held !== 1) throw new MigrationsLockedError();
    try {
      return await runPending(db, db.knex);
    } finally {
      await holder.raw('do release_lock(?)', [name]);
    }
  });
}

async function runPending(db: Database, executor: Executor): Promise<string[]> {
  const { pending, unknown } = await migrationStatus(db, executor);
  if (unknown.length > 0) {
    throw new Error(`The database was migrated by a newer version of Linkvitals (${unknown.join(', ')}). Upgrade.`);
  }
  // Whoever gets here holds the lock above; a row that says otherwise is what a killed server left behind.
  await executor.migrate.forceFreeMigrationsLock(KNEX_MIGRATIONS);
  await executor.migrate.latest(KNEX_MIGRATIONS);
  return pending;
}

const migrationSource: Knex.MigrationSource<Migration> = {
  getMigrations: () => Promise.resolve([...migrations]),
  getMigrationName: ({ name }) => name,
  getMigration: ({ name, up }) =>
    Promise.resolve({ up, down: () => Promise.reject(new Error(`${name} cannot be undone.`)) }),
};

const KNEX_MIGRATIONS: Knex.MigratorConfig = {
  tableName: MIGRATIONS_TABLE,
  migrationSource,
  disableTransactions: true,
};
