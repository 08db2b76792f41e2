import { expect, it } from 'vitest';
import { CheckResult } from '../report/check-result.ts';
import { SiteReport } from '../report/site-report.ts';
import { remarks } from './closing.ts';

it.each([
  ['pages', {}, 'the limit of 500 pages was reached'],
  ['links', { targetLimit: 25_000 }, 'the limit of 25000 links was reached'],
])('a check that a limit of %s cut short names the limit', (_, more, words) => {
  const report = new SiteReport();
  report.add({ type: 'end', outcome: 'completed', truncated: true, ...more });
  const run = { startUrl: 'https://site.example/', durationMs: 1, maxPages: 500 };
  const text = expect.stringContaining(words);
  expect([...remarks(new CheckResult(report, run, { failOn: 'broken' }))]).toEqual([{ tone: 'careful', text }]);
});
