import type { TableDefinition } from '../../storage/index.ts';

/**
 * Agenda's jobs. Times are epoch milliseconds, `data`, `repeat_interval` and `skip_days` JSON. `rank` is the negated
 * priority: so the order of claims is ascending in every column, and one index gives the first row without sorting
 * (a sort under FOR UPDATE would lock every due row, and other workers would skip them all).
 */
export const jobsTable = (name: string): TableDefinition => ({
  name,
  columns: {
    id: 'id',
    name: 'varchar(191)',
    type: 'varchar(16)',
    rank: { type: 'int', default: 0 },
    // SHA-256 of what `single` and `unique` jobs must share: makes their upserts atomic. NULL for other jobs.
    unique_key: 'hash?',
    next_run_at: 'bigint?',
    locked_at: 'bigint?',
    last_run_at: 'bigint?',
    last_finished_at: 'bigint?',
    failed_at: 'bigint?',
    fail_count: 'int?',
    fail_reason: 'text?',
    progress: 'real?',
    start_date: 'bigint?',
    end_date: 'bigint?',
    debounce_started_at: 'bigint?',
    repeat_interval: 'text?',
    repeat_timezone: 'varchar(64)?',
    repeat_at: 'varchar(255)?',
    skip_days: 'varchar(64)?',
    data: 'text?',
    disabled: { type: 'bool', default: 0 },
    fork: { type: 'bool', default: 0 },
    last_modified_by: 'varchar(255)?',
  },
  primaryKey: ['id'],
  unique: [['unique_key']],
  indexes: [['name', 'disabled', 'locked_at', 'next_run_at', 'rank']],
});
