import type { Services } from '../context.ts';
import { deleteInBatches, transaction } from '../storage/index.ts';
import { endExpiredIgnoring } from './ignore-store.ts';

/** Issues that were ignored until a time that has come are open again. */
export async function reopenExpired({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await deleteInBatches((limit) => transaction(db, (trx) => endExpiredIgnoring(trx, now, limit)));
}
