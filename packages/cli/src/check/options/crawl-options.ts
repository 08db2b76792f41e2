import type { CrawlOptions, OwnHostRate, PageReading, PageRendering } from '@linkvitals/crawler';
import type { Outbound } from '@linkvitals/outbound';
import { version } from '../../version.ts';
import type { VerdictCache } from '../cache/verdict-cache.ts';
import { headersOfSite } from '../credentials/open-credentials.ts';
import type { Remapping } from '../remap/remapping.ts';
import type { Source } from '../source/source.ts';
import type { CheckOptions } from './check-options.ts';
import { externalPoliteness, FOLDER_HOST } from './external-politeness.ts';
import { ignores } from './ignored-urls.ts';

const ROBOTS_TOKEN = 'LinkvitalsBot';
const USER_AGENT = `Mozilla/5.0 (compatible; ${ROBOTS_TOKEN}/${version})`;
const MIB = 1_024 * 1_024;
const CONNECT_MS = 5_000;
/** Milliseconds that a crawl waits for a site that refuses; short, because a person waits for the end. */
const REFUSAL_PATIENCE_MS = 60_000;
/** The longest possible timer, 24 days. There is no time limit, because a person can stop the check. */
const NO_TIME_LIMIT_MS = 2 ** 31 - 1;

/** The default rate of the service (4 a second, adapting from 0.5 to 10); `--rate` is an upper bound. */
function ownHostRate({ rate, concurrency: inFlight }: CheckOptions): OwnHostRate {
  if (rate === undefined) return { start: 4, min: 0.5, max: 10, inFlight };
  return { start: rate, min: Math.min(0.5, rate), max: rate, inFlight };
}

/** The start page is always requested. Without patterns no URL is compared. */
function ignoring({ href }: URL, entries: CheckOptions['ignore'] = []): Pick<CrawlOptions, 'ignores'> {
  if (entries.length === 0) return {};
  const isIgnored = ignores(entries);
  return { ignores: (url) => url !== href && isIgnored(url) };
}

/** URLs that are requested elsewhere have the pace of that place. */
function pacing(mapping: Remapping | undefined): Pick<CrawlOptions, 'hostOf'> {
  if (mapping === undefined) return {};
  return {
    hostOf(url) {
      const found = mapping.find(url);
      return found !== undefined && found.url === undefined ? FOLDER_HOST : new URL(found?.url ?? url).host;
    },
  };
}

/** Parts that a crawl uses while it runs. */
interface Running {
  readonly mapping: Remapping | undefined;
  readonly cache: VerdictCache | undefined;
  readonly outbound: Outbound;
  readonly pageReading?: PageReading | undefined;
  readonly rendering?: PageRendering | undefined;
  readonly signal: AbortSignal;
}

/** Options of the crawl for the crawler library. */
export function crawlOptions(
  { start: { url, fallbackToHttp }, ...source }: Source,
  options: CheckOptions,
  { mapping, cache, outbound, pageReading, rendering, signal }: Running,
): CrawlOptions {
  const ms = options.timeout * 1_000;
  const hosts = externalPoliteness({ hurry: options.rate === 0, inFlight: options.concurrency });
  return {
    startUrl: url.href,
    fallbackToHttp,
    outbound,
    limits: {
      maxPages: options.maxPages,
      htmlBytes: options.maxPageSize * MIB,
      depthLimit: options.depth,
      timeMs: NO_TIME_LIMIT_MS,
      pageMs: ms,
      linkMs: ms,
      connectMs: Math.min(CONNECT_MS, ms),
      ...source.limits,
      // A list has its own limit, which `--max-links` can only raise.
      linksPerPage: Math.max(source.limits?.linksPerPage ?? 0, options.maxLinks),
    },
    userAgent: USER_AGENT,
    robotsToken: ROBOTS_TOKEN,
    respectRobots: options.robots,
    refusalPatienceMs: REFUSAL_PATIENCE_MS,
    useSitemaps: options.sitemap !== false,
    headers: headersOfSite(options),
    rate: ownHostRate(options),
    checkExternal: options.external,
    externalHosts: cache?.wrap(hosts) ?? hosts,
    include: options.include ?? [],
    exclude: options.exclude ?? [],
    ...ignoring(url, options.ignore),
    ...pacing(mapping),
    recheckAfterMs: options.recheckAfter * 1_000,
    signal,
    ...(pageReading === undefined ? {} : { pageReading }),
    ...(rendering === undefined ? {} : { rendering, renderingMode: options.render ?? 'on' }),
    ...(options.userAgent === undefined ? {} : { ownUserAgent: options.userAgent }),
    ...source.crawl,
  };
}
