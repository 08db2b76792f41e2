import type { Services } from '../context.ts';
import { databaseTrouble } from './storage/index.ts';

/** Milliseconds between two notes of a use, so that reading does not become writing */
export const NOTE_EVERY_MS = 60_000;

/**
 * Notes the last use of an object. A failure does not fail the request: a database that takes no writes may still be
 * read.
 * @param what Kind of object for the log: a key, a session, an account.
 */
export async function noteUse(
  { log, gate }: Pick<Services, 'log' | 'gate'>,
  what: string,
  write: () => Promise<void>,
): Promise<void> {
  // Otherwise every reader would wait for a lock on writes, such as that of a backup, until the wait times out.
  if (gate.isLocked) return;
  try {
    await write();
  } catch (error) {
    const trouble = databaseTrouble(error);
    if (trouble !== 'read-only' && trouble !== 'full' && trouble !== 'busy' && trouble !== 'locked') throw error;
    log.debug({ err: error }, `the use of ${what} was not noted`);
  }
}
