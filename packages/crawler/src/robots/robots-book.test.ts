import { afterEach, describe, expect, test } from 'vitest';
import { runCrawl, type TestOptions } from '../test-support/run-crawl.ts';
import { type Answer, reply, serve, type TestSite } from '../test-support/serve.ts';
import { skippingClock } from '../test-support/skipping-clock.ts';
import { createRobotsCache } from './create-robots-cache.ts';
import { ROBOTS_BYTES } from './robots-requests.ts';

const DAY_MS = 86_400_000;
const sites: TestSite[] = [];
const start = async (robots: Answer, answers: Record<string, Answer> = {}, host?: string): Promise<TestSite> => {
  const site = await serve({ '/robots.txt': robots, '/': '<a href="/x">x</a>', '/x': 'x', ...answers }, host);
  sites.push(site);
  return site;
};
afterEach(async () => {
  await Promise.all(sites.splice(0).map((site) => site.close()));
});
/** The verdict and reason of /x. */
const verdictOnX = async (site: TestSite, options: TestOptions = {}): Promise<string> =>
  (await runCrawl(`${site.origin}/`, options)).verdictText('/x');
const fetched = (site: TestSite): number => site.requests.filter((request) => request === 'GET /robots.txt').length;
const REFUSED = 'not_checked/robots_disallowed';
const NO_X = 'User-agent: *\nDisallow: /x';

