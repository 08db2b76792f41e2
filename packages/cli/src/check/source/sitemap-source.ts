import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { readSitemap, SITEMAP_BYTES, SITEMAP_URLS, type Sitemap } from '@linkvitals/crawler';
import {
  followRedirects,
  type Outbound,
  OutboundError,
  type OutboundRequest,
  type OutboundResponse,
} from '@linkvitals/outbound';
import { UsageError } from '../../usage-error.ts';
import { escapeMarkup } from '../formats/escape-markup.ts';
import type { CheckOptions } from '../options/check-options.ts';
import { toResponse } from './answer-locally.ts';
import { boundedBody } from './bounded-body.ts';
import { looksLikePath } from './document-kind.ts';
import { type GivenSite, siteStart } from './site-start.ts';
import { SitemapOutcome } from './sitemap-outcome.ts';
import { LIST_LIMITS, type Source } from './source.ts';

/** The max number of sitemaps that are read by way of an index. */
const MAX_FILES = 1_000;
const HOPS = 5;
/** The max number of images, videos and language versions that are taken, as in a crawl. */
const MAX_EXTRA_LINKS = 20_000;

/**
 * A source of the pages that a sitemap lists. They are read and their links checked; the crawl goes no further.
 *
 * @throws UsageError for anything but a URL, such as the path of a file
 */
export async function sitemapSource(sitemap: string, given: GivenSite, cwd: string): Promise<Source> {
  await forbidFile(sitemap, cwd);
  const { options } = given;
  const { start, access } = await siteStart(sitemap, given);
  const { url } = start;
  url.hash = '';
  const outcome = new SitemapOutcome(url.href);
  return {
    name: url.href,
    start: { url, fallbackToHttp: false },
    access,
    wrap: (outbound) => ({
      request: (request) => answer(outbound, request, { sitemap: url.href, outcome, options }),
      check: (fetched, signal) => outbound.check(fetched, signal),
      close: () => outbound.close(),
    }),
    limits: { ...LIST_LIMITS, depthLimit: 1, maxPages: options.maxPages + 1 },
    crawl: { useSitemaps: false, avoidTraps: false },
    adapt: (record) => {
      outcome.note(record);
      return record;
    },
    conclude: (end) => outcome.conclude(end),
    hints: () => outcome.hints(),
    scaffold: { url: url.href, name: url.href, hasLines: false },
  };
}

async function forbidFile(sitemap: string, cwd: string): Promise<void> {
  if (sitemap.includes('://')) return;
  const found = await stat(resolve(cwd, sitemap)).catch(() => undefined);
  if (found !== undefined) {
    throw new UsageError(
      `--sitemap takes the URL of a sitemap, and ${sitemap} is a path. To check a folder whole, give the folder itself.`,
    );
  }
  // `example.com/sitemap.xml` is a URL without its scheme.
  const [host = ''] = sitemap.split('/');
  const isUrl = host !== sitemap && !host.startsWith('.') && !looksLikePath(host);
  if (isUrl || !looksLikePath(sitemap)) return;
  const site = /^\w/.test(sitemap) ? ` For a site of that name write https://${sitemap}` : '';
  throw new UsageError(`--sitemap takes the URL of a sitemap. ${sitemap} is a path, and there is no such file.${site}`);
}

/** Answers a request for the sitemap with a page of links. An answer that is an error stays as it is. */
async function answer(
  outbound: Outbound,
  request: OutboundRequest,
  { sitemap, outcome, options }: { sitemap: string; outcome: SitemapOutcome; options: CheckOptions },
): Promise<OutboundResponse> {
  if (request.url !== sitemap || request.method === 'HEAD') return outbound.request(boundedBody(request, options));
  const first = await fetchWhole(outbound, request, sitemap);
  if (!isFound(first)) return first;
  const fetch = (url: string): Promise<OutboundResponse> => fetchWhole(outbound, request, url);
  const { pages, extraLinks, leftOut } = await listingOf(first, fetch, outcome.unread);
  outcome.pages = pages.size;
  outcome.linksLeftOut = leftOut;
  const fault = faultOf(first);
  if (fault !== undefined) outcome.unread.set(sitemap, fault);
  outcome.contentType = first.headers['content-type'];
  const links = [...pages].map((page) => `<a href="${escapeMarkup(page)}"></a>`);
  const html = [...links, ...extraLinks].join('\n');
  return toResponse(request, { status: 200, contentType: 'text/html; charset=utf-8', body: async () => html });
}

