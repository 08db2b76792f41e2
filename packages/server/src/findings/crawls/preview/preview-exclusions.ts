import type { Context } from '../../../context.ts';
import { inSlices } from '../../../sites/domains/index.ts';
import { findReportedCrawl } from '../views/reported-crawl-store.ts';
import { type ListKnownUrls, listReadUrls, listUrlsLeftOut } from './known-urls-store.ts';

/** URLs that are compared at most: of pages that were read, and as many of pages that were left out. A site may have a million. */
const MAX_URLS = 20_000;
/** Milliseconds from the first URL to the last. */
const MAX_MS = 3_000;
const URLS_AT_ONCE = 500;
/** Characters of URLs that are compared before other requests are answered: some ms with the worst patterns. */
const CHARACTERS_AT_ONCE = 20_000;
const MAX_SHOWN = 10;

/** The effect of patterns on the pages that the newest completed crawl knows. */
export interface ExclusionPreview {
  readonly crawlId: string;
  /** Pages that were compared: those that the crawl read, and those that its own exclusions left out. */
  readonly pages: number;
  readonly excluded: number;
  /** URLs of the first excluded pages. */
  readonly firstExcluded: readonly string[];
  /** False when not all pages of the crawl were compared. */
  readonly isComplete: boolean;
}

interface Input {
  readonly domainId: string;
  readonly isExcluded: (url: string) => boolean;
}

interface Comparison {
  readonly crawlId: string;
  readonly isExcluded: (url: string) => boolean;
  /** Time limit by the monotonic clock, ms. */
  readonly until: number;
}

interface Part {
  readonly pages: number;
  readonly excluded: readonly string[];
  /** True for the last part of its source. */
  readonly isLast: boolean;
}

/** Collects the URLs that are excluded. It yields now and then, so that other requests are answered. */
export function* excludedOf(urls: readonly string[], isExcluded: Input['isExcluded']): Generator<undefined, string[]> {
  const excluded: string[] = [];
  let characters = 0;
  for (const url of urls) {
    if (isExcluded(url)) excluded.push(url);
    characters += url.length;
    if (characters < CHARACTERS_AT_ONCE) continue;
    characters = 0;
    yield;
  }
  return excluded;
}

/** Compares the URLs of a source part by part, until the limits of number and time. */
async function* compare(ctx: Context, list: ListKnownUrls, comparison: Comparison): AsyncGenerator<Part> {
  const { crawlId, isExcluded, until } = comparison;
  let after = 0;
  for (let pages = 0; pages < MAX_URLS && ctx.clock.monotonic() <= until; pages += URLS_AT_ONCE) {
    const rows = await list(ctx.db.knex, { crawlId, after, limit: URLS_AT_ONCE });
    const urls = rows.map(({ url }) => url);
    const excluded = await inSlices(ctx, () => excludedOf(urls, isExcluded));
    const isLast = rows.length < URLS_AT_ONCE;
    yield { pages: rows.length, excluded, isLast };
    if (isLast) return;
    after = rows.at(-1)?.id ?? after;
  }
}

/**
 * Compares patterns with the known pages. Null: the domain has no completed crawl whose pages are kept.
 * @throws ServiceError `unavailable`
 */
export async function previewExclusions(
  ctx: Context,
  { domainId, isExcluded }: Input,
): Promise<ExclusionPreview | null> {
  const crawl = await findReportedCrawl(ctx.db.knex, { accountId: ctx.account.id, domainId });
  if (crawl === undefined || crawl.results_expired_at !== null) return null;
  const comparison = { crawlId: crawl.id, isExcluded, until: ctx.clock.monotonic() + MAX_MS };
  const found: string[] = [];
  let [pages, excluded, ended] = [0, 0, 0];
  const sources = [listReadUrls, listUrlsLeftOut];
  for (const list of sources) {
    for await (const part of compare(ctx, list, comparison)) {
      pages += part.pages;
      excluded += part.excluded.length;
      found.push(...part.excluded.slice(0, MAX_SHOWN - found.length));
      if (part.isLast) ended += 1;
    }
  }
  return { crawlId: crawl.id, pages, excluded, firstExcluded: found, isComplete: ended === sources.length };
}
