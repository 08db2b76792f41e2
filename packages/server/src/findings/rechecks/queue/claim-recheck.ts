import type { Services } from '../../../context.ts';
import { type Claim, type ClaimedRow, claimRow, type Rules } from '../../../outgoing/attempts/index.ts';
import { type ClaimableRecheck, listClaimableRechecks } from './queue-store.ts';
import { recheckQueue } from './recheck-queue.ts';

/** A recheck that this process has claimed. */
export type ClaimedRecheck = ClaimedRow<ClaimableRecheck>;

/** Maximum number of starts, because each start without an end may be a server that died of it */
const MAX_STARTS = 4;

const error = 'The check was begun several times, and each time the server stopped before it ended. Try again later.';

/** Claims a recheck. */
export function claimRecheck(services: Services, id: string): Promise<Claim<ClaimableRecheck>> {
  const { db, clock } = services;
  const rules: Rules<ClaimableRecheck> = {
    queue: recheckQueue,
    read: (ids) => listClaimableRechecks(db, ids),
    endOf: ({ starts }) => (starts >= MAX_STARTS ? { state: 'failed', error, finished_at: clock.now() } : undefined),
  };
  return claimRow(services, rules, id);
}
