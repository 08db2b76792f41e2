import { createOutbound, OutboundError } from '@linkvitals/outbound';
import { afterEach, expect, it } from 'vitest';
import { createExternalHosts } from './hosts/create-external-hosts.ts';
import { loopbackOutbound, type Outcome, runCrawl } from './test-support/run-crawl.ts';
import { reply, serve, type TestSite } from './test-support/serve.ts';

const sites: TestSite[] = [];
afterEach(async () => {
  for (const site of sites.splice(0)) await site.close();
});

async function open(...input: Parameters<typeof serve>): Promise<TestSite> {
  const site = await serve(...input);
  sites.push(site);
  return site;
}

/** Paths and other URLs for which a request was sent, by the last verdicts. */
const requested = (outcome: Outcome): string[] =>
  [...outcome.targets.values()]
    .filter(({ id }) => outcome.verdicts.get(id)?.requested)
    .map(({ url }) => url.replace(outcome.origin, ''))
    .sort();

it('a target was requested when a request for it was sent, whatever came of it', async () => {
  const other = await open({ '/far': 'ok' }, '127.0.0.2');
  const gone = await open({}, '127.0.0.3');
  await gone.close();
  const links = [
    ...['/page', '/old', '/missing', '/broken', '/private', 'mailto:a@example.com', '/form#gone', '/cut'],
    ...['http://nowhere.example/', `${gone.origin}/`, `${other.origin}/far`],
  ];
  const site = await open({
    '/robots.txt': 'User-agent: *\nDisallow: /private',
    '/': links.map((href) => `<a href="${href}">x</a>`).join(''),
    '/page': '<a href=/>x</a>',
    '/old': reply(301, { location: '/new' }),
    '/new': 'new',
    '/broken': 500,
    '/form': '<form action=/send></form>',
    '/cut': (request) => request.socket.destroy(),
  });
  const outbound = createOutbound({
    allowCidrs: ['127.0.0.0/8'],
    resolve: () => Promise.reject(new OutboundError('dns_not_found', { phase: 'dns' })),
  });
  const outcome = await runCrawl(`${site.origin}/`, { outbound });
  await outbound.close();
  expect(outcome.verdictText('/private')).toBe('not_checked/robots_disallowed');
  expect(outcome.verdictText('/form#gone')).toBe('broken/fragment_missing');
  expect(outcome.verdictText('http://nowhere.example/')).toBe('broken/dns_not_found');
  expect(outcome.verdictText(`${gone.origin}/`)).toBe('broken/connection_refused');
  expect(requested(outcome)).toEqual(
    ['/', '/page', '/old', '/new', '/missing', '/broken', '/form', '/cut', `${other.origin}/far`].sort(),
  );
});

it('a target that another crawl of the process had requested counts as not requested, until its text is needed', async () => {
  const other = await open({ '/far': '<p id=there>', '/near': 'ok' }, '127.0.0.2');
  const externalHosts = createExternalHosts({ intervalMs: 0 });
  const outbound = loopbackOutbound();
  const first = await open({ '/': `<a href=${other.origin}/far>x</a><a href=${other.origin}/near>x</a>` });
  expect(requested(await runCrawl(`${first.origin}/`, { outbound, externalHosts }))).toHaveLength(3);

  const second = await open({
    '/': `<a href=${other.origin}/far>x</a><a href=${other.origin}/near>x</a><a href=/late>x</a>`,
    '/late': `<a href=${other.origin}/far#there>x</a>`,
  });
  const before = other.requests.length;
  const outcome = await runCrawl(`${second.origin}/`, { outbound, externalHosts });
  await outbound.close();
  expect(other.requests.slice(before)).toEqual(['GET /far']);
  expect(requested(outcome)).toEqual(['/', '/late', `${other.origin}/far`].sort());
});

it('a target that was never requested, because its host was given up, counts as not requested', async () => {
  const refuse = reply(429, { 'retry-after': '1' });
  const other = await open({ '*': refuse }, '127.0.0.2');
  const hrefs = Array.from({ length: 8 }, (_, i) => `${other.origin}/${i}`);
  const site = await open({ '/': hrefs.map((href) => `<a href=${href}>x</a>`).join('') });
  const outcome = await runCrawl(`${site.origin}/`);
  const fetched = new Set(other.requests.map((line) => `${other.origin}${line.replace(/^\w+ /, '')}`));
  expect(fetched.size).toBeLessThan(hrefs.length);
  expect(requested(outcome).filter((url) => url !== '/')).toEqual([...fetched].sort());
});

it('is still known when a crawl that was taken up again cannot send its second request', async () => {
  const other = await open({ '/far': 500 }, '127.0.0.2');
  const site = await open({ '/': `<a href=${other.origin}/far>x</a>` });
  const outbound = loopbackOutbound();
  const whole = await runCrawl(`${site.origin}/`, { outbound });
  const far = whole.verdict(`${other.origin}/far`) ?? expect.fail('not judged');
  whole.verdicts.set(far.target, { ...far, verdict: 'suspect' });
  await other.close();
  const again = await runCrawl(`${site.origin}/`, { outbound, resume: whole.resumeState() });
  await outbound.close();
  expect(again.verdicts.get(far.target)).toMatchObject({ reason: 'connection_refused', requested: true });
});
