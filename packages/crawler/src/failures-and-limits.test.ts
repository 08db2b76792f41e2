import { createServer } from 'node:net';
import { createOutbound, type Outbound, OutboundError, type OutboundErrorCode } from '@linkvitals/outbound';
import { fakeClock } from '@linkvitals/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { runCrawl } from './test-support/run-crawl.ts';
import { type Answer, reply, serve, type TestSite } from './test-support/serve.ts';
import { skippingClock } from './test-support/skipping-clock.ts';
import type { CrawlFailureCode } from './types/records.ts';

const sites: TestSite[] = [];
const start = async (answers: Record<string, Answer>): Promise<TestSite> => {
  const site = await serve(answers);
  sites.push(site);
  return site;
};
afterEach(async () => {
  await Promise.all(sites.splice(0).map((site) => site.close()));
});
const links = (...hrefs: string[]): string => hrefs.map((href) => `<a href="${href}">x</a>`).join('\n');

/** A port of this machine without a listener. */
async function closedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

type NetworkFailure = readonly [code: OutboundErrorCode, phase: 'connect' | 'tls' | 'request' | 'headers'];

describe('a crawl fails with', () => {
  test('DNS_ERROR after a second query when the name does not exist', async () => {
    let queries = 0;
    const outbound = createOutbound({
      resolve: async (name) => {
        queries++;
        throw new OutboundError('dns_not_found', { phase: 'dns', reason: name });
      },
    });
    const outcome = await runCrawl('https://nowhere.example.com/', { outbound, fallbackToHttp: true });
    await outbound.close();
    expect(outcome.end).toMatchObject({ outcome: 'failed', errorCode: 'DNS_ERROR' });
    expect(outcome.verdicts.get(1)?.reason).toBe('dns_not_found');
    expect(queries).toBeGreaterThanOrEqual(2);
  });

  test('CONNECTION_REFUSED when the port has no listener, after a second try', async () => {
    const clock = skippingClock();
    const outcome = await runCrawl(`http://127.0.0.1:${await closedPort()}/`, { clock });
    expect(outcome.end).toMatchObject({ outcome: 'failed', errorCode: 'CONNECTION_REFUSED' });
    expect(outcome.verdicts.get(1)).toMatchObject({ verdict: 'broken', reason: 'connection_refused' });
    expect(clock.waits).toEqual([2_000]);
  });

  test('SSL_ERROR, with the fault of the certificate, when the certificate is bad', async () => {
    const { createCertificates, startTlsServer } = await import('@linkvitals/testing');
    const now = Date.now();
    const { expired, ca } = await createCertificates({ now });
    const server = await startTlsServer({ certificate: expired, handler: (_request, response) => response.end('x') });
    const outbound = createOutbound({ allowCidrs: ['127.0.0.0/8'], extraCa: [ca] });
    const outcome = await runCrawl(`https://127.0.0.1:${server.port}/`, { outbound });
    await outbound.close();
    await server[Symbol.asyncDispose]();
    const sentence = `The certificate expired on ${new Date(now - 86_400_000).toISOString().slice(0, 10)}.`;
    expect(outcome.end).toMatchObject({ outcome: 'failed', errorCode: 'SSL_ERROR', error: sentence });
    expect(outcome.verdicts.get(1)).toMatchObject({
      verdict: 'broken',
      reason: 'tls_error',
      detail: sentence,
      tls: { fault: 'expired', issuer: 'Test Intermediate' },
    });
  });

  test('SSL_ERROR when the port speaks no TLS, unless http may be tried and answers', async () => {
    const site = await start({ '/': 'plain' });
    const secure = site.origin.replace('http:', 'https:');
    const refused = await runCrawl(`${secure}/`);
    expect(refused.end).toMatchObject({
      errorCode: 'SSL_ERROR',
      error: 'The server does not speak TLS on this port. Use http:// instead.',
    });
    const fallen = await runCrawl(`${secure}/`, { fallbackToHttp: true, headers: { 'x-secret': 's' } });
    expect(fallen.end?.outcome).toBe('completed');
    expect(fallen.targets.get(1)?.url).toBe(`${site.origin}/`);
    // The header may be a credential, and was meant for https.
    expect(site.headers.some((headers) => headers['x-secret'] === 's')).toBe(false);
    expect(fallen.end?.headersHeldBack).toBe(true);
    const before = site.headers.length;
    const open = { fallbackToHttp: true, headers: { 'x-secret': 's' }, headersOverHttp: true };
    const { end } = await runCrawl(`${secure}/`, open);
    expect(end).toEqual({ type: 'end', outcome: 'completed', truncated: false });
    expect(site.headers.slice(before).map((headers) => headers['x-secret'])).toEqual(['s', 's']);
  });

  test.each<[https: NetworkFailure, http: NetworkFailure, CrawlFailureCode, start: string]>([
    [['connection_refused', 'connect'], ['timeout', 'headers'], 'TIMEOUT', 'http'],
    [['connection_refused', 'connect'], ['connection_reset', 'request'], 'CONNECTION_REFUSED', 'http'],
    [['tls_error', 'tls'], ['timeout', 'headers'], 'TIMEOUT', 'http'],
    [['timeout', 'connect'], ['protocol_error', 'headers'], 'HTTP_ERROR', 'http'],
    // http got no further, so the failure is that of https, which the owner knows.
    [['connection_refused', 'connect'], ['timeout', 'connect'], 'CONNECTION_REFUSED', 'https'],
    [['tls_error', 'tls'], ['connection_refused', 'connect'], 'SSL_ERROR', 'https'],
  ])('https %j and http %j as %s of the %s start', async (https, http, errorCode, start) => {
    const real = createOutbound();
    const request: Outbound['request'] = ({ url }) => {
      const [code, phase] = url.startsWith('https:') ? https : http;
      return Promise.reject(new OutboundError(code, { phase }));
    };
    const outcome = await runCrawl('https://site.example/', { outbound: { ...real, request }, fallbackToHttp: true });
    await real.close();
    expect(outcome.end).toMatchObject({ outcome: 'failed', errorCode });
    expect(outcome.targets.get(1)?.url).toBe(`${start}://site.example/`);
    expect(outcome.end?.error?.startsWith('The robots.txt could not be read.')).toBe(start === 'http');
  });

  test('RATE_LIMIT of the http start where https is refused and http refuses for now', async () => {
    const site = await start({ '/robots.txt': 429 });
    const port = new URL(site.origin).port;
    const connectTo = [`site.example:443:127.0.0.1:${await closedPort()}`, `site.example:80:127.0.0.1:${port}`];
    const outbound = createOutbound({ allowCidrs: ['127.0.0.0/8'], connectTo });
    const outcome = await runCrawl('https://site.example/', { outbound, fallbackToHttp: true });
    await outbound.close();
    expect(outcome.end).toMatchObject({ outcome: 'failed', errorCode: 'RATE_LIMIT' });
    expect(outcome.targets.get(1)?.url).toBe('http://site.example/');
  });

  test('BLOCKED_ADDRESS when the address may not be requested', async () => {
    const outbound = createOutbound();
    const outcome = await runCrawl('http://127.0.0.1/', { outbound });
    await outbound.close();
    expect(outcome.end).toMatchObject({ outcome: 'failed', errorCode: 'BLOCKED_ADDRESS' });
  });

  test('BLOCKED_ADDRESS does not say that the address is private where the port is refused, or the operator denies it', async () => {
    const outbound = createOutbound({ allowCidrs: ['127.0.0.0/8'] });
    const denying = createOutbound({ denyCidrs: ['203.0.113.0/24'] });
    const ends = [
      await runCrawl('http://127.0.0.1:6000/', { outbound }),
      await runCrawl('http://203.0.113.1/', { outbound: denying }),
    ].map(({ end }) => end);
    await outbound.close();
    await denying.close();
    const error =
      'The site has an address or a port that may not be requested, such as a private address that is not allowed.';
    expect(ends).toMatchObject([error, error].map((one) => ({ errorCode: 'BLOCKED_ADDRESS', error: one })));
  });

  test.each([
    ['a robots.txt that shuts us out', 'User-agent: *\nDisallow: /' as Answer, ['GET /robots.txt']],
    ['a robots.txt that answers 5xx', 500 as Answer, ['GET /robots.txt']],
  ])('ROBOT_BLOCKED for %s, and requests nothing more', async (_name, robots, requests) => {
    const site = await start({ '/robots.txt': robots, '/': 'x' });
    const outcome = await runCrawl(`${site.origin}/`);
    expect(outcome.end).toMatchObject({ outcome: 'failed', errorCode: 'ROBOT_BLOCKED' });
    expect(site.requests).toEqual(requests);
  });

  test('HTTP_ERROR when the start page answers an error', async () => {
    const site = await start({ '/': 404 });
    const outcome = await runCrawl(`${site.origin}/`);
    expect(outcome.end).toMatchObject({
      outcome: 'failed',
      errorCode: 'HTTP_ERROR',
      error: 'The start page answered 404.',
    });
  });

  test.each([
    [
      'a PDF',
      reply(200, { 'content-type': 'application/pdf' }, '%PDF-1.7'),
      'the start page is application/pdf, not HTML.',
    ],
    ['plain text', reply(200, { 'content-type': 'text/plain' }, 'hello'), 'the start page is text/plain, not HTML.'],
    ['nothing', reply(204), 'the start page answered 204 and no HTML.'],
    ['nothing, said to be HTML', reply(204, { 'content-type': 'text/html' }), 'answered 204 and no HTML.'],
    ['a reset of the form, said to be HTML', reply(205, { 'content-type': 'text/html' }), 'answered 205 and no HTML.'],
  ])('NO_PAGE when the start page is %s', async (_name, answer, sentence) => {
    const site = await start({ '/': answer });
    const outcome = await runCrawl(`${site.origin}/`);
    expect(outcome.end).toMatchObject({ outcome: 'failed', errorCode: 'NO_PAGE' });
    expect(outcome.end?.error).toContain(sentence);
  });

  test('no code when the start page is no HTML but a sitemap gives pages', async () => {
    const site = await start({ '/': reply(204), '/a': 'x' });
    site.answers['/sitemap.xml'] = reply(200, {}, `<urlset><url><loc>${site.origin}/a</loc></url></urlset>`);
    const outcome = await runCrawl(`${site.origin}/`, { useSitemaps: true });
    expect(outcome.end).toMatchObject({ outcome: 'completed' });
  });

  test.each([301, 302])('REDIRECTED_AWAY when the start page answers %i to another site', async (status) => {
    const other = await start({ '/': '<a href="/x">x</a>' });
    const site = await start({ '/': reply(status, { location: `${other.origin}/` }) });
    const outcome = await runCrawl(`${site.origin}/`);
    expect(outcome.end).toMatchObject({ outcome: 'failed', errorCode: 'REDIRECTED_AWAY' });
    expect(outcome.end?.error).toContain(`${other.origin}/`);
  });

  test.each([
    [
      'javascript:',
      reply(301, { location: 'javascript:alert(1)' }),
      'The redirect leads to javascript:, which browsers refuse.',
    ],
    ['mail', reply(302, { location: 'mailto:a@b.test' }), 'The redirect leads to mailto:, which is not checked.'],
    ['nowhere', reply(301), 'The server redirects without saying where to.'],
    [
      'what is no URL',
      reply(302, { location: 'http://[x' }),
      'The redirect leads to http://[x, which is no usable URL.',
    ],
    [
      'a very long URL',
      reply(302, { location: `/${'x'.repeat(2_100)}` }),
      'The redirect leads to a URL of more than 2048 characters, which is not checked.',
    ],
    ['nothing new (304)', reply(304), 'The server answers "not modified" to a request without a condition.'],
  ])('HTTP_ERROR with what happened when the start page redirects to %s', async (_name, answer, sentence) => {
    const site = await start({ '/': answer });
    const outcome = await runCrawl(`${site.origin}/`);
    const error = `The start page was not read. ${sentence}`;
    expect(outcome.end).toMatchObject({ outcome: 'failed', errorCode: 'HTTP_ERROR', error });
  });

  test('HTTP_ERROR when the start page is a page that keeps programs out, with a status of success', async () => {
    const site = await start({ '/': reply(200, { 'cf-mitigated': 'challenge' }, 'x') });
    const error = 'The start page does not let programs in (status 200).';
    expect((await runCrawl(`${site.origin}/`)).end).toMatchObject({ errorCode: 'HTTP_ERROR', error });
  });

  test('the code of the network when the robots.txt is reset, and gives the start page no verdict', async () => {
    const site = await start({ '/robots.txt': (request) => request.socket.resetAndDestroy(), '/': 'x' });
    const outcome = await runCrawl(`${site.origin}/`, { clock: skippingClock() });
    expect(outcome.end).toMatchObject({ outcome: 'failed', errorCode: 'CONNECTION_REFUSED' });
    expect(outcome.verdicts.get(1)).toMatchObject({
      verdict: 'not_checked',
      reason: 'robots_disallowed',
      detail: 'The robots.txt could not be read. The server closed the connection without an answer.',
    });
    expect(site.requests).not.toContain('GET /');
  });

  test.each<[string, Answer, CrawlFailureCode, string]>([
    [
      'resets',
      (request) => request.socket.resetAndDestroy(),
      'CONNECTION_REFUSED',
      'The robots.txt could not be read. The server closed the connection without an answer.',
    ],
    ['hangs', () => undefined, 'TIMEOUT', 'The robots.txt could not be read. The server did not answer in time.'],
    [
      'answers 429 for ever',
      429,
      'RATE_LIMIT',
      'The robots.txt could not be read. The server kept refusing our requests.',
    ],
    [
      'answers 503',
      503,
      'ROBOT_BLOCKED',
      'The robots.txt answered 503. Until it can be read, nothing of the site may be requested.',
    ],
  ])(
    'a sentence that names the robots.txt when that %s, and not at all without respect for it',
    async (_name, robots, errorCode, error) => {
      const site = await start({ '/robots.txt': robots, '/': 'x' });
      // A server that responds has all the time that it needs on a loaded machine.
      const limits = { pageMs: errorCode === 'TIMEOUT' ? 300 : 60_000 };
      expect((await runCrawl(`${site.origin}/`, { limits })).end).toMatchObject({
        outcome: 'failed',
        errorCode,
        error,
      });
      const patient = { pageMs: errorCode === 'TIMEOUT' ? 2_000 : 60_000 };
      const outcome = await runCrawl(`${site.origin}/`, { limits: patient, respectRobots: false });
      expect(outcome.end).toMatchObject({ outcome: 'completed' });
      expect(outcome.paths).toEqual(['/']);
    },
  );

  test.each([
    ['as long as it takes', undefined, [5_000, 10_000, 20_000, 40_000, 80_000, 160_000]],
    ['for the patience that was given', 60_000, [5_000, 10_000, 20_000]],
  ])('RATE_LIMIT when the site never lets us in: it is waited for %s', async (_name, refusalPatienceMs, waits) => {
    const site = await start({ '*': 429 });
    const clock = skippingClock();
    const refusals: unknown[] = [];
    const outcome = await runCrawl(`${site.origin}/`, {
      clock,
      onRefused: (refusal) => refusals.push(refusal),
      ...(refusalPatienceMs === undefined ? {} : { refusalPatienceMs }),
    });
    expect(outcome.end).toMatchObject({ outcome: 'failed', errorCode: 'RATE_LIMIT' });
    expect(clock.waits).toEqual(waits);
    expect(refusals).toEqual(waits.map((waitMs) => ({ own: true, status: 429, waitMs })));
  });

  test('RATE_LIMIT when more than half of the pages were refused', async () => {
    const site = await start({ '/robots.txt': 404, '/': links('/a', '/b', '/c'), '*': 429 });
    const outcome = await runCrawl(`${site.origin}/`);
    expect(outcome.end).toMatchObject({ outcome: 'failed', errorCode: 'RATE_LIMIT' });
    expect(outcome.verdictText('/a')).toBe('unverifiable/rate_limited');
    expect(site.requests.length).toBeLessThan(40);
  });

  test('CANCELED when the caller aborts; targets that were not requested are recorded as interrupted', async () => {
    const cancel = new AbortController();
    const site = await start({
      '/': links('/a', '/b'),
      '/a': (_request, response) => {
        cancel.abort();
        response.end();
      },
    });
    const outcome = await runCrawl(`${site.origin}/`, {
      signal: cancel.signal,
      rate: { start: 0, min: 0, max: 0, inFlight: 1 },
    });
    expect(outcome.end).toMatchObject({ outcome: 'failed', errorCode: 'CANCELED', truncated: true });
    expect(outcome.verdictText('/b')).toBe('not_checked/interrupted');
    expect([...outcome.targets.keys()].every((id) => outcome.verdicts.has(id))).toBe(true);
  });

  test('TIMEOUT when its time is up; pages that were read are kept', async () => {
    const clock = fakeClock(0);
    const site = await start({ '/': links('/hang'), '/hang': () => void clock.advance(300) });
    const outcome = await runCrawl(`${site.origin}/`, { clock, limits: { timeMs: 300, pageMs: 20_000 } });
    expect(outcome.end).toMatchObject({ outcome: 'failed', errorCode: 'TIMEOUT', truncated: true });
    expect(outcome.paths).toEqual(['/']);
    expect(outcome.verdictText('/hang')).toBe('not_checked/interrupted');
  });
});

