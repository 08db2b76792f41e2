import { addsTable } from './adds-table.ts';
import type { Migration } from './migration.ts';

const added = addsTable('0050-known-time', {
  name: 'known_time',
  columns: {
    // The table has one row, with id 1.
    id: 'int',
    // Time of the last clock that was not far ahead of the one before
    known_at: 'bigint',
    // Time since which clocks have run far ahead of that without a jump, and time of the last check; NULL: none is
    // ahead.
    ahead_since: 'bigint?',
    ahead_seen_at: 'bigint?',
  },
  primaryKey: ['id'],
});

/**
 * The time that the database knows: a clock far ahead of it deletes nothing. Servers write it anew, so undoing this
 * step loses nothing.
 */
export const knownTime: Migration = Object.defineProperty(added, 'loss', { value: async () => undefined });
