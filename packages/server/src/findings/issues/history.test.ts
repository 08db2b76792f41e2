import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createExternalHosts } from '@linkvitals/crawler';
import { createOutbound } from '@linkvitals/outbound';
import { expect, it, onTestFinished } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { describeEachDatabase } from '../../platform/storage/describe-each-database.test-support.ts';
import type { Database } from '../../platform/storage/index.ts';
import { verifiedDomain } from '../../sites/domains/domain.test-support.ts';
import { updateDomain } from '../../sites/domains/index.ts';
import { createTestContext } from '../../test-support/test-context.ts';
import { connectTo, fast } from '../crawls/crawl.test-support.ts';
import { runCrawl, startCrawl } from '../crawls/index.ts';
import { HistorySite } from './history.test-support.ts';

/** Number of crawls: `LINKVITALS_HISTORY_CRAWLS=90` runs the long form, and `LINKVITALS_HISTORY_SEED` another history. */
const CRAWLS = Number(process.env.LINKVITALS_HISTORY_CRAWLS ?? 12);
const SEED = Number(process.env.LINKVITALS_HISTORY_SEED ?? 20_261);
const hostname = 'history.example.com';
const KINDS = ['broken_link', 'title_missing'];

async function startSite(site: HistorySite): Promise<string> {
  const server = createServer((request, response) => site.answer(request.url ?? '', response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function startHistory(site: HistorySite, db: Database) {
  const address = await startSite(site);
  const rules = connectTo({ [hostname]: address });
  const outbound = createOutbound({ allowCidrs: ['127.0.0.0/8'], connectTo: rules });
  const services = { outbound, clock: systemClock, externalHosts: createExternalHosts({ intervalMs: 0 }) };
  const test = await createTestContext({ env: fast, services, db });
  onTestFinished(async () => {
    await test.close();
    await outbound.close();
  });
  const domain = await verifiedDomain(test, { hostname });
  return { test, domainId: domain.id };
}

describeEachDatabase('issues over a history of crawls', (fresh) => {
  it(`are what the site itself wrote down, after each of ${CRAWLS} crawls`, { timeout: CRAWLS * 20_000 }, async () => {
    const site = new HistorySite(SEED);
    const { test, domainId } = await startHistory(site, fresh().open());
    const happened = { new: 0, persisting: 0, fixed: 0, reopened: 0, inconclusive: 0 };
    for (let number = 0; number < CRAWLS; number++) {
      site.change();
      const change = { crawl_config: { exclusions: [...site.excluded] } };
      await updateDomain(test.ctx, { domainId, change, version: undefined });
      const { id } = await startCrawl(test.ctx, { domainId, maxPages: site.maxPages });
      await runCrawl(test.services, { crawlId: id, signal: new AbortController().signal });
      const crawl = await test.db.knex('crawls').where({ id }).first();
      site.wasTruncated = Boolean(crawl.truncated) || crawl.state === 'failed';
      const expected = site.writeDown();
      for (const outcome of expected.values()) happened[outcome] += 1;

      const rows = await test.db.knex('issues').where({ domain_id: domainId }).whereIn('kind', KINDS);
      const name = (row: { kind: string; url: string }) => `${row.kind} ${new URL(row.url).pathname}`;
      const states = new Map(rows.map((row) => [name(row), row.state]));
      const outcomes = rows.filter((row) => row.settled_crawl_id === id && row.outcome !== 'none');
      const where = `crawl ${number + 1}`;
      const sorted = (map: ReadonlyMap<string, string>) => Object.fromEntries([...map].sort());
      expect(sorted(new Map(outcomes.map((row) => [name(row), row.outcome]))), where).toEqual(sorted(expected));
      expect(sorted(states), where).toEqual(
        sorted(new Map([...site.known].map(([fault, { state }]) => [fault, state]))),
      );
    }
    // A history without any of these outcomes would prove nothing.
    for (const count of Object.values(happened)) expect(count).toBeGreaterThan(0);
  });
});
