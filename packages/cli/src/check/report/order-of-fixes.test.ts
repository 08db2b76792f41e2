import type { VerdictRecord } from '@linkvitals/crawler';
import { expect, it } from 'vitest';
import { CheckResult } from './check-result.ts';
import { SiteReport } from './site-report.ts';

const SITE = 'https://www.example.com';

interface Found {
  readonly url: string;
  readonly verdict?: VerdictRecord['verdict'];
  readonly reason?: VerdictRecord['reason'];
  readonly warnings?: VerdictRecord['warnings'];
  /** Number of pages that link to it. */
  readonly on: number;
}

/** A check of ten pages that link to these targets. */
function checked(found: readonly Found[]): CheckResult {
  const report = new SiteReport();
  const add = (id: number, { url, verdict = 'broken', reason = 'not_found', warnings = [] }: Omit<Found, 'on'>) => {
    const internal = url.startsWith(SITE);
    report.add({ type: 'target', id, url, internal, navigational: true, depth: 1 });
    const status = reason === 'not_found' ? { status: 404 } : {};
    report.add({ type: 'verdict', target: id, requested: true, verdict, reason, redirects: [], warnings, ...status });
  };
  found.forEach((one, index) => {
    add(100 + index, one);
  });
  for (let page = 1; page <= 10; page += 1) {
    const url = `${SITE}/page-${page}`;
    add(page, { url, verdict: 'ok', reason: 'ok' });
    const links = found.flatMap(({ on }, index) =>
      page <= on ? [{ target: 100 + index, kind: 'a', line: 1, text: 'x', region: 'main', count: 1 } as const] : [],
    );
    const read = { target: page, url, depth: 1, status: 200, title: null, bytes: 1, firstByteMs: 1, loadMs: 1 };
    report.add({ type: 'page', ...read, links, linksTruncated: false, anchors: new Uint32Array(), findings: [] });
  }
  return new CheckResult(report, { startUrl: SITE, durationMs: 1, maxPages: 100 }, { failOn: 'unverifiable' });
}

it('the order of problems is that of fixes: by points and pages, and by discovery where these are equal', () => {
  const result = checked([
    { url: 'https://other.example/slow', verdict: 'unverifiable', reason: 'blocked', warnings: ['soft_404'], on: 10 },
    { url: 'https://dead.example/b', reason: 'dns_not_found', on: 1 },
    { url: `${SITE}/gone-b`, on: 1 },
    { url: `${SITE}/gone-a`, on: 1 },
    { url: `${SITE}/moved`, verdict: 'ok', reason: 'ok', warnings: ['redirect_permanent'], on: 2 },
    { url: `${SITE}/on-all`, on: 10 },
    { url: 'https://dead.example/a', reason: 'dns_not_found', on: 2 },
  ]);
  expect(Array.from(result.problems(), ({ target }) => target.url.replace(SITE, ''))).toEqual([
    '/on-all',
    '/gone-b',
    '/gone-a',
    // One host, so that one search corrects both.
    'https://dead.example/b',
    'https://dead.example/a',
    '/moved',
    'https://other.example/slow',
  ]);
});
