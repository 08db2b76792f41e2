import { type CrawlUpdate, crawlUpdates, type FollowOptions } from './follow/crawl-updates.ts';
import { realPlatform } from './platform.ts';
import type { Crawls } from './resources/crawls.ts';

export type { CrawlUpdate, FollowOptions };

/**
 * The updates of a crawl as they happen: its present state and progress first, at last `end` with the crawl. It
 * reconnects after a lost connection, and continues through an outage of up to a minute. If `fetch` cannot stream, it
 * looks every `intervalMs` instead.
 * @example
 * for await (const update of followCrawl(client, crawl.id)) {
 *   if (update.event === 'progress') console.log(update.data.targets_checked, 'of', update.data.targets_found);
 * }
 */
export function followCrawl(
  { crawls }: { readonly crawls: Pick<Crawls, 'events' | 'get'> },
  crawlId: string,
  options?: FollowOptions,
): AsyncGenerator<CrawlUpdate, undefined> {
  return crawlUpdates({ crawls, platform: realPlatform }, crawlId, options);
}
