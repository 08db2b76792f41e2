import { nextRound } from '../next-round.ts';
import { WALL_BYTES } from '../page/wall-page.ts';
import type { Fetcher } from '../requests/fetcher.ts';
import type { UnreadSitemap } from '../types/records.ts';
import { originOf } from '../url/origin-of.ts';
import { resolveLink } from '../url/resolve-link.ts';
import type { Exchange } from '../verdict/exchange.ts';
import { judge } from '../verdict/judge.ts';
import { filesWithin, type ListingFile, listedLinks, withoutBody } from './listed-links.ts';
import { PieceStream } from './piece-stream.ts';
import { readSitemap, SITEMAP_BYTES, SITEMAP_URLS } from './read-sitemap.ts';

/** Largest number of sitemap files that are fetched, and of indexes inside each other. */
const MAX_FILES = 1_000;
const DEEPEST = 5;
/** Locations that are resolved between two rounds of the event loop: a few milliseconds. */
const LOCATIONS_PER_SLICE = 1_024;

export interface SeedSource {
  readonly url: string;
  /** The exchange without its body. */
  readonly exchange: Exchange;
  readonly first: number;
}

/** The contents of the sitemaps of a site. */
export interface Seeds {
  /** URLs of pages of the site. */
  readonly urls: readonly string[];
  /** The sitemaps of these URLs: each has those from place `first` of `urls` up to the `first` of the next. */
  readonly sources: readonly SeedSource[];
  /** Sitemaps that list images, videos or language versions. */
  readonly files: readonly ListingFile[];
  /** Number of images, videos and language versions beyond the limits. */
  readonly linksLeftOut: number;
  /** Each sitemap was read to its end, or does not exist (404, 410). Otherwise there may be pages that are not known. */
  readonly isComplete: boolean;
  /** Sitemaps that could not be read, though a robots.txt or an index names them. Hosts that refuse us are not among them. */
  readonly unread: readonly UnreadSitemap[];
}

/** Statuses that prove that there is no such file; any other failure proves nothing. */
const NOT_THERE: ReadonlySet<number> = new Set([404, 410]);

/**
 * Reads the sitemaps of a site: URLs of pages, with their images, videos and language versions. Indexes are followed, to sitemaps of the
 * site or of the index's own origin. URLs outside the site are left out (sitemaps.org, "sitemap file location"). A sitemap that does not
 * answer or does not parse adds nothing: it is a hint, not a promise.
 */
export async function collectSeeds(parts: {
  fetcher: Pick<Fetcher, 'fetch'>;
  /** URLs of sitemaps: those that robots.txt names, and the usual place. */
  sitemaps: readonly string[];
  /** The robots.txt that names a sitemap, by the URL of the sitemap; none for the usual place. */
  namedBy?: ReadonlyMap<string, string>;
  isInternal: (url: string) => boolean;
  /** Whether robots.txt allows a URL that an index or a redirect names. Default: yes. */
  mayFetch?: (url: string) => boolean;
  limits: { connectMs: number; totalMs: number };
  /** Largest number of URLs. Default 50,000. */
  max?: number;
  /** Largest number of images, videos, and language versions that are not listed as pages. Default 50,000. */
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
    // A file without any location is rather an error page than a sitemap.
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
      // Sitemaps that robots.txt forbids count too: checking a URL takes milliseconds with a robots.txt made to be slow.
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

/** Requests a sitemap, and once more when the failure may be temporary. */
async function fetchSitemap(fetcher: Pick<Fetcher, 'fetch'>, question: Parameters<Fetcher['fetch']>[0]) {
  const first = await fetchOnce(fetcher, question);
  return 'mayPass' in first && first.mayPass ? fetchOnce(fetcher, question) : first;
}

/**
 * Requests a sitemap and reads it while it arrives, so that a crawl never holds 50 MB of it. `isThere` false: the server answered that
 * there is none.
 */
async function fetchOnce(fetcher: Pick<Fetcher, 'fetch'>, question: Parameters<Fetcher['fetch']>[0]) {
  const pieces = new PieceStream();
  const reading = readSitemap(pieces);
  /** The first bytes, enough to recognise a wall page. */
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
    // A fetcher that ignores `onBody`, as those of tests do, returns the body instead.
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

/** The result of a failure. Hosts that refuse us, and crawls that are stopped, prove nothing about the sitemap. */
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
