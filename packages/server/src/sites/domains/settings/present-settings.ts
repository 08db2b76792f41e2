import type { CrawlConfig, DomainSettings } from '@linkvitals/contract';
import { toIsoOrNull } from '../../../platform/time.ts';
import type { DomainRow } from '../domain-row.ts';
import type { ConfigInForce } from './effective-crawl-config.ts';

/** Settings as the API shows them, without the values of headers */
export function presentSettings(
  { settings }: Pick<DomainRow, 'settings'>,
  webhookIds: readonly string[],
): DomainSettings {
  const { request_headers: headers, ip_ranges, email_recipients: recipients, ...plain } = settings;
  return {
    ...plain,
    failure_alerts: settings.failure_alerts ?? true,
    email_recipients: recipients && [...recipients],
    webhook_ids: [...webhookIds],
    request_headers: Object.fromEntries((headers?.names ?? []).map((name) => [name, '***' as const])),
    request_headers_over_http: settings.request_headers_over_http ?? false,
    ip_ranges: [...ip_ranges],
  };
}

type ScheduledDomain = Pick<DomainRow, 'crawl_config' | 'next_crawl_at' | 'last_run'>;

/** Crawl configuration of the next crawl, within the limits of the present plan */
export function presentCrawlConfig(row: ScheduledDomain, inForce: ConfigInForce): CrawlConfig {
  const { maxPages, depthLimit, rate, rendering, frequency } = inForce;
  const { time, day_of_week, day_of_month, time_zone } = row.crawl_config;
  return {
    max_pages: maxPages,
    depth_limit: depthLimit,
    exclusions: [...row.crawl_config.exclusions],
    rate,
    rendering,
    schedule: {
      frequency,
      time,
      day_of_week,
      day_of_month,
      time_zone,
      next_crawl_at: toIsoOrNull(row.next_crawl_at),
      last_run: row.last_run,
    },
  };
}
