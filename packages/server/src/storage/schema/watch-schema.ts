import type { Database } from '../database.ts';
import { migrationStatus } from './migration-status.ts';

/** Errors of MySQL that say that a database, a table or a column is not there. */
const MISSING: ReadonlySet<unknown> = new Set([1046, 1049, 1051, 1054, 1109, 1146]);

async function faultOf(db: Database): Promise<string | undefined> {
  const { applied, pending } = await migrationStatus(db);
  if (applied.length === 0) return 'the tables of the database are gone';
  return pending.length > 0 ? 'the database has the tables of an older version' : undefined;
}

/**
 * Looks whether the tables of a MySQL database are still there. It reads nothing before a statement has missed something.
 * @returns a call that answers what has happened to the tables, in words; undefined: nothing
 */
export function schemaLooker(db: Database): { look(): Promise<string | undefined>; stop(): void } {
  let isSuspect = false;
  const heed = (error: unknown): void => {
    if (MISSING.has((error as { errno?: unknown }).errno)) isSuspect = true;
  };
  db.knex.on('query-error', heed);
  return {
    async look() {
      if (!isSuspect) return undefined;
      const fault = await faultOf(db);
      isSuspect = fault !== undefined;
      return fault;
    },
    stop: () => void db.knex.off('query-error', heed),
  };
}
