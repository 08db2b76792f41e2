import type { Services } from '../../../context.ts';
import { deletePreviousSecrets } from '../store.ts';

/** Deletes previous secrets whose grace is over. They do not sign any more, so none should stay stored. */
export async function forgetOldSecrets({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<number> {
  return deletePreviousSecrets(db.knex, clock.now());
}
