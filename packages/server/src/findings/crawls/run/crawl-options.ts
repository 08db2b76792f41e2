import type { CrawlLimits, CrawlOptions, PageRendering, RenderingPattern } from '@linkvitals/crawler';
import type { Context } from '../../../context.ts';
import { crawlerUserAgent, robotsToken } from '../../../platform/crawler-identity.ts';
import type { HeldRendering } from '../../../platform/rendering.ts';
import { type CrawlRow, isRendering } from '../crawl-row.ts';
import { firstUrl } from '../first-url.ts';
import type { Claim } from './claim-crawl.ts';
import { listPageRecords, listResourceRecords, listTargetRecords } from './resume-store.ts';

/** Lowest rate of requests to the own host, per second. */
const MIN_RATE = 0.5;

type OwnAppearance = Pick<CrawlOptions, 'headers' | 'headersOverHttp' | 'ownUserAgent' | 'localAddress'>;

/** A site and the settings of requests to it. */
export type SiteToRequest = Pick<CrawlRow, 'hostname' | 'config'>;

/** Options that a plan with agency features adds to requests. After a downgrade there are none, also for crawls that were queued before. */
function ownAppearance(ctx: Context, { config }: SiteToRequest): OwnAppearance {
  if (!ctx.account.plan.agency_features) return {};
  const { sealedHeaders, headersOverHttp = false, userAgent, localAddress } = config;
  return {
    ...(sealedHeaders === null ? {} : { headers: JSON.parse(ctx.secrets.open(sealedHeaders)), headersOverHttp }),
    ...(userAgent === null ? {} : { ownUserAgent: userAgent }),
    ...(localAddress === null ? {} : { localAddress }),
  };
}

/** Limits of reading one page, in crawls and in checks of one URL. */
export const pageLimits = ({ config }: Pick<Context, 'config'>): Pick<CrawlLimits, 'htmlBytes' | 'linksPerPage'> => ({
  htmlBytes: config.maxPageBytes,
  linksPerPage: config.maxPageLinks,
});

/** Options for requests to a site, in crawls and in checks of one of its URLs. */
export function siteOptions(
  ctx: Context,
  site: SiteToRequest,
): CrawlOptions & Required<Pick<CrawlOptions, 'externalHosts' | 'rate'>> {
  const { config } = ctx;
  const max = site.config.rate ?? config.ownHostRateMax;
  return {
    // Starts with https also when an earlier run fell back to http: headers go over http only if the owner allows that.
    startUrl: firstUrl(site.hostname),
    fallbackToHttp: true,
    outbound: ctx.outbound,
    userAgent: crawlerUserAgent(config),
    robotsToken,
    rate: {
      start: Math.min(config.ownHostRate, max),
      min: Math.min(MIN_RATE, max),
      max,
      inFlight: config.ownHostInFlight,
    },
    externalHosts: ctx.externalHosts,
    robotsCache: ctx.robotsCache,
    bodyRoom: ctx.bodyRoom,
    pageReading: ctx.pageReading,
    onHostWait: ({ own, ms }) => ctx.meter.hostWaited({ own, seconds: ms / 1000 }),
    exclude: site.config.exclusions,
    recheckAfterMs: config.recheckAfterMs,
    clock: { now: ctx.clock.monotonic, sleep: ctx.clock.sleep },
    ...ownAppearance(ctx, site),
  };
}

/**
 * Takes hold of the browser for a site whose pages are to be rendered. Undefined: they are not, or there is no browser that can be used; then
 * they are read as they are sent.
 */
export const holdRendering = async (
  { rendering }: Pick<Context, 'rendering'>,
  site: Pick<SiteToRequest, 'config'>,
): Promise<HeldRendering | undefined> => (isRendering(site) ? rendering.hold() : undefined);

interface Run {
  readonly signal: AbortSignal;
  /** Undefined: pages are not rendered. */
  readonly rendering: PageRendering | undefined;
  /** With `auto`: what the crawl before found. */
  readonly patterns: readonly RenderingPattern[];
}

/** Options of the crawl for the crawler library: from the beginning, or from the rows of an interrupted run. */
export function crawlOptions({ ctx, crawl }: Claim, { signal, rendering, patterns }: Run): CrawlOptions {
  const resume = {
    targets: listTargetRecords(ctx.db.knex, crawl.id),
    pages: listPageRecords(ctx.db.knex, crawl.id),
    resources: listResourceRecords(ctx.db.knex, crawl.id),
  };
  return {
    ...siteOptions(ctx, crawl),
    // A resumed crawl has the rest of its time, and at least 1 ms, so that it can end.
    limits: {
      ...pageLimits(ctx),
      maxPages: crawl.max_pages,
      ...(ctx.config.crawlUrls === undefined ? {} : { maxTargets: ctx.config.crawlUrls }),
      depthLimit: crawl.depth_limit,
      timeMs: Math.max(1, crawl.time_limit_ms - crawl.elapsed_ms),
    },
    signal,
    ...(rendering === undefined
      ? {}
      : { rendering, renderingMode: crawl.config.rendering ?? 'on', renderingPatterns: patterns }),
    ...(crawl.state === 'running' ? { resume } : {}),
  };
}
