import type {
  JobParameters,
  JobRepository,
  JobRepositoryOptions,
  JobsOverview,
  JobsQueryOptions,
  JobsResult,
  RemoveJobsOptions,
} from 'agenda';
import type { Knex } from 'knex';
import { v7 as uuidv7 } from 'uuid';
import { createTable, type Database } from '../../storage/index.ts';
import { type Claimable, claimJob, lookForJobs } from './claim-job.ts';
import { changeMatching } from './job-filter.ts';
import { type JobRow, STATE_FIELDS, toJob, toRow } from './job-row.ts';
import { jobsTable } from './jobs-table.ts';
import { jobsOverview, queryJobs } from './query-jobs.ts';
import { saveJob } from './save-job.ts';
import { SharedLook } from './shared-look.ts';

export interface KnexJobRepositoryOptions {
  db: Database;
  /** Default `agenda_jobs`. */
  table?: string | undefined;
  /** Epoch milliseconds. It must be Agenda's clock, which computes the deadlines of locks from `Date`: the default. */
  now?: (() => number) | undefined;
  /** Default: UUID version 7. */
  newId?: (() => string) | undefined;
}

/** Agenda's jobs in a table of the database that also holds everything else. */
export class KnexJobRepository implements JobRepository {
  readonly #db: Database;
  readonly #table: string;
  readonly #now: () => number;
  readonly #newId: () => string;
  readonly #look: SharedLook<Claimable>;

  constructor({ db, table = 'agenda_jobs', now = Date.now, newId = uuidv7 }: KnexJobRepositoryOptions) {
    this.#db = db;
    this.#table = table;
    this.#now = now;
    this.#newId = newId;
    this.#look = new SharedLook((questions) => lookForJobs(db, table, questions));
  }

  /** Makes the table if it is not there; may be called again, and by several servers at once. */
  connect(): Promise<void> {
    return createTable(this.#db.knex, jobsTable(this.#table));
  }

  queryJobs(options: JobsQueryOptions = {}): Promise<JobsResult> {
    return queryJobs(this.#reading(), options);
  }

  getJobsOverview(): Promise<JobsOverview[]> {
    return jobsOverview(this.#reading());
  }

  getDistinctJobNames(): Promise<string[]> {
    return this.#jobs().distinct('name').orderBy('name').pluck('name');
  }

  async getJobById(id: string): Promise<JobParameters | null> {
    const row: JobRow | undefined = await this.#jobs().where({ id }).first();
    return row ? toJob(row) : null;
  }

  async getQueueSize(): Promise<number> {
    const [row] = await this.#jobs().where('next_run_at', '<', this.#now()).count({ size: '*' });
    return Number(row?.size);
  }

  removeJobs(options: RemoveJobsOptions): Promise<number> {
    return this.#change(options, (query) => query.del());
  }

  disableJobs(options: RemoveJobsOptions): Promise<number> {
    return this.#change(options, (query) => query.update({ disabled: 1 }));
  }

  enableJobs(options: RemoveJobsOptions): Promise<number> {
    return this.#change(options, (query) => query.update({ disabled: 0 }));
  }

  async purgeAllJobs(): Promise<number> {
    return this.#jobs().del();
  }

  saveJob<D = unknown>(job: JobParameters<D>, options?: JobRepositoryOptions): Promise<JobParameters<D>> {
    const context = { db: this.#db, table: this.#table, now: this.#now(), newId: this.#newId };
    return saveJob({ ...context, modifiedBy: options?.lastModifiedBy ?? null }, job);
  }

  async saveJobState(job: JobParameters, options?: JobRepositoryOptions): Promise<void> {
    if (!job._id) throw new Error(`The state of a job (${job.name}) that was never saved cannot be saved.`);
    const state = Object.fromEntries([...STATE_FIELDS, 'nextRunAt' as const].map((field) => [field, job[field]]));
    const changes = { ...toRow(state), last_modified_by: options?.lastModifiedBy ?? null };
    const updated = await this.#jobs()
      .where({ id: String(job._id), name: job.name })
      .update(changes);
    if (updated === 0) throw new Error(`The job ${job._id} (${job.name}) is not in the database any more.`);
  }

  async lockJob(job: JobParameters, options?: JobRepositoryOptions): Promise<JobParameters | undefined> {
    const unchanged = { id: String(job._id), name: job.name, disabled: 0, locked_at: null };
    const locked = await this.#jobs()
      .where({ ...unchanged, next_run_at: job.nextRunAt?.getTime() ?? null })
      .update({ locked_at: this.#now(), last_modified_by: options?.lastModifiedBy ?? null });
    return locked === 0 ? undefined : ((await this.getJobById(String(job._id))) ?? undefined);
  }

  async unlockJob(job: JobParameters): Promise<void> {
    if (job._id)
      await this.#jobs().where('id', String(job._id)).whereNotNull('next_run_at').update({ locked_at: null });
  }

  /** They were claimed and have not begun here. One that a dead worker had begun has no next run: it is due now. */
  async unlockJobs(jobIds: readonly string[]): Promise<void> {
    const due = this.#db.knex.raw('coalesce(next_run_at, ?)', [this.#now()]);
    await this.#change({ ids: jobIds.map(String) }, (query) => query.update({ locked_at: null, next_run_at: due }));
  }

  /**
   * Removes jobs of these names of which no time is after `before` (epoch ms): finished ones whose worker died before it
   * removed them, and those that nobody runs. At most 10,000 at a time. Answers how many there were.
   */
  async prune(names: readonly string[], before: number): Promise<number> {
    const past = (column: string) => (query: Knex.QueryBuilder) =>
      void query.whereNull(column).orWhere(column, '<=', before);
    const old = this.#jobs().whereIn('name', names).limit(10_000);
    for (const column of ['locked_at', 'next_run_at', 'last_run_at', 'last_finished_at']) old.where(past(column));
    // Read first, then deleted: a DELETE that searches would lock all that it looks at, and claims would skip those.
    return this.removeJobs({ ids: await old.pluck('id') });
  }

  async getNextJobToRun(
    name: string,
    ...[nextScanAt, lockDeadline, now, options]: ClaimArguments
  ): Promise<JobParameters | undefined> {
    const claimable = { name, dueBy: nextScanAt.getTime(), expiredBy: lockDeadline.getTime() };
    if (!(await this.#look.finds(claimable))) return undefined;
    const row = await claimJob(this.#db, {
      ...claimable,
      table: this.#table,
      lockedAt: now?.getTime() ?? this.#now(),
      lockedBy: options?.lastModifiedBy ?? null,
    });
    return row && toJob(row);
  }

  #jobs(): Knex.QueryBuilder {
    return this.#db.knex(this.#table);
  }

  #reading(): { executor: Knex; table: string; now: Date } {
    return { executor: this.#db.knex, table: this.#table, now: new Date(this.#now()) };
  }

  #change(options: RemoveJobsOptions, change: (query: Knex.QueryBuilder) => Promise<number>): Promise<number> {
    return changeMatching({ executor: this.#db.knex, table: this.#table }, options, change);
  }
}

/** Agenda's own signature. */
type ClaimArguments = [nextScanAt: Date, lockDeadline: Date, now?: Date, options?: JobRepositoryOptions];
