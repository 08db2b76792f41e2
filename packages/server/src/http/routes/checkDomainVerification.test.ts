import { startDnsServer } from '@linkvitals/testing';
import { expect, onTestFinished, test } from 'vitest';
import { createDns } from '../../sites/dns/index.ts';
import { expectRefusal, startDomainApi } from './domain-api.test-support.ts';

async function start() {
  const api = await startDomainApi();
  const domain = await api.add('shop.example.com');
  const path = `/api/v1/domains/${domain.id}/verification/check`;
  const value = `linkvitals-verify=${domain.verification.token}`;
  return { ...api, domain, path, value, check: () => api.call('POST', path) };
}

test('200: the life cycle of a domain, from unverified to expired and back', async () => {
  const { server, domain, value, check } = await start();
  const look = async () => {
    await server.clock.advance(60_000);
    const { status, body } = await check();
    expect(status).toBe(200);
    return [body.verification_status, body.lifecycle_state, (body.verification as { badge: object }).badge];
  };
  expect(await look()).toMatchObject([
    'pending',
    'pending_verification',
    { label: 'Pending', action: 'Add TXT record' },
  ]);
  server.dns.set(domain.hostname, value);
  expect(await look()).toMatchObject(['verified', 'verified', { label: 'Verified', action: null }]);
  server.dns.set(domain.hostname, 'v=spf1 -all');
  expect(await look()).toMatchObject(['expired', 'expired', { label: 'Expired', action: 'Re-add TXT record' }]);
  server.dns.fail(domain.hostname, 'ESERVFAIL');
  expect(await look()).toMatchObject(['expired', 'expired', {}]);
  server.dns.set(domain.hostname, ` "${value}" `);
  expect(await look()).toMatchObject(['verified', 'verified', {}]);
});

test('200: shows what each resolver said', async () => {
  const { server, domain, check } = await start();
  server.dns.set(domain.hostname, 'v=spf1 -all', 'linkvitals-verify=of-another-day');
  const { body } = await check();
  expect(body.verification).toMatchObject({
    checked_at: '2026-01-01T00:00:00.000Z',
    next_check_at: '2026-01-01T00:01:00.000Z',
    last_check: {
      outcome: 'absent',
      resolvers: [
        { server: 'resolver-a', outcome: 'absent', values: ['linkvitals-verify=of-another-day'], error: null },
        { server: 'resolver-b', outcome: 'absent', values: ['linkvitals-verify=of-another-day'], error: null },
      ],
    },
  });
});

test('200: with real name servers, of which one lags behind', async () => {
  const servers = [await startDnsServer({}), await startDnsServer({})] as const;
  onTestFinished(async () => void (await Promise.all(servers.map((server) => server.close()))));
  const dns = createDns({ servers: servers.map(({ address }) => address), timeoutMs: 20_000, tries: 1 });
  const api = await startDomainApi({ services: { dns } });
  const domain = await api.add();
  servers[0].set(domain.hostname, 'TXT', [`linkvitals-verify=${domain.verification.token}`]);
  const { body } = await api.call('POST', `/api/v1/domains/${domain.id}/verification/check`);
  expect(body.verification).toMatchObject({
    status: 'verified',
    last_check: { outcome: 'found', resolvers: [{ outcome: 'found' }, { outcome: 'absent' }] },
  });
});

test('200: repeated clicks get the last result; DNS is queried once in 10 seconds', async () => {
  const { server, check } = await start();
  const answers = await Promise.all(Array.from({ length: 20 }, check));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(server.dns.queried).toEqual(['shop.example.com', '_linkvitals-verify.shop.example.com']);
});

test('200: an update after a check keeps its If-Match: checks are no change of the owner', async () => {
  const { call, domain, check } = await start();
  expect((await check()).headers.get('etag')).toBe('"v1"');
  const body = { settings: { email_alerts: false } };
  const answer = await call('PATCH', `/api/v1/domains/${domain.id}`, { body, headers: { 'if-match': '"v1"' } });
  expect(answer.status).toBe(200);
});

test('400: it takes no body', async () => {
  const { path, ...api } = await start();
  await expectRefusal(api, () => api.call('POST', path, { body: { force: true } }), [400, 'validation_failed']);
});

test('403: read-only domain, key without the scope', async () => {
  const { path, check, ...api } = await start();
  const key = await api.server.keyFor(api.server.ctx, { scopes: ['domains:read'] });
  await expectRefusal(api, () => api.call('POST', path, { key }), [403, 'insufficient_scope']);
  await api.limit(0);
  await expectRefusal(api, check, [403, 'domain_read_only']);
});

test("404: another account's domain is not looked for", async () => {
  const { path, ...api } = await start();
  const key = await api.server.keyFor(await api.server.other());
  await expectRefusal(api, () => api.call('POST', path, { key }), [404, 'not_found']);
  expect(api.server.dns.queried).toEqual([]);
});
