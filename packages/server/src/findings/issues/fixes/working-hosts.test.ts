import { expect, it } from 'vitest';
import { describeEachDatabase } from '../../../platform/storage/describe-each-database.test-support.ts';
import { startTest, verifiedDomain } from '../../../sites/domains/domain.test-support.ts';
import { insertCompletedCrawl } from '../../../test-support/insert-crawl.ts';
import { listWorkingHosts } from './facts-store.ts';

describeEachDatabase('a host of others', (fresh) => {
  it('works when it answered for one URL, also with a refusal or without the page', async () => {
    const test = await startTest({ db: fresh().open() });
    const { id: domainId } = await verifiedDomain(test);
    const crawlId = await insertCompletedCrawl(test.ctx, { domainId });
    const answers = [
      ['works.example', 'ok', 'ok', 200],
      ['refuses.example', 'unverifiable', 'blocked', 999],
      ['lacks-the-page.example', 'broken', 'not_found', 404],
      ['fails.example', 'broken', 'server_error', 503],
      ['is-silent.example', 'broken', 'timeout', null],
      ['was-not-asked.example', null, null, null],
    ] as const;
    const target = { crawl_id: crawlId, internal: 0, navigational: 1, depth: 1 };
    const rows = answers.flatMap(([host, verdict, reason, status_code], index) => [
      { ...target, id: 900 + 2 * index, host, verdict, reason, status_code, ...urlOf(host, 'a') },
      {
        ...target,
        id: 901 + 2 * index,
        host,
        verdict: 'broken',
        reason: 'timeout',
        status_code: null,
        ...urlOf(host, 'b'),
      },
    ]);
    await test.db.knex('crawl_targets').insert(rows);
    const hosts = answers.map(([host]) => host);
    const working = await listWorkingHosts(test.db.knex, crawlId, hosts);
    expect(working.toSorted()).toEqual(hosts.slice(0, 3).toSorted());
  });
});

const urlOf = (host: string, path: string) => ({ url: `https://${host}/${path}`, url_hash: `${host}/${path}` });
