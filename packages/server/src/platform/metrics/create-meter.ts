import type { Meter } from '../meter.ts';
import type { MetricRegistry } from './metric-registry.ts';

/** Creates the meter that counts events of this process as they happen. `epochSeconds`: the present time. */
export const createMeter = (registry: MetricRegistry, epochSeconds: () => number): Meter => ({
  requestAnswered({ operation = 'none', status, seconds }) {
    registry.count('linkvitals_http_requests_total', 1, { operation, status: String(status) });
    registry.observe('linkvitals_http_request_duration_seconds', seconds, { operation });
  },
  pagesWritten: (count) => registry.count('linkvitals_crawl_pages_total', count),
  crawlRan: ({ outcome, seconds }) => registry.observe('linkvitals_crawl_run_duration_seconds', seconds, { outcome }),
  hostWaited({ own, seconds }) {
    registry.observe('linkvitals_crawl_host_wait_seconds', seconds, { host: own ? 'own' : 'external' });
  },
  pageRendered({ outcome, seconds }) {
    registry.observe('linkvitals_rendering_page_duration_seconds', seconds, { outcome });
  },
  pagesInBrowser: (count) => registry.set('linkvitals_rendering_pages', count),
  browserStarted: (start) => registry.count('linkvitals_rendering_browser_starts_total', 1, start),
  attemptMade({ outcome, seconds }) {
    registry.observe('linkvitals_delivery_attempt_duration_seconds', seconds, { outcome });
  },
  notificationTried: (attempt) => registry.count('linkvitals_notification_attempts_total', 1, attempt),
  mailTried: (attempt) => registry.count('linkvitals_person_mail_attempts_total', 1, attempt),
  lockTimedOut: () => registry.count('linkvitals_database_lock_timeouts_total'),
  swept: () => registry.set('linkvitals_sweep_last_success_timestamp_seconds', epochSeconds()),
  retentionHeld: (isHeld) => registry.set('linkvitals_retention_held', isHeld ? 1 : 0),
});
