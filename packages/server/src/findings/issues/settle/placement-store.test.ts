import { expect, it } from 'vitest';
import { describeEveryEmptyDatabase } from '../../../platform/storage/describe-each-database.test-support.ts';
import { insertInBatches } from '../../../platform/storage/index.ts';
import { verifiedDomain } from '../../../sites/domains/domain.test-support.ts';
import { createTestContext } from '../../../test-support/test-context.ts';
import { startCrawl } from '../../crawls/index.ts';
import { findCommonPlaces } from './placement-store.ts';

interface Link {
  readonly target: number;
  readonly page: number;
  readonly region?: string | null;
  readonly text?: string | null;
  readonly count?: number;
}

const links: readonly Link[] = [
  // The target is in the footer of three of the pages, twice on one of them, and once elsewhere.
  ...[1, 2, 3, 3].map((page) => ({ target: 1, page, region: 'footer', text: 'Über 5 / 10 ☂' })),
  { target: 1, page: 4, region: 'footer', text: 'about', count: 5 },
  // It is equally often in two places, which are ordered by region, then by text.
  { target: 2, page: 1, region: 'nav', text: 'a' },
  { target: 2, page: 2, region: 'header', text: 'b' },
  { target: 2, page: 3, region: 'header', text: 'B' },
  // The place is not known.
  { target: 3, page: 1, region: null, text: null, count: 2 },
  // It is on ten pages in one place and on nine in another: numbers of pages with more digits win.
  ...Array.from({ length: 10 }, (_, page) => ({ target: 4, page: page + 1, region: 'main', text: 'ten' })),
  ...Array.from({ length: 9 }, (_, page) => ({ target: 4, page: page + 1, region: 'aside', text: 'nine' })),
  { target: 5, page: 1, region: 'main', text: 'not wanted' },
];

describeEveryEmptyDatabase('where most pages show a target', (fresh) => {
  it('is the place of the most pages; for equal numbers the first by region and text', async () => {
    const test = await createTestContext({ db: fresh().open() });
    const { id: domainId } = await verifiedDomain(test, { hostname: 'places.example.com' });
    const { id: crawl_id } = await startCrawl(test.ctx, { domainId });
    const rows = links.map(({ target, page, region = null, text = null, count = 1 }, seq) => ({
      ...{ crawl_id, page_id: page, seq, target_id: target, kind: 'a', region, text, count },
    }));
    await insertInBatches(test.db.knex, 'crawl_links', rows);
    const places = await findCommonPlaces(test.db.knex, crawl_id, [1, 2, 3, 4, 6]);
    expect(Object.fromEntries(places)).toEqual({
      1: { region: 'footer', text: 'Über 5 / 10 ☂', pages: 3, links: 9 },
      2: { region: 'header', text: 'B', pages: 1, links: 3 },
      3: { region: 'other', text: '', pages: 1, links: 2 },
      4: { region: 'main', text: 'ten', pages: 10, links: 19 },
    });
    await test.close();
  });
});
