import type { Health, Readiness, Session, SetUp, SignInMethods } from '@linkvitals/contract/types';
import type { ApiPromise } from './api-promise.ts';
import { type ClientOptions, readOptions } from './client-options.ts';
import { createOpenStream } from './open-stream.ts';
import { bindOperations } from './operations.ts';
import { type Platform, realPlatform } from './platform.ts';
import type { PostOptions, RequestOptions } from './request-options.ts';
import { type AccountResource, account } from './resources/account.ts';
import { type ApiKeys, apiKeys } from './resources/api-keys.ts';
import { type BrandingResource, branding } from './resources/branding.ts';
import { type Crawls, crawls } from './resources/crawls.ts';
import { type Domains, domains } from './resources/domains.ts';
import { type EventTypes, eventTypes } from './resources/event-types.ts';
import { type Fixes, fixes } from './resources/fixes.ts';
import { type Invitations, invitations } from './resources/invitations.ts';
import { type Issues, issues } from './resources/issues.ts';
import { type MailedLinks, mailedLinks } from './resources/mailed-links.ts';
import { type Me, me } from './resources/me.ts';
import { type Members, members } from './resources/members.ts';
import { type Notifications, notifications } from './resources/notifications.ts';
import { type Reports, reports } from './resources/reports.ts';
import { type SessionResource, session } from './resources/session.ts';
import { type Badges, badges, type ShareLinks, shareLinks } from './resources/sharing.ts';
import { type Webhooks, webhooks } from './resources/webhooks.ts';
import { createTransport } from './transport.ts';

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
  readonly session: SessionResource;
  readonly account: AccountResource;
  readonly apiKeys: ApiKeys;
  readonly me: Me;
  readonly members: Members;
  readonly invitations: Invitations;
  readonly mailedLinks: MailedLinks;
  /** Sets up a fresh server with the token of its set-up link, and signs its owner in. */
  setUp(body: SetUp, options?: PostOptions): ApiPromise<Session>;
  /** The ways to sign in that the server offers. Needs no session. */
  signInMethods(options?: RequestOptions): ApiPromise<SignInMethods>;
  /** Whether the process is alive. Needs no API key. */
  health(options?: RequestOptions): ApiPromise<Health>;
  /** Whether the service can take work. "Not ready" is an answer too, so look at `status`. Needs no API key. */
  readiness(options?: RequestOptions): ApiPromise<Readiness>;
}

/** Makes a client; `platform` is for tests. */
export function buildClient(options: ClientOptions, platform: Platform): LinkvitalsClient {
  const config = readOptions(options);
  const operations = bindOperations(createTransport(config, platform));
  const { get, send } = operations;
  const open = createOpenStream(config);
  return {
    domains: domains(operations, platform),
    crawls: crawls(operations, platform, open),
    issues: issues(operations, platform, open),
    fixes: fixes(operations),
    reports: reports(operations, platform, open),
    shareLinks: shareLinks(operations),
    badges: badges(operations),
    branding: branding(operations),
    webhooks: webhooks(operations),
    notifications: notifications(operations),
    eventTypes: eventTypes(operations),
    session: session(operations),
    account: account(operations),
    apiKeys: apiKeys(operations),
    me: me(operations),
    members: members(operations),
    invitations: invitations(operations),
    mailedLinks: mailedLinks(operations),
    setUp: send('/api/v1/setup'),
    signInMethods: get('/api/v1/sign-in-methods'),
    health: get('/healthz'),
    // "Not ready" is an answer, not an error: the body has the status.
    readiness: get('/readyz', 503),
  };
}

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
