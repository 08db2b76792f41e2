import type { CrawlLimits } from '../crawl-options.ts';

/** Redirects that are followed for one URL, as browsers do (Fetch standard, "HTTP-redirect fetch"). */
export const MAX_HOPS = 20;

export const STYLESHEET_BYTES = 1_024 * 1_024;
export const MANIFEST_BYTES = 256 * 1_024;

/** Default number of targets for each page of a crawl; sites have some ten for each page. */
const TARGETS_PER_PAGE = 50;
const MIN_TARGETS = 10_000;
const MAX_TARGETS = 2_000_000;

/** Limits with their defaults filled in. */
export interface CrawlBounds {
  readonly maxPages: number;
  readonly maxTargets: number;
  readonly depthLimit: number;
  readonly timeMs: number;
  readonly linksPerPage: number;
  readonly htmlBytes: number;
  readonly page: { readonly connectMs: number; readonly totalMs: number };
  readonly link: { readonly connectMs: number; readonly totalMs: number };
}

export function crawlBounds(limits: CrawlLimits): CrawlBounds {
  const { maxPages = 10_000, depthLimit = 50, timeMs = Number.POSITIVE_INFINITY } = limits;
  const { linksPerPage = 100_000, htmlBytes = 32 * 1_024 * 1_024 } = limits;
  const { maxTargets = Math.min(MAX_TARGETS, Math.max(MIN_TARGETS, maxPages * TARGETS_PER_PAGE)) } = limits;
  const { connectMs = 5_000, pageMs = 20_000, linkMs = 15_000 } = limits;
  return {
    maxPages,
    maxTargets,
    depthLimit,
    timeMs,
    linksPerPage,
    htmlBytes,
    page: { connectMs, totalMs: pageMs },
    link: { connectMs, totalMs: linkMs },
  };
}
