import { expect, it } from 'vitest';
import { verifiedDomain } from '../../../sites/domains/domain.test-support.ts';
import { type SiteAnswer, startOwnSiteTest } from '../../crawls/own-site.test-support.ts';
import { startCrawl } from '../../crawls/queue/start-crawl.ts';
import { runCrawl } from '../../crawls/run/run-crawl.ts';

const name = 'fixes.example.com';

const page = (title: string, links: readonly string[]): string => {
  const anchors = links.map((path) => `<a href="${path}">The page ${path} of the shop</a>`).join(' ');
  const footer = '<footer><a href="/imprint-old">Imprint</a></footer>';
  return `<!doctype html><html lang="en"><head><title>${title} of the shop that sells chairs</title></head><body><h1>${title}</h1><p>${title}</p>${anchors}${footer}</body></html>`;
};

/** A shop with a dead link in the footer of each page, and an article that changes its links from day to day. */
function shopOf(day: number): Record<string, SiteAnswer> {
  const pages = ['/a', '/b', '/c', `/of-day-${day}`];
  const answers = pages.map((path) => [path, page(path, ['/', ...(path === '/a' ? ['/gone'] : [])])]);
  return { '/': page('Start', [...pages, `/gone-on-day-${day}`]), ...Object.fromEntries(answers) };
}

async function start() {
  const answers: Record<string, SiteAnswer> = {};
  const show = (day: number): void => {
    for (const path of Object.keys(answers)) delete answers[path];
    Object.assign(answers, shopOf(day));
  };
  show(0);
  const test = await startOwnSiteTest({ answers, hostnames: [name] });
  const { id: domainId } = await verifiedDomain(test, { hostname: name });
  const rows = () => test.db.knex('fixes').where({ domain_id: domainId }).orderBy(['place', 'opened_at', 'id']);
  return { test, domainId, show, rows };
}

it('fixes keep their ids over ten crawls in which pages and other faults come and go', async () => {
  const { test, domainId, show, rows } = await start();
  const seen: Map<string, string>[] = [];
  for (let day = 0; day < 10; day += 1) {
    show(day);
    await test.crawl(domainId);
    const urls = (await rows()).map(({ id, kind, subject }) => [`${kind} ${JSON.parse(subject).url}`, id] as const);
    seen.push(new Map(urls));
  }
  const lasting = ['shared_link', 'link'].map(
    (kind, index) => `${kind} http://${name}/${['imprint-old', 'gone'][index]}`,
  );
  for (const fix of lasting) {
    const ids = new Set(seen.map((fixes) => fixes.get(fix)));
    expect([fix, ids.size, ids.has(undefined)]).toEqual([fix, 1, false]);
  }
  expect(seen.map((fixes) => fixes.has(`link http://${name}/gone-on-day-3`)).filter(Boolean)).toHaveLength(1);
  expect((await rows())[0]).toMatchObject({ kind: 'shared_link', pages: 5, crawled_pages: 5, domain_id: domainId });
});

it('a crawl that fails, or whose end is not stored, leaves the fixes as they are', async () => {
  const { test, domainId, show, rows } = await start();
  await test.crawl(domainId);
  const before = await rows();
  expect(before.length).toBeGreaterThan(1);
  await test.crawlWhileAway(domainId);
  expect(await rows()).toEqual(before);
  show(1);
  const { id: crawlId } = await startCrawl(test.ctx, { domainId });
  const onPoint = (point: string): void => {
    if (point === 'before-end-commit') throw new Error('The process is killed.');
  };
  const run = runCrawl({ ...test.services, onPoint }, { crawlId, signal: new AbortController().signal });
  await run.catch(() => undefined);
  expect(await rows()).toEqual(before);
});
