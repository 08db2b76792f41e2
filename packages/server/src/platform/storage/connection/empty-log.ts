import type { Database } from '../database.ts';

/**
 * Moves the write-ahead log of a SQLite file into the file and empties it: until it is overwritten, it contains deleted
 * data. When another process reads the file, the log stays until the next time. Does nothing on MySQL.
 */
export async function emptyLog({ knex, dialect }: Database): Promise<void> {
  if (dialect === 'sqlite') await knex.raw('pragma wal_checkpoint(truncate)');
}
