import type { PageLink, VerdictRecord } from '@linkvitals/crawler';
import { CheckResult } from './check-result.ts';
import { SiteReport } from './site-report.ts';

export const SITE = 'https://www.example.com';

export interface Found {
  readonly url: string;
  readonly verdict?: VerdictRecord['verdict'];
  readonly reason?: VerdictRecord['reason'];
  readonly warnings?: VerdictRecord['warnings'];
  /** Number of pages that link to it. */
  readonly on: number;
  /** Part of these pages. Default: main. */
  readonly region?: PageLink['region'];
}

/** A check of ten pages that link to these targets, each page to the first ones. */
export function checked(found: readonly Found[]): CheckResult {
  const report = new SiteReport();
  const add = (
    id: number,
    { url, verdict = 'broken', reason = 'not_found', warnings = [] }: Omit<Found, 'on' | 'region'>,
  ) => {
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
    const links = found.flatMap(({ on, region = 'main' }, index) =>
      page <= on ? [{ target: 100 + index, kind: 'a', line: 1, text: 'x', region, count: 1 } as const] : [],
    );
    const read = { target: page, url, depth: 1, status: 200, title: null, bytes: 1, firstByteMs: 1, loadMs: 1 };
    report.add({ type: 'page', ...read, links, linksTruncated: false, anchors: new Uint32Array(), findings: [] });
  }
  return new CheckResult(report, { startUrl: SITE, durationMs: 1, maxPages: 100 }, { failOn: 'unverifiable' });
}
