import type { CrawlOptions } from '@linkvitals/crawler';
import { crawlerUserAgent, robotsToken } from '../../crawler-identity.ts';
import { firstUrl } from '../first-url.ts';
import type { Claim } from './claim-crawl.ts';
import { listPageRecords, listResourceRecords, listTargetRecords } from './resume-store.ts';

/** Slowest own-host rate, requests a second. */
const MIN_RATE = 0.5;

type OwnAppearance = Pick<CrawlOptions, 'headers' | 'ownUserAgent' | 'localAddress'>;

/** What a plan with agency features adds to requests: none of it since a downgrade, also to crawls that were queued before. */
function ownAppearance({ ctx, crawl }: Claim): OwnAppearance {
  if (!ctx.account.plan.agency_features) return {};
  const { sealedHeaders, userAgent, localAddress } = crawl.config;
  return {
    ...(sealedHeaders === null ? {} : { headers: JSON.parse(ctx.secrets.open(sealedHeaders)) }),
    ...(userAgent === null ? {} : { ownUserAgent: userAgent }),
    ...(localAddress === null ? {} : { localAddress }),
  };
}

/** The crawl as the crawler library takes it: from the beginning, or from what an interrupted run had written. */
export function crawlOptions(claim: Claim, signal: AbortSignal): CrawlOptions {
  const { ctx, crawl } = claim;
  const { config } = ctx;
  const max = crawl.config.rate ?? config.ownHostRateMax;
  const resume = {
    targets: listTargetRecords(ctx.db.knex, crawl.id),
    pages: listPageRecords(ctx.db.knex, crawl.id),
    resources: listResourceRecords(ctx.db.knex, crawl.id),
    elapsedMs: crawl.elapsed_ms,
  };
  return {
    // Also when an earlier run fell back to http: a site that has https never gets its headers in clear text.
    startUrl: firstUrl(crawl.hostname),
    fallbackToHttp: true,
    outbound: ctx.outbound,
    // A crawl that is resumed has what is left of its time, and enough to say that it is over.
    limits: {
      maxPages: crawl.max_pages,
      depthLimit: crawl.depth_limit,
      timeMs: Math.max(1, crawl.time_limit_ms - crawl.elapsed_ms),
    },
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
    pageReading: ctx.pageReading,
    onHostWait: ({ own, ms }) => ctx.meter.hostWaited({ own, seconds: ms / 1000 }),
    exclude: crawl.config.exclusions,
    recheckAfterMs: config.recheckAfterMs,
    clock: { now: ctx.clock.monotonic, sleep: ctx.clock.sleep },
    signal,
    ...ownAppearance(claim),
    ...(crawl.state === 'running' ? { resume } : {}),
  };
}
