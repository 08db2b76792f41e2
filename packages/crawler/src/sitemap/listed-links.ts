import { nextRound } from '../next-round.ts';
import type { LinkKind } from '../page/links/link-kind.ts';
import { type ResolvedLink, resolveLink } from '../url/resolve-link.ts';
import type { Exchange } from '../verdict/exchange.ts';
import type { SitemapLink } from './sitemap-link.ts';

/** A sitemap that lists more than pages, and the exchange that brought it. */
export interface ListingFile {
  readonly url: string;
  /** The exchange without its body. */
  readonly exchange: Exchange;
  readonly links: readonly ListedLink[];
}

export interface ListedLink {
  readonly resolved: ResolvedLink;
  readonly kind: LinkKind;
  readonly line: number;
  readonly count: number;
}

/** Links that are resolved between two rounds of the event loop: a few milliseconds. */
const LINKS_PER_SLICE = 1_024;

/**
 * Resolves the links of a sitemap and folds equal ones, which get the line of the first. Also returns how many were left out.
 *
 * @param limit largest number of different links
 */
export async function listedLinks(
  links: readonly SitemapLink[],
  base: string,
  limit: number,
): Promise<{ links: ListedLink[]; leftOut: number }> {
  let leftOut = 0;
  const found = new Map<string, { resolved: ResolvedLink; kind: LinkKind; line: number; count: number }>();
  for (const [taken, { href, kind, line }] of links.entries()) {
    if (taken % LINKS_PER_SLICE === LINKS_PER_SLICE - 1) await nextRound();
    const resolved = resolveLink(href, base);
    const key = `${kind} ${resolved.url}`;
    const known = found.get(key);
    if (known !== undefined) known.count++;
    else if (found.size < limit) found.set(key, { resolved, kind, line, count: 1 });
    else leftOut++;
  }
  return { links: [...found.values()], leftOut };
}

/**
 * The first links of the files, without language versions that are listed as pages; files without any other link are left out.
 *
 * @param limit largest number of links of all files
 */
export function filesWithin(
  all: readonly ListingFile[],
  pages: ReadonlySet<string>,
  limit: number,
): { files: ListingFile[]; leftOut: number } {
  let room = limit;
  let leftOut = 0;
  const files = all.flatMap((file) => {
    const more = file.links.filter(({ kind, resolved }) => kind !== 'alternate' || !pages.has(resolved.url));
    const links = more.slice(0, room);
    room -= links.length;
    leftOut += more.length - links.length;
    return links.length === 0 ? [] : [{ ...file, links }];
  });
  return { files, leftOut };
}

const NOTHING = new Uint8Array(0);

/** An exchange without the body of its response, which may have 50 MB, and without its hops. */
export function withoutBody(exchange: Exchange): Exchange {
  const { end } = exchange;
  if (end.kind !== 'answer') return exchange;
  return { ...exchange, hops: [], end: { ...end, response: { ...end.response, body: NOTHING } } };
}
