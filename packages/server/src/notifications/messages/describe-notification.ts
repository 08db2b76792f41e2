import { inertShortLine } from '@linkvitals/contract/inert-text';
import { count } from '../../count.ts';
import { describeSummary } from './describe-summary.ts';
import type { Described } from './described.ts';
import type { BrokenLink, NotificationContent } from './notification-content.ts';

const MAX_URL_LENGTH = 300;
const MAX_NAME_LENGTH = 253;
const MAX_TEXT_LENGTH = 500;
const MAX_NOTE_LENGTH = 120;

const scoreOf = (score: number | null): string => (score === null ? 'N/A' : `${score} of 100`);

/** Sentences of ours, but they come from a store of what sites said: no character that could be markup stays. */
const noAnswer = (detail: string | null | undefined): string => {
  const sentence = inertShortLine(detail ?? '', MAX_NOTE_LENGTH).replace(/[^A-Za-z0-9 ,.'-]/g, '');
  return sentence.replace(/\.$/, '') || 'no answer';
};

const itemOf = ({ url, status_code, found_on_pages, is_new, detail }: BrokenLink): Described['items'][number] => {
  const answer = status_code === 0 ? noAnswer(detail) : String(status_code);
  const places = `on ${count(found_on_pages, 'page')}`;
  return { quoted: inertShortLine(url, MAX_URL_LENGTH), note: [answer, places, ...(is_new ? ['new'] : [])].join(', ') };
};

const crawlAt = (id: string): string => `More by the API: GET /api/v1/crawls/${id}`;

type Of<Kind extends NotificationContent['kind']> = Extract<NotificationContent, { kind: Kind }>;

function brokenLinks({
  hostname,
  crawl_id,
  broken,
  new_broken,
  severity,
  score,
  links,
}: Of<'broken_links'>): Described {
  const host = inertShortLine(hostname, MAX_NAME_LENGTH);
  const what = new_broken === 0 ? count(broken, 'broken link') : count(new_broken, 'new broken link');
  return {
    title: `${what} on ${host}`,
    facts: [
      ['Broken links', `${broken}, ${new_broken} of them new`],
      ['Severity', severity],
      ['Health score', scoreOf(score)],
    ],
    items: links.map(itemOf),
    closing: `${crawlAt(crawl_id)}/links?verdict=broken`,
  };
}

function crawlCompleted({
  hostname,
  crawl_id,
  pages,
  broken,
  score,
  duration_seconds,
}: Of<'crawl_completed'>): Described {
  return {
    title: `Crawl of ${inertShortLine(hostname, MAX_NAME_LENGTH)} completed`,
    facts: [
      ['Health score', scoreOf(score)],
      ['Broken links', String(broken)],
      ['Pages', String(pages)],
      ['Duration', `${Math.round(duration_seconds)} s`],
    ],
    items: [],
    closing: crawlAt(crawl_id),
  };
}

function crawlFailed({ hostname, crawl_id, pages, error, error_code }: Of<'crawl_failed'>): Described {
  return {
    title: `Crawl of ${inertShortLine(hostname, MAX_NAME_LENGTH)} failed`,
    facts: [
      ['Code', inertShortLine(error_code, 40)],
      ['Pages before that', String(pages)],
    ],
    items: [{ quoted: inertShortLine(error, MAX_TEXT_LENGTH), note: '' }],
    closing: crawlAt(crawl_id),
  };
}

const WHY_DISABLED = {
  gone: 'It answered 410: it wants no more events.',
  failing: 'Nothing but failures for 5 days and at least 10 deliveries.',
};

function webhookDisabled({ webhook_id, host, description, reason }: Of<'webhook_disabled'>): Described {
  return {
    title: `Webhook endpoint at ${inertShortLine(host, MAX_NAME_LENGTH)} disabled`,
    facts: [
      ['Why', WHY_DISABLED[reason]],
      ['Webhook', webhook_id],
    ],
    items: description === '' ? [] : [{ quoted: inertShortLine(description, MAX_URL_LENGTH), note: '' }],
    closing: `Later events are skipped. Enable it again by the API: PATCH /api/v1/webhooks/${webhook_id} {"enabled": true}`,
  };
}

/** The whole of a notification in words. */
export function describeNotification(content: NotificationContent): Described {
  switch (content.kind) {
    case 'broken_links':
      return brokenLinks(content);
    case 'crawl_completed':
      return crawlCompleted(content);
    case 'crawl_failed':
      return crawlFailed(content);
    case 'webhook_disabled':
      return webhookDisabled(content);
    case 'summary':
      return describeSummary(content);
    case 'test':
      return {
        title: 'Test notification of Linkvitals',
        facts: [],
        items: [],
        closing: 'Somebody with access to your account requested this test. Notifications reach you here.',
      };
  }
}
