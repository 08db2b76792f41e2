import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answersOf, folderOf, LANGUAGE_PAGES, requestsOf } from './test-support/language-pages.ts';
import { type Outcome, runCrawl } from './test-support/run-crawl.ts';
import { serve, type TestSite } from './test-support/serve.ts';

/** A site with pages in many languages and encodings, crawled over HTTP: the requests must be those of a browser. */
let site: TestSite;
let outcome: Outcome;

beforeAll(async () => {
  const start = LANGUAGE_PAGES.map((page) => `<a href="${folderOf(page)}">${page.language}</a>`).join('\n');
  site = await serve(Object.assign({ '/': start }, ...LANGUAGE_PAGES.map(answersOf)));
  outcome = await runCrawl(`${site.origin}/`);
});
afterAll(() => site.close());

describe.each(LANGUAGE_PAGES)('$language in $encoding, declared by: $declared', (page) => {
  const [first, second] = page.words.map(([text]) => text);

  test('every link is requested as a browser requests it, and nothing else is', () => {
    const folder = folderOf(page);
    const fetched = site.requests
      .map((request) => request.replace(/^(?:GET|HEAD) /, ''))
      .filter((url) => url.startsWith(folder));
    expect([...new Set(fetched)].sort()).toEqual(requestsOf(page).sort());
  });

  test('title and texts of links are read', () => {
    const read = outcome.page(folderOf(page));
    expect(read?.title).toBe(first);
    expect(read?.links.map(({ text }) => text)).toEqual([second, second, first, first, first]);
  });

  test('links are fine, and their URLs are shown as they were requested', () => {
    const urls = [...outcome.targets.values()]
      .map(({ url }) => url)
      .filter((url) => url.startsWith(site.origin + folderOf(page)));
    expect(urls.map((url) => url.replace(/#.*$/, ''))).toEqual(
      expect.arrayContaining(requestsOf(page).map((path) => site.origin + path)),
    );
    expect(urls.map((url) => outcome.verdictText(url)).filter((verdict) => verdict !== 'ok/ok')).toEqual([]);
  });
});

test('fragments in all of these encodings are found', () => {
  expect([...outcome.fragmentLinks.values()]).toEqual([]);
});
