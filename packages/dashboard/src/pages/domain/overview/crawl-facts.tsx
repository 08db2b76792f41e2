import type { Crawl, Domain } from '@linkvitals/contract/types';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ComponentChildren } from 'preact';
import { channelsQuery } from '../../../api/notification-queries.ts';
import { useRights } from '../../../api/rights.ts';
import { useManages } from '../../../app/session/use-role.ts';
import { pagePaths } from '../../../page-paths.ts';
import { Moment } from '../../../parts/labels/moment.tsx';
import { useFormat, useTexts } from '../../../texts/texts.tsx';
import { type Notified, notifiedOf } from './who-is-notified.ts';

function FactOf({ name, children }: { readonly name: string; readonly children: ComponentChildren }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A link to the settings of the domain, for people who may change them. */
function ChangeLink({ domain, what }: { readonly domain: Domain; readonly what: string }) {
  const { facts } = useTexts().domain;
  if (!useRights()(domain.id).has('edit')) return null;
  return (
    <Link to={pagePaths.domainSettings} params={{ domainId: domain.id }} aria-label={`${facts.change}: ${what}`}>
      {facts.change}
    </Link>
  );
}

function LastCrawl({ crawl }: { readonly crawl: Crawl }) {
  const { facts } = useTexts().domain;
  const format = useFormat();
  const params = { domainId: crawl.domain_id, crawlId: crawl.id };
  return (
    <FactOf name={facts.last}>
      <b>{crawl.finished_at && <Moment at={crawl.finished_at} />}</b>{' '}
      <span class="muted">
        {crawl.duration_seconds !== null && `${format.duration(crawl.duration_seconds)}, `}
        {facts.pages(crawl.progress.pages_crawled)}
      </span>{' '}
      <Link to={pagePaths.crawl} params={params}>
        {facts.see}
      </Link>
    </FactOf>
  );
}

function NextCrawl({ domain }: { readonly domain: Domain }) {
  const { domain: texts, domainSettings } = useTexts();
  const { facts } = texts;
  const at = domain.next_crawl_at;
  return (
    <FactOf name={facts.next}>
      {at === null ? (
        <b class="warned critical">{facts.notScheduled}</b>
      ) : (
        <b>
          <Moment at={at} />
        </b>
      )}{' '}
      {at !== null && (
        <span class="muted">{domainSettings.schedule.frequencies[domain.crawl_config.schedule.frequency]}</span>
      )}{' '}
      <ChangeLink domain={domain} what={facts.next} />
    </FactOf>
  );
}

function Names({ notified: { mails, chats, webhooks, fault } }: { readonly notified: Notified }) {
  const { domain, notifications } = useTexts();
  const { facts } = domain;
  const names = [
    ...(mails > 0 ? [facts.mails(mails)] : []),
    ...chats.map((name) => notifications.chats.names[name]),
    ...(webhooks > 0 ? [facts.webhooks(webhooks)] : []),
  ];
  if (names.length > 0) return <b>{names.join(', ')}</b>;
  return <b class="warned critical">{fault === undefined ? facts.nobody : facts.faults[fault]}</b>;
}

/** The people and services that get notifications. Members may not read the settings of the account, so they see those of the domain. */
function WhoIsNotified({ domain }: { readonly domain: Domain }) {
  const { facts } = useTexts().domain;
  const manages = useManages();
  const { data: channels } = useQuery({ ...channelsQuery, enabled: manages });
  const notified = channels && notifiedOf(domain, channels);
  return (
    <FactOf name={facts.notified}>
      {notified && <Names notified={notified} />}
      {!manages && <b>{domain.settings.email_alerts ? facts.mailsOn : facts.mailsOff}</b>}{' '}
      {notified?.fault === undefined ? (
        <ChangeLink domain={domain} what={facts.notified} />
      ) : (
        <Link to={pagePaths.notificationSettings}>{facts.change}</Link>
      )}
    </FactOf>
  );
}

/** The last crawl, the next one, and the people who get notifications about them. */
export function CrawlFacts({ domain, crawl }: { readonly domain: Domain; readonly crawl: Crawl }) {
  return (
    <dl class="crawl-facts">
      <LastCrawl crawl={crawl} />
      <NextCrawl domain={domain} />
      <WhoIsNotified domain={domain} />
    </dl>
  );
}
