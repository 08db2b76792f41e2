import type { Logger } from 'pino';
import { databaseTrouble } from './storage/index.ts';

/** A use is noted this often at most, so that reading does not become writing. */
export const NOTE_EVERY_MS = 60_000;

/**
 * When something was last used is not worth a request: a database that takes no writes may still be read.
 * @param what For the log: a key, a session, an account.
 */
export async function noteUse(log: Logger, what: string, write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    const trouble = databaseTrouble(error);
    if (trouble !== 'read-only' && trouble !== 'full' && trouble !== 'busy') throw error;
    log.debug({ err: error }, `the use of ${what} was not noted`);
  }
}
