import { nextRound } from '../next-round.ts';
import type { Fetcher } from '../requests/fetcher.ts';
import type { UnreadSitemap } from '../types/records.ts';
import { originOf } from '../url/origin-of.ts';
import { resolveLink } from '../url/resolve-link.ts';
import type { Exchange } from '../verdict/exchange.ts';
import { judge } from '../verdict/judge.ts';
import { WALL_BYTES } from '../verdict/wall-page.ts';
import { filesWithin, type ListingFile, listedLinks, withoutBody } from './listed-links.ts';
import { PieceStream } from './piece-stream.ts';
import { readSitemap, SITEMAP_BYTES, SITEMAP_URLS } from './read-sitemap.ts';

/** Sitemap files that are fetched, and how deep indexes may be nested. */
const MAX_FILES = 1_000;
const DEEPEST = 5;
/** Locations that are resolved between two rounds of the event loop: a few milliseconds. */
const LOCATIONS_PER_SLICE = 1_024;

export interface SeedSource {
  readonly url: string;
  /** Without its body. */
  readonly exchange: Exchange;
  readonly first: number;
}

/** What the sitemaps of a site list. */
export interface Seeds {
  /** Pages of the site. */
  readonly urls: readonly string[];
  /** Which sitemap lists them: those from place `first` of `urls` on, up to that of the next. */
  readonly sources: readonly SeedSource[];
  /** Those that list images, videos or language versions. */
  readonly files: readonly ListingFile[];
  /** Images, videos and language versions beyond the limits. */
  readonly linksLeftOut: number;
  /** Each sitemap was read to its end, or is not there (404, 410). Otherwise there may be pages that nobody knows of. */
  readonly isComplete: boolean;
  /** Sitemaps that could not be read, though something names them. Nothing is known of hosts that refuse us. */
  readonly unread: readonly UnreadSitemap[];
}

/** The server says that there is no such file; any other failure says nothing. */
const NOT_THERE: ReadonlySet<number> = new Set([404, 410]);

/**
 * What the site lists about itself: URLs of pages, and what belongs to them. Indexes are followed, to sitemaps of the site or of the index's own
 * origin. URLs outside the site are left out (sitemaps.org, "sitemap file location"). A sitemap that does not answer or
 * does not parse gives nothing: it is a hint, not a promise.
 */
export async function collectSeeds(parts: {
  fetcher: Pick<Fetcher, 'fetch'>;
  /** From robots.txt, which invites us to them, and the usual place. */
  sitemaps: readonly string[];
  /** The robots.txt that names such a sitemap; undefined for what is only looked for. */
  namedBy?: ReadonlyMap<string, string>;
  isInternal: (url: string) => boolean;
  /** Whether robots.txt lets us request what an index or a redirect names. Default: yes. */
  mayFetch?: (url: string) => boolean;
  limits: { connectMs: number; totalMs: number };
  /** URLs that are kept. Default 50,000. */
  max?: number;
  /** Images, videos, and language versions that are listed as no pages themselves. Default 50,000. */
  maxLinks?: number;
}): Promise<Seeds> {
  const { fetcher, isInternal, mayFetch = () => true, limits, max = SITEMAP_URLS, maxLinks = SITEMAP_URLS } = parts;
  const question = { method: 'GET', limits, maxBodyBytes: bytesOf, stopAt: (url: string) => !mayFetch(url) } as const;
  const seeds = new Set<string>();
  const unread: UnreadSitemap[] = [];
  const waiting = parts.sitemaps.map((url) => ({ url, depth: 0, namedBy: parts.namedBy?.get(url) }));
  const seen = new Set<string>(parts.sitemaps);
  const listing: ListingFile[] = [];
  const sources: SeedSource[] = [];
  let links = 0;
  let leftOut = 0;
  let isComplete = true;
  for (let files = 0; files < MAX_FILES && seeds.size < max; files++) {
    const next = waiting.shift();
    if (next === undefined) break;
    const read = await fetchSitemap(fetcher, { ...question, url: next.url });
    if (read.flaw !== undefined && next.namedBy !== undefined) {
      unread.push({ url: next.url, namedBy: next.namedBy, why: read.flaw });
    }
    if ('isThere' in read) {
      isComplete &&= !read.isThere;
      continue;
    }
    // What holds no location is rather an error page than a sitemap.
    isComplete &&= read.locations.length > 0 && read.locations.length < SITEMAP_URLS;
    const { kind, locations, exchange } = read;
    seen.add(exchange.url);
    if (kind === 'urls') sources.push({ url: exchange.url, exchange: withoutBody(exchange), first: seeds.size });
    if (kind === 'urls' && read.links.length > 0) {
      const listed = await listedLinks(read.links, exchange.url, SITEMAP_URLS - links);
      links += listed.links.length;
      leftOut += listed.leftOut;
      listing.push({ url: exchange.url, exchange: withoutBody(exchange), links: listed.links });
    }
    for (const [taken, location] of locations.entries()) {
      if (taken % LOCATIONS_PER_SLICE === 0) await nextRound();
      const link = resolveLink(location, exchange.url);
      if (link.kind !== 'http') continue;
      const { url } = link;
      if (kind === 'urls' && isInternal(url) && seeds.size < max) seeds.add(url);
      const listed = kind === 'index' && next.depth < DEEPEST && seen.size < MAX_FILES && !seen.has(url);
      if (!listed || !(isInternal(url) || originOf(url) === originOf(exchange.url))) continue;
      // Those that robots.txt forbids count too: consulting it is work, of milliseconds for a file made for that.
      seen.add(url);
      await nextRound();
      if (mayFetch(url)) waiting.push({ url, depth: next.depth + 1, namedBy: exchange.url });
      else isComplete = false;
    }
  }
  const within = filesWithin(listing, seeds, maxLinks);
  isComplete &&= waiting.length === 0 && seeds.size < max;
  return { urls: [...seeds], sources, files: within.files, linksLeftOut: leftOut + within.leftOut, isComplete, unread };
}

