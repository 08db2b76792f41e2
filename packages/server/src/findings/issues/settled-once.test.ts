import { expect, it } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { describeEveryEmptyDatabase } from '../../platform/storage/describe-each-database.test-support.ts';
import { verifiedDomain } from '../../sites/domains/domain.test-support.ts';
import { startCrawl } from '../crawls/index.ts';
import { startOwnSiteTest } from '../crawls/own-site.test-support.ts';
import { runCrawl } from '../crawls/run/run-crawl.ts';

const hostname = 'once.example.com';
const answers = { '/': '<title>Home</title><a href=/gone>x</a>', '/robots.txt': 404 };
const never = new AbortController().signal;

describeEveryEmptyDatabase('issues of a crawl whose server dies while it ends', (fresh) => {
  it('are settled once, by the run that ends it', async () => {
    const test = await startOwnSiteTest({ answers, hostnames: [hostname], db: fresh().open() });
    const { id: domainId } = await verifiedDomain(test, { hostname });
    const { id: crawlId } = await startCrawl({ ...test.ctx, clock: systemClock }, { domainId });
    const onPoint = (point: string): void => {
      if (point === 'before-end-commit') throw new Error('killed');
    };
    await expect(runCrawl({ ...test.services, onPoint }, { crawlId, signal: never })).rejects.toThrow('killed');
    expect(await test.db.knex('issues')).toEqual([]);

    await test.db.knex('crawls').where({ id: crawlId }).update({ lease_expires_at: 0 });
    await runCrawl(test.services, { crawlId, signal: never });
    const rows = await test.db.knex('issues').where({ kind: 'broken_link' });
    expect(rows).toMatchObject([{ state: 'open', outcome: 'new', settled_crawl_id: crawlId, found_on_pages: 1 }]);
    const changes = await test.db.knex('issue_changes').where({ issue_id: rows[0]?.id });
    expect(changes).toMatchObject([{ change_kind: 'opened', crawl_id: crawlId }]);
    const crawl = await test.db.knex('crawls').where({ id: crawlId }).first('issues');
    const [all] = await test.db.knex('issues').count({ count: '*' });
    expect(JSON.parse(crawl.issues)).toMatchObject({ new: Number(all?.count), persisting: 0 });
  });
});
