import { describeDatabases } from '@linkvitals/testing/databases';
import { expect, it } from 'vitest';
import { startCrawl } from '../world/keep-crawling.ts';
import { untilQuiet } from '../world/until-quiet.ts';
import type { World } from '../world/world.ts';
import { startWorld } from './short-run.test-support.ts';

const ROWS = 100_000;
const CHUNK = 500;

/** Adds as many result rows as a large site has. */
async function addRows({ db: { knex } }: World, crawlId: string): Promise<void> {
  for (let from = 0; from < ROWS; from += CHUNK) {
    const rows = Array.from({ length: CHUNK }, (_, n) => ({
      crawl_id: crawlId,
      page_id: 1_000_000 + from + n,
      seq: 0,
      target_id: 1,
      kind: 'a',
    }));
    await knex('crawl_links').insert(rows);
  }
}

const count = async ({ db }: World, table: string): Promise<number> =>
  Number((await db.knex(table).count({ count: '*' }))[0]?.count);

const TABLES = ['crawls', 'crawl_links', 'crawl_pages', 'crawl_targets', 'events', 'deliveries', 'domain_deletions'];

describeDatabases('kill -9 while a domain with 100,000 rows is deleted', (open) => {
  it('the domain is gone at once, its name can be added again, and its rows are removed without orphans, also after a restart', async () => {
    const databaseUrl = await open();
    const world = await startWorld({ domains: 1, endpoints: 1, pages: 10, databaseUrl });
    const [[domain], [slot]] = [world.domains, world.slots];
    if (domain === undefined || slot === undefined) throw new Error('a world without domain or server');
    const token = (await world.db.knex('domains').first('verification_token')).verification_token;
    const crawlId = await startCrawl(world, domain.id);
    await untilQuiet(world, 120_000);
    await addRows(world, crawlId);

    await world.api('DELETE', `/domains/${domain.id}?confirm=${domain.hostname}`);
    const links = () => count(world, 'crawl_links');
    // The kill comes after the first batch: hundreds are left, and the server pauses between them.
    await expect.poll(links, { interval: 1 }).toBeLessThan(ROWS);
    await slot.end('SIGKILL');
    expect(await links()).toBeGreaterThan(0);

    await slot.start();
    for (const path of [`/domains/${domain.id}`, `/crawls/${crawlId}`, `/crawls/${crawlId}/links`]) {
      await expect(world.api('GET', path), path).rejects.toThrow(/: 404 /);
    }
    const again = await world.api('POST', '/domains', { hostname: domain.hostname });
    expect(again.id).not.toBe(domain.id);
    expect(JSON.stringify(again.verification)).not.toContain(token);

    await expect.poll(() => count(world, 'domain_deletions'), { timeout: 120_000 }).toBe(0);
    for (const table of TABLES) expect([table, await count(world, table)]).toEqual([table, 0]);
    expect(await world.db.knex('domains').pluck('id')).toEqual([again.id]);
  });
});
