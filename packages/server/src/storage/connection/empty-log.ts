import type { Database } from '../database.ts';

/**
 * Moves the write-ahead log of a SQLite file into the file and empties it: until it is written over, it holds what has been
 * deleted. Where somebody else reads the file, the log stays until the next time. MySQL has no such file of ours.
 */
export async function emptyLog({ knex, dialect }: Database): Promise<void> {
  if (dialect === 'sqlite') await knex.raw('pragma wal_checkpoint(truncate)');
}
