import { addsTable } from './adds-table.ts';
import type { Migration } from './migration.ts';

const added = addsTable('0050-known-time', {
  name: 'known_time',
  columns: {
    // There is one row, with 1.
    id: 'int',
    // What the last clock showed that was not far ahead of the one before it.
    known_at: 'bigint',
    // Since when clocks have been far ahead of that without a jump, and when that was last seen; NULL: they are not.
    ahead_since: 'bigint?',
    ahead_seen_at: 'bigint?',
  },
  primaryKey: ['id'],
});

/** The time that the database knows: a clock far ahead of it deletes nothing. Servers write it anew: its loss is none. */
export const knownTime: Migration = Object.defineProperty(added, 'loss', { value: async () => undefined });
