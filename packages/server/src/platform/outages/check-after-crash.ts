import type { Services } from '../../context.ts';
import { checkFile, fileOf } from '../storage/index.ts';

/** Milliseconds that the check may take, because the start waits for it */
const PATIENCE = 10_000;

/**
 * Checks for damage when the servers before did not stop in order. A crash alone does not damage a file, but a disk
 * that has not written what it confirmed does, or a person who copied or deleted files meanwhile.
 * @throws OperatorError that names the damage and the ways to recover
 */
export async function checkAfterCrash({ db, log, clock }: Pick<Services, 'db' | 'log' | 'clock'>): Promise<void> {
  const file = fileOf(db);
  if (file === undefined) return;
  log.warn({ file }, 'the last server did not stop in order; the database file is checked');
  const begun = clock.monotonic();
  const outcome = await checkFile(file, PATIENCE);
  log.info({ outcome, ms: Math.round(clock.monotonic() - begun) }, 'the database was checked');
}
