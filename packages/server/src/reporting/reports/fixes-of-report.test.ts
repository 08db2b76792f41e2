import { expect, it } from 'vitest';
import { startOwnSiteTest } from '../../findings/crawls/own-site.test-support.ts';
import { describeEachDatabase } from '../../platform/storage/describe-each-database.test-support.ts';
import type { Database } from '../../platform/storage/index.ts';
import { verifiedDomain } from '../../sites/domains/domain.test-support.ts';
import { openReportSource } from './content/open-report-source.ts';
import { reported } from './report.test-support.ts';

const hostname = 'many.example.com';
const PAGES = ['/', '/about', '/prices', '/team', '/news/oak-chair', '/news/elm-table'];

/** A page with links in its text and in the footer of all pages. */
const page = (path: string, ...links: string[]): string =>
  `<!doctype html><html lang="en"><title>The page ${path} of it</title><main>${links
    .map((link) => `<a href="${link}">${link}, from ${path}</a>`)
    .join('')}</main><footer><a href="/imprint-old">Imprint</a></footer>`;

/** A site with a moved folder, a dead link in the footer, and pages that are missing. */
async function startSite(db: Database) {
  const answers: Record<string, string | number> = { '/robots.txt': 404 };
  for (const path of PAGES) answers[path] = page(path, '/sizes');
  answers['/'] = page('/', ...PAGES, '/blog/oak-chair', '/blog/elm-table', '/gone');
  answers['/team'] = page('/team');
  answers['/about'] = page('/about');
  const site = await startOwnSiteTest({ answers, hostnames: [hostname], db });
  const { id: domainId } = await verifiedDomain(site, { hostname });
  const crawlId = await site.crawl(domainId);
  /** Mends all but the footer, and crawls again. */
  const mend = (): Promise<string> => {
    for (const path of ['/sizes', '/blog/oak-chair', '/blog/elm-table', '/gone']) answers[path] = page(path);
    return site.crawl(domainId);
  };
  return { ...site, domainId, crawlId, mend };
}

type Site = Awaited<ReturnType<typeof startSite>>;

/** The entries of an HTML report below "What to fix first". */
async function entriesOf(site: Site, crawlId?: string): Promise<string[]> {
  const wanted = { domainId: site.domainId, format: 'html', ...(crawlId && { crawl_id: crawlId }) } as const;
  const html = (await reported(site, wanted)).body.toString();
  const [, section = ''] = html.split('<h2>What to fix first</h2>');
  const [list = ''] = section.split('<h2>');
  return list.split('<h3>').slice(1);
}

const titleOf = (entry: string): string => entry.split('</h3>')[0] ?? '';

/** A database in which this comes between the reading of the fixes and the next query for a crawl. */
function interruptedAfterFixes(db: Database, first: () => Promise<unknown>): Database {
  let isArmed = false;
  const knex = new Proxy(db.knex, {
    apply: (target, self, args) => {
      const builder = Reflect.apply(target, self, args);
      if (!isArmed || args[0] !== 'crawls') return builder;
      isArmed = false;
      const find = builder.first.bind(builder);
      return Object.assign(builder, { first: (...columns: string[]) => first().then(() => find(...columns)) });
    },
    get: (target, name) => {
      if (name !== 'raw') return Reflect.get(target, name);
      return (sql: string, bindings: readonly unknown[]) => {
        if (bindings?.includes('fixes')) isArmed = true;
        return target.raw(sql, bindings as string[]);
      };
    },
  });
  return { ...db, knex };
}

describeEachDatabase('what to fix first in a report', (fresh) => {
  it('is what one change settles, by the points of the score that come back and by the share of the pages', async () => {
    const entries = await entriesOf(await startSite(fresh().open()));
    // 6 of 11 pages and 18 of 33 of the weight of links are good: 100 · (0.4 · 6/11 + 0.6 · 18/33)³ is 16.2.
    expect(entries.slice(0, 4).map(titleOf)).toEqual([
      'Moved without a redirect · 2 issues on 1 page · +22 points',
      'The page does not exist (404) · in the footer · on 6 pages · +10 points',
      'The page does not exist (404) · on 3 pages · +10 points',
      'The page does not exist (404) · on 1 page · +10 points',
    ]);
    expect(entries[0]).toContain(
      `<span class="url">http://${hostname}/blog/*</span></p><p class="small">Instead: <span class="url">http://${hostname}/news/*</span>`,
    );
    expect(entries[1]).toContain('One change there corrects all of them.');
    expect(entries[2]).toContain('Restore the page, or redirect its address');
  });

  it('stays what it was when a later crawl has ended', async () => {
    const site = await startSite(fresh().open());
    const before = await entriesOf(site);
    const second = await site.mend();
    expect((await entriesOf(site, second)).map(titleOf).filter((title) => title.includes('(404)'))).toEqual([
      expect.stringContaining('in the footer · on 10 pages'),
    ]);
    expect(await entriesOf(site, site.crawlId)).toEqual(before);
  });

  it('is that of its own crawl when a later one ends while it is read', async () => {
    const site = await startSite(fresh().open());
    const { ctx, crawlId, domainId, mend } = site;
    const row = { id: 'r', crawl_id: crawlId, domain_id: domainId, hostname, from_at: null, to_at: null };
    const wanted = { ...row, language: 'en', time_zone: 'UTC', created_at: ctx.clock.now() } as const;
    const fixesIn = async (db: Database) =>
      (await openReportSource({ ...ctx, db }, wanted, async () => {}))?.facts.fixes.first;
    const before = await fixesIn(ctx.db);
    let ended: string | undefined;
    const interrupted = interruptedAfterFixes(ctx.db, async () => {
      ended = await mend();
    });
    const during = await fixesIn(interrupted);
    expect(ended).toBeDefined();
    expect(during).toEqual(before);
  });
});
