import { afterEach, describe, expect, test } from 'vitest';
import { createExternalHosts } from './hosts/create-external-hosts.ts';
import { runCrawl } from './test-support/run-crawl.ts';
import { type Answer, reply, serve, type TestSite } from './test-support/serve.ts';

const sites: TestSite[] = [];
const start = async (answers: Record<string, Answer>, host?: string): Promise<TestSite> => {
  const site = await serve(answers, host);
  sites.push(site);
  return site;
};
afterEach(async () => {
  await Promise.all(sites.splice(0).map((site) => site.close()));
});

describe('a crawl without external links', () => {
  test('requests nothing from another host, not even for redirects, fragments and resources', async () => {
    const elsewhere = await start({ '*': '<p id=x>' }, '127.0.0.3');
    const site = await start({
      '/robots.txt': 404,
      '/': `<link rel=stylesheet href=s.css><a href="${elsewhere.origin}/a">1</a><a href="${elsewhere.origin}/a#y">2</a>
        <a href=/moved>3</a><a href=/file-moved download>4</a><img src="${elsewhere.origin}/i.png"><img src=/i-moved>
        <a href="http://[">5</a><a href="mailto:a@b.example">6</a><a href=/gone>7</a>`,
      '/s.css': reply(200, { 'content-type': 'text/css' }, `@import url(${elsewhere.origin}/t.css);`),
      '/moved': reply(301, { location: `${elsewhere.origin}/b` }),
      '/i-moved': reply(302, { location: `${elsewhere.origin}/c` }),
    });
    const outcome = await runCrawl(`${site.origin}/`, { checkExternal: false });
    expect(elsewhere.requests).toEqual([]);
    for (const path of ['/a', '/b', '/c', '/i.png', '/t.css']) {
      expect([path, outcome.verdictText(`${elsewhere.origin}${path}`)]).toEqual([path, 'not_checked/excluded']);
    }
    expect(outcome.verdict('/moved')).toMatchObject({
      verdict: 'not_checked',
      reason: 'excluded',
      redirects: [{ status: 301, location: `${elsewhere.origin}/b` }],
    });
    expect(outcome.verdictText('/i-moved')).toBe('not_checked/excluded');
    expect(outcome.verdictText('http://[')).toBe('broken/invalid_url');
    expect(outcome.verdictText('/gone')).toBe('broken/not_found');
    expect(outcome.end).toMatchObject({ outcome: 'completed', truncated: false });
  });

  test('fails when the start page redirects off the site, and says where to', async () => {
    const elsewhere = await start({ '/': 'x' }, '127.0.0.3');
    const site = await start({ '/': reply(301, { location: `${elsewhere.origin}/` }) });
    const outcome = await runCrawl(`${site.origin}/`, { checkExternal: false });
    expect(outcome.end).toMatchObject({ outcome: 'failed', errorCode: 'REDIRECTED_AWAY' });
    expect(outcome.end?.error).toContain(elsewhere.origin);
    expect(elsewhere.requests).toEqual([]);
  });
});

test('a page that an earlier crawl found is requested again where a page shows it as an image', async () => {
  const elsewhere = await start({ '/p': '<!doctype html><p>page' }, '127.0.0.3');
  const url = `${elsewhere.origin}/p`;
  const externalHosts = createExternalHosts({ intervalMs: 0 });
  const linking = await start({ '/': `<a href="${url}">1</a>` });
  expect((await runCrawl(`${linking.origin}/`, { externalHosts })).verdict(url)).toMatchObject({ warnings: [] });
  expect((await runCrawl(`${linking.origin}/`, { externalHosts })).verdict(url)).toMatchObject({ requested: false });
  const showing = await start({ '/': `<img src="${url}">` });
  const outcome = await runCrawl(`${showing.origin}/`, { externalHosts });
  expect(outcome.verdict(url)).toMatchObject({ requested: true, warnings: ['wrong_image_type'] });
});

test('fails when the start page redirects to a URL that the patterns leave out, and names that reason', async () => {
  const site = await start({ '/': reply(302, { location: '/private/' }), '/private/': 'x' });
  const outcome = await runCrawl(`${site.origin}/`, { exclude: ['/private/**'] });
  expect(outcome.end).toMatchObject({ outcome: 'failed', errorCode: 'NO_PAGE' });
  expect(outcome.end?.error).toBe('The start page redirects to a page that the patterns leave out.');
});

test('requests no ignored URL, whatever its host is and whatever redirects to it', async () => {
  const elsewhere = await start({ '*': 'x', '/leads-on': reply(302, { location: '/ignored/2' }) }, '127.0.0.3');
  const site = await start({
    '/robots.txt': 404,
    '/': `<a href="${elsewhere.origin}/ignored/1">1</a><a href="${elsewhere.origin}/a">2</a>
      <a href="${elsewhere.origin}/leads-on">3</a><a href=/ignored/3>4</a><a href=/moved>5</a>`,
    '/moved': reply(301, { location: `${elsewhere.origin}/ignored/4` }),
  });
  const outcome = await runCrawl(`${site.origin}/`, { ignores: (url) => url.includes('/ignored/') });
  expect([...elsewhere.requests, ...site.requests].filter((request) => request.includes('/ignored/'))).toEqual([]);
  for (const url of [1, 2, 4].map((n) => `${elsewhere.origin}/ignored/${n}`)) {
    expect([url, outcome.verdictText(url)]).toEqual([url, 'not_checked/excluded']);
  }
  for (const path of ['/ignored/3', '/moved', `${elsewhere.origin}/leads-on`]) {
    expect([path, outcome.verdictText(path)]).toEqual([path, 'not_checked/excluded']);
  }
  expect(outcome.verdictText(`${elsewhere.origin}/a`)).toBe('ok/ok');
  expect(outcome.end).toMatchObject({ outcome: 'completed', truncated: false });
});

test('requests URLs of other hosts at the pace of the host that the caller names', async () => {
  const [one, two] = [await start({ '*': 'x' }, '127.0.0.3'), await start({ '*': 'x' }, '127.0.0.4')];
  const site = await start({
    '/robots.txt': 404,
    '/': `<a href="${one.origin}/a">1</a><a href="${two.origin}/b">2</a>`,
  });
  const paced = new Set<string>();
  const hosts = createExternalHosts({ intervalMs: 0 });
  const run: typeof hosts.run = (host, send, signal) => {
    paced.add(host);
    return hosts.run(host, send, signal);
  };
  await runCrawl(`${site.origin}/`, { externalHosts: { ...hosts, run }, hostOf: () => 'one.example' });
  expect([...paced]).toEqual(['one.example']);
  expect([one.requests.length, two.requests.length]).toEqual([1, 1]);
});
