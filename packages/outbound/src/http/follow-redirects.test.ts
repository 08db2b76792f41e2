import type { IncomingHttpHeaders } from 'node:http';
import { describe, expect, test } from 'vitest';
import cases from '../fixtures/outbound-cases.json' with { type: 'json' };
import { OutboundError } from '../outbound-error.ts';
import { errorOf, openOutbound, serveHttp, text } from '../test-support/loopback.ts';
import type { OutboundRequest, Redirect } from '../types.ts';
import { followRedirects } from './follow-redirects.ts';

/** Starts one server for all hosts; a redirect is written `/path status location`. */
async function playHosts(routes: Readonly<Record<string, string>>) {
  const seen: { url: string; headers: IncomingHttpHeaders }[] = [];
  const site = await serveHttp((request, response) => {
    const url = `http://${request.headers.host}${request.url}`;
    seen.push({ url, headers: request.headers });
    const [status, location] = (routes[url] ?? '').split(' ');
    if (status && location)
      response.writeHead(Number(status), { location: Buffer.from(location).toString('latin1') }).end();
    else response.end('arrived');
  });
  const hosts = ['a.test', 'b.test', ...['ok', 'ok2', 'hook'].map((name) => `${name}.test.example.com`)];
  const connectTo = hosts.map((host) => `${host}::127.0.0.1:${site.port}`);
  const outbound = openOutbound({ connectTo, allowCidrs: ['127.0.0.1'] });
  return { outbound, seen, site };
}

test('hops are followed and reported in order, each location absolute', async () => {
  const { outbound } = await playHosts({
    'http://a.test/1': '301 /2?x=1',
    'http://a.test/2?x=1': '307 //b.test/3',
    'http://b.test/3': '308 ./4',
  });
  const seen: Redirect[] = [];
  const { hops, outcome } = await followRedirects(
    outbound,
    { url: 'http://a.test/1', maxBodyBytes: 100 },
    { onHop: (hop) => seen.push(hop) },
  );
  expect(hops).toEqual([
    { url: 'http://a.test/1', status: 301, location: 'http://a.test/2?x=1' },
    { url: 'http://a.test/2?x=1', status: 307, location: 'http://b.test/3' },
    { url: 'http://b.test/3', status: 308, location: 'http://b.test/4' },
  ]);
  expect(seen).toEqual(hops);
  expect(typeof outcome === 'object' && text(outcome.body)).toBe('arrived');
});

test('redirects on one host use one connection', async () => {
  const { outbound, site } = await playHosts({ 'http://a.test/1': '301 /2', 'http://a.test/2': '302 /3' });
  await followRedirects(outbound, { url: 'http://a.test/1', maxBodyBytes: 100 });
  expect(site.accepted()).toBe(1);
});

test.each([
  ['to itself', { 'http://a.test/1': '302 /1' }, 1],
  ['to itself with a fragment', { 'http://a.test/1': '302 /1#top' }, 1],
  ['over another host', { 'http://a.test/1': '302 http://b.test/', 'http://b.test/': '302 http://a.test/1' }, 2],
])('a loop %s ends', async (_name, routes, length) => {
  const { outbound, seen } = await playHosts(routes);
  const { hops, outcome } = await followRedirects(outbound, { url: 'http://a.test/1' });
  expect(outcome).toBe('redirect_loop');
  expect(hops).toHaveLength(length);
  expect(seen).toHaveLength(length);
});

test('ten hops arrive, eleven are too many', async () => {
  const routes = Object.fromEntries(Array.from({ length: 11 }, (_, i) => [`http://a.test/${i}`, `302 /${i + 1}`]));
  const { outbound } = await playHosts(routes);
  expect((await followRedirects(outbound, { url: 'http://a.test/1' })).hops).toHaveLength(10);
  expect((await followRedirects(outbound, { url: 'http://a.test/0' })).outcome).toBe('too_many');
  const none = await followRedirects(outbound, { url: 'http://a.test/1' }, { maxRedirects: 0 });
  expect(none).toMatchObject({ outcome: 'too_many', hops: [{ status: 302 }] });
});

test('a redirect that is refused is the outcome, with the reason', async () => {
  const { outbound, seen } = await playHosts({ 'http://a.test/1': '302 http://b.test/' });
  const refuse = (url: URL) => (url.hostname === 'a.test' ? undefined : `not ${url.hostname}`);
  const { hops, outcome, refusal } = await followRedirects(outbound, { url: 'http://a.test/1' }, { refuse });
  expect(outcome).toMatchObject({ status: 302 });
  expect(refusal).toBe('not b.test');
  expect(hops).toHaveLength(1);
  expect(seen).toHaveLength(1);
});

test('headers with something secret stay on their host', async () => {
  const { outbound, seen } = await playHosts({ 'http://a.test/1': '302 /2', 'http://a.test/2': '302 http://b.test/' });
  const headers = { Authorization: 'Bearer x', Cookie: 'a=b', 'X-Pass': 'p', 'User-Agent': 'Bot/1' };
  await followRedirects(outbound, { url: 'http://a.test/1', headers });
  const secrets = seen.map((hop) => [hop.headers.authorization, hop.headers.cookie, hop.headers['x-pass']]);
  expect(secrets).toEqual([
    ['Bearer x', 'a=b', 'p'],
    ['Bearer x', 'a=b', 'p'],
    [undefined, undefined, undefined],
  ]);
  expect(seen[2]?.headers['user-agent']).toBe('Bot/1');
});

