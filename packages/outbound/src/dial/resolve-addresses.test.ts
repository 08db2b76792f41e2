import { type DnsServer, startDnsServer } from '@linkvitals/testing';
import { expect, onTestFinished, test } from 'vitest';
import { errorOf, openOutbound, serveHttp } from '../test-support/loopback.ts';
import { createResolveAddresses } from './resolve-addresses.ts';

const { signal } = new AbortController();

async function zone(records: Record<string, { A?: string[]; AAAA?: string[] }>): Promise<DnsServer> {
  const server = await startDnsServer();
  onTestFinished(() => server.close());
  for (const [name, { A, AAAA }] of Object.entries(records)) {
    if (A) server.set(name, 'A', A);
    if (AAAA) server.set(name, 'AAAA', AAAA);
  }
  return server;
}

test('addresses of both families are found, IPv4 first', async () => {
  const dns = await zone({ 'both.test': { A: ['93.184.215.14', '93.184.215.15'], AAAA: ['2606:4700::1'] } });
  const resolve = createResolveAddresses([dns.address]);
  const addresses = await resolve('both.test', signal);
  expect([...addresses].sort()).toEqual(['2606:4700::1', '93.184.215.14', '93.184.215.15']);
  expect(addresses.at(-1)).toBe('2606:4700::1');
  expect(dns.queries.map(({ type }) => type).sort()).toEqual(['A', 'AAAA']);
});

test('a host with addresses of one family only, IPv4 or IPv6, is resolved', async () => {
  const dns = await zone({ 'six.test': { AAAA: ['2606:4700::1'] } });
  expect(await createResolveAddresses([dns.address])('six.test', signal)).toEqual(['2606:4700::1']);
});

test('no such name, and a name without addresses, are dns_not_found', async () => {
  const dns = await zone({});
  dns.set('text.test', 'TXT', ['x']);
  const resolve = createResolveAddresses([dns.address]);
  expect(await errorOf(Promise.resolve(resolve('none.test', signal)))).toMatchObject({ code: 'dns_not_found' });
  expect(await errorOf(Promise.resolve(resolve('text.test', signal)))).toMatchObject({ code: 'dns_not_found' });
});

test.each(['SERVFAIL', 'REFUSED'] as const)('%s is dns_error: the name may exist', async (fault) => {
  const dns = await zone({ 'ill.test': { A: ['93.184.215.14'] } });
  dns.fail('ill.test', fault);
  expect(await errorOf(createResolveAddresses([dns.address])('ill.test', signal))).toMatchObject({ code: 'dns_error' });
});

test('a name server that is silent is dns_error at the deadline of the connection', async () => {
  const dns = await zone({ 'mute.test': { A: ['93.184.215.14'] } });
  dns.fail('mute.test', 'timeout');
  const outbound = openOutbound({ dnsServers: [dns.address] });
  const error = await errorOf(outbound.request({ url: 'http://mute.test/', limits: { connectMs: 100 } }));
  expect(error).toMatchObject({ code: 'dns_error', phase: 'dns', reason: 'dns-timeout' });
});

test('an answer with TTL 0 is looked up at every connection, and judged each time', async () => {
  const site = await serveHttp((_request, response) => void response.setHeader('connection', 'close').end());
  const dns = await zone({ 'turn.test': { A: ['127.0.0.1'] } });
  const outbound = openOutbound({ dnsServers: [dns.address], allowCidrs: ['127.0.0.1'] });
  const url = `http://turn.test:${site.port}/`;
  expect(await outbound.request({ url })).toMatchObject({ status: 200 });
  dns.set('turn.test', 'A', ['127.0.0.2']);
  expect(await errorOf(outbound.request({ url }))).toMatchObject({ code: 'address_refused' });
  expect(site.accepted()).toBe(1);
});

test('localhost is loopback without a query', async () => {
  const site = await serveHttp((_request, response) => void response.end());
  const dns = await zone({ localhost: { A: ['93.184.215.14'] } });
  const outbound = openOutbound({ dnsServers: [dns.address] });
  expect(await outbound.request({ url: `http://localhost:${site.port}/` })).toMatchObject({ status: 200 });
  expect(dns.queries).toEqual([]);
});
