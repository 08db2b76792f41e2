import type { Services } from '../../../context.ts';
import { alertKinds, GATHER_MS } from '../queue/notification-queue.ts';
import { type Claimed, endWithoutAttempt } from './claim-notification.ts';
import { type GatheredRow, listGathered } from './gather-store.ts';

/** Alerts that one message has at most; others are another message. */
const MAX_GATHERED = 500;

/**
 * Finds the alerts that are sent in one message with a claimed one. They need no lease of their own: until the claimed one has ended, an
 * attempt at one of them is an attempt at the claimed one, which is due before them.
 */
export async function gatherAlerts(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { row }: Claimed,
): Promise<readonly GatheredRow[]> {
  if (!alertKinds.has(row.kind)) return [];
  const others = await listGathered(db.knex, row, { until: row.now + GATHER_MS, limit: MAX_GATHERED - 1 });
  return others.filter(({ created_at, domain_recipients }) => {
    const settings = { ...row.settings, domain_recipients };
    return endWithoutAttempt({ ...row, created_at, settings }, clock.now()) === undefined;
  });
}
