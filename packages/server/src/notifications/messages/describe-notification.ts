import { inertShortLine } from '@linkvitals/contract/inert-text';
import type { PageLinks } from '../../page-links.ts';
import { describeCertificateEnding } from './describe-certificate.ts';
import { describeBrokenLinks, describeCrawlCompleted, describeCrawlFailed } from './describe-crawl.ts';
import { type Attached, describeSummary } from './describe-summary.ts';
import { type Described, MAX_NAME_LENGTH } from './described.ts';
import type { NotificationContent } from './notification-content.ts';

const MAX_DESCRIPTION_LENGTH = 300;

const WHY_DISABLED = {
  gone: 'It answered 410: it wants no more events.',
  failing: 'Nothing but failures for 5 days and at least 10 deliveries.',
};

type Disabled = Extract<NotificationContent, { kind: 'webhook_disabled' }>;

function webhookDisabled({ webhook_id, host, description, reason }: Disabled, links?: PageLinks): Described {
  const how = links === undefined ? ` by the API: PATCH /api/v1/webhooks/${webhook_id} {"enabled": true}` : '.';
  return {
    title: `Webhook endpoint at ${inertShortLine(host, MAX_NAME_LENGTH)} disabled`,
    facts: [
      ['Why', WHY_DISABLED[reason]],
      ['Webhook', webhook_id],
    ],
    items: description === '' ? [] : [{ quoted: inertShortLine(description, MAX_DESCRIPTION_LENGTH), note: '' }],
    closing: `Later events are skipped. Enable it again${how}`,
    link: links && { label: 'Open the endpoint', url: links.webhook(webhook_id) },
  };
}

/** The whole of a notification in words. Without `links` it names what the API has, where it would link to a page. */
export function describeNotification(
  content: NotificationContent,
  links?: PageLinks,
  attached: Attached = new Map(),
): Described {
  return { ...describe(content, links, attached), settingsUrl: links?.notificationSettings };
}

function describe(content: NotificationContent, links: PageLinks | undefined, attached: Attached): Described {
  switch (content.kind) {
    case 'broken_links':
      return describeBrokenLinks(content, links);
    case 'crawl_completed':
      return describeCrawlCompleted(content, links);
    case 'crawl_failed':
      return describeCrawlFailed(content, links);
    case 'webhook_disabled':
      return webhookDisabled(content, links);
    case 'certificate_ending':
      return describeCertificateEnding(content, links);
    case 'summary':
      return describeSummary(content, { links, attached });
    case 'test':
      return {
        title: 'Test notification of Linkvitals',
        facts: [],
        items: [],
        closing: 'Somebody with access to your account requested this test. Notifications reach you here.',
        link: links && { label: 'Open the notification settings', url: links.notificationSettings },
      };
  }
}
