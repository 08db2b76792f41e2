import type { Database, Executor } from '../database.ts';
import { migrations } from '../migrations/index.ts';
import { createTable, type TableDefinition } from './create-table.ts';
import { withMigrationLock } from './migration-lock.ts';
import { createChecksums, migrationStatus, replaceChecksum } from './migration-status.ts';
import { tableDump } from './schema-dump.ts';

/**
 * The result of a repair:
 * - `repaired`: names of the steps whose tables are those of this version, and whose checksums are recorded now
 * - `differing`: nothing was done; these tables differ from those that this version makes
 * - `unknown`: nothing was done; a newer version has migrated the database
 */
export type RepairResult =
  | { readonly repaired: readonly string[] }
  | { readonly differing: readonly string[] }
  | { readonly unknown: readonly string[] };

/**
 * Records the checksums of steps that were run with another text, or before checksums were kept, if their tables are
 * those that this version would make. Changes no table that holds data.
 */
export function repairMigrations(db: Database): Promise<RepairResult> {
  return withMigrationLock(db, async (executor) => {
    const { applied, changed, unknown } = await migrationStatus(db, executor);
    if (unknown.length > 0) return { unknown };
    const steps = migrations.filter(({ name }) => changed.includes(name));
    const differing = new Set<string>();
    for (const { name, table } of steps) {
      const present = table && tableAfter(applied, table.name);
      if (present === undefined || !(await isSame(db, executor, present))) differing.add(table?.name ?? name);
    }
    if (differing.size > 0) return { differing: [...differing] };
    await createChecksums(executor);
    for (const step of steps) await replaceChecksum(executor, step);
    return { repaired: changed };
  });
}

/** The table of this name as the last of these steps that concerns it leaves it */
const tableAfter = (applied: readonly string[], name: string): TableDefinition | undefined =>
  migrations.findLast((step) => step.table?.name === name && applied.includes(step.name))?.table;

/** A schema on one line: SQLite writes an added column beside the one before it. */
const onOneLine = (dump: string): string => dump.replaceAll(/\s+/g, ' ');

/** Whether the table of this name is as its definition makes one, which is made beside it, empty, and dropped again */
async function isSame(db: Database, executor: Executor, table: TableDefinition): Promise<boolean> {
  // The name has the same length, because MySQL allows 64 characters for names of keys, which begin with it.
  const copyName = 'z'.repeat(table.name.length);
  await executor.schema.dropTableIfExists(copyName);
  await createTable(executor, { ...table, name: copyName });
  try {
    const expected = await tableDump(db, executor, copyName);
    const present = await tableDump(db, executor, table.name);
    return onOneLine(present) === onOneLine(expected.replaceAll(copyName, table.name));
  } finally {
    await executor.schema.dropTableIfExists(copyName);
  }
}
