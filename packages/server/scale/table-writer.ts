import type { Database } from '../src/platform/storage/index.ts';
import { type Executor, insertInBatches, transaction } from '../src/platform/storage/index.ts';
import type { Row } from '../src/platform/storage/queries/insert-in-batches.ts';

/** Number of rows that are collected before they are written, all tables together */
const KEPT = 10_000;

/** Collects rows of many tables, parents before children, and writes them in transactions of thousands. */
export interface TableWriter {
  add(table: string, row: Row): Promise<void>;
  /** Writes the rows that are left. */
  end(): Promise<void>;
  /** Number of rows so far, by table */
  readonly counts: Readonly<Record<string, number>>;
}

/** Creates a writer, which writes tables in the order of their first rows. */
export function createTableWriter(db: Database): TableWriter {
  const waiting = new Map<string, Row[]>();
  const counts: Record<string, number> = {};
  let kept = 0;
  const write = async (trx: Executor): Promise<void> => {
    for (const [table, rows] of waiting) await insertInBatches(trx, table, rows);
  };
  const end = async (): Promise<void> => {
    await transaction(db, write);
    for (const rows of waiting.values()) rows.length = 0;
    kept = 0;
  };
  return {
    counts,
    end,
    async add(table, row) {
      const rows = waiting.get(table) ?? [];
      waiting.set(table, rows);
      rows.push(row);
      counts[table] = (counts[table] ?? 0) + 1;
      kept += 1;
      if (kept >= KEPT) await end();
    },
  };
}
