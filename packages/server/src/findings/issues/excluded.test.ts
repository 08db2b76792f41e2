import { expect, it } from 'vitest';
import { describeEachDatabase } from '../../platform/storage/describe-each-database.test-support.ts';
import { verifiedDomain } from '../../sites/domains/domain.test-support.ts';
import { updateDomain } from '../../sites/domains/index.ts';
import { startOwnSiteTest } from '../crawls/own-site.test-support.ts';

const hostname = 'partly.example.com';
const page = (body: string) => `<!doctype html><html lang="en"><title>A shop that sells things</title>${body}</html>`;

describeEachDatabase('an issue in a part of the site that is excluded now', (fresh) => {
  it('is inconclusive for that reason, also when no page that was read links to it any more', async () => {
    const answers = {
      '/': page('<a href=/kites/>Kites</a><a href=/gone>Gone</a>'),
      '/kites/': page('<a href=/kites/winder>Winder</a>'),
    };
    const test = await startOwnSiteTest({ db: fresh().open(), hostnames: [hostname], answers });
    const { id: domainId } = await verifiedDomain(test, { hostname });
    await test.crawl(domainId);
    const change = { crawl_config: { exclusions: ['/kites/**'] } };
    await updateDomain(test.ctx, { domainId, change, version: undefined });
    await test.crawl(domainId);
    const issues = test.db.knex('issues').where({ kind: 'broken_link' }).orderBy('url');
    expect(await issues).toMatchObject([
      { url: `http://${hostname}/gone`, outcome: 'persisting' },
      { url: `http://${hostname}/kites/winder`, outcome: 'inconclusive', inconclusive_because: 'excluded' },
    ]);
    const ofPage = test.db.knex('issues').where({ url: `http://${hostname}/kites/` });
    const reasons: string[] = await ofPage.distinct().pluck('inconclusive_because');
    expect(reasons).toEqual(['excluded']);
  });
});
