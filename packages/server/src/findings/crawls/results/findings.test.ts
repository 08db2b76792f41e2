import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createOutbound } from '@linkvitals/outbound';
import { expect, it, onTestFinished } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import type { PageRequest } from '../../../platform/paging.ts';
import { describeEachDatabase } from '../../../platform/storage/describe-each-database.test-support.ts';
import { type Database, databaseNow } from '../../../platform/storage/index.ts';
import { checkVerification, createDomain } from '../../../sites/domains/index.ts';
import { createTestContext, type TestContext } from '../../../test-support/test-context.ts';
import { connectTo, fast, hostname } from '../crawl.test-support.ts';
import { pruneHistory } from '../history/prune-history.ts';
import { startCrawl } from '../queue/start-crawl.ts';
import { runCrawl } from '../run/run-crawl.ts';
import { getCrawl } from '../views/get-crawl.ts';
import { listFindings } from './list-findings.ts';
import { listPages } from './list-pages.ts';
import { presentFinding } from './present-results.ts';

const never = new AbortController().signal;
const everything: PageRequest = { limit: 100, after: undefined };

/** Two pages with the same title, the second linked by the first, and a page that only the sitemap lists. */
const html: Record<string, string> = {
  '/': '<title>The start page</title><a href=/a>a</a>',
  '/a': '<title>Same title</title><a href=/b>b</a>',
  '/b': '<title>Same title</title>',
  '/orphan': '<title>Alone and found</title>',
};

interface FaultySite extends TestContext {
  /** Called at each request. */
  onRequest: (path: string) => void;
  readonly crawlId: string;
}

/** Queues a crawl of the site, which the test runs. */
async function queued(db: Database): Promise<FaultySite> {
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    site.onRequest(path);
    const isSitemap = path === '/sitemap.xml';
    const body = isSitemap ? `<urlset><url><loc>http://${hostname}/orphan</loc></url></urlset>` : html[path];
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': isSitemap ? 'text/xml' : 'text/html' });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const outbound = createOutbound({ allowCidrs: ['127.0.0.0/8'], connectTo: connectTo({ [hostname]: address }) });
  const test = await createTestContext({ env: fast, db, services: { outbound, clock: systemClock } });
  onTestFinished(async () => {
    await test.close();
    await outbound.close();
    server.close();
    server.closeAllConnections();
  });
  const domain = await createDomain(test.ctx, { hostname });
  test.dns.set(hostname, `linkvitals-verify=${domain.verification_token}`);
  await checkVerification(test.ctx, { domainId: domain.id });
  const { id } = await startCrawl(test.ctx, { domainId: domain.id });
  const site: FaultySite = { ...test, onRequest: () => {}, crawlId: id };
  return site;
}

type Filter = Partial<Omit<Parameters<typeof listFindings>[1], 'crawlId'>>;
const list = ({ ctx, crawlId }: FaultySite, filter: Filter = {}) =>
  listFindings(ctx, { crawlId, code: undefined, severity: undefined, page: everything, ...filter });
const pathAndCode = ({ page_url, code }: { page_url: string; code: string }): string =>
  `${new URL(page_url).pathname} ${code}`;

describeEachDatabase('findings of a crawl', (fresh) => {
  it('are listed by code and by severity, with the page and how to fix it', async () => {
    const site = await queued(fresh().open());
    await runCrawl(site.services, { crawlId: site.crawlId, signal: never });
    expect((await list(site, { code: 'title_duplicate' })).data.map(presentFinding)).toEqual([
      {
        target_id: expect.any(Number),
        page_url: `http://${hostname}/a`,
        code: 'title_duplicate',
        severity: 'warning',
        detail: `http://${hostname}/b`,
        title: 'Other pages have the same title.',
        how_to_fix: expect.stringContaining('Give each page a title of its own'),
      },
      expect.objectContaining({ page_url: `http://${hostname}/b`, detail: `http://${hostname}/a` }),
    ]);
    expect((await list(site, { code: 'orphan_page' })).data.map(pathAndCode)).toEqual(['/orphan orphan_page']);
    const all = (await list(site)).data;
    const notices = (await list(site, { severity: 'notice' })).data;
    expect(notices).toEqual(all.filter(({ severity }) => severity === 'notice'));
    expect(notices.length).toBeGreaterThan(0);
    expect((await list(site, { code: 'orphan_page', severity: 'error' })).data).toEqual([]);
  });

  it('are the same in one list, in pages of the list, and on the pages of the site', async () => {
    const site = await queued(fresh().open());
    await runCrawl(site.services, { crawlId: site.crawlId, signal: never });
    const all = (await list(site)).data;
    const seen: (typeof all)[number][] = [];
    let after: PageRequest['after'];
    for (;;) {
      const { data, nextCursor } = await list(site, { page: { limit: 3, after } });
      seen.push(...data);
      if (nextCursor === null) break;
      const [at, id] = JSON.parse(Buffer.from(nextCursor, 'base64url').toString());
      after = { at, id };
    }
    expect(seen).toEqual(all);
    expect(new Set(all.map(pathAndCode)).size).toBe(all.length);
    const pages = (await listPages(site.ctx, { crawlId: site.crawlId, page: everything })).data;
    const ofPages = pages.flatMap(({ url, findings }) =>
      findings.map(({ code }) => pathAndCode({ page_url: url, code })),
    );
    expect(ofPages).toEqual(all.map(pathAndCode));
  });

  it('compare pages that were read before and after an interruption', async () => {
    const site = await queued(fresh().open());
    const goDown = new AbortController();
    site.onRequest = (path) => {
      if (path === '/b') goDown.abort();
    };
    await runCrawl(site.services, { crawlId: site.crawlId, signal: goDown.signal });
    expect((await getCrawl(site.ctx, { crawlId: site.crawlId })).state).toBe('running');
    expect(await site.db.knex('crawl_page_facts')).toHaveLength(2);
    expect((await list(site, { code: 'title_duplicate' })).data).toEqual([]);
    // A finding that an interrupted run left, when the site was different.
    const stale = { crawl_id: site.crawlId, target_id: 1, code: 'orphan_page', severity: 'warning' };
    await site.db.knex('crawl_findings').insert(stale);

    await runCrawl(site.services, { crawlId: site.crawlId, signal: never });
    expect((await getCrawl(site.ctx, { crawlId: site.crawlId })).state).toBe('completed');
    const whole = await queued(fresh().open());
    await runCrawl(whole.services, { crawlId: whole.crawlId, signal: never });
    expect((await list(site)).data.map(pathAndCode)).toEqual((await list(whole)).data.map(pathAndCode));
    expect((await list(site, { code: 'title_duplicate' })).data.map(pathAndCode)).toEqual([
      '/a title_duplicate',
      '/b title_duplicate',
    ]);
    expect(await site.db.knex('crawl_page_facts')).toEqual([]);
  });

  it('are deleted with the pages when the plan no longer keeps them', async () => {
    const site = await queued(fresh().open());
    await runCrawl(site.services, { crawlId: site.crawlId, signal: never });
    await site.db.knex('crawls').update({ finished_at: databaseNow(site.db) });
    const late = { ...site.services.clock, now: () => Date.now() + 10_000 * 86_400_000 };
    await pruneHistory({ ...site.services, clock: late });
    expect(await site.db.knex('crawl_findings')).toEqual([]);
  });
});
