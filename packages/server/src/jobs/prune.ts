import type { Services } from '../context.ts';
import { pruneHistory } from '../findings/crawls/index.ts';
import { reopenExpired } from '../findings/ignoring/index.ts';
import { pruneRechecks } from '../findings/rechecks/index.ts';
import { pruneCrawlHistory } from '../findings/trends/index.ts';
import { pruneDeliveries } from '../outgoing/deliveries/index.ts';
import { pruneNotifications } from '../outgoing/notifications/index.ts';
import { pruneMails } from '../outgoing/outbox/index.ts';
import { forgetOldSecrets } from '../outgoing/webhooks/index.ts';
import { deleteExpiredChallenges } from '../people/factors/index.ts';
import { deleteOldCounts } from '../people/limits/index.ts';
import { deleteExpiredLinks } from '../people/links/index.ts';
import { deleteEndedSessions } from '../people/sessions/index.ts';
import { pruneInvitations } from '../people/team/index.ts';
import { pruneAuditLog } from '../platform/audit/index.ts';
import { deleteExpiredKeys } from '../platform/idempotency/index.ts';
import { createBelievedNow } from '../platform/retention/index.ts';
import { pruneReports } from '../reporting/reports/index.ts';

/**
 * Deletes and ends what is too old, where the clock is believed: nothing else deletes for age. The call answers whether to come
 * back at the next pass: there is more than one takes, or the clock is not believed.
 */
export function createPruning(services: Services): () => Promise<boolean> {
  const believedNow = createBelievedNow(services);
  return async () => {
    const now = await believedNow();
    // A clock that jumps meanwhile does not decide.
    return now === undefined || prune({ ...services, clock: { ...services.clock, now: () => now } });
  };
}

async function prune(services: Services): Promise<boolean> {
  const now = services.clock.now();
  const { roles } = services.config;
  if (roles.includes('deliver')) await pruneDeliveries(services);
  const hasMoreResults = roles.includes('crawl') && (await pruneHistory(services));
  const hasMoreReports = roles.includes('crawl') && (await pruneReports(services));
  if (roles.includes('crawl')) await pruneCrawlHistory(services);
  if (roles.includes('crawl')) await pruneRechecks(services);
  if (roles.includes('deliver')) await pruneNotifications(services);
  if (roles.includes('deliver')) await pruneMails(services);
  if (roles.includes('deliver')) await forgetOldSecrets(services);
  if (roles.includes('api')) {
    await deleteExpiredKeys(services.db.knex, now);
    await deleteEndedSessions(services.db.knex, now);
    await deleteExpiredLinks(services.db.knex, now);
    await deleteExpiredChallenges(services.db.knex, now);
    await pruneInvitations(services);
    await pruneAuditLog(services);
    await deleteOldCounts(services.db.knex, now);
    await reopenExpired(services);
  }
  return hasMoreResults || hasMoreReports;
}
