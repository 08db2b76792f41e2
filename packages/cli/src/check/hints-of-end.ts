import type { EndRecord } from '@linkvitals/crawler';

/** Sentences about links and headers that a crawl left out. */
export const hintsOfEnd = (end: EndRecord | undefined): string[] => [...leftOut(end), ...heldBack(end)];

function leftOut(end: EndRecord | undefined): string[] {
  const links = end?.sitemapLinksLeftOut ?? 0;
  if (links === 0) return [];
  const what = `${links} images, videos and language versions that sitemaps list were not checked.`;
  return [`${what} Of these, a crawl takes 10 for each page of --max-pages, 2000 at most; --sitemap takes 20000.`];
}

function heldBack(end: EndRecord | undefined): string[] {
  if (end?.headersHeldBack !== true) return [];
  const what = 'Some of the site was requested over http, without what --header says.';
  return [`${what} To send it without encryption too, check the address with http:// before it.`];
}
