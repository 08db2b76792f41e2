import { describe, expect, test } from 'vitest';
import { createWebhook } from '../../outgoing/webhooks/index.ts';
import { expectRefusal, startDomainApi, wrongSettings } from './domain-api.test-support.ts';

async function start() {
  const api = await startDomainApi();
  const domain = await api.add();
  const path = `/api/v1/domains/${domain.id}`;
  const patch = (body: unknown, headers: Record<string, string> = {}) => api.call('PATCH', path, { body, headers });
  return { ...api, domain, path, patch };
}

describe('200', () => {
  test('changes what is named, keeps the rest, and has a new ETag', async () => {
    const { server, domain, patch } = await start();
    await server.clock.advance(1000);
    const { status, headers, body } = await patch({ settings: { email_alerts: false }, crawl_config: { rate: 2 } });
    expect([status, headers.get('etag')]).toEqual([200, '"v2"']);
    expect(body).toEqual({
      ...domain,
      settings: { ...(domain.settings as object), email_alerts: false },
      crawl_config: { ...(domain.crawl_config as object), rate: 2 },
      updated_at: '2026-01-01T00:00:01.000Z',
    });
  });

  test('header values are never shown again', async () => {
    const { patch, read, domain } = await start();
    const { body } = await patch({ settings: { request_headers: { Authorization: 'Basic c2VjcmV0' } } });
    expect(body.settings).toMatchObject({ request_headers: { Authorization: '***' } });
    expect(JSON.stringify(await read(domain.id))).not.toContain('c2VjcmV0');
  });

  test('shows the webhooks that are subscribed to the domain, those of all domains included', async () => {
    const { server, patch } = await start();
    const input = { url: 'https://127.0.0.1/hook', events: ['crawl.completed' as const] };
    const { endpoint: general } = await createWebhook(server.ctx, input);
    const { body } = await patch({ settings: { webhook_ids: [general.id] } });
    expect(body.settings).toMatchObject({ webhook_ids: [general.id] });
    expect((await patch({ settings: { webhook_ids: [] } })).status).toBe(422);
  });

  test.each([undefined, '"v1"', '*'])('with If-Match %s', async (ifMatch) => {
    const { patch } = await start();
    const headers = ifMatch === undefined ? {} : { 'if-match': ifMatch };
    expect((await patch({ settings: { email_alerts: false } }, headers)).status).toBe(200);
  });
});

describe('400', () => {
  test.each([
    ['malformed JSON', '{', [400, 'malformed_json']],
    ['nothing to change', {}, [400, 'validation_failed', '#']],
    ['another name', { hostname: 'other.example' }, [400, 'validation_failed', '#/hostname']],
    ['a state that only checks may set', { verification_status: 'verified' }, [400, 'validation_failed']],
  ] as const)('%s', async (_, body, refusal) => {
    const { patch, ...api } = await start();
    await expectRefusal(api, () => patch(body), refusal);
  });
});

test.each(wrongSettings)('%s changes nothing', async (_, body, refusal) => {
  const { patch, ...api } = await start();
  await expectRefusal(api, () => patch({ crawl_config: { rate: 1 }, ...body }), refusal);
});

test('403 for a domain that is read-only', async () => {
  const { patch, ...api } = await start();
  await api.limit(0);
  await expectRefusal(api, () => patch({ settings: { email_alerts: false } }), [403, 'domain_read_only']);
});

test('403 for a key that may only read', async () => {
  const { path, ...api } = await start();
  const key = await api.server.keyFor(api.server.ctx, { scopes: ['domains:read'] });
  const call = () => api.call('PATCH', path, { key, body: { settings: { email_alerts: false } } });
  await expectRefusal(api, call, [403, 'insufficient_scope']);
});

test("404 for an unknown domain, another account's, and one outside the key's", async () => {
  const { path, ...api } = await start();
  const { server } = api;
  const body = { settings: { email_alerts: false } };
  const stranger = await server.keyFor(await server.other());
  const limited = await server.keyFor(server.ctx, { domainIds: [] });
  for (const key of [stranger, limited]) {
    await expectRefusal(api, () => api.call('PATCH', path, { body, key }), [404, 'not_found']);
  }
  const unknown = `/api/v1/domains/${server.services.ids.uuid()}`;
  await expectRefusal(api, () => api.call('PATCH', unknown, { body }), [404, 'not_found']);
});

test.each(['"v0"', '"v2"', 'W/"v1"', 'v1', '"v1", "v2"'])('412 with If-Match %s', async (ifMatch) => {
  const { patch, ...api } = await start();
  const call = () => patch({ settings: { email_alerts: false } }, { 'if-match': ifMatch });
  await expectRefusal(api, call, [412, 'precondition_failed']);
});
