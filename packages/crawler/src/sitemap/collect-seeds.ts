import type { Asker } from '../crawl/asker.ts';
import { resolveLink } from '../url/resolve-link.ts';
import { readSitemap, SITEMAP_BYTES, SITEMAP_URLS } from './read-sitemap.ts';

/** Sitemap files that are fetched, and how deep indexes may be nested. */
const MOST_FILES = 1_000;
const DEEPEST = 3;

/**
 * Page URLs that the site lists about itself. Indexes are followed. URLs outside the site are left out (sitemaps.org, "sitemap file location"). A sitemap that
 * does not answer or does not parse gives nothing: it is a hint, not a promise.
 */
export async function collectSeeds(parts: {
  asker: Asker;
  /** From robots.txt, and the usual place. */
  sitemaps: readonly string[];
  isInternal: (url: string) => boolean;
  limits: { connectMs: number; totalMs: number };
}): Promise<string[]> {
  const { asker, isInternal, limits } = parts;
  const seeds = new Set<string>();
  const waiting = parts.sitemaps.map((url) => ({ url, depth: 1 }));
  const seen = new Set<string>();
  for (let next = waiting.shift(); next !== undefined && seeds.size < SITEMAP_URLS; next = waiting.shift()) {
    const { url, depth } = next;
    if (seen.has(url) || seen.size === MOST_FILES) continue;
    seen.add(url);
    const exchange = await asker.ask({ url, method: 'GET', limits, maxBodyBytes: bytesOf });
    if ('stopped' in exchange || exchange.end.kind !== 'answer') continue;
    const { status, body } = exchange.end.response;
    if (status < 200 || status >= 300) continue;
    const { kind, locations } = await readSitemap(body);
    for (const location of locations) {
      const link = resolveLink(location, url);
      if (link.kind !== 'http') continue;
      if (kind === 'urls' && isInternal(link.url) && seeds.size < SITEMAP_URLS) seeds.add(link.url);
      if (kind === 'index' && depth < DEEPEST && waiting.length < MOST_FILES)
        waiting.push({ url: link.url, depth: depth + 1 });
    }
  }
  return [...seeds];
}

function bytesOf({ status }: { status: number }): number {
  return status >= 200 && status < 300 ? SITEMAP_BYTES : 0;
}
