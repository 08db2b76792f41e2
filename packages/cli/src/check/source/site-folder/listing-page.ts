import { escapeMarkup } from '../../formats/escape-markup.ts';

const SITEMAP = /(?:^|\/)sitemap[^/]*\.xml$/i;
const LOCATIONS = /<(?:\w{1,20}:)?loc\s*>\s*([^<]*)|<\w{1,20}:link\b[^<>]{0,2000}?\bhref\s*=\s*["']([^"'<>]*)/g;
const SITEMAP_LINE = /^\s*sitemap\s*:\s*(\S+)/i;

/** Whether a file lists addresses for search engines. */
export const isListing = (path: string): boolean => path === 'robots.txt' || SITEMAP.test(path);

/** The addresses of a sitemap, or the sitemaps that a robots.txt names, as HTML, each on its line. */
export function listingPage(path: string, text: string): string {
  return path === 'robots.txt' ? robotsPage(text) : sitemapPage(text);
}

function robotsPage(text: string): string {
  const lines = text.split(/\r\n|\r|\n/).map((line) => SITEMAP_LINE.exec(line)?.[1]);
  return lines.map((url) => (url === undefined ? '' : link(escapeMarkup(url)))).join('\n');
}

function sitemapPage(text: string): string {
  let html = '';
  let copied = 0;
  for (const { 0: whole, 1: location, 2: href, index } of text.matchAll(LOCATIONS)) {
    const url = location ?? href ?? '';
    const at = index + whole.length - url.length;
    html += text.slice(copied, at).replace(/[^\n]/g, '');
    copied = at;
    // References of XML are the same as those of HTML.
    if (url.trim() !== '') html += link(url.trim().replaceAll('"', '&quot;'));
  }
  return html;
}

const link = (url: string): string => `<a href="${url}"></a>`;
