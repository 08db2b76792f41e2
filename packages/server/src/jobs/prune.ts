import { pruneAuditLog } from '../audit/index.ts';
import type { Services } from '../context.ts';
import { pruneHistory } from '../crawls/index.ts';
import { pruneDeliveries } from '../deliveries/index.ts';
import { deleteExpiredChallenges } from '../factors/index.ts';
import { deleteExpiredKeys } from '../idempotency/index.ts';
import { reopenExpired } from '../ignoring/index.ts';
import { deleteOldCounts } from '../limits/index.ts';
import { deleteExpiredLinks } from '../links/index.ts';
import { pruneNotifications } from '../notifications/index.ts';
import { pruneMails } from '../outbox/index.ts';
import { pruneRechecks } from '../rechecks/index.ts';
import { pruneReports } from '../reports/index.ts';
import { createBelievedNow } from '../retention/index.ts';
import { deleteEndedSessions } from '../sessions/index.ts';
import { pruneInvitations } from '../team/index.ts';
import { pruneCrawlHistory } from '../trends/index.ts';
import { forgetOldSecrets } from '../webhooks/index.ts';

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
