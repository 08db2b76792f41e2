import type { KnownWebhookEvent } from '@linkvitals/receiver';
import { link, plain } from './mrkdwn.ts';

/** The body of a Slack incoming webhook. Notifications show `text` too. */
export interface SlackMessage {
  text: string;
}

/** The message for an event; null for an event that needs none. */
export function toSlackMessage(event: KnownWebhookEvent): SlackMessage | null {
  switch (event.event) {
    case 'crawl.started':
      return null;
    case 'crawl.completed': {
      const { domain, stats, duration_seconds } = event.data;
      const links = stats.broken_links === 0 ? 'no broken links' : `*${stats.broken_links}* broken links`;
      return {
        text: `:white_check_mark: *${plain(domain)}*: ${stats.pages_crawled} pages in ${duration_seconds} s, ${links}`,
      };
    }
    case 'crawl.failed':
      return {
        text: `:x: *${plain(event.data.domain)}*: crawl failed, ${plain(event.data.error_code)}: ${plain(event.data.error)}`,
      };
    case 'broken_links.found': {
      const { domain, broken_link_count, severity, top_broken_links } = event.data;
      const head = `:warning: *${plain(domain)}*: ${broken_link_count} broken links, severity ${plain(severity)}`;
      // The contract allows at most five; a later version may allow more.
      const top = top_broken_links.slice(0, 5);
      const lines = top.map(
        (broken) => `• ${link(broken.url)} ${broken.status_code || 'no answer'}, on ${broken.found_on_pages} pages`,
      );
      return { text: [head, ...lines].join('\n') };
    }
    case 'test':
      return { text: `:wave: ${plain(event.data.message)}` };
  }
}
