import { computeJobState, type JobsOverview, type JobsQueryOptions, type JobsResult, type JobWithState } from 'agenda';
import type { Knex } from 'knex';
import type { Executor } from '../../storage/index.ts';
import { matchesData, whereJobs } from './job-filter.ts';
import { type JobRow, toJob } from './job-row.ts';

interface Jobs {
  executor: Executor;
  table: string;
  now: Date;
}

const SORTABLE: Record<string, { column: string; negated?: boolean }> = {
  nextRunAt: { column: 'next_run_at' },
  lastRunAt: { column: 'last_run_at' },
  lastFinishedAt: { column: 'last_finished_at' },
  priority: { column: 'rank', negated: true },
  name: { column: 'name' },
  data: { column: 'data' },
};

/** Jobs with their states, a page of them; `total` counts all that match. */
export async function queryJobs(jobs: Jobs, options: JobsQueryOptions): Promise<JobsResult> {
  const { skip = 0, limit = 0 } = options;
  // State and partial data are judged here, not in SQL: then all rows that match otherwise must be read.
  if (options.state === undefined && options.data === undefined) return queryPage(jobs, options);
  const rows: JobRow[] = await sorted(matching(jobs, options), options);
  const found = rows
    .filter((row) => options.data === undefined || matchesData(row, options.data))
    .map((row) => withState(row, jobs.now))
    .filter((job) => options.state === undefined || inState(job, options.state));
  return { total: found.length, jobs: found.slice(skip, limit > 0 ? skip + limit : undefined) };
}

async function queryPage(jobs: Jobs, options: JobsQueryOptions): Promise<JobsResult> {
  const { skip = 0, limit = 0 } = options;
  const [count] = await matching(jobs, options).count({ total: '*' });
  const page = sorted(matching(jobs, options), options);
  if (limit > 0) page.limit(limit).offset(skip);
  const rows: JobRow[] = await page;
  const skipped = limit > 0 ? rows : rows.slice(skip);
  return { total: Number(count?.total), jobs: skipped.map((row) => withState(row, jobs.now)) };
}

function matching({ executor, table }: Jobs, options: JobsQueryOptions): Knex.QueryBuilder {
  const { id, ids, name, names, search } = options;
  const query = executor(table);
  whereJobs(query, {
    ...(id === undefined ? {} : { id }),
    ...(ids === undefined ? {} : { ids }),
    ...(name === undefined ? {} : { name }),
    ...(names === undefined ? {} : { names }),
  });
  if (search) query.whereRaw("lower(??) like ? escape '!'", ['name', `%${escapeLike(search.toLowerCase())}%`]);
  if (options.includeDisabled === false) query.where('disabled', 0);
  return query;
}

const escapeLike = (text: string): string => text.replace(/[!%_]/g, '!$&');

function sorted(query: Knex.QueryBuilder, { sort }: JobsQueryOptions): Knex.QueryBuilder {
  const wanted = Object.entries(sort ?? {}).filter(([field]) => field in SORTABLE);
  const order = wanted.length > 0 ? wanted : Object.entries({ nextRunAt: 'desc', lastRunAt: 'desc' });
  for (const [field, direction] of order) {
    const { column = '', negated = false } = SORTABLE[field] ?? {};
    query.orderBy(column, (direction === 'asc') === negated ? 'desc' : 'asc');
  }
  // Rows that are equal so far keep one order over all pages.
  return query.orderBy('id');
}

function withState(row: JobRow, now: Date): JobWithState {
  const job = toJob(row);
  return { ...job, _id: job._id as JobWithState['_id'], state: computeJobState(job, now) };
}

const inState = (job: JobWithState, state: JobWithState['state']): boolean =>
  state === 'paused' ? job.disabled === true : job.state === state;

/** Counts the jobs of each name by state. */
export async function jobsOverview({ executor, table, now }: Jobs): Promise<JobsOverview[]> {
  const deciding = ['locked_at', 'last_finished_at', 'failed_at', 'next_run_at', 'repeat_interval', 'disabled'];
  const rows: JobRow[] = await executor(table)
    .select('id', 'name', ...deciding)
    .orderBy('name');
  const overviews = new Map<string, JobsOverview>();
  for (const row of rows) {
    const overview = overviews.get(row.name) ?? emptyOverview(row.name);
    const { state, disabled } = withState(row, now);
    overview.total += 1;
    overview[state] += 1;
    if (disabled) overview.paused += 1;
    overviews.set(row.name, overview);
  }
  return [...overviews.values()];
}

const emptyOverview = (name: string): JobsOverview => ({
  name,
  total: 0,
  running: 0,
  scheduled: 0,
  queued: 0,
  completed: 0,
  failed: 0,
  repeating: 0,
  paused: 0,
});