/** The sitemap, requested once more when the failure may pass. */
async function fetchSitemap(fetcher: Pick<Fetcher, 'fetch'>, question: Parameters<Fetcher['fetch']>[0]) {
  const first = await fetchOnce(fetcher, question);
  return 'mayPass' in first && first.mayPass ? fetchOnce(fetcher, question) : first;
}

/** The sitemap, read as it comes: a crawl holds no 50 MB of it. `isThere` false: the server says that there is none. */
async function fetchOnce(fetcher: Pick<Fetcher, 'fetch'>, question: Parameters<Fetcher['fetch']>[0]) {
  const pieces = new PieceStream();
  const reading = readSitemap(pieces);
  /** Enough to recognise a wall page. */
  const head: Uint8Array[] = [];
  let size = 0;
  const take = (piece: Uint8Array): Promise<boolean> => {
    if (size <= WALL_BYTES) head.push(Buffer.from(piece));
    size += piece.byteLength;
    return pieces.give(piece);
  };
  try {
    const exchange = await fetcher.fetch({ ...question, onBody: () => take });
    if ('stopped' in exchange) return { isThere: true, flaw: undefined };
    if (exchange.end.kind !== 'answer') return failed(exchange, flawOfEnd(exchange.end));
    const { status, body, bodyTruncated, bodyError } = exchange.end.response;
    if (status < 200 || status >= 300) return failed(exchange, `answers HTTP ${status}`, !NOT_THERE.has(status));
    // From who keeps bodies all the same.
    if (body.byteLength > 0) await take(body);
    pieces.end();
    const cut = bodyError !== undefined ? 'breaks off' : bodyTruncated ? 'is larger than 50 MiB' : undefined;
    const read = await reading;
    const flaw = cut ?? read.flaw;
    if (flaw !== undefined) {
      const response = { ...exchange.end.response, body: Buffer.concat(head) };
      const { verdict } = judge({ ...exchange, end: { kind: 'answer', response } });
      if (verdict === 'unverifiable') return { isThere: true, flaw: undefined };
    }
    return { ...read, flaw, exchange };
  } finally {
    pieces.end();
    await reading;
  }
}

/** Hosts that refuse us, and crawls that are stopped, say nothing about the sitemap. */
function failed(exchange: Exchange, flaw: string, isThere = true) {
  const { verdict, reason } = judge(exchange);
  if (verdict === 'unverifiable' || reason === 'interrupted') return { isThere: true, flaw: undefined };
  return { isThere, flaw, mayPass: verdict === 'suspect' };
}

function flawOfEnd(end: Exchange['end']): string {
  return end.kind === 'error' ? 'does not answer' : 'redirects to nothing that can be read';
}

function bytesOf({ status }: { status: number }): number {
  return status >= 200 && status < 300 ? SITEMAP_BYTES : 0;
}
