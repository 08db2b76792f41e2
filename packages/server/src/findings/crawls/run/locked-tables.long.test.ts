import { describeMysql, openMysqlClient } from '@linkvitals/testing/databases';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../../platform/storage/index.ts';
import { checkVerification, createDomain } from '../../../sites/domains/index.ts';
import { hostname, startCrawlTest } from '../crawl.test-support.ts';
import { startCrawl } from '../queue/start-crawl.ts';
import { getCrawl } from '../views/get-crawl.ts';
import { runCrawl } from './run-crawl.ts';

const never = new AbortController().signal;
/** Columns that a dead worker leaves, with three crashes. The next run counts the fourth; a fifth crash would end the crawl. */
const leftBehind = { lease_owner: 'gone', lease_token: 'x', lease_expires_at: 0, crash_count: 3 };

describeMysql('a crawl that is resumed while another client locks its tables', (open) => {
  it('is suspended for a moment each time, which is no crash, and completes when the lock has ended', async () => {
    const url = await open();
    const db = openDatabase({ url, lockTimeoutMs: 1_000 });
    const test = await startCrawlTest({ db });
    const other = await openMysqlClient(url);
    onTestFinished(async () => {
      other.close();
      await db.close();
    });
    const domain = await createDomain(test.ctx, { hostname });
    test.dns.set(hostname, `linkvitals-verify=${domain.verification_token}`);
    await checkVerification(test.ctx, { domainId: domain.id });
    const { id } = await startCrawl(test.ctx, { domainId: domain.id });
    await db.knex('crawls').update({ state: 'running', started_at: 1, ...leftBehind });
    // The crawl may be claimed, but the findings of an earlier run about the whole site cannot be deleted.
    await other.query('lock tables crawl_findings read');
    for (let time = 0; time < 3; time += 1) {
      await runCrawl(test.services, { crawlId: id, signal: never });
      const row = await db.knex('crawls').first();
      expect([row.state, row.crash_count, row.lease_owner]).toEqual(['running', 4, null]);
      await db.knex('crawls').update({ lease_expires_at: 0 });
    }
    await other.query('unlock tables');
    await runCrawl(test.services, { crawlId: id, signal: never });
    expect((await getCrawl(test.ctx, { crawlId: id })).state).toBe('completed');
  });
});