test.each(['http://10.0.0.1/', 'http://0.0.0.0:8000/', 'http://[::]/'])(
  'a link to %s has the warning that no visitor can follow it',
  async (url) => {
    const site = await start({ '/': links(url) });
    const outcome = await runCrawl(`${site.origin}/`, { clock: skippingClock() });
    const id = [...outcome.targets.values()].find((target) => target.url === url)?.id ?? 0;
    expect(outcome.verdicts.get(id)).toMatchObject({
      verdict: 'unverifiable',
      reason: 'address_refused',
      warnings: ['private_address'],
    });
  },
);

test.each(['http://[bad', 'https://example.com:99999/'])(
  'a redirect to %s is broken, with its status and where it leads',
  async (location) => {
    const redirect = reply(302, { location });
    const site = await start({ '/': `${links('/away')}<img src="/image">`, '/away': redirect, '/image': redirect });
    const outcome = await runCrawl(`${site.origin}/`, { clock: skippingClock() });
    for (const path of ['/away', '/image']) {
      const url = `${site.origin}${path}`;
      const id = [...outcome.targets.values()].find((target) => target.url === url)?.id ?? 0;
      expect(outcome.verdicts.get(id)).toMatchObject({
        verdict: 'broken',
        reason: 'invalid_url',
        status: 302,
        detail: `The redirect leads to ${location}, which is no usable URL.`,
        redirects: [{ url, status: 302, location }],
      });
    }
  },
);

