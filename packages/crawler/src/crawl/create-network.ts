import type { CrawlOptions } from '../crawl-options.ts';
import { OwnHost } from '../hosts/own-host.ts';
import { Fetcher } from '../requests/fetcher.ts';
import { RobotsBook } from '../robots/robots-book.ts';
import { createPacedOutbound } from './create-paced-outbound.ts';
import type { Surroundings } from './surroundings.ts';

export type Network = ReturnType<typeof createNetwork>;

/** What sends the requests of one crawl. */
export function createNetwork(options: CrawlOptions, { clock, bounds, scope, signal, onLost }: Surroundings) {
  const ownHost = new OwnHost(options.rate, clock);
  const paced = createPacedOutbound(options, { clock, scope, signal, onLost, ownHost });
  const fetcher = new Fetcher({ paced, scope, options, signal });
  const robots = new RobotsBook({
    fetcher,
    token: options.robotsToken,
    respect: options.respectRobots ?? true,
    limits: bounds.page,
    clock,
    cache: servedAlike(options) ? options.robotsCache : undefined,
    onPolicy: ({ crawlDelay }) => {
      if (crawlDelay !== undefined) ownHost.obeyCrawlDelay(crawlDelay);
    },
  });
  return { fetcher, robots };
}

/** What is served to a crawl that brings headers or an address of its own may be for it alone. */
function servedAlike({ headers = {}, ownUserAgent, localAddress }: CrawlOptions): boolean {
  return Object.keys(headers).length === 0 && ownUserAgent === undefined && localAddress === undefined;
}
