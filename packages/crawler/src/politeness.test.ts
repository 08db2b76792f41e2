import type { IncomingHttpHeaders } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createExternalHosts } from './hosts/create-external-hosts.ts';
import { type Lockstep, lockstep } from './test-support/lockstep.ts';
import { loopbackOutbound, runCrawl, type TestOptions } from './test-support/run-crawl.ts';
import { type Answer, reply, serve, type TestSite } from './test-support/serve.ts';

interface Visit {
  readonly at: number;
  readonly path: string;
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
}
interface LoggedSite {
  readonly origin: string;
  readonly visits: Visit[];
  maxAtOnce: number;
}

let step: Lockstep;
const sites: TestSite[] = [];
beforeEach(() => {
  step = lockstep(loopbackOutbound());
});
afterEach(async () => {
  await step.outbound.close();
  await Promise.all(sites.splice(0).map((site) => site.close()));
});

/** A site that records the time at which each request arrived, and takes `latencyMs` on the same clock to answer. */
async function logged(answers: Record<string, Answer>, host = '127.0.0.1', latencyMs = 0): Promise<LoggedSite> {
  const visits: Visit[] = [];
  let running = 0;
  const log: { maxAtOnce: number } = { maxAtOnce: 0 };
  const site = await serve(
    {
      '*': (request, response) => {
        const { url = '', method = '', headers } = request;
        visits.push({ at: step.arrived(`${site.origin}${url}`), path: url, method, headers });
        log.maxAtOnce = Math.max(log.maxAtOnce, ++running);
        response.on('close', () => running--);
        const answer = answers[url] ?? answers['*'] ?? 404;
        void step.clock.sleep(latencyMs).then(() => respond(answer)(request, response));
      },
    },
    host,
  );
  sites.push(site);
  return Object.assign(log, { origin: site.origin, visits });
}

function respond(answer: Answer): Exclude<Answer, string | number> {
  if (typeof answer === 'function') return answer;
  const body = typeof answer === 'string' ? answer : '';
  return reply(typeof answer === 'number' ? answer : 200, { 'content-type': 'text/html' }, body) as Exclude<
    Answer,
    string | number
  >;
}

const crawl = (site: LoggedSite, options: TestOptions = {}) =>
  runCrawl(`${site.origin}/`, { clock: step.clock, outbound: step.outbound, ...options });
const links = (...hrefs: string[]): string => hrefs.map((href) => `<a href="${href}">x</a>`).join('\n');
const numbered = (count: number, prefix = '/p'): string[] => Array.from({ length: count }, (_, i) => `${prefix}${i}`);
const times = (site: LoggedSite): number[] => site.visits.map(({ at }) => at);
const gaps = (starts: readonly number[]): number[] => starts.slice(1).map((at, i) => at - (starts[i] ?? 0));
/** Maximum of requests in any half-open window of a second. */
const busiestSecond = (starts: readonly number[]): number =>
  Math.max(...starts.map((from) => starts.filter((at) => at >= from && at < from + 1_000).length));

describe('the own host, as its log shows it', () => {
  test('never gets more requests in a second than the rate says', async () => {
    const site = await logged({ '/': links(...numbered(60)), '*': 'fine' }, '127.0.0.1', 700);
    await crawl(site, { rate: { start: 4, min: 4, max: 4, inFlight: 5 } });
    expect(site.visits.length).toBe(62);
    expect(busiestSecond(times(site))).toBe(4);
    expect(site.maxAtOnce).toBeLessThanOrEqual(5);
  });

  test('gets more requests while it answers well, never faster than the highest rate, and fewer when it fails', async () => {
    const failing = Object.fromEntries(numbered(20, '/f').map((path) => [path, 500]));
    const site = await logged({
      '/': links(...numbered(300)),
      '/p299': links(...numbered(20, '/f')),
      ...failing,
      '*': 'fine',
    });
    await crawl(site, { rate: { start: 4, min: 0.5, max: 8, inFlight: 5 } });
    const all = times(site);
    expect(busiestSecond(all.slice(0, 10))).toBe(4);
    expect(busiestSecond(all)).toBe(8);
    const failed = site.visits.filter(({ path }) => path.startsWith('/f')).map(({ at }) => at);
    expect(Math.max(...gaps(failed))).toBeGreaterThanOrEqual(2_000);
  });

  test('gets no two requests closer than its Crawl-delay', async () => {
    const site = await logged({
      '/robots.txt': 'User-agent: *\nCrawl-delay: 5',
      '/': links(...numbered(5), '/i.png'),
      '*': 'fine',
    });
    await crawl(site, { rate: { start: 10, min: 1, max: 10, inFlight: 5 } });
    expect(Math.min(...gaps(times(site).slice(1)))).toBeGreaterThanOrEqual(5_000);
  });
});

