import type { Domain, NotificationSettings, Webhook } from '@linkvitals/contract/types';
import { type ChatName, chatNames } from '../../api/chats.ts';
import { type MailFault, mailFault } from '../../api/mail-fault.ts';
import { shownState } from '../../api/shown-state.ts';
import { deafEndpoints } from './deaf-endpoints.ts';

export type ChannelName = 'email' | ChatName;

/** Something that stopped working and that somebody has to look at. */
export type Alert =
  | { readonly is: 'proof_lost'; readonly domain: Domain; readonly since: string | null }
  | { readonly is: 'crawl_failed'; readonly domain: Domain; readonly crawlId: string; readonly at: string | null }
  | { readonly is: 'channel_fails'; readonly name: ChannelName; readonly at: string }
  | { readonly is: 'webhooks_fail'; readonly first: Webhook; readonly count: number }
  | { readonly is: 'mails_lost'; readonly fault: MailFault };

/** The data that My Domains has of an account. Members may read neither its settings nor its endpoints. */
export interface AlertSources {
  readonly domains: readonly Domain[];
  readonly channels: NotificationSettings | undefined;
  readonly webhooks: readonly Webhook[];
}

function alertsOfDomain(domain: Domain): readonly Alert[] {
  const { verification_status, verification, last_crawl: crawl } = domain;
  if (verification_status === 'expired')
    return [{ is: 'proof_lost', domain, since: verification.last_check?.missing_since ?? null }];
  if (crawl === null || shownState(crawl) !== 'failed') return [];
  return [{ is: 'crawl_failed', domain, crawlId: crawl.id, at: crawl.finished_at }];
}

/** Channels whose newest message did not arrive. */
function failingChannels(channels: NotificationSettings): readonly Alert[] {
  return (['email', ...chatNames] as const).flatMap((name): readonly Alert[] => {
    const { ready, last_sent_at: sent, last_error_at: failed } = channels[name].status;
    if (!ready || failed === null || (sent !== null && Date.parse(sent) >= Date.parse(failed))) return [];
    return [{ is: 'channel_fails', name, at: failed }];
  });
}

/** Mails that are switched on and reach nobody. Some people use no mails, only a chat. */
function lostMails(channels: NotificationSettings, domains: readonly Domain[]): readonly Alert[] {
  if (chatNames.some((name) => channels[name].status.ready)) return [];
  const [fault] = domains
    .filter(({ settings, last_crawl }) => settings.email_alerts && last_crawl !== null)
    .flatMap(({ settings }) => mailFault(channels.email, settings.email_recipients) ?? []);
  return fault === undefined ? [] : [{ is: 'mails_lost', fault }];
}

const ORDER: readonly Alert['is'][] = ['proof_lost', 'crawl_failed', 'channel_fails', 'webhooks_fail', 'mails_lost'];

/** Finds what needs somebody, the worst first: domains that are not watched any more, then notifications that do not arrive. */
export function alertsOf({ domains, channels, webhooks }: AlertSources): readonly Alert[] {
  const deaf = deafEndpoints(webhooks);
  const [first] = deaf;
  const alerts: readonly Alert[] = [
    ...domains.flatMap(alertsOfDomain),
    ...(channels === undefined ? [] : [...failingChannels(channels), ...lostMails(channels, domains)]),
    ...(first === undefined ? [] : [{ is: 'webhooks_fail', first, count: deaf.length } as const]),
  ];
  return ORDER.flatMap((kind) => alerts.filter(({ is }) => is === kind));
}
