import { createHash } from 'node:crypto';
import type { Database, Executor } from '../database.ts';
import { migrations } from '../migrations/index.ts';
import type { Migration } from '../migrations/migration.ts';

export const MIGRATIONS_TABLE = 'linkvitals_migrations';
/** Table of names and checksums of the applied steps, for which Knex's own table has no column */
const CHECKSUMS_TABLE = `${MIGRATIONS_TABLE}_checksums`;

export interface MigrationStatus {
  /** Names in the order of the code. */
  applied: string[];
  pending: string[];
  /** Steps that are recorded in the database but unknown here: a newer version has migrated it. */
  unknown: string[];
  /** Steps that were applied with another text than this version has, or before checksums were kept */
  changed: string[];
}

/** Checksum of the statements of a step: SHA-256, in hex. */
export const checksumOf = ({ name, text }: Pick<Migration, 'name' | 'text'>): string =>
  createHash('sha256').update(`${name}\n${text}`).digest('hex');

/** Compares the database with the code without changing it. */
export async function migrationStatus(db: Database, executor: Executor = db.knex): Promise<MigrationStatus> {
  const recorded = new Set<string>();
  const checksums = new Map<string, string>();
  if (await executor.schema.hasTable(MIGRATIONS_TABLE)) {
    for (const row of await executor<{ name: string }>(MIGRATIONS_TABLE).select('name')) recorded.add(row.name);
  }
  if (recorded.size > 0 && (await executor.schema.hasTable(CHECKSUMS_TABLE))) {
    const rows = await executor<{ name: string; checksum: string }>(CHECKSUMS_TABLE).select('name', 'checksum');
    for (const { name, checksum } of rows) checksums.set(name, checksum);
  }
  const names = migrations.map(({ name }) => name);
  const applied = migrations.filter(({ name }) => recorded.has(name));
  return {
    applied: applied.map(({ name }) => name),
    pending: names.filter((name) => !recorded.has(name)),
    unknown: [...recorded].filter((name) => !names.includes(name)),
    changed: applied.filter((step) => checksums.get(step.name) !== checksumOf(step)).map(({ name }) => name),
  };
}

/** Creates the table of checksums if it is missing. */
export async function createChecksums({ schema }: Executor): Promise<void> {
  if (await schema.hasTable(CHECKSUMS_TABLE)) return;
  await schema.createTable(CHECKSUMS_TABLE, (table) => {
    table.string('name').primary();
    table.specificType('checksum', 'char(64)').notNullable();
  });
}

/** Records the checksum of a step, unless it is recorded already. */
export async function replaceChecksum(executor: Executor, step: Migration): Promise<void> {
  const row = { name: step.name, checksum: checksumOf(step) };
  if ((await executor(CHECKSUMS_TABLE).where(row).first('name')) !== undefined) return;
  await executor(CHECKSUMS_TABLE).insert(row).onConflict('name').merge();
}
