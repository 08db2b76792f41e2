import type { ScheduleRun } from '@linkvitals/contract';
import type { Knex } from 'knex';
import { CLOCKS_DIFFER } from '../../platform/clock.ts';
import { type Executor, toJsonColumn } from '../../platform/storage/index.ts';
import type { DomainRow } from './domain-row.ts';
import { type DomainColumns, live, readDomain } from './store.ts';

/* When the crawls of a schedule are due. */

/** Query for domains whose next scheduled crawl was decided by a clock that was ahead of `now` */
const setAhead = (on: Executor, now: number): Knex.QueryBuilder =>
  on('domains').where('next_crawl_set_at', '>', now + CLOCKS_DIFFER);

/**
 * Queries for domains whose ownership check is due, whose scheduled crawl is due, or whose schedule was set by a clock
 * that was ahead
 */
export const dueDomains = (
  on: Executor,
  now: number,
): Record<'checks' | 'schedules' | 'resets', Knex.QueryBuilder> => ({
  checks: on('domains').where('next_check_at', '<=', now),
  schedules: on('domains').where('next_crawl_at', '<=', now),
  resets: setAhead(on, now),
});

/** Lists the domains of `setAhead`, in the order of the index. */
export async function listSchedulesSetAhead(on: Executor, now: number, limit: number): Promise<DomainRow[]> {
  const rows = await setAhead(on, now).orderBy('next_crawl_set_at').limit(limit);
  return (rows as DomainColumns[]).map(readDomain);
}

type DueRow = DomainRow & { readonly next_crawl_at: number };

/** Lists domains whose scheduled crawl is due, the longest overdue first. */
export async function listDueSchedules(
  on: Executor,
  { now, limit, except }: { readonly now: number; readonly limit: number; readonly except: readonly string[] },
): Promise<DueRow[]> {
  const rows = await live(on)
    .where('next_crawl_at', '<=', now)
    .whereNotIn('id', except)
    .orderBy('next_crawl_at')
    .limit(limit);
  return (rows as DomainColumns[]).map((row) => readDomain(row) as DueRow);
}

/**
 * Sets the time of the next scheduled crawl, unless another server has taken the present one. True: this server has
 * taken it.
 */
export async function claimScheduledRun(
  on: Executor,
  { id, next_crawl_at }: Pick<DomainRow, 'id' | 'next_crawl_at'>,
  { next, now }: { readonly next: number | null; readonly now: number },
): Promise<boolean> {
  const change = { next_crawl_at: next, next_crawl_set_at: now };
  return (
    (await live(on)
      .where({ id, next_crawl_at })
      .update(change as never)) > 0
  );
}

/** Stores the outcome of a run of the schedule. */
export async function updateLastRun(on: Executor, id: string, run: ScheduleRun): Promise<void> {
  await live(on)
    .where({ id })
    .update({ last_run: toJsonColumn(run) } as never);
}
