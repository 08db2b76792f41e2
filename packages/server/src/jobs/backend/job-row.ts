import { type JobParameters, toJobId } from 'agenda';
import { fromJsonColumn, toJsonColumn } from '../../storage/index.ts';
import { failureText } from './failure-text.ts';

/** A row of the jobs table as both drivers give it. */
export type JobRow = Record<string, string | number | null> & { id: string; name: string };

type Field = Exclude<keyof JobParameters, '_id' | 'unique' | 'uniqueOpts'>;
type Kind = 'date' | 'json' | 'flag' | 'negated' | 'failure' | 'plain';

const COLUMNS: Record<Field, readonly [column: string, kind: Kind]> = {
  name: ['name', 'plain'],
  type: ['type', 'plain'],
  priority: ['rank', 'negated'],
  nextRunAt: ['next_run_at', 'date'],
  lockedAt: ['locked_at', 'date'],
  lastRunAt: ['last_run_at', 'date'],
  lastFinishedAt: ['last_finished_at', 'date'],
  failedAt: ['failed_at', 'date'],
  failCount: ['fail_count', 'plain'],
  failReason: ['fail_reason', 'failure'],
  progress: ['progress', 'plain'],
  startDate: ['start_date', 'date'],
  endDate: ['end_date', 'date'],
  debounceStartedAt: ['debounce_started_at', 'date'],
  repeatInterval: ['repeat_interval', 'json'],
  repeatTimezone: ['repeat_timezone', 'plain'],
  repeatAt: ['repeat_at', 'plain'],
  skipDays: ['skip_days', 'json'],
  data: ['data', 'json'],
  disabled: ['disabled', 'flag'],
  fork: ['fork', 'flag'],
  lastModifiedBy: ['last_modified_by', 'plain'],
};
const FIELDS = Object.entries(COLUMNS) as [Field, readonly [string, Kind]][];

/** Fields that belong to whoever runs the job; only `saveJobState` writes them to a stored row. */
export const STATE_FIELDS = [
  'lockedAt',
  'lastRunAt',
  'lastFinishedAt',
  'failedAt',
  'failCount',
  'failReason',
  'progress',
] as const satisfies readonly Field[];

/** The columns of the fields that the job has, `undefined` becoming NULL; other columns are absent. */
export function toRow(job: Partial<JobParameters>): Record<string, string | number | null> {
  const row: Record<string, string | number | null> = {};
  for (const [field, [column, kind]] of FIELDS) if (field in job) row[column] = toColumn(job[field], kind);
  return row;
}

/** The job of a row; absent or NULL columns become `undefined`, but `nextRunAt` null. */
export function toJob<D = unknown>(row: JobRow): JobParameters<D> {
  const job: Record<string, unknown> = { _id: toJobId(row.id) };
  for (const [field, [column, kind]] of FIELDS) job[field] = fromColumn(row[column] ?? null, kind);
  job.nextRunAt ??= null;
  return job as unknown as JobParameters<D>;
}

function toColumn(value: unknown, kind: Kind): string | number | null {
  if (value === undefined || value === null) return kind === 'flag' ? 0 : null;
  if (kind === 'date') return new Date(value as Date | string).getTime();
  if (kind === 'json') return toJsonColumn(value);
  if (kind === 'flag') return value ? 1 : 0;
  if (kind === 'negated') return 0 - (value as number);
  if (kind === 'failure') return failureText(value);
  return value as string | number;
}

function fromColumn(value: string | number | null, kind: Kind): unknown {
  if (kind === 'flag') return value === 1;
  if (value === null) return undefined;
  if (kind === 'date') return new Date(value);
  if (kind === 'json') return fromJsonColumn(value as string);
  if (kind === 'negated') return 0 - (value as number);
  return value;
}
