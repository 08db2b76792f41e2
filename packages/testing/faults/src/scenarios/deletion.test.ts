import { DatabaseSync } from 'node:sqlite';
import { describeDatabases } from '@linkvitals/testing/databases';
import { expect, it } from 'vitest';
import { startCrawl } from '../world/keep-crawling.ts';
import { untilQuiet } from '../world/until-quiet.ts';
import type { World } from '../world/world.ts';
import { startWorld } from './short-run.test-support.ts';

const ROWS = 100_000;
const CHUNK = 500;

/** As many results as a large site leaves. */
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

/** Looks in a row that found the file taken: longer than any other statement takes it. */
const LOOKS = 10;

/** Resolves when the deletion is under way in the database, before it is committed. */
async function untilDeleting({ db }: World, databaseUrl: string): Promise<void> {
  if (db.dialect === 'mysql') {
    const running = () => db.knex('information_schema.processlist').whereRaw('db = database()');
    const deletion = () => running().where('info', 'like', 'delete from%domains%').first('id');
    return expect.poll(deletion, { timeout: 30_000, interval: 1 }).toBeDefined();
  }
  // SQLite has one writer. The world's own connection would wait for it.
  const file = new DatabaseSync(databaseUrl.replace('sqlite:', ''), { timeout: 0 });
  let taken = 0;
  const isTaken = (): boolean => {
    try {
      file.exec('begin immediate');
      file.exec('rollback');
      taken = 0;
    } catch {
      taken += 1;
    }
    return taken >= LOOKS;
  };
  await expect.poll(isTaken, { timeout: 30_000, interval: 1 }).toBe(true);
  file.close();
}

const count = async ({ db }: World, table: string): Promise<number> =>
  Number((await db.knex(table).count({ count: '*' }))[0]?.count);

describeDatabases('kill -9 while a domain with 100,000 rows is deleted', (open) => {
  it('leaves all of it or nothing; asked again it is gone, without orphans, and its name starts anew', {
    timeout: 300_000,
  }, async () => {
    // Nothing but the deletion writes: no sweep, no renewals.
    const env = { LINKVITALS_SWEEP_SECONDS: '300' };
    const databaseUrl = await open();
    const world = await startWorld({ domains: 1, endpoints: 1, pages: 10, databaseUrl, env });
    const [[domain], [slot]] = [world.domains, world.slots];
    if (domain === undefined || slot === undefined) throw new Error('a world without domain or server');
    const token = (await world.db.knex('domains').first('verification_token')).verification_token;
    const crawlId = await startCrawl(world, domain.id);
    await untilQuiet(world, 120_000);
    await addRows(world, crawlId);
    const remove = () => world.api('DELETE', `/domains/${domain.id}?confirm=${domain.hostname}`);
    const rows = await count(world, 'crawl_links');
    expect(rows).toBeGreaterThanOrEqual(ROWS);

    const broken = remove().then(
      () => 'answered',
      () => 'cut off',
    );
    await untilDeleting(world, databaseUrl);
    await slot.end('SIGKILL');
    expect(await broken).toBe('cut off');
    expect([await count(world, 'domains'), await count(world, 'crawl_links')]).toEqual([1, rows]);

    await slot.start();
    await remove();
    for (const table of ['domains', 'crawls', 'crawl_links', 'crawl_pages', 'crawl_targets', 'events', 'deliveries']) {
      expect([table, await count(world, table)]).toEqual([table, 0]);
    }
    const again = await world.api('POST', '/domains', { hostname: domain.hostname });
    expect(again.id).not.toBe(domain.id);
    expect(JSON.stringify(again.verification)).not.toContain(token);
  });
});
