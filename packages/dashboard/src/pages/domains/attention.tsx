import { hostText, shortHost } from '@linkvitals/contract/readable/host';
import type { Domain, NotificationSettings, Webhook } from '@linkvitals/contract/types';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { channelsQuery } from '../../api/notification-queries.ts';
import { webhooksQuery } from '../../api/webhook-queries.ts';
import { useManages } from '../../app/session/use-role.ts';
import { pagePaths } from '../../page-paths.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { Icon } from '../../parts/buttons/icon.tsx';
import { Moment } from '../../parts/labels/moment.tsx';
import { Name } from '../../parts/labels/name.tsx';
import { useTexts } from '../../texts/texts.tsx';
import { type Alert, alertsOf } from './alerts.ts';
import { DomainLink } from './domain-link.tsx';
import { newsOf } from './news.ts';
import { NewsLine } from './news-line.tsx';

/** Number of alerts above the list. The list itself follows on the first screen. */
const SHOWN = 5;

interface RowProps {
  readonly domain?: Domain;
  readonly text: string;
  readonly at?: string | null;
  /** Default: something has failed. `fair`: something was never set up. */
  readonly tone?: 'critical' | 'fair';
  readonly children: ComponentChildren;
}

/** One alert: the domain, what is wrong since when, and the way to the cause. */
function AlertRow({ domain, text, at = null, tone = 'critical', children }: RowProps) {
  return (
    <li class={tone}>
      <Icon name={tone === 'fair' ? 'warning' : 'failure'} />
      <p>
        {domain && (
          <>
            <strong>
              <Name text={hostText(domain.hostname)} />
            </strong>{' '}
          </>
        )}
        {text}{' '}
        {at !== null && (
          <span class="small muted">
            <Moment at={at} />
          </span>
        )}
      </p>
      {children}
    </li>
  );
}

function WebhooksRow({ first, count }: Extract<Alert, { readonly is: 'webhooks_fail' }>) {
  const { deafWebhooks: texts } = useTexts().domains;
  const nameOf = ({ description, url }: Webhook) =>
    description ? texts.described(description) : texts.to(shortHost(new URL(url).host));
  return (
    <AlertRow text={count === 1 ? nameOf(first) : texts.several(count)} at={first.failing_since}>
      {count === 1 ? (
        <Link to={pagePaths.webhook} params={{ webhookId: first.id }}>
          {texts.see}
        </Link>
      ) : (
        <Link to={pagePaths.webhooks}>{texts.see}</Link>
      )}
    </AlertRow>
  );
}

function RowOf({ alert }: { readonly alert: Alert }) {
  const { attention: texts, mailFaults } = useTexts().domains;
  if (alert.is === 'webhooks_fail') return <WebhooksRow {...alert} />;
  const toSettings = <Link to={pagePaths.notificationSettings}>{mailFaults.see}</Link>;
  if (alert.is === 'mails_lost')
    return (
      <AlertRow text={mailFaults[alert.fault]} tone="fair">
        {toSettings}
      </AlertRow>
    );
  if (alert.is === 'channel_fails')
    return (
      <AlertRow text={texts.channelFails(texts.channels[alert.name])} at={alert.at}>
        {toSettings}
      </AlertRow>
    );
  const { domain } = alert;
  const hostname = hostText(domain.hostname);
  if (alert.is === 'proof_lost')
    return (
      <AlertRow domain={domain} text={texts.proofLost} at={alert.since}>
        <DomainLink domain={domain} label={texts.seeRecordAt(hostname)}>
          {texts.seeRecord}
        </DomainLink>
      </AlertRow>
    );
  const params = { domainId: domain.id, crawlId: alert.crawlId };
  return (
    <AlertRow domain={domain} text={texts.crawlFailed} at={alert.at}>
      <Link to={pagePaths.crawl} params={params} aria-label={texts.seeCrawlAt(hostname)}>
        {texts.seeCrawl}
      </Link>
    </AlertRow>
  );
}

/** A key of an alert that no other one of the list has. */
const keyOf = (alert: Alert): string =>
  `${alert.is} ${'domain' in alert ? alert.domain.id : 'name' in alert ? alert.name : ''}`;

/** The channels and webhooks of the account. */
export interface Channels {
  readonly channels: NotificationSettings | undefined;
  readonly webhooks: readonly Webhook[];
  /** Whether a first answer is still to come; a request that is repeated after a failure counts as answered. */
  readonly isPending: boolean;
}

/** Requests the channels and webhooks, which members may not read. Call it together with the request of the list. */
export function useChannels(): Channels {
  const manages = useManages();
  const channels = useQuery({ ...channelsQuery, enabled: manages });
  const webhooks = useInfiniteQuery({ ...webhooksQuery, enabled: manages });
  return {
    channels: channels.data,
    webhooks: webhooks.data?.pages.flatMap((page) => page.data) ?? [],
    isPending: manages && [channels, webhooks].some(({ isPending, failureCount }) => isPending && failureCount === 0),
  };
}

interface AttentionProps extends Pick<Channels, 'channels' | 'webhooks'> {
  /** The domains in the list. */
  readonly rows: readonly Domain[];
  /** Whether the list has all domains. */
  readonly isWhole: boolean;
}

/** The things that need somebody, above the list; renders nothing when all is well. */
export function Attention({ rows, isWhole, channels, webhooks }: AttentionProps) {
  const { attention: texts } = useTexts().domains;
  const id = useId();
  const [areAllShown, setAllShown] = useState(false);
  const alerts = alertsOf({ domains: rows, channels, webhooks });
  const hasNews = newsOf(rows).total > 0;
  if (alerts.length === 0 && !hasNews) return null;
  const left = areAllShown ? 0 : Math.max(0, alerts.length - SHOWN);
  return (
    <section class="card attention critical" aria-labelledby={id}>
      <h2 id={id}>{texts.title}</h2>
      <ul>
        {alerts.slice(0, alerts.length - left).map((alert) => (
          <RowOf key={keyOf(alert)} alert={alert} />
        ))}
        {left > 0 && (
          <li>
            <Button kind="link" onClick={() => setAllShown(true)}>
              {texts.more(left)}
            </Button>
          </li>
        )}
        {hasNews && (
          <li>
            <Icon name="failure" />
            <NewsLine rows={rows} isWhole={isWhole} />
          </li>
        )}
      </ul>
    </section>
  );
}