async function fetchWhole(outbound: Outbound, request: OutboundRequest, url: string): Promise<OutboundResponse> {
  const { origin } = new URL(request.url);
  const { 'user-agent': agent = '', ...own } = request.headers ?? {};
  // The caller's `onBody` must not get this body, because it is replaced.
  const { onBody: _, ...fetched } = request;
  const walked = await followRedirects(
    outbound,
    { ...fetched, method: 'GET', url, maxBodyBytes: SITEMAP_BYTES },
    {
      maxRedirects: HOPS,
      headersFor: (next) => ({ ...(new URL(next).origin === origin ? own : {}), 'user-agent': agent }),
    },
  );
  if (typeof walked.outcome !== 'string') return walked.outcome;
  return toResponse(request, { status: 508, contentType: 'text/plain' });
}

interface Listing {
  readonly pages: ReadonlySet<string>;
  /** Markup of the images, videos and language versions of the pages. */
  readonly extraLinks: ReadonlySet<string>;
  /** The number of images, videos and language versions that were left out. */
  readonly leftOut: number;
}

/**
 * Lists the pages of a sitemap, or of all sitemaps that an index names. One that does not answer adds nothing, as in a crawl.
 *
 * @param unread takes the URLs of sitemaps that could not be read whole, with their faults
 */
async function listingOf(
  first: OutboundResponse,
  fetch: (url: string) => Promise<OutboundResponse>,
  unread: Map<string, string>,
): Promise<Listing> {
  const pages = new Set<string>();
  const extraLinks = new Set<string>();
  let leftOut = 0;
  const seen = new Set<string>();
  const waiting: string[] = [];
  for (let response: OutboundResponse | undefined = first; response !== undefined; ) {
    const { kind, locations, links, flaw } = await readSitemap(response.body);
    // A first sitemap that lists nothing has no entry in `unread`: it is reported as no sitemap.
    const isReported = flaw !== undefined && (response !== first || locations.length > 0);
    if (isReported && !unread.has(response.url)) unread.set(response.url, flaw);
    const found = locations.flatMap((location) => URL.parse(location, response?.url)?.href ?? []);
    if (kind === 'index') waiting.push(...found.filter((url) => /^https?:/.test(url)));
    else {
      for (const url of found) if (pages.size < SITEMAP_URLS) pages.add(url);
      for (const link of links) {
        const markup = markupOf(link, response.url);
        if (extraLinks.size < MAX_EXTRA_LINKS) extraLinks.add(markup);
        else if (!extraLinks.has(markup)) leftOut++;
      }
    }
    response = undefined;
    while (response === undefined && seen.size < MAX_FILES) {
      const next = waiting.shift();
      if (next === undefined) break;
      if (seen.has(next)) continue;
      seen.add(next);
      const answered = await fetch(next).catch((error: unknown) => {
        if (!(error instanceof OutboundError) || error.code === 'aborted') throw error;
        unread.set(next, `could not be read (${error.message.replace(/\.$/, '')})`);
        return undefined;
      });
      if (answered === undefined) continue;
      const fault = faultOf(answered);
      if (fault !== undefined) unread.set(next, fault);
      if (isFound(answered)) response = answered;
    }
  }
  for (const url of waiting) if (!seen.has(url)) unread.set(url, `comes after ${MAX_FILES} other sitemaps`);
  return { pages, extraLinks, leftOut };
}

const isFound = ({ status }: OutboundResponse): boolean => status >= 200 && status < 300;

/** The reason why an answer has less than its sitemap lists; undefined when it has all. */
function faultOf(response: OutboundResponse): string | undefined {
  if (!isFound(response)) return `answered ${response.status}`;
  if (response.bodyError !== undefined) return 'broke off';
  return response.bodyTruncated ? 'is larger than 50 MiB' : undefined;
}

/** An HTML element with the link. */
function markupOf({ href, kind }: Sitemap['links'][number], base: string): string {
  const url = escapeMarkup(URL.parse(href, base)?.href ?? href);
  if (kind === 'alternate') return `<link rel="alternate" href="${url}">`;
  return `<${kind} src="${url}">`;
}
