import { startConformanceSite } from '@linkvitals/testing';
import { expect, test } from 'vitest';
import { crawlConformanceSite, differences, lateRows, promptRows, targetOf } from './conformance.test-support.ts';

test.each([
  ['that is answered at once', promptRows],
  ['that keeps the client waiting', lateRows],
])('the crawl gives the right verdict for every row %s, and calls nothing else broken', async (_kind, rows) => {
  await using site = await startConformanceSite(rows);
  const outcome = await crawlConformanceSite(site);
  expect(differences(site, outcome)).toEqual([]);

  const known = new Set(site.rows.map((row) => targetOf(outcome, row)?.target));
  const alarms = [...outcome.verdicts.values()].filter(
    ({ verdict, target }) => verdict === 'broken' && !known.has(target),
  );
  const chained = alarms.map(({ target }) => outcome.targets.get(target)?.url);
  expect(chained).toEqual([]);
  const speakOtherwise = [...outcome.pages.values()].filter(({ target, findings }) => {
    const isFound = findings.some(({ code }) => code === 'mixed_content');
    return isFound !== outcome.verdicts.get(target)?.warnings.includes('mixed_content');
  });
  expect(speakOtherwise.map(({ url }) => url)).toEqual([]);
  expect(outcome.end).toEqual({ type: 'end', outcome: 'completed', truncated: false });
  expect([...outcome.verdicts.values()].filter(({ verdict }) => verdict === 'suspect')).toEqual([]);
});
