import type { ConformanceRow, Play } from './conformance-row.ts';
import { bytes, ok, page } from './plays.ts';

export const OWN_ORIGIN = 'https://site.test';

/** The answers of all URLs of the rows, by absolute URL without fragment; the start page links to all rows. */
export function playBook(rows: readonly ConformanceRow[]): ReadonlyMap<string, Play> {
  const plays = new Map<string, Play>([
    [`${OWN_ORIGIN}/`, page(`<h1 id="begin">All rows</h1>\n${rows.map(linkOf).join('\n')}`)],
    [`${OWN_ORIGIN}/robots.txt`, robots(OWN_ORIGIN)],
    ['https://www.site.test/robots.txt', robots('https://www.site.test')],
    ['http://site.test/robots.txt', robots('http://site.test')],
  ]);
  const put = (href: string, play: Play): void => {
    const url = URL.parse(decoded(href), OWN_ORIGIN);
    if (url === null || !url.protocol.startsWith('http')) return;
    url.hash = '';
    plays.set(url.href, play);
  };
  // The answer of a row to its own link replaces an answer that another row has for the same URL.
  for (const row of rows) for (const [href, play] of Object.entries(row.also ?? {})) put(href, play);
  for (const row of rows) if (row.play !== undefined) put(row.href, row.play);
  for (const row of rows) {
    const url = URL.parse(row.href, OWN_ORIGIN);
    if (url !== null && url.origin !== OWN_ORIGIN && !plays.has(withoutHash(url))) put(row.href, ok);
  }
  return plays;
}

function robots(origin: string): Play {
  return bytes(`User-agent: *\nDisallow: /secret/\n# ${origin}\n`, { 'content-type': 'text/plain' });
}

function linkOf({ href, element = 'a' }: ConformanceRow): string {
  if (element === 'none') return '';
  if (element === 'img') return `<img src="${href}" alt="">`;
  if (element === 'form') return `<form action="${href}"></form>`;
  return `<a href="${href}">${element}</a>`;
}

/** Decodes the HTML of a link, because the map is by URL. */
function decoded(href: string): string {
  return href.replaceAll('&amp;', '&');
}

function withoutHash(url: URL): string {
  return url.href.replace(/#.*$/s, '');
}
