import { hostilePages, type Play } from '@linkvitals/testing';
import { expect, onTestFinished } from 'vitest';
import { BodyRoom } from './requests/body-room.ts';
import { loopbackOutbound, type Outcome, runCrawl } from './test-support/run-crawl.ts';
import { serve } from './test-support/serve.ts';

const HTML_BYTES = 2 * 1_024 * 1_024;
const LINKS_PER_PAGE = 3_000;
const HOSTILE = hostilePages();
const paths = Object.keys(HOSTILE);

/** Crawls a hostile site so many times at once: each crawl ends well, and what it keeps is bounded. */
export async function expectBoundedCrawls(crawls: number): Promise<void> {
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
  const outbound = loopbackOutbound();
  const bodyRoom = new BodyRoom();
  const rate = { start: 0, min: 0, max: 0, inFlight: paths.length };
  const limits = { pageMs: 10_000, linkMs: 10_000, depthLimit: 1, maxPages: 100 };
  const outcomes: Outcome[] = await Promise.all(
    Array.from({ length: crawls }, () => runCrawl(`${site.origin}/`, { outbound, bodyRoom, rate, limits })),
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
      expect(`${path} ${outcome.said(path)}`).toBe(`${path} ok/ok`);
    }
    expect(outcome.said('/trickle')).toBe('broken/timeout');
    expect(outcome.said('/circle')).toBe('broken/redirect_loop');
    for (const path of ['/reset', '/broken-off']) expect(outcome.said(path)).toMatch(/^broken\//);
    for (const path of ['/endless-headers', '/big-header', '/interim']) {
      expect(`${path} ${outcome.said(path)}`).toBe(`${path} broken/protocol_error`);
    }
    // Traps: of seven paths with thousands of queries each, fifty are followed.
    const reasons = [...outcome.verdicts.values()].map(({ reason }) => reason);
    expect(reasons.filter((reason) => reason === 'trap').length).toBeGreaterThan(2_000);
  }
}
