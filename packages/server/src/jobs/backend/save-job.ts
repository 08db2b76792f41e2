import type { JobParameters } from 'agenda';
import type { Knex } from 'knex';
import { type Database, isUniqueViolation, transaction } from '../../storage/index.ts';
import { debounce } from './debounce.ts';
import { type JobRow, STATE_FIELDS, toJob, toRow } from './job-row.ts';
import { uniqueKey } from './unique-key.ts';

export interface SaveContext {
  db: Database;
  table: string;
  now: number;
  newId: () => string;
  modifiedBy: string | null;
}

const STATE_COLUMNS = Object.keys(toRow(Object.fromEntries(STATE_FIELDS.map((field) => [field, undefined]))));

/**
 * Stores a job: by its `_id` when it has one, else as the one row of its `single` name or `unique` query, else as a new
 * row. Never writes the state of a row that is there: a save (a second server's `every()` at start, say) must not unlock
 * a job that is running.
 */
export async function saveJob<D>(context: SaveContext, job: JobParameters<D>): Promise<JobParameters<D>> {
  if (job._id) return updateById(context, job, String(job._id));
  const key = uniqueKey(job);
  const row: JobRow = { ...columnsOf(context, job), id: context.newId(), name: job.name };
  if (key !== undefined) return toJob(await upsertPatiently(context, job, { ...row, unique_key: key }));
  await context.db.knex(context.table).insert(row);
  return toJob(row);
}

const columnsOf = (context: SaveContext, job: JobParameters): Record<string, string | number | null> => ({
  ...toRow(job),
  last_modified_by: context.modifiedBy,
});

function withoutState(columns: Record<string, string | number | null>): Record<string, string | number | null> {
  return Object.fromEntries(Object.entries(columns).filter(([column]) => !STATE_COLUMNS.includes(column)));
}

async function updateById<D>(context: SaveContext, job: JobParameters<D>, id: string): Promise<JobParameters<D>> {
  const { db, table } = context;
  await db
    .knex(table)
    .where({ id, name: job.name })
    .update(withoutState(columnsOf(context, job)));
  const row: JobRow | undefined = await db.knex(table).where({ id, name: job.name }).first();
  // A job that is gone is handed back as it came: saving it must not restore it.
  return row ? toJob(row) : job;
}

async function upsertPatiently(context: SaveContext, job: JobParameters, row: JobRow): Promise<JobRow> {
  try {
    return await upsert(context, job, row);
  } catch (error) {
    // Another server inserted the row between our look and our insert; now it is there to be found.
    if (!isUniqueViolation(error)) throw error;
    return upsert(context, job, row);
  }
}

function upsert(context: SaveContext, job: JobParameters, row: JobRow): Promise<JobRow> {
  return transaction(context.db, async (trx) => {
    const stored = await lockedRow(trx, context.table, row.unique_key as string);
    if (stored === undefined) {
      const inserted: JobRow = { ...row, ...schedule(context, job) };
      await trx(context.table).insert(inserted);
      return inserted;
    }
    if (job.type !== 'single' && job.uniqueOpts?.insertOnly && !job.uniqueOpts.debounce) return stored;
    const { id: _id, ...columns } = row;
    const changes = { ...withoutState(columns), ...schedule(context, job, stored) };
    await trx(context.table).where('id', stored.id).update(changes);
    return { ...stored, ...changes };
  });
}

async function lockedRow(trx: Knex.Transaction, table: string, key: string): Promise<JobRow | undefined> {
  // Knex leaves FOR UPDATE out on SQLite, whose transactions hold the write lock from their beginning.
  return trx(table).where('unique_key', key).forUpdate().first();
}

/** The times that differ from those the job came with. */
function schedule(context: SaveContext, job: JobParameters, stored?: JobRow): Record<string, number | null> {
  const { now } = context;
  const wanted = job.nextRunAt?.getTime() ?? null;
  if (job.type === 'single') {
    // `every()` requests an immediate run at each start of a server; the schedule that is stored goes on instead.
    return stored && wanted !== null && wanted <= now ? { next_run_at: stored.next_run_at as number | null } : {};
  }
  const options = job.uniqueOpts?.debounce;
  if (!options) return {};
  const times = stored && {
    next_run_at: stored.next_run_at as number | null,
    debounce_started_at: stored.debounce_started_at as number | null,
  };
  return { ...debounce(options, { now, wanted, stored: times }) };
}
