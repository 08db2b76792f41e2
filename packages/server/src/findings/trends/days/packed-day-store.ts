import { type Executor, isOneOf } from '../../../platform/storage/index.ts';
import type { HistoryRow } from '../history-row.ts';
import type { TrendWindow } from '../trend-window.ts';
import { type PackedDays, packDay, periodOf } from './packed-days.ts';

/** Stores the row that ends a day of a domain. Only the end of a crawl of the domain calls it, one at a time. */
export async function replacePackedDay(trx: Executor, row: HistoryRow): Promise<void> {
  const key = { domain_id: row.domain_id, period: periodOf(row.day), state: row.state };
  const known: Pick<PackedDays, 'days'> | undefined = await trx('packed_days').where(key).first('days');
  const days = packDay(known?.days, row);
  if (known === undefined) await trx('packed_days').insert({ ...key, days });
  else await trx('packed_days').where(key).update({ days });
}

/** Rows with the days of a window of some domains, in the order of days for each domain. The first and last row may hold other days too. */
export const listPackedDays = (
  on: Executor,
  domainIds: readonly string[],
  { firstDay, lastDay }: Pick<TrendWindow, 'firstDay' | 'lastDay'>,
): Promise<PackedDays[]> =>
  on('packed_days')
    .where(isOneOf(on, 'domain_id', domainIds))
    .whereBetween('period', [periodOf(firstDay), periodOf(lastDay)])
    .orderBy(['domain_id', 'period'])
    .select('domain_id', 'period', 'state', 'days');

/** Deletes the rows that hold only days before `before`, of up to `limit` domains. Returns how many rows it looked at. */
export async function deleteOldPackedDays(on: Executor, before: number, limit: number): Promise<number> {
  const old = () => on('packed_days').where('period', '<', periodOf(before));
  const domainIds: string[] = await old().orderBy('period').limit(limit).pluck('domain_id');
  if (domainIds.length > 0)
    await old()
      .whereIn('domain_id', [...new Set(domainIds)])
      .delete();
  return domainIds.length;
}

/** Deletes the packed days of a domain: at most some 40 rows, for 400 days in three states. */
export const deletePackedDaysOfDomain = (trx: Executor, domainId: string): Promise<number> =>
  trx('packed_days').where({ domain_id: domainId }).delete();
