import { expect, test } from 'vitest';
import { crawlSite } from './crawl-site.ts';
import { OPTIONS, resumableSite } from './resume.test-support.ts';
import { Outcome, testOptions } from './test-support/run-crawl.ts';

const resumable = resumableSite();
const { crawl, outbound } = resumable;

// resume.long.test.ts cuts the crawl after every record.
test('a crawl that is cut after one of many records and resumed ends like one that was not disturbed', () =>
  resumable.expectAnyCut(11));

test('a resumed crawl requests again only what had no verdict', async () => {
  const cut = new Outcome();
  for await (const record of crawlSite(testOptions(`${resumable.site.origin}/`, outbound, OPTIONS))) {
    cut.add(record);
    if (cut.pages.size === 5) break;
  }
  resumable.site.requests.length = 0;
  await crawl({ resume: cut.resumeState() });
  const judged = [...cut.verdicts.values()]
    .filter(({ verdict, method }) => verdict === 'ok' && method === 'GET')
    .map(({ target }) => cut.targets.get(target)?.url);
  const fetched = resumable.site.requests.map((request) => `${resumable.site.origin}${request.split(' ')[1]}`);
  expect(judged.length).toBeGreaterThan(3);
  expect(fetched.filter((url) => judged.includes(url))).toEqual([]);
});