describe('limits', () => {
  test('maxPages: exactly that many pages are read, the others are recorded as left out', async () => {
    const site = await start({
      '/': links('/a', '/b', '/c', '/pdf', '/missing'),
      '/a': '',
      '/b': '',
      '/c': '',
      '/pdf': reply(200, { 'content-type': 'application/pdf' }),
    });
    const outcome = await runCrawl(`${site.origin}/`, { limits: { maxPages: 3 } });
    expect(outcome.end).toEqual({ type: 'end', outcome: 'completed', truncated: true });
    expect(outcome.pages.size).toBe(3);
    expect(
      [...outcome.verdicts.values()].filter(({ reason }) => reason === 'page_limit').length,
    ).toBeGreaterThanOrEqual(1);
  });

  test('maxPages: a redirect to a page that is left out is left out too', async () => {
    const site = await start({
      '/': links('/a', '/b', '/f'),
      '/a': reply(302, { location: '/f' }),
      '/b': '',
      '/f': '',
    });
    const rate = { start: 0, min: 0, max: 0, inFlight: 1 };
    const outcome = await runCrawl(`${site.origin}/`, { limits: { maxPages: 2 }, rate });
    expect([outcome.verdictText('/a'), outcome.verdictText('/f')]).toEqual([
      'not_checked/page_limit',
      'not_checked/page_limit',
    ]);
    expect(outcome.pages.size).toBe(2);
  });

  test('maxPages: a site of exactly that size is not truncated', async () => {
    const site = await start({
      '/': links('/a', '/b', '/pdf'),
      '/a': '',
      '/b': '',
      '/pdf': reply(200, { 'content-type': 'application/pdf' }),
    });
    const outcome = await runCrawl(`${site.origin}/`, {
      limits: { maxPages: 3 },
      rate: { start: 0, min: 0, max: 0, inFlight: 1 },
    });
    expect(outcome.paths).toEqual(['/', '/a', '/b']);
  });

  test('maxPages: a suspect page gets its second chance although the budget is spent', async () => {
    const site = await start({ '/': links('/dead', '/a'), '/a': '', '/dead': 500 });
    const outcome = await runCrawl(`${site.origin}/`, {
      limits: { maxPages: 2 },
      rate: { start: 0, min: 0, max: 0, inFlight: 1 },
    });
    expect(outcome.verdictText('/dead')).toBe('broken/server_error');
    expect(outcome.end).toMatchObject({ truncated: false });
  });

  test('maxPages: a suspect that proves to be a page beyond the limit is left out, and the crawl is truncated', async () => {
    const healing: Answer = (request, response) => {
      const fetched = site.requests.filter((one) => one.endsWith(request.url ?? '')).length;
      response.writeHead(fetched === 1 ? 500 : 200, { 'content-type': 'text/html' }).end(links('/behind'));
    };
    const site = await start({ '/robots.txt': 404, '/': links('/heals', '/a'), '/a': '', '/heals': healing });
    const rate = { start: 0, min: 0, max: 0, inFlight: 1 };
    const outcome = await runCrawl(`${site.origin}/`, { limits: { maxPages: 2 }, rate });
    expect(outcome.verdictText('/heals')).toBe('ok/ok');
    expect(outcome.paths).toEqual(['/', '/a']);
    expect(outcome.end).toMatchObject({ truncated: true });
  });

  test('maxPages: a suspect that proves to be no page leaves nothing out', async () => {
    const healing: Answer = (request, response) => {
      const fetched = site.requests.filter((one) => one.endsWith(request.url ?? '')).length;
      response.writeHead(fetched === 1 ? 500 : 200, { 'content-type': 'application/pdf' }).end();
    };
    const site = await start({ '/robots.txt': 404, '/': links('/heals', '/a'), '/a': '', '/heals': healing });
    const rate = { start: 0, min: 0, max: 0, inFlight: 1 };
    const outcome = await runCrawl(`${site.origin}/`, { limits: { maxPages: 2 }, rate });
    expect(outcome.verdictText('/heals')).toBe('ok/ok');
    expect(outcome.end).toMatchObject({ truncated: false });
  });

  test('maxPages: the action of a form that is also linked is left out like any page', async () => {
    const site = await start({ '/robots.txt': 404, '/': `<form action=/f></form>${links('/a')}`, '/a': links('/f') });
    const outcome = await runCrawl(`${site.origin}/`, { limits: { maxPages: 2 } });
    expect(outcome.verdictText('/f')).toBe('not_checked/page_limit');
    expect(outcome.end).toMatchObject({ truncated: true });
  });

  test('depthLimit: deeper pages are checked, not read', async () => {
    const site = await start({ '/': links('/1'), '/1': links('/2'), '/2': links('/3'), '/3': '' });
    const outcome = await runCrawl(`${site.origin}/`, { limits: { depthLimit: 1 } });
    expect(outcome.paths).toEqual(['/', '/1']);
    expect(outcome.verdictText('/2')).toBe('ok/ok');
    expect(outcome.verdictText('/3')).toBe('nothing');
    expect(site.requests).toContain('HEAD /2');
  });

  test('linksPerPage: further links are left out, and the page record notes it', async () => {
    const site = await start({ '/': links('/a', '/b', '/c'), '*': '' });
    const outcome = await runCrawl(`${site.origin}/`, { limits: { linksPerPage: 2 }, respectRobots: false });
    expect(outcome.page('/')).toMatchObject({ linksTruncated: true });
    expect(outcome.page('/')?.links).toHaveLength(2);
    expect(outcome.page('/')?.bytesTruncated).toBeUndefined();
    expect(outcome.page('/')?.targetsTruncated).toBeUndefined();
  });

  test('maxTargets: beyond it links to new URLs are left out, and known targets are judged', async () => {
    const site = await start({
      '/robots.txt': 404,
      '/': `${links('/a', '/gone')}<link rel="stylesheet" href="/s.css">`,
      '/a': links('/gone', '/new-1', '/new-2', '/'),
      '/s.css': reply(200, { 'content-type': 'text/css' }, 'a { background: url(/new.png) }'),
      '/gone': 404,
    });
    const outcome = await runCrawl(`${site.origin}/`, { limits: { maxTargets: 4 } });
    expect([...outcome.targets.values()].map(({ url }) => new URL(url).pathname)).toEqual([
      '/',
      '/a',
      '/gone',
      '/s.css',
    ]);
    expect(outcome.verdictText('/gone')).toBe('broken/not_found');
    const cut = { linksTruncated: true, targetsTruncated: true };
    expect(outcome.page('/a')).toMatchObject({ ...cut, links: [{ target: 3 }, { target: 1 }] });
    expect(outcome.page('/')).toMatchObject({ linksTruncated: false });
    const end = { type: 'end', outcome: 'completed', truncated: true, targetLimit: 4 };
    expect(outcome.end).toEqual(end);
    const resume = outcome.resumeState();
    expect((await runCrawl(`${site.origin}/`, { limits: { maxTargets: 4 }, resume })).end).toEqual(end);
  });

  test('maxTargets: a site with exactly that many targets, with its missing fragments, is crawled whole', async () => {
    const site = await start({ '/robots.txt': 404, '/': links('/a', '#nowhere'), '/a': '' });
    const outcome = await runCrawl(`${site.origin}/`, { limits: { maxTargets: 3 } });
    expect(outcome.verdictText('/#nowhere')).toBe('broken/fragment_missing');
    expect(outcome.end).toEqual({ type: 'end', outcome: 'completed', truncated: false });
  });

  test('maxTargets: sitemaps, images in them and missing fragments add no targets beyond it either', async () => {
    const site = await start({
      '/robots.txt': 404,
      '/': links('/a', '#nowhere'),
      '/a': '',
    });
    site.answers['/sitemap.xml'] = `<urlset xmlns:i="http://www.google.com/schemas/sitemap-image/1.1">
      <url><loc>${site.origin}/new</loc><i:loc>/new.png</i:loc></url><url><loc>${site.origin}/a</loc></url></urlset>`;
    const outcome = await runCrawl(`${site.origin}/`, { limits: { maxTargets: 2 }, useSitemaps: true });
    expect([...outcome.targets.values()].map(({ url }) => url.slice(site.origin.length))).toEqual([
      '/',
      '/a',
      '/sitemap.xml',
    ]);
    expect(outcome.end).toMatchObject({ outcome: 'completed', truncated: true, targetLimit: 2 });
  });

  test('linksPerPage: the ids of a page are known beyond its links', async () => {
    const site = await start({ '/': `${links('/a', '/b', '#late', '#lost')}<p id=late>`, '*': '' });
    const outcome = await runCrawl(`${site.origin}/`, { limits: { linksPerPage: 4 }, respectRobots: false });
    expect(outcome.verdictText('/#late')).toBe('nothing');
    expect(outcome.verdictText('/#lost')).toBe('broken/fragment_missing');
  });

  test('htmlBytes: a longer page is read up to that length, and its record notes it', async () => {
    const site = await start({ '/': `${links('/a')}${' '.repeat(5_000)}${links('/b')}`, '*': '' });
    const outcome = await runCrawl(`${site.origin}/`, { limits: { htmlBytes: 1_000 }, respectRobots: false });
    expect(outcome.paths).toEqual(['/', '/a']);
    expect(outcome.page('/')).toMatchObject({ bytes: 1_000, linksTruncated: true, bytesTruncated: true });
    expect(outcome.page('/a')?.bytesTruncated).toBeUndefined();
  });

  test('htmlBytes: a fragment or text that was not found is unverifiable in a page that was not read to its end', async () => {
    const elsewhere = await start({ '*': `<p id=early>${' '.repeat(5_000)}<p id=late>` });
    const own = ['/page#early', '/page#late', '/page#:~:text=late%20words', '/moved'];
    const site = await start({
      '/': links(...own, `${elsewhere.origin}/#early`, `${elsewhere.origin}/#late`),
      '/page': `<p id=early>early ${'word '.repeat(5_000)}<p id=late>late words`,
      '/moved': reply(302, { location: '/page#late' }),
    });
    const outcome = await runCrawl(`${site.origin}/`, { limits: { htmlBytes: 1_000 }, respectRobots: false });
    expect(outcome.verdictText('/page#early')).toBe('nothing');
    for (const part of ['/page#late', '/page#:~:text=late%20words', '/moved', `${elsewhere.origin}/#late`])
      expect([part, outcome.verdictText(part)]).toEqual([part, 'unverifiable/fragment_unverifiable']);
    expect(outcome.verdictText(`${elsewhere.origin}/#early`)).toBe('nothing');
  });

  test('traps: pages under one deep prefix leave three quarters of the budget to the rest of the site', async () => {
    const months = Array.from({ length: 100 }, (_, i) => `/events/calendar/${i}`);
    const rest = Array.from({ length: 30 }, (_, i) => `/page-${i}`);
    const site = await start({ '/robots.txt': 404, '/': links(...months, '/more'), '/more': links(...rest), '*': '' });
    const outcome = await runCrawl(`${site.origin}/`, { limits: { maxPages: 40 } });
    expect(outcome.paths.filter((path) => path.startsWith('/events/'))).toHaveLength(10);
    expect(outcome.paths.filter((path) => path.startsWith('/page-'))).toHaveLength(28);
    expect(outcome.end).toMatchObject({ outcome: 'completed', truncated: true });
  });

  test('traps: a deep section is read whole when the site has no other pages', async () => {
    const docs = Array.from({ length: 30 }, (_, i) => `/docs/v1/${i}`);
    const site = await start({ '/robots.txt': 404, '/': links(...docs), '*': '' });
    const outcome = await runCrawl(`${site.origin}/`, { limits: { maxPages: 40 } });
    expect(outcome.pages.size).toBe(31);
    expect(outcome.end).toMatchObject({ truncated: false });
  });

  test('exclusions and robots.txt: such URLs are not requested, not even at the end of a redirect', async () => {
    const site = await start({
      '/robots.txt': 'User-agent: TestBot\nDisallow: /secret',
      '/': links('/private/a', '/tmp12', '/secret/x', '/to-private', '/to-secret'),
      '/to-private': reply(302, { location: '/private/b' }),
      '/to-secret': reply(302, { location: '/secret/y' }),
    });
    const outcome = await runCrawl(`${site.origin}/`, { exclude: ['/private/**', '/\\/tmp\\d+$/'] });
    expect(outcome.verdictText('/private/a')).toBe('not_checked/excluded');
    expect(outcome.verdictText('/tmp12')).toBe('not_checked/excluded');
    expect(outcome.verdictText('/secret/x')).toBe('not_checked/robots_disallowed');
    expect(outcome.verdictText('/to-private')).toBe('not_checked/excluded');
    expect(outcome.verdictText('/to-secret')).toBe('not_checked/robots_disallowed');
    expect(site.requests.some((request) => /private\/|secret\/|tmp/.test(request))).toBe(false);
  });

  test('a start page that redirects off the site ends the crawl with nothing read', async () => {
    const elsewhere = await start({ '/': 'x' });
    const site = await serve({ '/': reply(301, { location: `${elsewhere.origin}/` }) }, '127.0.0.3');
    sites.push(site);
    const outcome = await runCrawl(`${site.origin}/`);
    expect(outcome.end).toMatchObject({ outcome: 'failed', errorCode: 'REDIRECTED_AWAY', truncated: false });
    expect(outcome.pages.size).toBe(0);
    expect(outcome.verdicts.get(1)).toMatchObject({ verdict: 'ok', finalUrl: `${elsewhere.origin}/` });
  });
});