describe('access results (RFC 9309, section 2.3.1)', () => {
  test('the verdict of a disallowed target names the line that disallows it', async () => {
    const outcome = await runCrawl(`${(await start(`# ours\n${NO_X}`)).origin}/`);
    expect(outcome.verdict('/x')).toMatchObject({ reason: 'robots_disallowed', detail: 'Disallow: /x (line 3)' });
  });

  test.each([400, 401, 403, 404, 410, 451])('%i means that there are no rules', async (status) => {
    expect(await verdictOnX(await start(reply(status, {}, NO_X)))).toBe('ok/ok');
  });

  test.each([500, 502, 503, 504])('%i means that nothing is allowed', async (status) => {
    const site = await start(status);
    const outcome = await runCrawl(`${site.origin}/`);
    expect(outcome.end?.errorCode).toBe('ROBOT_BLOCKED');
    expect(outcome.verdicts.get(1)?.detail).toBe(`The robots.txt answered ${status}.`);
    expect(new Set(site.requests)).toEqual(new Set(['GET /robots.txt']));
  });

  test('a file that breaks off may have held more rules: nothing is allowed', async () => {
    const site = await start((_request, response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('User-agent: *\nDisallow: /y\n', () => response.destroy());
    });
    const outcome = await runCrawl(`${site.origin}/`);
    expect(outcome.end?.errorCode).toBe('ROBOT_BLOCKED');
    expect(outcome.verdicts.get(1)?.detail).toBe('The robots.txt broke off.');
  });

  test.each([
    ['an HTML page', '<!doctype html><title>Home</title><p>Disallow: /x'],
    ['binary garbage', reply(200, {}, Buffer.from(Array.from({ length: 5_000 }, (_, i) => (i * 7_919) % 256)))],
    ['an empty file', ''],
    ['204', reply(204)],
    ['a redirect to nowhere', reply(302)],
  ] as [string, Answer][])('%s holds no rules', async (_name, answer) => {
    expect(await verdictOnX(await start(answer))).toBe('ok/ok');
  });

  test('a robots.txt is read whatever its content type', async () => {
    expect(await verdictOnX(await start(reply(200, { 'content-type': 'image/png' }, NO_X)))).toBe(REFUSED);
  });
});

describe('redirects (RFC 9309, section 2.3.1.2)', () => {
  const chain = (hops: number): Record<string, Answer> =>
    Object.fromEntries([
      ...Array.from({ length: hops }, (_, i): [string, Answer] => [
        i === 0 ? '/robots.txt' : `/r${i}`,
        reply(301, { location: `/r${i + 1}` }),
      ]),
      [`/r${hops}`, NO_X],
    ]);

  test('five redirects of the robots.txt are followed', async () => {
    expect(await verdictOnX(await start(404, chain(5)))).toBe(REFUSED);
  });

  test('more than five redirects count as a missing robots.txt', async () => {
    const site = await start(404, chain(6));
    expect(await verdictOnX(site)).toBe('ok/ok');
    expect(site.requests).not.toContain('GET /r6');
  });

  test('a redirect loop counts as a missing robots.txt', async () => {
    expect(await verdictOnX(await start(reply(302, { location: '/robots.txt' })))).toBe('ok/ok');
  });

  test('rules on another host, reached by a redirect, apply to the site', async () => {
    const other = await start(NO_X, {}, '127.0.0.2');
    const site = await start(reply(302, { location: `${other.origin}/robots.txt` }));
    expect(await verdictOnX(site)).toBe(REFUSED);
  });

  test('a redirect to a host that does not answer disallows everything, and the site itself is not broken', async () => {
    const gone = await start('');
    await gone.close();
    const site = await start(reply(302, { location: `${gone.origin}/robots.txt` }));
    const outcome = await runCrawl(`${site.origin}/`);
    expect(outcome.end?.errorCode).toBe('ROBOT_BLOCKED');
    expect(outcome.verdicts.get(1)?.verdict).toBe('not_checked');
  });
});

describe('limits (RFC 9309, section 2.5)', () => {
  const padded = (bytes: number): string => `${'#'.repeat(98)}\n`.repeat(Math.ceil(bytes / 99)).slice(0, bytes);

  test('500 KiB are read', async () => {
    expect(await verdictOnX(await start(`${padded(500 * 1_024)}\n${NO_X}`))).toBe(REFUSED);
  });

  test('rules behind 512 KiB are not read', async () => {
    expect(await verdictOnX(await start(`${padded(ROBOTS_BYTES)}\n${NO_X}`))).toBe('ok/ok');
  });

  test('a line that is cut at 512 KiB is not read as a shorter rule', async () => {
    const head = 'User-agent: *\nDisallow: /';
    const site = await start(`${padded(ROBOTS_BYTES - head.length - 1)}\n${head}only-this\n`);
    expect(await verdictOnX(site)).toBe('ok/ok');
  });
});

describe('Crawl-delay', () => {
  test('is waited between requests, up to 10 s', async () => {
    const clock = skippingClock();
    await verdictOnX(await start('User-agent: *\nCrawl-delay: 86400'), { clock });
    expect(Math.max(...clock.waits)).toBeGreaterThan(9_000);
    expect(Math.max(...clock.waits)).toBeLessThan(11_000);
  });
});

describe('a shared cache (RFC 9309, section 2.4)', () => {
  test('provides one file to all crawls within 24 hours', async () => {
    let now = 1;
    const clock = { ...skippingClock(), now: () => now };
    const robotsCache = createRobotsCache({ clock });
    const site = await start(NO_X);
    expect(await verdictOnX(site, { robotsCache })).toBe(REFUSED);
    now = DAY_MS - 1;
    expect(await verdictOnX(site, { robotsCache })).toBe(REFUSED);
    expect(fetched(site)).toBe(1);
    now = DAY_MS + 2;
    await verdictOnX(site, { robotsCache });
    expect(fetched(site)).toBe(2);
  });

  test('remembers a missing file, but no failure', async () => {
    const robotsCache = createRobotsCache();
    const missing = await start(404);
    const broken = await start(500);
    for (const site of [missing, missing, broken, broken]) await verdictOnX(site, { robotsCache });
    expect([fetched(missing), fetched(broken)]).toEqual([1, 2]);
  });

  test('requests a file again that disallowed the whole site', async () => {
    const robotsCache = createRobotsCache();
    const site = await start('User-agent: *\nDisallow: /');
    await verdictOnX(site, { robotsCache });
    site.answers['/robots.txt'] = 404;
    expect(await verdictOnX(site, { robotsCache })).toBe('ok/ok');
  });

  test('shares no file between product tokens, or with a crawl that has headers of its own', async () => {
    const robotsCache = createRobotsCache();
    const site = await start('User-agent: TestBot\nDisallow: /x');
    expect(await verdictOnX(site, { robotsCache })).toBe(REFUSED);
    expect(await verdictOnX(site, { robotsCache, robotsToken: 'OtherBot' })).toBe('ok/ok');
    await verdictOnX(site, { robotsCache, headers: { cookie: 'staging=1' } });
    expect(fetched(site)).toBe(3);
  });

  test('is not changed by a crawl with respectRobots false', async () => {
    const robotsCache = createRobotsCache();
    const site = await start(NO_X);
    expect(await verdictOnX(site, { robotsCache, respectRobots: false })).toBe('ok/ok');
    expect(await verdictOnX(site, { robotsCache })).toBe(REFUSED);
  });

  test('is limited in size and drops the file that was used least recently', async () => {
    const robotsCache = createRobotsCache({ maxBytes: 100 });
    const [one, two] = [await start(`${NO_X}${' '.repeat(40)}`), await start(`${NO_X}${' '.repeat(40)}`)];
    for (const site of [one, two, one]) await verdictOnX(site, { robotsCache });
    expect([fetched(one), fetched(two)]).toEqual([2, 1]);
  });
});
