import { gzipSync } from 'node:zlib';
import type { Play } from '../conformance/conformance-row.ts';
import { bytes } from '../conformance/plays.ts';

const ROBOTS_BYTES = 512 * 1_024;
const SITEMAP_BYTES = 50 * 1_024 * 1_024;

const xml = (body: Uint8Array): Play => bytes(body, { 'content-type': 'application/xml' });

/** Answers of a hostile site for `/robots.txt` and the sitemaps in it: as large as allowed, and larger. */
export function hostileFiles(): Readonly<Record<string, Play>> {
  const sitemaps = ['/sitemap-bomb.xml', '/sitemap-large.xml', '/sitemap-index.xml'];
  let robots = `User-agent: *\n${sitemaps.map((path) => `Sitemap: ${path}\n`).join('')}`;
  for (let i = 0; robots.length < ROBOTS_BYTES; i++) robots += `Disallow: /*no${i}*where$\n`;
  const entry = (i: number): string => `<url><loc>/s/${i % 500}</loc><note>${'x'.repeat(700)}</note></url>`;
  const large = ['<urlset>'];
  for (let i = 0, size = 0; size < SITEMAP_BYTES; i++) {
    const piece = entry(i);
    large.push(piece);
    size += piece.length;
  }
  const index = Array.from({ length: 50_000 }, (_, i) => `<sitemap><loc>/no${i}/where</loc></sitemap>`).join('');
  return {
    '/robots.txt': bytes(robots, { 'content-type': 'text/plain' }),
    '/sitemap-bomb.xml': xml(gzipSync(Buffer.alloc(6 * SITEMAP_BYTES, '<loc>'))),
    '/sitemap-large.xml': xml(Buffer.from(large.join(''))),
    '/sitemap-index.xml': xml(Buffer.from(`<sitemapindex>${index}</sitemapindex>`)),
  };
}
