import type { Health, Readiness } from '@linkvitals/contract/types';
import type { ApiPromise } from './api-promise.ts';
import type { ClientOptions } from './client-options.ts';
import { connect } from './connect.ts';
import type { Operations } from './operations.ts';
import { type Platform, realPlatform } from './platform.ts';
import type { RequestOptions } from './request-options.ts';
import { type AccountResource, account } from './resources/account.ts';
import { type BrandingResource, branding } from './resources/branding.ts';
import { type Crawls, crawls } from './resources/crawls.ts';
import { type Domains, domains } from './resources/domains.ts';
import { type EventTypes, eventTypes } from './resources/event-types.ts';
import { type Fixes, fixes } from './resources/fixes.ts';
import { type Issues, issues } from './resources/issues.ts';
import { type Notifications, notifications } from './resources/notifications.ts';
import { type Reports, reports } from './resources/reports.ts';
import { type Badges, badges, type ShareLinks, shareLinks } from './resources/sharing.ts';
import { type Webhooks, webhooks } from './resources/webhooks.ts';

/** Methods that work with an API key, or with the session of a person. */
export interface LinkvitalsClient {
  readonly domains: Domains;
  readonly crawls: Crawls;
  readonly issues: Issues;
  readonly fixes: Fixes;
  readonly reports: Reports;
  readonly shareLinks: ShareLinks;
  readonly badges: Badges;
  readonly branding: BrandingResource;
  readonly webhooks: Webhooks;
  readonly notifications: Notifications;
  readonly eventTypes: EventTypes;
  readonly account: AccountResource;
  /** Whether the process is alive. Needs no API key. */
  health(options?: RequestOptions): ApiPromise<Health>;
  /** Whether the service can take work. "Not ready" is an answer too, so look at `status`. Needs no API key. */
  readiness(options?: RequestOptions): ApiPromise<Readiness>;
}

/** Makes a client of operations. */
export function bindClient(operations: Operations, platform: Platform): LinkvitalsClient {
  return {
    domains: domains(operations, platform),
    crawls: crawls(operations, platform),
    issues: issues(operations, platform),
    fixes: fixes(operations),
    reports: reports(operations, platform),
    shareLinks: shareLinks(operations),
    badges: badges(operations),
    branding: branding(operations),
    webhooks: webhooks(operations),
    notifications: notifications(operations),
    eventTypes: eventTypes(operations),
    account: account(operations),
    health: operations.get('/healthz'),
    // "Not ready" is an answer, not an error: the body has the status.
    readiness: operations.get('/readyz', 503),
  };
}

/** Makes a client; `platform` is for tests. */
export const buildClient = (options: ClientOptions, platform: Platform): LinkvitalsClient =>
  bindClient(connect(options, platform), platform);

/**
 * A client of the Linkvitals REST API.
 * @example
 * const client = createClient({ baseUrl: 'https://linkvitals.example', apiKey: process.env.LINKVITALS_API_KEY });
 * for await (const domain of client.domains.list()) console.log(domain.hostname, domain.health_score);
 * @throws TypeError when an option makes no sense.
 */
export function createClient(options: ClientOptions): LinkvitalsClient {
  return buildClient(options, realPlatform);
}
