import type { Knex } from 'knex';
import type { Database, Executor } from './database.ts';
import { databaseNow } from './queries/database-now.ts';

/** Longest possible lease in ms, with a wide margin. A longer one was taken by a clock that was ahead. */
export const LONGEST_LEASE_MS = 3_600_000;

export const noLease = { lease_owner: null, lease_token: null, lease_expires_at: null } as const;

/** A condition for `where`: the row has no lease at `now`, the database's time. */
export const isFree =
  (now: number | Knex.Raw, column = 'lease_expires_at') =>
  (where: Knex.QueryBuilder): void =>
    void where.whereNull(column).orWhere(column, '<=', now);

/** Whether the row has a lease at `now`, the database's time. */
export const isHeld = (row: { readonly lease_expires_at: number | null }, now: number): boolean =>
  (row.lease_expires_at ?? 0) > now;

/** The database's time `now` plus so many ms */
export const msAfter = (on: Executor, now: Knex.Raw, ms: number): Knex.Raw => on.raw('(?) + ?', [now, ms]);

export interface LeasedRow {
  readonly table: 'deliveries' | 'notifications' | 'outgoing_mails' | 'reports' | 'issue_rechecks';
  readonly id: string;
  readonly token: string;
}

/** Renews the lease of a row that is still held under this token. */
export async function renewLease(db: Database, { table, id, token }: LeasedRow, leaseMs: number): Promise<void> {
  await db
    .knex(table)
    .where({ id, lease_token: token })
    .update({ lease_expires_at: msAfter(db.knex, databaseNow(db), leaseMs) });
}
