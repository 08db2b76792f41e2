import { inertShortLine } from '@linkvitals/contract/inert-text';
import type { PageLinks } from '../../../platform/page-links.ts';
import type { Words } from '../../../reporting/texts/words.ts';
import { describeCertificateEnding } from './describe-certificate.ts';
import { describeBrokenLinks, describeCrawlCompleted, describeCrawlFailed } from './describe-crawl.ts';
import { describeGathered } from './describe-gathered.ts';
import { describeOwnershipLost } from './describe-ownership.ts';
import { type Attached, describeSummary } from './describe-summary.ts';
import { type Described, shownHost } from './described.ts';
import type { NotificationContent } from './notification-content.ts';

const MAX_DESCRIPTION_LENGTH = 300;

type Disabled = Extract<NotificationContent, { kind: 'webhook_disabled' }>;

function webhookDisabled(
  { webhook_id, host, description, reason }: Disabled,
  { texts: { notifications } }: Words,
  links: PageLinks,
): Described {
  const { webhookDisabled: says, facts } = notifications;
  return {
    title: says.title(shownHost(host)),
    facts: [
      [facts.why, says[reason]],
      [facts.webhook, webhook_id],
    ],
    items:
      description === ''
        ? []
        : [{ quoted: inertShortLine(description, MAX_DESCRIPTION_LENGTH), note: says.description }],
    closing: says.closing,
    link: { label: says.open, url: links.webhook(webhook_id) },
  };
}

interface Wording {
  readonly words: Words;
  readonly links: PageLinks;
  /** Results of the reports that were made for a summary. */
  readonly attached?: Attached;
}

/** Describes notifications that are one message: alerts of one kind, or a single one of any kind. */
export function describeNotifications(
  [first, ...others]: readonly [NotificationContent, ...NotificationContent[]],
  wording: Wording,
): Described {
  const { words, links } = wording;
  const gathered = others.length === 0 ? undefined : describeGathered([first, ...others], words, links);
  return gathered === undefined
    ? describeNotification(first, wording)
    : { ...gathered, settingsUrl: links.notificationSettings };
}

/** Describes a notification in words. */
export function describeNotification(content: NotificationContent, wording: Wording): Described {
  return { ...describe(content, wording), settingsUrl: wording.links.notificationSettings };
}

function describe(content: NotificationContent, { words, links, attached = new Map() }: Wording): Described {
  switch (content.kind) {
    case 'broken_links':
      return describeBrokenLinks(content, words, links);
    case 'crawl_completed':
    case 'crawls_recovered':
      return describeCrawlCompleted(content, words, links);
    case 'crawl_failed':
    case 'crawls_failing':
      return describeCrawlFailed(content, words, links);
    case 'webhook_disabled':
      return webhookDisabled(content, words, links);
    case 'certificate_ending':
      return describeCertificateEnding(content, words, links);
    case 'ownership_lost':
      return describeOwnershipLost(content, words, links);
    case 'summary':
      return describeSummary(content, { words, links, attached });
    case 'test': {
      const { title, closing, open } = words.texts.notifications.test;
      return {
        title,
        facts: [],
        items: [],
        closing,
        link: { label: open, url: links.notificationSettings },
      };
    }
  }
}
