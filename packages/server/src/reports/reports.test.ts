import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { getCrawl, presentCrawl } from '../crawls/index.ts';
import { describeEachDatabase } from '../storage/describe-each-database.test-support.ts';
import { getReport, presentReport } from './index.ts';
import { crawledSite, reported } from './report.test-support.ts';

type Row = Readonly<Record<string, string>>;

const read = (csv: Buffer): Row[] => parse(csv, { columns: true, bom: true });

/** The formula of docs/score.md, from the columns of links.csv and nothing else. */
function scoreFrom(links: readonly Row[]): number | null {
  const judged = links.filter(({ verdict }) => verdict === 'ok' || verdict === 'broken');
  const isBroken = ({ verdict }: Row) => verdict === 'broken';
  const weight = (rows: readonly Row[]) => rows.reduce((sum, { scope }) => sum + (scope === 'internal' ? 3 : 1), 0);
  const pages = judged.filter(
    ({ scope, linked_as_page, redirects, reason, content_type = '' }) =>
      scope === 'internal' &&
      linked_as_page === 'yes' &&
      redirects === '0' &&
      reason !== 'fragment_missing' &&
      ['text/html', 'application/xhtml+xml'].includes(content_type),
  );
  if (pages.length === 0) return null;
  const good = pages.filter((page) => !isBroken(page)).length / pages.length;
  const bad =
    weight(judged.filter(isBroken)) + weight(judged.filter((row) => !isBroken(row) && row.warnings !== '')) / 4;
  const q = 0.4 * good + 0.6 * (1 - Math.min(1, bad / weight(judged)));
  const score = Math.floor(Number((100 * q ** 3).toFixed(9)));
  const hasBroken = judged.some((row) => isBroken(row) && row.scope === 'internal');
  return hasBroken ? Math.min(99, score) : score;
}

describeEachDatabase('reports', (fresh) => {
  it('the score can be computed from the CSV alone; its numbers are those of the API', async () => {
    const site = await crawledSite({ db: fresh().open() });
    const crawl = presentCrawl(await getCrawl(site.ctx, site));
    const file = await reported(site, { domainId: site.domainId, format: 'csv', section: 'links' });
    const links = read(file.body);
    expect(crawl.health_score).toBeGreaterThan(0);
    expect(crawl.health_score).toBeLessThan(100);
    expect(scoreFrom(links)).toBe(crawl.health_score);
    expect(links.filter(({ verdict }) => verdict === 'broken')).toHaveLength(crawl.stats?.broken_links ?? -1);
    expect(links).toHaveLength(crawl.progress.targets_found);
    const pages = read((await reported(site, { domainId: site.domainId, format: 'csv', section: 'pages' })).body);
    expect(pages.length).toBeGreaterThanOrEqual(crawl.stats?.pages_crawled ?? Number.NaN);
  });

  it('of JSON hold what the API shows, in one document', async () => {
    const site = await crawledSite({ db: fresh().open() });
    const file = await reported(site, { domainId: site.domainId, format: 'json' });
    const document = JSON.parse(file.body.toString());
    const crawl = presentCrawl(await getCrawl(site.ctx, site));
    expect(document.crawl).toEqual(crawl);
    expect(document.links).toHaveLength(crawl.progress.targets_found);
    expect(document.links.filter((link: Row) => link.verdict === 'broken')).toHaveLength(
      crawl.stats?.broken_links ?? -1,
    );
    const report = presentReport(await getReport(site.ctx, { reportId: file.id }));
    expect(report).toMatchObject({
      state: 'completed',
      progress: 100,
      file: { bytes: file.body.length, name: file.name, sha256: file.sha256 },
    });
  });
});
