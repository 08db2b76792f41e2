import { expect, it } from 'vitest';
import { describeEachDatabase } from '../../../platform/storage/describe-each-database.test-support.ts';
import { verifiedDomain } from '../../../sites/domains/domain.test-support.ts';
import { startOwnSiteTest } from '../../crawls/own-site.test-support.ts';

const hostname = 'shop.example.com';
const page =
  '<!doctype html><html lang="en"><head><title>Shop</title></head><body><a href="/gone">Gone</a></body></html>';

describeEachDatabase('a crawl whose start page fails', (fresh) => {
  it('finds no broken link, because no page links to it', async () => {
    const answers: Record<string, string | number> = { '/': page };
    const test = await startOwnSiteTest({ db: fresh().open(), hostnames: [hostname], answers });
    const { id } = await verifiedDomain(test, { hostname });
    const broken = () =>
      test.db.knex('issues').where({ domain_id: id, kind: 'broken_link' }).select('url', 'state', 'outcome');
    await test.crawl(id);
    const known = { url: `http://${hostname}/gone`, state: 'open' };
    expect(await broken()).toEqual([{ ...known, outcome: 'new' }]);
    const fixes = await test.db.knex('fixes').where({ domain_id: id }).orderBy('id').pluck('id');
    answers['/'] = 503;
    await test.crawl(id);
    await test.crawlWhileAway(id);
    const crawls = await test.db.knex('crawls').orderBy('created_at').pluck('error_code');
    expect(crawls).toEqual([null, 'HTTP_ERROR', 'CONNECTION_REFUSED']);
    expect(await broken()).toEqual([{ ...known, outcome: 'inconclusive' }]);
    expect(await test.db.knex('fixes').where({ domain_id: id }).orderBy('id').pluck('id')).toEqual(fixes);
  });
});
