import { startConformanceSite } from '@linkvitals/testing';
import { expect, test } from 'vitest';
import { crawlConformanceSite, differences } from './conformance.test-support.ts';
import type { PageContent } from './page/page-content.ts';
import type { PageReading } from './page/page-reading.ts';
import { readBody } from './page/read-page.ts';
import { openParse5 } from './test-support/open-parse5.ts';

test('with parse5 in place of the scanner the engine reads every page alike, and says the truth as well', async () => {
  await using site = await startConformanceSite();
  const pages: PageContent[] = [];
  const pagesOfScanner: PageContent[] = [];
  const pageReading: PageReading = {
    read: async (page) => {
      const content = readBody(page);
      // parse5 knows nothing of XML.
      if (/^application\/xhtml\+xml\b/.test(page.contentType ?? '')) return content;
      pagesOfScanner.push(content);
      pages.push(readBody(page, openParse5));
      return pages.at(-1) ?? content;
    },
  };
  const outcome = await crawlConformanceSite(site, { pageReading });
  expect(differences(site, outcome)).toEqual([]);
  const plain = ({ links, ...rest }: PageContent) => ({ ...rest, links: [...links] });
  expect(pages.map(plain)).toEqual(pagesOfScanner.map(plain));
  expect(pages.length).toBeGreaterThan(site.rows.length / 4);
});
