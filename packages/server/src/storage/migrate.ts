import type { Knex } from 'knex';
import type { Database, Executor } from './database.ts';
import { withMigrationLock } from './migration-lock.ts';
import { MIGRATIONS_TABLE, migrationStatus } from './migration-status.ts';
import { migrations } from './migrations/index.ts';
import type { Migration } from './migrations/migration.ts';

/**
 * Brings the schema up to date and returns the names of the migrations that ran. Servers that start at once wait for
 * the first one.
 * @throws MigrationsLockedError when the first one takes long; Error, changing nothing, when a newer version has already
 * migrated the database
 */
export async function migrate(db: Database): Promise<string[]> {
  const { pending, unknown } = await migrationStatus(db);
  if (pending.length === 0 && unknown.length === 0) return [];
  return withMigrationLock(db, (executor) => runPending(db, executor));
}

async function runPending(db: Database, executor: Executor): Promise<string[]> {
  const { pending, unknown } = await migrationStatus(db, executor);
  if (unknown.length > 0) {
    throw new Error(`The database was migrated by a newer version of Linkvitals (${unknown.join(', ')}). Upgrade.`);
  }
  // Whoever gets here holds the lock; a row that says otherwise is what a killed server left behind.
  await executor.migrate.forceFreeMigrationsLock(KNEX_MIGRATIONS);
  await executor.migrate.latest(KNEX_MIGRATIONS);
  return pending;
}

const migrationSource: Knex.MigrationSource<Migration> = {
  getMigrations: () => Promise.resolve([...migrations]),
  getMigrationName: ({ name }) => name,
  getMigration: ({ up, down }) => Promise.resolve({ up, down }),
};

const KNEX_MIGRATIONS: Knex.MigratorConfig = {
  tableName: MIGRATIONS_TABLE,
  migrationSource,
  disableTransactions: true,
};
