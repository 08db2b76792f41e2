import type { Domain, NotificationSettings, Webhook } from '@linkvitals/contract/types';
import { expect, it } from 'vitest';
import { type AlertSources, alertsOf } from './alerts.ts';

const EARLY = '2026-01-05T09:00:00.000Z';
const LATE = '2026-01-06T09:00:00.000Z';

interface Status {
  readonly ready: boolean;
  readonly reason: string | null;
  readonly last_sent_at: string | null;
  readonly last_error_at: string | null;
}

const idle: Status = { ready: false, reason: 'no_target', last_sent_at: null, last_error_at: null };
const works: Status = { ...idle, ready: true, reason: null, last_sent_at: LATE };
const fails: Status = { ...works, last_sent_at: EARLY, last_error_at: LATE };

const channels = (changes: Partial<Record<keyof NotificationSettings, Status>> = {}): NotificationSettings => {
  const statuses = { slack: idle, discord: idle, teams: idle, telegram: idle, ntfy: idle, generic_webhook: idle };
  const all = Object.entries({ email: works, ...statuses, ...changes });
  return Object.fromEntries(all.map(([name, status]) => [name, { status }])) as unknown as NotificationSettings;
};

const domain = (change: object = {}): Domain =>
  ({
    id: 'd',
    verification_status: 'verified',
    verification: { last_check: null },
    settings: { email_alerts: true, email_recipients: null },
    last_crawl: { id: 'c', state: 'completed', error_code: null, finished_at: LATE },
    ...change,
  }) as unknown as Domain;

const failed = { id: 'c', state: 'failed', error_code: 'DNS_ERROR', finished_at: LATE };
const endpoint = (failing_since: string | null) =>
  ({ id: 'w', enabled: true, failing_since, disabled_reason: null }) as Webhook;

const seen = (change: Partial<AlertSources>) =>
  alertsOf({ domains: [domain()], channels: channels(), webhooks: [endpoint(null)], ...change }).map(({ is }) => is);

it('nothing needs attention while all is well, or while it is unknown', () => {
  expect(seen({})).toEqual([]);
  expect(seen({ domains: [], channels: undefined, webhooks: [] })).toEqual([]);
});

it.each([
  ['its last crawl failed', { last_crawl: failed }, ['crawl_failed']],
  ['its last crawl was canceled', { last_crawl: { ...failed, error_code: 'CANCELED' } }, []],
  ['a crawl runs again', { last_crawl: { ...failed, state: 'running', error_code: null } }, []],
  ['it is new', { last_crawl: null, verification_status: 'pending' }, []],
  // It is not crawled any more, so the failure before says nothing.
  ['its record is gone', { last_crawl: failed, verification_status: 'expired' }, ['proof_lost']],
])('a domain needs attention or not: %s', (_, change, alerts) => {
  expect(seen({ domains: [domain(change)] })).toEqual(alerts);
});

it('says since when the record of a domain is missing', () => {
  const lost = domain({ verification_status: 'expired', verification: { last_check: { missing_since: EARLY } } });
  expect(alertsOf({ domains: [lost], channels: undefined, webhooks: [] })).toMatchObject([{ since: EARLY }]);
});

it.each([
  ['the newest message failed', { slack: fails }, ['channel_fails']],
  ['no message has arrived yet', { slack: { ...fails, last_sent_at: null } }, ['channel_fails']],
  ['a later message arrived', { slack: { ...fails, last_sent_at: LATE, last_error_at: EARLY } }, []],
  ['it is not set up any more', { slack: { ...fails, ready: false } }, []],
])('a channel needs attention or not: %s', (_, change, alerts) => {
  expect(seen({ channels: channels(change) })).toEqual(alerts);
});

it('mails that reach nobody need attention, unless a chat is set up or nobody wants mails', () => {
  const email = { ...idle, reason: 'no_mail_server' };
  expect(seen({ channels: channels({ email }) })).toEqual(['mails_lost']);
  expect(seen({ channels: channels({ email, slack: works }) })).toEqual([]);
  const silent = domain({ settings: { email_alerts: false, email_recipients: null } });
  expect(seen({ channels: channels({ email }), domains: [silent] })).toEqual([]);
});

it('domains that are not watched any more come before notifications that do not arrive', () => {
  const domains = [domain({ last_crawl: failed }), domain({ verification_status: 'expired' })];
  const webhooks = [endpoint(EARLY), endpoint(EARLY)];
  expect(alertsOf({ domains, channels: channels({ ntfy: fails }), webhooks })).toMatchObject([
    { is: 'proof_lost' },
    { is: 'crawl_failed' },
    { is: 'channel_fails', name: 'ntfy' },
    { is: 'webhooks_fail', count: 2 },
  ]);
});