describe('other hosts, as their logs show it', () => {
  test('three crawls together send one host one request at a time, a second apart, redirects and second tries included', async () => {
    const other = await logged(
      {
        '/moved': reply(302, { location: '/target' }),
        '/head': (request, response) => {
          response.writeHead(request.method === 'HEAD' ? 405 : 200).end();
        },
        '*': 'fine',
      },
      '127.0.0.2',
      400,
    );
    const externalHosts = createExternalHosts({ clock: step.clock });
    const crawls = await Promise.all(
      ['127.0.0.3', '127.0.0.4', '127.0.0.5'].map(async (host, i) => {
        const targets = [...numbered(5, `/of${i}-`), '/moved', '/head', '/shared'];
        return logged({ '/': links(...targets.map((path) => other.origin + path)) }, host);
      }),
    );
    const outcomes = await Promise.all(crawls.map((site) => crawl(site, { externalHosts })));
    for (const outcome of outcomes) expect(outcome.verdictText(`${other.origin}/shared`)).toBe('ok/ok');
    expect(other.visits.length).toBeGreaterThanOrEqual(15 + 5);
    expect(Math.min(...gaps(times(other)))).toBeGreaterThanOrEqual(1_000);
    expect(other.maxAtOnce).toBe(1);
  });

  test('never get the headers that the owner configured for the own host, whatever leads to them', async () => {
    const other = await logged({ '/map.xml': '<urlset></urlset>', '*': '<p id=x>fine' }, '127.0.0.2');
    const away = (path: string): Answer => reply(302, { location: `${other.origin}${path}` });
    const site = await logged({
      '/robots.txt': `User-agent: *\nSitemap: ${other.origin}/map.xml\nSitemap: /moved.xml`,
      '/moved.xml': away('/map2.xml'),
      '/': `${links('/page-away', `${other.origin}/link`, `${other.origin}/fragment#x`)}<img src=/image-away alt="">
        <link rel=stylesheet href=/sheet-away><img src="${other.origin}/i.png" alt="">`,
      '/page-away': away('/page'),
      '/image-away': away('/image'),
      '/sheet-away': away('/sheet'),
    });
    await crawl(site, {
      useSitemaps: true,
      headers: { 'x-secret': 's', authorization: 'Bearer t', cookie: 'a=b' },
      ownUserAgent: 'Mine/1',
    });
    expect(other.visits.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/map.xml', '/link', '/fragment', '/page', '/image', '/sheet', '/i.png']),
    );
    for (const { headers } of other.visits) {
      expect(headers).not.toHaveProperty('x-secret');
      expect(headers).not.toHaveProperty('authorization');
      expect(headers).not.toHaveProperty('cookie');
      expect(headers['user-agent']).toBe('TestBot/1.0');
    }
    for (const { headers } of site.visits) expect(headers).toMatchObject({ 'x-secret': 's', 'user-agent': 'Mine/1' });
  });
});

describe('a host that says "not now"', () => {
  const refusing = (times: number, retryAfter: string): Answer => {
    let fetched = 0;
    return (request, response) => {
      const answer = ++fetched <= times ? reply(429, { 'retry-after': retryAfter }) : 'fine';
      respond(answer)(request, response);
    };
  };

  test.each([
    ['120', 120_000],
    ['3600', 300_000],
  ])('with Retry-After: %s is left alone for %i ms, all of it', async (retryAfter, wait) => {
    const site = await logged({ '/': links('/busy', ...numbered(20)), '/busy': refusing(1, retryAfter), '*': 'fine' });
    const outcome = await crawl(site, { rate: { start: 4, min: 0.5, max: 4, inFlight: 2 } });
    const refused = site.visits.find(({ path }) => path === '/busy')?.at ?? 0;
    const after = times(site).filter((at) => at > refused);
    // One request may have been on its way already.
    expect(after.filter((at) => at < refused + wait).length).toBeLessThanOrEqual(1);
    expect(outcome.verdictText('/busy')).toBe('ok/ok');
    expect(outcome.pages.size).toBe(22);
  });

  test.each([
    ['without a time to come back', reply(429), [5_000, 10_000, 20_000]],
    ['with a time within the patience', reply(429, { 'retry-after': '25' }), [25_000, 25_000, 10_000]],
    ['with a time beyond the patience', reply(429, { 'retry-after': '3600' }), [60_000]],
  ])('for one URL only, %s, holds the crawl for no longer than its patience', async (_name, answer, waits) => {
    const refusals: number[] = [];
    const site = await logged({ '/': links('/busy', ...numbered(20)), '/busy': answer, '*': 'fine' });
    const outcome = await crawl(site, {
      refusalPatienceMs: 60_000,
      onRefused: ({ waitMs }) => refusals.push(waitMs),
    });
    expect(outcome.end).toMatchObject({ outcome: 'completed' });
    expect(outcome.verdictText('/busy')).toBe('unverifiable/rate_limited');
    expect(outcome.pages.size).toBe(21);
    expect(refusals).toEqual(waits);
  });

  test.each([
    ['without a time to come back', 60_000, reply(429), 240_000],
    ['with a time beyond the patience', 60_000, reply(429, { 'retry-after': '3600' }), 240_000],
    ['on a server without patience', undefined, reply(429, { 'retry-after': '250' }), 3_300_000],
  ])(
    'for URLs in great number, %s, is waited for a bounded time in all',
    async (_name, refusalPatienceMs, answer, maxMs) => {
      const refusals: number[] = [];
      const busy = Array.from({ length: 100 }, (_, i) => `/busy${i}`);
      const busyAnswers = Object.fromEntries(busy.map((path) => [path, answer]));
      const home = links(...busy.flatMap((path, i) => [path, `/fine${i}`]));
      const site = await logged({ '/': home, ...busyAnswers, '*': 'fine' });
      const outcome = await crawl(site, {
        ...(refusalPatienceMs === undefined ? {} : { refusalPatienceMs }),
        rate: { start: 1, min: 1, max: 1, inFlight: 1 },
        onRefused: ({ waitMs }) => refusals.push(waitMs),
      });
      for (const path of busy) expect(outcome.verdictText(path)).toBe('unverifiable/rate_limited');
      expect(outcome.pages.size).toBe(101);
      const sum = refusals.reduce((total, ms) => total + ms, 0);
      expect(sum).toBeGreaterThan(maxMs / 4);
      expect(sum).toBeLessThanOrEqual(maxMs);
    },
  );

  test('for one image only causes no second wait with GET', async () => {
    const refusals: number[] = [];
    const site = await logged({ '/': '<img src="/busy.png"><a href="/a">a</a>', '/busy.png': 429, '*': 'fine' });
    const outcome = await crawl(site, {
      refusalPatienceMs: 60_000,
      onRefused: ({ waitMs }) => refusals.push(waitMs),
    });
    expect(outcome.verdictText('/busy.png')).toBe('unverifiable/rate_limited');
    expect(refusals.reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(60_000);
  });

  test('for ever gets seven requests over half an hour, then the crawl fails with RATE_LIMIT', async () => {
    const site = await logged({ '*': reply(429, { 'retry-after': '99999' }) });
    const outcome = await crawl(site);
    expect(outcome.end).toMatchObject({ outcome: 'failed', errorCode: 'RATE_LIMIT' });
    expect(times(site)).toEqual([0, 1, 2, 3, 4, 5, 6].map((i) => i * 300_000));
  });
});
