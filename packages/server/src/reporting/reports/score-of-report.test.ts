import { expect, it } from 'vitest';
import { getCrawl } from '../../findings/crawls/index.ts';
import { startOwnSiteTest } from '../../findings/crawls/own-site.test-support.ts';
import { describeEachDatabase } from '../../platform/storage/describe-each-database.test-support.ts';
import type { Database } from '../../platform/storage/index.ts';
import { verifiedDomain } from '../../sites/domains/domain.test-support.ts';
import { createFormat } from '../texts/format.ts';
import { reported } from './report.test-support.ts';

const hostname = 'falling.example.com';
const page = (...links: string[]) =>
  `<!doctype html><html lang="en"><title>The home page of it</title>${links.map((link) => `<a href="${link}">x</a>`)}`;
const DAY = 86_400_000;

/** Crawls a site once a day; a link broke before the third crawl. */
async function fallingSite(db: Database) {
  const answers: Record<string, string | number> = { '/': page('/good'), '/good': page(), '/robots.txt': 404 };
  const test = await startOwnSiteTest({ answers, hostnames: [hostname], db });
  const { id: domainId } = await verifiedDomain(test, { hostname });
  const start = Date.now() - 3 * DAY;
  const first = await test.crawl(domainId, start);
  const second = await test.crawl(domainId, start + DAY);
  answers['/'] = page('/good', '/broken');
  const third = await test.crawl(domainId, start + 2 * DAY);
  const said = async (input: { crawl_id: string } | { from: string; to: string }) => {
    const json = await reported(test, { domainId, format: 'json', ...input });
    const html = (await reported(test, { domainId, format: 'html', ...input })).body.toString();
    const sentence = /<p class="change">([^<]*)</.exec(html)?.[1];
    return { change: JSON.parse(json.body.toString()).score_change, sentence };
  };
  return { ...test, domainId, start, first, second, third, said };
}

const at = (time: number): string => new Date(time).toISOString();
const minute = createFormat('en', 'UTC').dateTime;

describeEachDatabase('reports say how the score changed', (fresh) => {
  it('since the completed crawl before, by the scores that the API shows', async () => {
    const site = await fallingSite(fresh().open());
    const after = (await getCrawl(site.ctx, { crawlId: site.third })).score ?? Number.NaN;
    const before = await getCrawl(site.ctx, { crawlId: site.second });
    expect(before.score).toBe(100);
    expect(after).toBeLessThan(100);
    const time = before.finished_at ?? 0;
    expect(await site.said({ crawl_id: site.third })).toEqual({
      change: { crawl_id: site.second, finished_at: at(time), health_score: 100, points: after - 100 },
      sentence: `Score down from 100 to ${after} (−${100 - after}) since the crawl of ${minute(time)}.`,
    });
    expect(await site.said({ crawl_id: site.second })).toMatchObject({
      change: { crawl_id: site.first, points: 0 },
      sentence: `The score is the same as in the crawl of ${minute(site.start)}.`,
    });
  });

  it('and name the first crawl of a domain as the first', async () => {
    const site = await fallingSite(fresh().open());
    const sentence = 'First crawl: there is no earlier score.';
    expect(await site.said({ crawl_id: site.first })).toEqual({ change: null, sentence });
  });

  it('but not when the scores were computed in different ways, or one is missing', async () => {
    const site = await fallingSite(fresh().open());
    const second = () => site.db.knex('crawls').where({ id: site.second });
    await second().update({ score_version: 999 });
    expect(await site.said({ crawl_id: site.third })).toEqual({ change: null, sentence: undefined });
    await site.db.knex('crawls').update({ score_version: 1 });
    await second().update({ score: null });
    expect(await site.said({ crawl_id: site.third })).toEqual({ change: null, sentence: undefined });
  });

  it('since the last crawl before the period of the report', async () => {
    const site = await fallingSite(fresh().open());
    const to = at(site.start + 3 * DAY);
    const { change, sentence } = await site.said({ from: at(site.start + DAY - 1), to });
    expect(change).toMatchObject({ crawl_id: site.first, health_score: 100 });
    expect(sentence).toContain(`since the crawl of ${minute(site.start)}, the last one before the period`);
    const none = { change: null, sentence: 'No crawl ended before the period.' };
    expect(await site.said({ from: at(site.start - DAY), to })).toEqual(none);
  });

  it('and list a broken link only once beside the faults to fix first, on as few pages as possible', async () => {
    const site = await fallingSite(fresh().open());
    const { domainId } = site;
    const html = (await reported(site, { domainId, format: 'html' })).body.toString();
    const [, lists = ''] = html.split('<h2>Issues new or back');
    expect(lists.match(/<a class="url" href="[^"]*\/broken"/g)).toHaveLength(1);
    expect(lists, 'with its place').toMatch(
      /\/broken".*?First on <a class="url" href="[^"]*\.com\/"[^>]*>[^<]*<\/a>, line 1</s,
    );
    expect(lists, 'nothing is left of them').not.toContain('<h2>Broken links');
    const { body } = await reported(site, { domainId, format: 'pdf' });
    expect(body.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(4);
  });
});
