import type { WebhookEvent } from '@linkvitals/receiver';

/** One readable line per event. */
export function describeEvent(event: WebhookEvent): string {
  switch (event.event) {
    case 'crawl.started':
      return `${event.data.domain}: crawl started, up to ${event.data.max_pages} pages`;
    case 'crawl.completed':
      return `${event.data.domain}: ${event.data.stats.pages_crawled} pages in ${event.data.duration_seconds} s, ${event.data.stats.broken_links} broken links`;
    case 'crawl.failed':
      return `${event.data.domain}: crawl failed, ${event.data.error_code}: ${event.data.error}`;
    case 'broken_links.found':
      return `${event.data.domain}: ${event.data.broken_link_count} broken links (${event.data.severity}), first ${event.data.top_broken_links[0]?.url ?? 'none'}`;
    case 'test':
      return `test: ${event.data.message}`;
    default:
      return `${event.event}, which this version does not know`;
  }
}
