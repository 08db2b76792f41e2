import type { Knex } from 'knex';
import { type Executor, isHeld, isUniqueViolation } from '../storage/index.ts';
import type { Queue } from './queue.ts';
import { type Condition, pendingIn } from './queue-store.ts';

/* The SQL of leases on rows of a queue. */

interface Taking {
  readonly rows: readonly { readonly id: string; readonly slot: number; readonly token: string }[];
  readonly owner: string;
  readonly expiresAt: number;
  readonly now: number;
  /** A query that has a row as long as the data by which the claim was judged is unchanged. */
  readonly unchanged: Condition;
}

/** The result of taking rows, by id. A row in neither set was not taken for an unknown reason. */
export interface TakenRows {
  readonly ours: ReadonlySet<string>;
  /** Rows that another attempt took first, or that wait no more. */
  readonly others: ReadonlySet<string>;
}

/** The columns that a lease sets. */
const leaseOf = (on: Executor, { rows, owner, expiresAt }: Taking): object => ({
  lease_owner: owner,
  lease_token: byId(on, rows, 'token'),
  lease_expires_at: expiresAt,
  slot: byId(on, rows, 'slot'),
});

/**
 * Takes rows that are pending, due and without a lease, by one statement, provided that nothing has changed since they were
 * judged. If another row holds one of the slots by now, each row is taken by a statement of its own.
 */
export async function claimDueRows(on: Executor, queue: Queue, taking: Taking): Promise<TakenRows> {
  const { rows, now, unchanged } = taking;
  const ids = rows.map(({ id }) => id);
  try {
    const query = pendingIn(on, queue, now).whereIn('id', ids).whereExists(unchanged);
    const count = await query.update(leaseOf(on, taking));
    if (count === ids.length) return { ours: new Set(ids), others: new Set() };
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    if (rows.length > 1) return claimOneByOne(on, queue, taking);
  }
  return readTaken(on, queue, rows, now);
}

async function claimOneByOne(on: Executor, queue: Queue, taking: Taking): Promise<TakenRows> {
  const taken: TakenRows[] = [];
  for (const row of taking.rows) {
    taken.push(await claimDueRows(on, queue, { ...taking, rows: [row], unchanged: taking.unchanged.clone() }));
  }
  const all = (of: (rows: TakenRows) => ReadonlySet<string>): ReadonlySet<string> =>
    new Set(taken.flatMap((rows) => [...of(rows)]));
  return { ours: all(({ ours }) => ours), others: all(({ others }) => others) };
}

interface OwnedRow {
  readonly id: string;
  readonly state: string;
  readonly lease_token: string | null;
  readonly lease_expires_at: number | null;
}

/** Reads which rows are ours and which are not, after a statement that did not take all of them. */
async function readTaken(on: Executor, { table }: Queue, rows: Taking['rows'], now: number): Promise<TakenRows> {
  const tokens = new Map(rows.map(({ id, token }) => [id, token]));
  const found: OwnedRow[] = await on(table)
    .whereIn('id', [...tokens.keys()])
    .select('id', 'state', 'lease_token', 'lease_expires_at');
  const isOurs = (row: OwnedRow): boolean => row.lease_token === tokens.get(row.id);
  const isTaken = (row: OwnedRow): boolean => row.state !== 'pending' || isHeld(row, now);
  const idsOf = (list: readonly OwnedRow[]): ReadonlySet<string> => new Set(list.map(({ id }) => id));
  return { ours: idsOf(found.filter(isOurs)), others: idsOf(found.filter((row) => !isOurs(row) && isTaken(row))) };
}

/** The value of a column for each row of one update, as a `case` over the ids. */
function byId<Name extends string>(
  on: Executor,
  rows: readonly (Readonly<Record<Name, string | number>> & { readonly id: string })[],
  name: Name,
): Knex.Raw | string | number | undefined {
  if (rows.length <= 1) return rows[0]?.[name];
  const cases = rows.map(() => 'when ? then ?').join(' ');
  return on.raw(`case ?? ${cases} end`, ['id', ...rows.flatMap((row) => [row.id, row[name]])]);
}