test('headersFor decides for every hop', async () => {
  const { outbound, seen } = await playHosts({ 'http://a.test/1': '302 http://b.test/' });
  const headersFor = (url: string) => ({ 'x-for': new URL(url).hostname });
  await followRedirects(outbound, { url: 'http://a.test/1', headers: { cookie: 'a=b' } }, { headersFor });
  expect(seen.map((hop) => [hop.headers['x-for'], hop.headers.cookie])).toEqual([
    ['a.test', undefined],
    ['b.test', undefined],
  ]);
});

test('a Location in raw UTF-8 is read as UTF-8, and the fragment is carried on', async () => {
  const { outbound } = await playHosts({ 'http://a.test/1': '302 /é' });
  const { hops } = await followRedirects(outbound, { url: 'http://a.test/1#part' });
  expect(hops[0]?.location).toBe('http://a.test/%C3%A9#part');
});

test('a Location that is no URL is invalid_url', async () => {
  const { outbound } = await playHosts({ 'http://a.test/1': '302 http://[oops/' });
  expect(await errorOf(followRedirects(outbound, { url: 'http://a.test/1' }))).toMatchObject({ code: 'invalid_url' });
});

test('all hops share totalMs', async () => {
  let served = 0;
  const site = await serveHttp((_request, response) => {
    setTimeout(() => response.writeHead(302, { location: `/${++served}` }).end(), 40);
  });
  const work = followRedirects(openOutbound(), { url: site.url, limits: { totalMs: 100 } });
  expect(await errorOf(work)).toMatchObject({ code: 'timeout' });
  expect(served).toBeLessThan(4);
});

test('with limitsEach every hop has the whole limits, and every response is reported, also the last one', async () => {
  const routes = { 'http://a.test/1': '302 /2', 'http://a.test/2': '302 http://b.test/3' };
  const { outbound } = await playHosts(routes);
  const limits = { totalMs: 5_000 };
  const requested: unknown[] = [];
  const request = (hop: OutboundRequest) => {
    requested.push(hop.limits);
    return outbound.request(hop);
  };
  const answers: string[] = [];
  await followRedirects(
    { request },
    { url: 'http://a.test/1', limits },
    { limitsEach: true, onAnswer: ({ url, status }) => answers.push(`${status} ${url}`) },
  );
  expect(requested).toEqual([limits, limits, limits]);
  expect(answers).toEqual(['302 http://a.test/1', '302 http://a.test/2', '200 http://b.test/3']);
});

describe('every redirect case', () => {
  const chains = cases.cases.filter((entry) => entry.stage === 'redirect');

  test.each(chains)('$id ends at: $reason', async (entry) => {
    // The fixture has https URLs; the hosts are served over http, for which the rules for the next hop are the same.
    const plain = (location: string) => location.replace(/^(\d+ )https:\/\/((?:ok|hook)\d?\.test)/, '$1http://$2');
    const steps = (entry.chain ?? []).map(plain);
    let url = entry.input.replace('https:', 'http:');
    const routes: Record<string, string> = {};
    for (const step of steps) {
      routes[url] = step;
      url = new URL(step.split(' ')[1] ?? '', url).href;
    }
    const { outbound, seen } = await playHosts(routes);
    const request = { url: entry.input.replace('https:', 'http:') };
    if (entry.reason === 'webhook-redirect') {
      // Webhooks use `request`, which follows no redirect.
      expect(await outbound.request(request)).toMatchObject({ status: 302 });
      expect(seen).toHaveLength(1);
      return;
    }
    const outcome = await followRedirects(refusingLoopbackLiterals(outbound), request).catch((error: unknown) => error);
    if (entry.reason === 'redirect-loop') expect(outcome).toMatchObject({ outcome: 'redirect_loop' });
    else if (entry.reason === 'too-many-redirects') expect(outcome).toMatchObject({ outcome: 'too_many' });
    else expect(outcome).toMatchObject({ code: 'address_refused', message: 'This address may not be requested.' });
    expect(seen.length).toBe(steps.length);
  });
});

/** Wraps an outbound, which allows loopback for the test hosts, so that it refuses loopback addresses in the URLs themselves. */
function refusingLoopbackLiterals(outbound: ReturnType<typeof openOutbound>): ReturnType<typeof openOutbound> {
  const closed = openOutbound({ allowCidrs: [] });
  return {
    ...outbound,
    async request(request) {
      if (!new URL(request.url).hostname.endsWith('.example.com')) await closed.check(request.url);
      return outbound.request(request);
    },
  };
}

test('the error of a later hop is the error of the whole chain', async () => {
  const { outbound } = await playHosts({ 'http://a.test/1': '302 http://user:pw@a.test/' });
  const hops: Redirect[] = [];
  const chain = followRedirects(outbound, { url: 'http://a.test/1' }, { onHop: (hop) => hops.push(hop) });
  await expect(chain).rejects.toBeInstanceOf(OutboundError);
  expect(hops).toHaveLength(1);
});
