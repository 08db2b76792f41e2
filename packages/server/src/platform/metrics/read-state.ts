import type { Services } from '../../context.ts';
import { type CrawlBacklog, countCrawlBacklog } from '../../findings/crawls/index.ts';
import { countBacklog, type QueueBacklog } from '../../outgoing/attempts/index.ts';
import { countDeliveryBacklog, type DeliveryBacklog } from '../../outgoing/deliveries/index.ts';
import { notificationQueue } from '../../outgoing/notifications/index.ts';
import { outboxQueue } from '../../outgoing/outbox/index.ts';
import { databasePool } from '../storage/index.ts';
import { within } from '../within.ts';
import type { MetricRegistry } from './metric-registry.ts';

/**
 * Time limit of a scrape, ms. A scrape that the database holds up ends before Prometheus gives up (10 s by default).
 */
const PATIENCE = 3_000;

type Backlog = readonly [CrawlBacklog, DeliveryBacklog, notifications: QueueBacklog, mails: QueueBacklog];

async function readBacklog(services: Services): Promise<Backlog | undefined> {
  if (services.gate.closed === 'database_damaged') return undefined;
  const { db } = services;
  const read = Promise.all([
    countCrawlBacklog(db),
    countDeliveryBacklog(db),
    countBacklog(db, notificationQueue),
    countBacklog(db, outboxQueue),
  ]);
  const inTime = await within(services.clock, PATIENCE, read).catch(() => false);
  return inTime ? read : undefined;
}

/**
 * Sets the backlog of the installation, which is the same on every server. It is unset while statements get no answer.
 */
function setBacklog(registry: MetricRegistry, backlog: Backlog | undefined): void {
  if (backlog === undefined) {
    registry.unset('linkvitals_crawls');
    registry.unset('linkvitals_crawl_queue_lag_seconds');
    registry.unset('linkvitals_deliveries_pending');
    registry.unset('linkvitals_delivery_queue_lag_seconds');
    registry.unset('linkvitals_delivery_endpoint_lag_seconds');
    registry.unset('linkvitals_delivery_age_seconds');
    registry.unset('linkvitals_notifications_pending');
    registry.unset('linkvitals_notification_queue_lag_seconds');
    registry.unset('linkvitals_person_mails_pending');
    registry.unset('linkvitals_person_mail_queue_lag_seconds');
    return;
  }
  const [crawls, deliveries, notifications, mails] = backlog;
  registry.set('linkvitals_crawls', crawls.queued, { state: 'queued' });
  registry.set('linkvitals_crawls', crawls.running, { state: 'running' });
  registry.set('linkvitals_crawl_queue_lag_seconds', crawls.waitSeconds);
  registry.set('linkvitals_deliveries_pending', deliveries.pending);
  registry.set('linkvitals_delivery_queue_lag_seconds', deliveries.lateSeconds);
  registry.set('linkvitals_delivery_endpoint_lag_seconds', deliveries.endpointLateSeconds);
  registry.set('linkvitals_delivery_age_seconds', deliveries.oldestSeconds);
  registry.set('linkvitals_notifications_pending', notifications.pending);
  registry.set('linkvitals_notification_queue_lag_seconds', notifications.lateSeconds);
  registry.set('linkvitals_person_mails_pending', mails.pending);
  registry.set('linkvitals_person_mail_queue_lag_seconds', mails.lateSeconds);
}

/** Reads the metrics that are looked up at each scrape instead of counted. Never rejects. */
export async function readState(services: Services, registry: MetricRegistry): Promise<void> {
  const pool = databasePool(services.db);
  registry.set('linkvitals_database_pool_connections', pool.used, { state: 'used' });
  registry.set('linkvitals_database_pool_connections', pool.free, { state: 'free' });
  registry.set('linkvitals_database_pool_waiting', pool.waiting);
  const [backlog, scheduler] = await Promise.all([readBacklog(services), services.alarms.state()]);
  setBacklog(registry, backlog);
  const { isAnswering, isLocked } = services.gate;
  registry.set('linkvitals_database_up', backlog !== undefined || isAnswering ? 1 : 0);
  registry.set('linkvitals_database_locked', isLocked || (backlog === undefined && isAnswering) ? 1 : 0);
  for (const state of ['ok', 'degraded', 'failed'] as const) {
    registry.set('linkvitals_scheduler_state', state === scheduler ? 1 : 0, { state });
  }
}
