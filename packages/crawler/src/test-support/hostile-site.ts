import { hostilePages, type Play, perLane } from '@linkvitals/testing';
import { expect, onTestFinished } from 'vitest';
import type { Outcome } from './run-crawl.ts';
import { serve, type TestSite } from './serve.ts';

/** Largest number of bytes read of a page: fewer than each of the large pages has. */
const HTML_BYTES = perLane(512, 2_048) * 1_024;
const LINKS_PER_PAGE = 3_000;
const HOSTILE = hostilePages();
const paths = Object.keys(HOSTILE);

/** Starts a site with one page for each trick, which ends with the test. */
export async function startHostileSite(): Promise<TestSite> {
  const played = Object.entries(HOSTILE).map(([path, play]) => {
    return [
      path,
      (request: Parameters<Play>[0]['request'], response: Parameters<Play>[0]['response']) =>
        play({ request, response, nth: 1 }),
    ] as const;
  });
  const start = paths.map((path) => `<a href="${path}">x</a>`).join('\n');
  const site = await serve({ '/robots.txt': 404, '/': start, ...Object.fromEntries(played), '*': 'fine' });
  onTestFinished(() => site.close());
  return site;
}

/** Options for a crawl of such a site. */
export const hostileCrawl = {
  rate: { start: 0, min: 0, max: 0, inFlight: paths.length },
  limits: {
    pageMs: 10_000,
    linkMs: 10_000,
    depthLimit: 1,
    maxPages: 100,
    htmlBytes: HTML_BYTES,
    linksPerPage: LINKS_PER_PAGE,
  },
};

/** Expects that the crawl completes, and that the sizes in its records are limited. */
export function expectBounded(outcome: Outcome): void {
  expect(outcome.end?.outcome).toBe('completed');
  for (const page of outcome.pages.values()) {
    expect(page.bytes).toBeLessThanOrEqual(HTML_BYTES);
    expect(page.links.length).toBeLessThanOrEqual(LINKS_PER_PAGE);
    expect(page.title?.length ?? 0).toBeLessThanOrEqual(1_000);
  }
  expect(outcome.page('/flood')).toMatchObject({ linksTruncated: true });
  for (const path of [
    '/endless',
    '/gzip',
    '/gzip-twice',
    '/br',
    '/zstd',
    '/deep',
    '/attributes',
    '/nul',
    '/css',
    '/shadows',
    '/frames',
    '/frame',
    '/app',
  ]) {
    expect(`${path} ${outcome.verdictText(path)}`).toBe(`${path} ok/ok`);
  }
  expect(outcome.verdictText('/trickle')).toBe('broken/timeout');
  expect(outcome.verdictText('/circle')).toBe('broken/redirect_loop');
  for (const path of ['/reset', '/broken-off']) expect(outcome.verdictText(path)).toMatch(/^broken\//);
  for (const path of ['/endless-headers', '/big-header', '/interim']) {
    expect(`${path} ${outcome.verdictText(path)}`).toBe(`${path} broken/protocol_error`);
  }
}
