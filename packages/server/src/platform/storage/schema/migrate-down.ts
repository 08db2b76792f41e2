import type { Database, Executor } from '../database.ts';
import { migrations } from '../migrations/index.ts';
import type { Migration } from '../migrations/migration.ts';
import { withMigrationLock } from './migration-lock.ts';
import { MIGRATIONS_TABLE, migrationStatus } from './migration-status.ts';

export interface MigrateDownInput {
  /** Name or number of the migration that shall be the last; `0`: none stays. Default: all but the last stay. */
  readonly to?: string | undefined;
  /** Continue even if stored data is lost. Default false. */
  readonly discardData?: boolean | undefined;
}

/**
 * The result of undoing migrations:
 * - `undone`: names in the order in which they were undone; none when there was nothing to undo
 * - `loss`: nothing was done, because these data would be lost
 * - `unknown`: nothing was done; there is no such migration, or a newer version has migrated the database
 */
export type MigrateDownResult =
  | { readonly undone: readonly string[] }
  | { readonly loss: readonly string[] }
  | { readonly unknown: readonly string[] };

/** Undoes migrations, the latest first. No server may run, because servers need the whole schema. */
export function migrateDown(db: Database, input: MigrateDownInput = {}): Promise<MigrateDownResult> {
  return withMigrationLock(db, (executor) => undo(db, executor, input));
}

/** Number of migrations that stay; undefined: there is none of that name or number. */
function keptBy(to: string, applied: readonly string[]): number | undefined {
  const number = /^\d+$/.test(to) ? Number(to) : undefined;
  if (number === 0) return 0;
  const at = applied.findIndex((name) => name === to || Number(name.slice(0, 4)) === number);
  return at === -1 ? undefined : at + 1;
}

async function undo(
  db: Database,
  executor: Executor,
  { to, discardData = false }: MigrateDownInput,
): Promise<MigrateDownResult> {
  const { applied, unknown } = await migrationStatus(db, executor);
  if (unknown.length > 0) return { unknown };
  const kept = to === undefined ? Math.max(0, applied.length - 1) : keptBy(to, applied);
  if (kept === undefined) return { unknown: [to ?? ''] };
  const names = applied.slice(kept).reverse();
  const steps = names.map((name) => migrations.find((migration) => migration.name === name) as Migration);
  const losses = await lossesOf(executor, steps);
  if (losses.length > 0 && !discardData) return { loss: losses };
  for (const step of steps) {
    // The record is deleted first: the next start repeats a step that is not recorded, but would not repair one that is
    // recorded and undone.
    await executor(MIGRATIONS_TABLE).where({ name: step.name }).delete();
    await step.down(executor);
  }
  return { undone: names };
}

async function lossesOf(executor: Executor, steps: readonly Migration[]): Promise<string[]> {
  const losses: string[] = [];
  for (const step of steps) {
    const loss = await step.loss(executor);
    if (loss !== undefined) losses.push(loss);
  }
  return losses;
}
