import { expect, it } from 'vitest';
import { pageRequest } from '../../../platform/paging.ts';
import { describeEachDatabase } from '../../../platform/storage/describe-each-database.test-support.ts';
import { verifiedDomain } from '../../../sites/domains/domain.test-support.ts';
import { getCrawlRow } from '../../crawls/get-crawl-row.ts';
import { startOwnSiteTest } from '../../crawls/own-site.test-support.ts';
import { startCrawl } from '../../crawls/queue/start-crawl.ts';
import { runCrawl } from '../../crawls/run/run-crawl.ts';
import { listIssues } from '../listing/list-issues.ts';
import { presentIssue } from '../present-issue.ts';
import { findSuggestions } from './find-suggestions.ts';

const hostname = 'shop.example.com';
const site = `http://${hostname}`;

const page = (title: string, main: string): string =>
  `<!doctype html><html lang="en"><head><title>${title} | Shop</title></head><body><main><h1>${title}</h1>${main}</main>` +
  '<footer><a href="/Imprint">Imprint</a></footer></body></html>';

const link = (href: string, text = href): string => `<a href="${href}">${text}</a>`;
const numbers = [1, 2, 3, 4];

const home = [
  ...['/imprint', '/guides/fix-broken-links', '/p/77', '/moved', '/away', '/soft', '/twins/a', '/TWINS/a'].map((href) =>
    link(href),
  ),
  ...numbers.map((number) => link(`/page/${number}`)),
  ...['/blog/fix-broken-links', '/how-to-pack', '/Moved', '/Soft', '/Twins/a', '/nowhere-near'].map((href) =>
    link(href),
  ),
  link('/guides/fix-broken-links#part'),
].join(' ');

describeEachDatabase('the issues of a crawl', (fresh) => {
  it('have the place of the link and a suggestion', async () => {
    const answers = {
      '/': page('Home', home),
      '/imprint': page('Imprint', ''),
      '/guides/fix-broken-links': page('Guide', link('/nowhere-near', 'never')),
      '/p/77': page('How to pack', ''),
      '/twins/a': page('One', ''),
      '/TWINS/a': page('Two', ''),
      '/new-place': page('New place', ''),
      '/soft': page('404 Not Found', 'Page not found'),
      '/moved': (_: unknown, response: import('node:http').ServerResponse) =>
        void response.writeHead(301, { location: '/new-place' }).end(),
      '/away': (_: unknown, response: import('node:http').ServerResponse) =>
        void response.writeHead(302, { location: '/new-place' }).end(),
      ...Object.fromEntries(numbers.map((number) => [`/page/${number}`, page(`Number ${number}`, '')])),
    };
    const test = await startOwnSiteTest({ db: fresh().open(), hostnames: [hostname], answers });
    const domain = await verifiedDomain(test, { hostname });
    await test.crawl(domain.id);
    const read = async (kind: string) => {
      const input = { domainId: domain.id, filter: { state: 'open' as const, kind }, order: 'opened_at' as const };
      const { data } = await listIssues(test.ctx, { ...input, page: pageRequest({ limit: 100 }) });
      return new Map(data.map((row) => [row.url.slice(site.length), presentIssue(row)]));
    };
    const issues = await read('broken_link');
    const suggestions = [...issues].map(([path, { suggestion }]) => [path, suggestion?.reason, suggestion?.url]);
    expect(suggestions.sort()).toEqual([
      ['/Imprint', 'spelling', `${site}/imprint`],
      ['/Moved', 'redirect', `${site}/new-place`],
      // The URL is a soft 404.
      ['/Soft', undefined, undefined],
      ['/Twins/a', undefined, undefined],
      ['/blog/fix-broken-links', 'similar_page', `${site}/guides/fix-broken-links`],
      ['/guides/fix-broken-links#part', undefined, undefined],
      ['/how-to-pack', 'similar_page', `${site}/p/77`],
      ['/nowhere-near', undefined, undefined],
    ]);
    // A resumed crawl has no prints, and reads all URLs.
    const crawl = await test.ctx.db.knex('crawls').first('id');
    const unprinted = [...(await findSuggestions(test.ctx.db.knex, crawl?.id, undefined)).values()];
    const inIssues = [...issues.values()].flatMap(({ suggestion }) => suggestion ?? []);
    expect(unprinted.map(({ url }) => url).sort()).toEqual(inIssues.map(({ url }) => url).sort());
    expect(issues.get('/Imprint')?.placement).toEqual({
      region: 'footer',
      text: 'Imprint',
      pages: 12,
      share: 1,
      links_elsewhere: 0,
      in_template: true,
    });
    // Two pages have the link with different words.
    expect(issues.get('/nowhere-near')?.placement).toBeNull();
    expect((await read('redirect_permanent')).get('/moved')).toMatchObject({
      suggestion: { url: `${site}/new-place`, reason: 'redirect' },
      placement: { region: 'main', text: '/moved', pages: 1 },
    });
    expect((await read('redirect_permanent')).has('/away')).toBe(false);

    // The site adds another page that fits. The issue has the suggestion after the next crawl, and stays the same issue.
    Object.assign(answers, { '/': page('Home', `${home} ${link('/nowhere/near')} ${link('/x/nowhere-near')}`) });
    Object.assign(answers, { '/x/nowhere-near': page('Near', '') });
    await test.crawl(domain.id);
    expect((await read('broken_link')).get('/nowhere-near')).toMatchObject({
      id: issues.get('/nowhere-near')?.id,
      outcome: 'persisting',
      suggestion: { url: `${site}/x/nowhere-near`, reason: 'similar_page' },
    });
  });

  it('have suggestions also when the crawl was resumed after its URLs had been found', async () => {
    const goDown = new AbortController();
    const answers = {
      '/': page('Home', `${link('/imprint')} ${link('/how-to-pack')}`),
      '/imprint': page('Imprint', link('/p/77')),
      '/p/77': page('How to pack', link('/stop')),
      '/stop': (_: unknown, response: import('node:http').ServerResponse) => {
        goDown.abort();
        response.writeHead(204).end();
      },
    };
    const test = await startOwnSiteTest({ db: fresh().open(), hostnames: [hostname], answers });
    const domain = await verifiedDomain(test, { hostname });
    const { id: crawlId } = await startCrawl(test.ctx, { domainId: domain.id });
    await runCrawl(test.services, { crawlId, signal: goDown.signal });
    const { count } = (await test.ctx.db.knex('crawl_targets').count({ count: '*' }).first()) ?? {};
    expect([(await getCrawlRow(test.ctx, crawlId)).state, Number(count)]).toEqual(['running', 6]);
    await runCrawl(test.services, { crawlId, signal: new AbortController().signal });
    const filter = { state: 'open' as const, kind: 'broken_link' };
    const input = { domainId: domain.id, filter, order: 'opened_at' as const, page: pageRequest({ limit: 100 }) };
    const { data } = await listIssues(test.ctx, input);
    expect(data.map(({ url, suggestion }) => [url, suggestion?.url]).sort()).toEqual([
      [`${site}/Imprint`, `${site}/imprint`],
      [`${site}/how-to-pack`, `${site}/p/77`],
    ]);
  });
});
