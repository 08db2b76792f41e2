import type { CrawlOptions } from '@linkvitals/crawler';
import { crawlerUserAgent, robotsToken } from '../../crawler-identity.ts';
import { firstUrl } from '../first-url.ts';
import type { Claim } from './claim-crawl.ts';
import { listPageRecords, listResourceRecords, listTargetRecords } from './resume-store.ts';

/** Slowest own-host rate, requests a second. */
const MIN_RATE = 0.5;

function ownHeaders({ ctx, crawl }: Claim): Record<string, string> {
  const sealed = crawl.config.sealedHeaders;
  return sealed === null ? {} : JSON.parse(ctx.secrets.open(sealed));
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
    headers: ownHeaders(claim),
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
    ...(crawl.config.userAgent === null ? {} : { ownUserAgent: crawl.config.userAgent }),
    ...(crawl.config.localAddress === null ? {} : { localAddress: crawl.config.localAddress }),
    ...(crawl.state === 'running' ? { resume } : {}),
  };
}
