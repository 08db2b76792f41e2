import type { Services } from './context.ts';
import { databaseTrouble } from './storage/index.ts';

/** A use is noted this often at most, so that reading does not become writing. */
export const NOTE_EVERY_MS = 60_000;

/**
 * When something was last used is not worth a request: a database that takes no writes may still be read.
 * @param what For the log: a key, a session, an account.
 */
export async function noteUse(
  { log, gate }: Pick<Services, 'log' | 'gate'>,
  what: string,
  write: () => Promise<void>,
): Promise<void> {
  // Otherwise every reader would wait for a lock on writes alone, that of a backup say, until the wait runs out.
  if (gate.isLocked) return;
  try {
    await write();
  } catch (error) {
    const trouble = databaseTrouble(error);
    if (trouble !== 'read-only' && trouble !== 'full' && trouble !== 'busy' && trouble !== 'locked') throw error;
    log.debug({ err: error }, `the use of ${what} was not noted`);
  }
}
