import { startConformanceSite } from '@linkvitals/testing';
import { expect, test } from 'vitest';
import { crawlConformanceSite, differences, promptRows } from './conformance.test-support.ts';
import type { PageContent } from './page/page-content.ts';
import type { PageReading, PageToRead } from './page/page-reading.ts';
import { readBody } from './page/read-page.ts';
import { openParse5 } from './test-support/open-parse5.ts';

const plain = ({ links, ...rest }: PageContent) => ({ ...rest, links: [...links] });

// After the crawl, whose requests have time limits: parse5 would hold them up.
test('parse5 and the scanner read every page of the conformance site alike, and the verdicts on it are right', async () => {
  await using site = await startConformanceSite(promptRows);
  const read: { readonly page: PageToRead; readonly content: ReturnType<typeof plain> }[] = [];
  const pageReading: PageReading = {
    read: async (page) => {
      const copy = { ...page, body: new Uint8Array(page.body) };
      const content = readBody(page);
      // parse5 does not parse XML.
      const isXml = /^application\/xhtml\+xml\b/.test(page.contentType ?? '');
      if (!isXml) read.push({ page: copy, content: plain(content) });
      return content;
    },
  };
  const outcome = await crawlConformanceSite(site, { pageReading });
  expect(differences(site, outcome)).toEqual([]);
  for (const { page, content } of read) expect(plain(readBody(page, openParse5))).toEqual(content);
  expect(read.length).toBeGreaterThan(site.rows.length / 4);
});
