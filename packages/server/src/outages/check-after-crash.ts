import type { Services } from '../context.ts';
import { checkFile, fileOf } from '../storage/index.ts';

/** ms. It is waited for before work begins. */
const PATIENCE = 10_000;

/**
 * Looks for damage where the servers before did not end in order. A crash alone does none: a disk that lies about what
 * it has written, or somebody who copied or deleted files meanwhile, does.
 * @throws OperatorError that names the damage and the ways back
 */
export async function checkAfterCrash({ db, log, clock }: Pick<Services, 'db' | 'log' | 'clock'>): Promise<void> {
  const file = fileOf(db);
  if (file === undefined) return;
  log.warn({ file }, 'the last server did not stop in order; the database file is checked');
  const begun = clock.monotonic();
  const outcome = await checkFile(file, PATIENCE);
  log.info({ outcome, ms: Math.round(clock.monotonic() - begun) }, 'the database was checked');
}
