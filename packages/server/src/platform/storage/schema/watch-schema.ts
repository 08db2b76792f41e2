import type { Database } from '../database.ts';
import { migrationStatus } from './migration-status.ts';

/** Errors of MySQL for a missing database, table or column */
const MISSING: ReadonlySet<unknown> = new Set([1046, 1049, 1051, 1054, 1109, 1146]);

async function faultOf(db: Database): Promise<string | undefined> {
  const { applied, pending } = await migrationStatus(db);
  if (applied.length === 0) return 'the tables of the database are gone';
  return pending.length > 0 ? 'the database has the tables of an older version' : undefined;
}

/**
 * Makes a function that checks whether the tables of a MySQL database still exist. It reads nothing before a statement
 * has missed a table.
 * @returns a function that answers a fault in words; undefined: none
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
