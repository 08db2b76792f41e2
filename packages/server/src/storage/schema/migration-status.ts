import type { Database, Executor } from '../database.ts';
import { migrations } from '../migrations/index.ts';

export const MIGRATIONS_TABLE = 'linkvitals_migrations';

export interface MigrationStatus {
  /** Names in the order of the code. */
  applied: string[];
  pending: string[];
  /** Recorded in the database but not known here: a newer version has been at work on it. */
  unknown: string[];
}

/** Compares the database with the code; reads only. */
export async function migrationStatus(db: Database, executor: Executor = db.knex): Promise<MigrationStatus> {
  const recorded = new Set<string>();
  if (await executor.schema.hasTable(MIGRATIONS_TABLE)) {
    for (const row of await executor<{ name: string }>(MIGRATIONS_TABLE).select('name')) recorded.add(row.name);
  }
  const names = migrations.map(({ name }) => name);
  return {
    applied: names.filter((name) => recorded.has(name)),
    pending: names.filter((name) => !recorded.has(name)),
    unknown: [...recorded].filter((name) => !names.includes(name)),
  };
}
