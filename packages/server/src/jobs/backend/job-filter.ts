import type { RemoveJobsOptions } from 'agenda';
import type { Knex } from 'knex';
import { type Executor, fromJsonColumn } from '../../storage/index.ts';
import { isPartialMatch } from './is-partial-match.ts';
import type { JobRow } from './job-row.ts';

const IDS_PER_STATEMENT = 500;

/**
 * Adds the criteria that SQL can judge: one of `id`, `ids`, and one of `name`, `names`, `notNames`; `data` is left to
 * `isPartialMatch`. Returns whether there was any, so that removing by no criterion removes nothing.
 */
export function whereJobs(query: Knex.QueryBuilder, options: RemoveJobsOptions): boolean {
  const { id, ids = [], name, names = [], notNames = [] } = options;
  if (id) query.where('id', String(id));
  else if (ids.length > 0) query.whereIn('id', ids.map(String));
  if (name) query.where('name', name);
  else if (names.length > 0) query.whereIn('name', names);
  else if (notNames.length > 0) query.whereNotIn('name', notNames);
  return Boolean(id || name) || ids.length + names.length + notNames.length > 0;
}

/** Runs `change` on all jobs that match and adds up what it returns; without a criterion it is not called. */
export async function changeMatching(
  jobs: { executor: Executor; table: string },
  options: RemoveJobsOptions,
  change: (query: Knex.QueryBuilder) => Promise<number>,
): Promise<number> {
  const { executor, table } = jobs;
  const query = executor(table);
  const narrowed = whereJobs(query, options);
  if (options.data === undefined) return narrowed ? change(query) : 0;
  const rows: JobRow[] = await query.select('id', 'data');
  const ids = rows.filter((row) => matchesData(row, options.data)).map((row) => row.id);
  let changed = 0;
  for (let start = 0; start < ids.length; start += IDS_PER_STATEMENT) {
    changed += await change(executor(table).whereIn('id', ids.slice(start, start + IDS_PER_STATEMENT)));
  }
  return changed;
}

/** Whether the row's data holds all that `data` names. */
export const matchesData = (row: JobRow, data: unknown): boolean =>
  isPartialMatch(fromJsonColumn(row.data as string | null) ?? undefined, data);
