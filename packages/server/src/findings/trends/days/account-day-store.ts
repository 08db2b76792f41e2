import { type Database, dialectOf, type Executor, transaction } from '../../../platform/storage/index.ts';
import type { TrendWindow } from '../trend-window.ts';
import {
  type AccountDay,
  type AddedToDay,
  add,
  type CarriedDays,
  type DayTotals,
  isNothing,
  NOTHING,
  totalNames,
} from './account-day.ts';
import { CARRIED } from './carried.ts';

/** Rows of one insert: SQLite takes at most 500 terms. */
const ROWS = 200;

/** Order of rows that each server keeps, so that two transactions never wait for each other's rows. */
const inOrder = (a: AddedToDay, b: AddedToDay): number => a.day - b.day || (a.state < b.state ? -1 : 1);

/** Adds to days of accounts; amounts may be negative. The transaction locks these days until it ends, so call it last there. */
export async function addToDays(trx: Executor, added: readonly AddedToDay[]): Promise<void> {
  const rows = added.toSorted(inOrder);
  const given = dialectOf(trx) === 'sqlite' ? 'excluded.??' : 'values(??)';
  const sums = totalNames.map((name) => [name, trx.raw(`?? + ${given}`, [`account_days.${name}`, name])]);
  const changes = { ...Object.fromEntries(sums), changed_by: trx.raw(given, ['changed_by']) };
  for (let from = 0; from < rows.length; from += ROWS) {
    const some = rows.slice(from, from + ROWS);
    await trx('account_days').insert(some).onConflict(['account_id', 'day', 'state']).merge(changes);
  }
}

interface Deleted {
  readonly accountId: string;
  readonly domainId: string;
  readonly changeId: string;
}

/** Replaces the crawls of the domain in `changed_by` of the account's days by this id. */
export async function replaceCrawlsInDays(trx: Executor, { accountId, domainId, changeId }: Deleted): Promise<void> {
  const crawls = trx('crawl_history').where({ domain_id: domainId }).select('crawl_id');
  await trx('account_days')
    .where({ account_id: accountId })
    .whereIn('changed_by', crawls)
    .update({ changed_by: changeId });
}

/** Deletes the days of the account on which no domain is left and nothing changes. */
export async function deleteEmptyDays(trx: Executor, accountId: string): Promise<void> {
  await trx('account_days')
    .where({ account_id: accountId, ...NOTHING })
    .delete();
}

type Window = Pick<TrendWindow, 'firstDay' | 'lastDay'>;

const numbersOf = (row: Readonly<Record<string, number | string>>): DayTotals =>
  Object.fromEntries(totalNames.map((name) => [name, Number(row[name])])) as unknown as DayTotals;

/** Days of a window, the oldest first. */
export async function listAccountDays(
  on: Executor,
  accountId: string,
  { firstDay, lastDay }: Window,
): Promise<AccountDay[]> {
  const rows: Record<string, number | string>[] = await on('account_days')
    .where({ account_id: accountId })
    .whereNot({ state: CARRIED })
    .whereBetween('day', [firstDay, lastDay])
    .orderBy(['day', 'state']);
  return rows.map((row) => ({ ...numbersOf(row), day: Number(row.day), state: row.state as AccountDay['state'] }));
}

/** The carried sums of each day of a window. One query reads all changes, so they are those of one moment. */
export async function listCarriedDays(
  on: Executor,
  accountId: string,
  { firstDay, lastDay }: Window,
): Promise<CarriedDays> {
  const rows: Record<string, number | string>[] = await on('account_days')
    .where({ account_id: accountId, state: CARRIED })
    .where('day', '<=', lastDay);
  const changes = new Map(rows.map((row) => [Number(row.day), numbersOf(row)]));
  const before = [...changes].flatMap(([day, totals]) => (day < firstDay ? [totals] : []));
  let sums = before.reduce(add, NOTHING);
  const carried = new Map<number, DayTotals>();
  for (let day = firstDay; day <= lastDay; day += 1) {
    sums = add(sums, changes.get(day) ?? NOTHING);
    carried.set(day, sums);
  }
  return carried;
}

/** Text that names the last change of each day of a window. While it is the same, no day has changed. */
export async function findDayChanges(on: Executor, accountId: string, { firstDay, lastDay }: Window): Promise<string> {
  const rows: { day: number; state: string; changed_by: string }[] = await on('account_days')
    .where({ account_id: accountId })
    .whereNot({ state: CARRIED })
    .whereBetween('day', [firstDay, lastDay])
    .orderBy(['day', 'state'])
    .select('day', 'state', 'changed_by');
  return rows.map(({ day, state, changed_by }) => `${day} ${state} ${changed_by}`).join('\n');
}

/** Deletes the days before `before` of the accounts of the oldest rows, found by up to `limit` rows. Returns how many rows it found. */
export async function deleteOldDays(db: Database, before: number, limit: number): Promise<number> {
  const old: string[] = await db
    .knex('account_days')
    .where('day', '<', before)
    .orderBy('day')
    .limit(limit)
    .pluck('account_id');
  for (const accountId of new Set(old)) await transaction(db, (trx) => deleteDaysBefore(trx, accountId, before));
  return old.length;
}

/** Deletes the days of an account before `day`. The carried sums of these days remain, as one change on `day`. */
async function deleteDaysBefore(trx: Executor, accountId: string, day: number): Promise<void> {
  const old = () => trx('account_days').where({ account_id: accountId }).where('day', '<', day);
  // No other transaction changes these rows before this one ends.
  const changes: Record<string, number | string>[] = await old().where({ state: CARRIED }).forUpdate();
  const carried = changes.map(numbersOf).reduce(add, NOTHING);
  await old().delete();
  if (isNothing(carried)) return;
  await addToDays(trx, [{ account_id: accountId, day, state: CARRIED, changed_by: accountId, ...carried }]);
}
