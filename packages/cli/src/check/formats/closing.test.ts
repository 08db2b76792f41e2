import { expect, it } from 'vitest';
import { CheckResult } from '../report/check-result.ts';
import { SiteReport } from '../report/site-report.ts';
import { remarks } from './closing.ts';

const run = { startUrl: 'https://site.example/', durationMs: 1, maxPages: 500 };

it.each([
  ['pages', {}, 'the limit of 500 pages was reached'],
  ['links', { targetLimit: 25_000 }, 'the limit of 25000 links was reached'],
])('a check that a limit of %s cut short names the limit', (_, more, words) => {
  const report = new SiteReport();
  report.add({ type: 'end', outcome: 'completed', truncated: true, ...more });
  const text = expect.stringContaining(words);
  expect([...remarks(new CheckResult(report, run, { failOn: 'broken' }))]).toEqual([{ tone: 'careful', text }]);
});

it.each([
  ['bytes', { bytesTruncated: true, targetsTruncated: true }, '(--max-page-size, --timeout)'],
  ['links', {}, '(--max-links)'],
  ['all links of the site', { targetsTruncated: true }, '(--max-pages)'],
] as const)('a page that a limit of %s cut short is named with the option', (_, more, option) => {
  const report = new SiteReport();
  const url = 'https://site.example/';
  report.add({ type: 'target', id: 1, url, internal: true, navigational: true, depth: 0 });
  const numbers = { depth: 0, status: 200, bytes: 1, firstByteMs: 1, loadMs: 1 };
  const found = { title: null, links: [], linksTruncated: true, anchors: new Uint32Array(), findings: [] };
  report.add({ type: 'page', target: 1, url, ...numbers, ...found, ...more });
  report.add({ type: 'end', outcome: 'completed', truncated: false });
  const text = expect.stringMatching(/^Not the whole page: https:\/\/site\.example\/ /);
  const [remark] = remarks(new CheckResult(report, run, { failOn: 'broken' }));
  expect(remark).toEqual({ tone: 'careful', text });
  expect(remark?.text).toContain(option);
});
