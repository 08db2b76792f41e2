import type { Services } from '../../context.ts';
import { deletePreviousSecrets } from '../store.ts';

/** Deletes the secrets whose grace is over. They sign no more already; this keeps none of them lying around. */
export async function forgetOldSecrets({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<number> {
  return deletePreviousSecrets(db.knex, clock.now());
}
