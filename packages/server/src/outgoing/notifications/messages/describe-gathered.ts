import type { PageLinks } from '../../../platform/page-links.ts';
import type { Words } from '../../../reporting/texts/words.ts';
import { whyFailed } from './describe-crawl.ts';
import { type Described, type Item, namesOf } from './described.ts';
import type { NotificationContent } from './notification-content.ts';

type Alert = Extract<NotificationContent, { kind: 'crawls_failing' | 'crawls_recovered' | 'ownership_lost' }>;

const isAlert = (content: NotificationContent): content is Alert =>
  content.kind === 'crawls_failing' || content.kind === 'crawls_recovered' || content.kind === 'ownership_lost';

/** Domains that a message names. */
const MAX_NAMED = 20;

/** Describes alerts of one kind about several domains in one message. */
export function describeGathered(
  contents: readonly NotificationContent[],
  words: Words,
  links: PageLinks,
): Described | undefined {
  const { gathered, summary } = words.texts.notifications;
  const alerts = contents.filter(isAlert);
  const [first] = alerts;
  if (first === undefined) return undefined;
  const more = alerts.length - MAX_NAMED;
  const closing = [
    ...(more > 0 ? [summary.more(more)] : []),
    ...(first.kind === 'crawls_failing' ? [gathered.network] : []),
  ];
  return {
    title: gathered[first.kind](alerts.length),
    facts: [],
    items: alerts.slice(0, MAX_NAMED).map((alert) => itemOf(alert, words, links)),
    closing: closing.join(' '),
    link: { label: summary.openAll, url: links.domains },
  };
}

function itemOf(alert: Alert, words: Words, links: PageLinks): Item {
  const { domain_id } = alert;
  const url = 'crawl_id' in alert ? links.crawl(domain_id, alert.crawl_id) : links.domain(domain_id);
  return { ...namesOf(alert), note: noteOf(alert, words), url };
}

function noteOf(alert: Alert, words: Words): string {
  const { texts, format } = words;
  const { gathered, ownership } = texts.notifications;
  switch (alert.kind) {
    case 'crawls_failing':
      return whyFailed(alert, words);
    case 'crawls_recovered':
      return gathered.failedSince(format.dateTime(alert.failed_since));
    case 'ownership_lost':
      return alert.stage === 'lost' ? ownership[alert.outcome].replace(/\.$/, '') : gathered.ending(alert.days_left);
  }
}
