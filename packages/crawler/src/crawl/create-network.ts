import type { CrawlSettings } from '../crawl-settings.ts';
import { OwnHost } from '../hosts/own-host.ts';
import { Fetcher } from '../requests/fetcher.ts';
import { onlySitemaps } from '../robots/only-sitemaps.ts';
import { RobotsBook } from '../robots/robots-book.ts';
import { RobotsRequests } from '../robots/robots-requests.ts';
import { createPacedOutbound } from './create-paced-outbound.ts';
import type { Surroundings } from './surroundings.ts';

export type Network = ReturnType<typeof createNetwork>;

/** Makes the parts that send the requests of one crawl. */
export function createNetwork(options: CrawlSettings, { clock, bounds, scope, signal, onLost }: Surroundings) {
  const ownHost = new OwnHost(options.rate, clock);
  const paced = createPacedOutbound(options, { clock, scope, signal, onLost, ownHost });
  const fetcher = new Fetcher({ paced, scope, options, signal });
  const requests = new RobotsRequests({
    fetcher,
    token: options.robotsToken,
    limits: bounds.page,
    cache: servedAlike(options) ? options.robotsCache : undefined,
  });
  const robots = new RobotsBook({
    source: options.respectRobots === false ? onlySitemaps(requests) : requests,
    clock,
    onPolicy: ({ crawlDelay }, origin) => {
      if (crawlDelay === undefined) return;
      const ms = ownHost.obeyCrawlDelay(crawlDelay);
      options.onNote?.({ url: `${origin}/robots.txt`, why: 'crawl_delay', ms });
    },
  });
  return { fetcher, robots, paced };
}

/** This crawl is served the same robots.txt as others: it has no headers, user agent or address of its own. */
function servedAlike({ headers = {}, ownUserAgent, localAddress }: CrawlSettings): boolean {
  return Object.keys(headers).length === 0 && ownUserAgent === undefined && localAddress === undefined;
}
