import { accounts } from './0001-accounts.ts';
import { apiKeys } from './0002-api-keys.ts';
import { domains } from './0003-domains.ts';
import { crawls } from './0004-crawls.ts';
import { crawlTargets } from './0005-crawl-targets.ts';
import { crawlPages } from './0006-crawl-pages.ts';
import { crawlLinks } from './0007-crawl-links.ts';
import { webhookEndpoints } from './0008-webhook-endpoints.ts';
import { webhookEndpointDomains } from './0009-webhook-endpoint-domains.ts';
import { events } from './0010-events.ts';
import { deliveries } from './0011-deliveries.ts';
import { deliveryAttempts } from './0012-delivery-attempts.ts';
import { idempotencyKeys } from './0013-idempotency-keys.ts';
import { crawlFindings } from './0014-crawl-findings.ts';
import { crawlPageFacts } from './0015-crawl-page-facts.ts';
import { deliveriesInFlight } from './0016-deliveries-in-flight.ts';
import { domainLastTurn } from './0017-domain-last-turn.ts';
import { crawlsQueue } from './0018-crawls-queue.ts';
import { crawlsNewest } from './0019-crawls-newest.ts';
import { crawlsUsage } from './0020-crawls-usage.ts';
import { crawlsTotals } from './0021-crawls-totals.ts';
import { crawlsHasResults } from './0022-crawls-has-results.ts';
import { crawlsToPrune } from './0023-crawls-to-prune.ts';
import { accountsByPlan } from './0024-accounts-by-plan.ts';
import { deliveriesBacklog } from './0025-deliveries-backlog.ts';
import { endpointsOldSecrets } from './0026-endpoints-old-secrets.ts';
import { deliveriesByState } from './0027-deliveries-by-state.ts';
import { deliveriesEnded } from './0028-deliveries-ended.ts';
import { deliveriesNotByCreation } from './0029-deliveries-not-by-creation.ts';
import { notificationSettings } from './0030-notification-settings.ts';
import { notifications } from './0031-notifications.ts';
import { endpointsDeleted } from './0032-endpoints-deleted.ts';
import { endpointsToPrune } from './0033-endpoints-to-prune.ts';
import { eventsTraceparent } from './0034-events-traceparent.ts';
import { crawlsCrashCount } from './0037-crawls-crash-count.ts';
import { crawlsProgressMark } from './0038-crawls-progress-mark.ts';
import { domainsNextCrawlSetAt } from './0039-domains-next-crawl-set-at.ts';
import { domainsDeleted } from './0040-domains-deleted.ts';
import { domainDeletions } from './0041-domain-deletions.ts';
import { crawlPagesLoad } from './0043-crawl-pages-load.ts';
import { crawlTargetsRequested } from './0044-crawl-targets-requested.ts';
import { accountUsage } from './0045-account-usage.ts';
import { crawlsResultsExpired } from './0046-crawls-results-expired.ts';
import { idempotencySubject } from './0048-idempotency-subject.ts';
import { idempotencyBySubject } from './0049-idempotency-by-subject.ts';
import { deliveriesSkipReason } from './0050-deliveries-skip-reason.ts';
import type { Migration } from './migration.ts';

/** In the order they run. Add at the end only. */
export const migrations: readonly Migration[] = [
  accounts,
  apiKeys,
  domains,
  crawls,
  crawlTargets,
  crawlPages,
  crawlLinks,
  webhookEndpoints,
  webhookEndpointDomains,
  events,
  deliveries,
  deliveryAttempts,
  idempotencyKeys,
  crawlFindings,
  crawlPageFacts,
  deliveriesInFlight,
  domainLastTurn,
  crawlsQueue,
  crawlsNewest,
  crawlsUsage,
  crawlsTotals,
  crawlsHasResults,
  crawlsToPrune,
  accountsByPlan,
  deliveriesBacklog,
  endpointsOldSecrets,
  deliveriesByState,
  deliveriesEnded,
  deliveriesNotByCreation,
  notificationSettings,
  notifications,
  endpointsDeleted,
  endpointsToPrune,
  eventsTraceparent,
  crawlsCrashCount,
  crawlsProgressMark,
  crawlPagesLoad,
  idempotencySubject,
  idempotencyBySubject,
  deliveriesSkipReason,
  crawlTargetsRequested,
  accountUsage,
  domainsNextCrawlSetAt,
  crawlsResultsExpired,
  domainsDeleted,
  domainDeletions,
];
