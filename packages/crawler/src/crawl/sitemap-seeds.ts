import type { CrawlBounds } from '../requests/crawl-bounds.ts';
import type { Fetcher } from '../requests/fetcher.ts';
import type { RobotsBook } from '../robots/robots-book.ts';
import { collectSeeds, type Seeds } from '../sitemap/collect-seeds.ts';
import { originOf } from '../url/origin-of.ts';
import type { Scope } from '../url/scope.ts';

/** Largest number of images, videos and language versions in sitemaps: in all, and for each page that the crawl may read. */
const MAX_LISTED = 2_000;
const LISTED_PER_PAGE = 10;

interface SitemapSeedsParts {
  readonly robots: RobotsBook;
  readonly fetcher: Fetcher;
  readonly scope: Scope;
  readonly bounds: CrawlBounds;
}

/** Reads the sitemaps of the site. */
export class SitemapSeeds {
  readonly #parts: SitemapSeedsParts;

  constructor(parts: SitemapSeedsParts) {
    this.#parts = parts;
  }

  /** @param origins origins whose robots.txt and usual place are searched for sitemaps; those outside the site are not */
  async collect(origins: ReadonlySet<string>): Promise<Seeds> {
    const { robots, fetcher, scope, bounds } = this.#parts;
    const { sitemaps, namedBy, isComplete } = await this.#sitemaps(origins);
    const seeds = await collectSeeds({
      fetcher,
      sitemaps: [...sitemaps],
      namedBy,
      isInternal: (url) => scope.isInternal(url),
      mayFetch: (url) => robots.findLoaded(originOf(url))?.allows(url) !== false,
      limits: bounds.page,
      maxLinks: Math.min(MAX_LISTED, bounds.maxPages * LISTED_PER_PAGE),
    });
    return { ...seeds, isComplete: isComplete && seeds.isComplete };
  }

  async #sitemaps(origins: ReadonlySet<string>) {
    const { robots, scope } = this.#parts;
    const sitemaps = new Set<string>();
    const namedBy = new Map<string, string>();
    let isComplete = true;
    for (const origin of origins) {
      if (!scope.isInternal(origin)) continue;
      const answer = await robots.read(origin);
      if (answer.kind === 'unreachable') {
        isComplete = false;
        continue;
      }
      for (const url of answer.policy.sitemaps) {
        sitemaps.add(url);
        namedBy.set(url, `${origin}/robots.txt`);
      }
      if (answer.policy.allows(`${origin}/sitemap.xml`)) sitemaps.add(`${origin}/sitemap.xml`);
      else isComplete = false;
    }
    return { sitemaps, namedBy, isComplete };
  }
}
