import type { Services } from '../../../context.ts';
import { updateChecksSetAhead } from './check-store.ts';
import { RECHECK_EVERY } from './ownership.ts';

/** Plans checks anew that a clock ahead has planned. Answers how many there were. */
export const resetChecksSetAhead = ({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<number> =>
  updateChecksSetAhead(db.knex, { now: clock.now(), longestMs: RECHECK_EVERY });
