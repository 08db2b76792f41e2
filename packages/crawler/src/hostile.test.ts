import { brotliCompressSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { type Play, plays } from '@linkvitals/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loopbackOutbound, type Outcome, runCrawl } from './test-support/run-crawl.ts';
import { serve, type TestSite } from './test-support/serve.ts';

const CRAWLS = 10;
const HTML_BYTES = 2 * 1_024 * 1_024;
const LINKS_PER_PAGE = 3_000;
const HTML = { 'content-type': 'text/html' };
const { bytes, endless, raw, trickle } = plays;

const html = (text: string): Play => bytes(text, HTML);
const coded = (coding: string, body: Uint8Array): Play => bytes(body, { ...HTML, 'content-encoding': coding });
const bomb = Buffer.alloc(64 * 1_024 * 1_024, ' ');

/** What a server can do to whoever asks it for a page. */
const HOSTILE: Readonly<Record<string, Play>> = {
  '/endless': endless('HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n\r\n', Buffer.alloc(65_536, '<p>')),
  '/trickle': trickle,
  '/endless-headers': endless('HTTP/1.1 200 OK\r\n', Buffer.from('x-more: and more\r\n'.repeat(1_000))),
  '/big-header': raw(`HTTP/1.1 200 OK\r\nx: ${'y'.repeat(1_000_000)}\r\n\r\n`),
  '/interim': endless('', Buffer.from('HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(100))),
  '/gzip': coded('gzip', gzipSync(bomb)),
  '/gzip-twice': coded('gzip, gzip', gzipSync(gzipSync(bomb))),
  '/br': coded('br', brotliCompressSync(bomb)),
  '/zstd': coded('zstd', zstdCompressSync(bomb)),
  '/deep': html('<div>'.repeat(200_000)),
  '/comments': html('<!--'.repeat(60_000)),
  '/attributes': html(`<a ${'x=1 '.repeat(300_000)} href=/deep>`),
  '/one-tag': html(`<a title="${'y'.repeat(5_000_000)}`),
  '/nul': html('\0'.repeat(1_000_000)),
  '/flood': html(Array.from({ length: 50_000 }, (_, i) => `<a href=/f${i % 7}?${i}>x`).join('')),
  '/ids': html(Array.from({ length: 100_000 }, (_, i) => `<p id=i${i}>`).join('')),
  '/title': html(`<title>${'z'.repeat(1_500_000)}</title>`),
  '/meta': html('<meta property="og:image" content="http://[">'.repeat(30_000)),
  '/json': html(`<script type="application/ld+json">${'{"a":['.repeat(100_000)}</script>`),
  '/styles': html(`<style>${'url('.repeat(250_000)}</style>`),
  '/srcset': html(`<img srcset="${'a 1x,'.repeat(200_000)}">`),
};
const paths = Object.keys(HOSTILE);

let site: TestSite;
beforeAll(async () => {
  const played = Object.entries(HOSTILE).map(([path, play]) => {
    return [
      path,
      (request: Parameters<Play>[0]['request'], response: Parameters<Play>[0]['response']) =>
        play({ request, response, nth: 1 }),
    ] as const;
  });
  const start = paths.map((path) => `<a href="${path}">x</a>`).join('\n');
  site = await serve({ '/robots.txt': 404, '/': start, ...Object.fromEntries(played), '*': 'fine' });
});
afterAll(() => site.close());

test('ten crawls of a hostile site at once end well, and what each keeps of it is bounded', async () => {
  const outbound = loopbackOutbound();
  const rate = { start: 0, min: 0, max: 0, inFlight: paths.length };
  const limits = { pageMs: 4_000, linkMs: 4_000, depthLimit: 1, maxPages: 100 };
  const outcomes: Outcome[] = await Promise.all(
    Array.from({ length: CRAWLS }, () => runCrawl(`${site.origin}/`, { outbound, rate, limits })),
  );
  await outbound.close();
  for (const outcome of outcomes) {
    expect(outcome.end?.outcome).toBe('completed');
    for (const page of outcome.pages.values()) {
      expect(page.bytes).toBeLessThanOrEqual(HTML_BYTES);
      expect(page.links.length).toBeLessThanOrEqual(LINKS_PER_PAGE);
      expect(page.title?.length ?? 0).toBeLessThanOrEqual(1_000);
    }
    expect(outcome.page('/flood')).toMatchObject({ linksTruncated: true });
    for (const path of ['/endless', '/gzip', '/gzip-twice', '/br', '/zstd', '/deep', '/attributes', '/nul']) {
      expect(`${path} ${outcome.said(path)}`).toBe(`${path} ok/ok`);
    }
    expect(outcome.said('/trickle')).toBe('broken/timeout');
    for (const path of ['/endless-headers', '/big-header', '/interim']) {
      expect(`${path} ${outcome.said(path)}`).toBe(`${path} broken/protocol_error`);
    }
    // Traps: of seven paths with thousands of queries each, fifty are followed.
    const reasons = [...outcome.verdicts.values()].map(({ reason }) => reason);
    expect(reasons.filter((reason) => reason === 'trap').length).toBeGreaterThan(2_000);
  }
}, 120_000);
