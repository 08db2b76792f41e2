import { dialectOf, type Executor } from '../../storage/index.ts';
import type { TrendWindow } from '../trend-window.ts';
import type { AccountDay, AddedToDay, DayTotals } from './account-day.ts';

const KEY = ['account_id', 'day', 'state'];
/** SQLite takes 500 terms at most. */
const ROWS = 200;

/** Adds to days of accounts, also what is below zero. Who adds holds the days until the transaction ends: it comes last there. */
export async function addToDays(trx: Executor, rows: readonly AddedToDay[]): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const given = dialectOf(trx) === 'sqlite' ? 'excluded.??' : 'values(??)';
  const totals = Object.keys(first).filter((name) => !KEY.includes(name) && name !== 'changed_by');
  const sums = totals.map((name) => [name, trx.raw(`?? + ${given}`, [`account_days.${name}`, name])]);
  const changes = { ...Object.fromEntries(sums), changed_by: trx.raw(given, ['changed_by']) };
  for (let from = 0; from < rows.length; from += ROWS) {
    const some = rows.slice(from, from + ROWS);
    await trx('account_days').insert(some).onConflict(KEY).merge(changes);
  }
}

/** Days on which no domain is left. */
export async function deleteEmptyDays(trx: Executor, accountId: string): Promise<void> {
  await trx('account_days').where({ account_id: accountId, domains: 0 }).delete();
}

/** The days of a window, the oldest first. */
export async function listAccountDays(
  on: Executor,
  accountId: string,
  { firstDay, lastDay }: Pick<TrendWindow, 'firstDay' | 'lastDay'>,
): Promise<AccountDay[]> {
  const rows: Record<string, number | string>[] = await on('account_days')
    .where({ account_id: accountId })
    .whereBetween('day', [firstDay, lastDay])
    .orderBy(['day', 'state']);
  return rows.map(({ account_id: _, changed_by: __, state, ...numbers }) => ({
    ...(Object.fromEntries(Object.entries(numbers).map(([name, sum]) => [name, Number(sum)])) as unknown as DayTotals),
    day: Number(numbers.day),
    state: state as AccountDay['state'],
  }));
}

/** What changed each day of a window last, for all its states together. */
export async function listDayChanges(
  on: Executor,
  accountId: string,
  { firstDay, lastDay }: Pick<TrendWindow, 'firstDay' | 'lastDay'>,
): Promise<ReadonlyMap<number, string>> {
  const rows: { day: number; state: string; changed_by: string }[] = await on('account_days')
    .where({ account_id: accountId })
    .whereBetween('day', [firstDay, lastDay])
    .orderBy(['day', 'state'])
    .select('day', 'state', 'changed_by');
  const changes = new Map<number, string>();
  for (const { day, state, changed_by } of rows) changes.set(day, `${changes.get(day) ?? ''} ${state} ${changed_by}`);
  return changes;
}

/** Deletes the days of some accounts that are before a day; up to `limit` accounts. Answers how many accounts. */
export async function deleteOldDays(on: Executor, before: number, limit: number): Promise<number> {
  const old: string[] = await on('account_days')
    .where('day', '<', before)
    .orderBy('day')
    .limit(limit)
    .pluck('account_id');
  if (old.length === 0) return 0;
  await on('account_days')
    .whereIn('account_id', [...new Set(old)])
    .where('day', '<', before)
    .delete();
  return old.length;
}
