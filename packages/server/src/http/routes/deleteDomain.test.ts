import { expect, test } from 'vitest';
import { expectRefusal, startDomainApi } from './domain-api.test-support.ts';

async function start() {
  const api = await startDomainApi();
  const domain = await api.add();
  const path = `/api/v1/domains/${domain.id}`;
  const remove = (query = `?confirm=${domain.hostname}`, headers: Record<string, string> = {}) =>
    api.call('DELETE', `${path}${query}`, { headers });
  return { ...api, domain, path, remove };
}

test('204: gone at once for everybody; the name can be added again with a new token', async () => {
  const { remove, call, path, add, domain, rows } = await start();
  const { status } = await remove(undefined, { 'if-match': '"v1"' });
  expect(status).toBe(204);
  expect(await rows()).toEqual([]);
  const reads = ['', '/crawls'].map(async (tail) => (await call('GET', `${path}${tail}`)).status);
  expect(await Promise.all(reads)).toEqual([404, 404]);
  expect((await call('POST', `${path}/verification/check`)).status).toBe(404);
  expect((await remove()).status).toBe(404);
  const again = await add();
  expect(again.id).not.toBe(domain.id);
  expect(again.verification.token).not.toBe(domain.verification.token);
});

test('204: also for a domain that is read-only', async () => {
  const { remove, limit } = await start();
  await limit(0);
  expect((await remove()).status).toBe(204);
});

test('400 without the confirmation', async () => {
  const { remove, ...api } = await start();
  await expectRefusal(api, () => remove(''), [400, 'validation_failed', 'query:confirm']);
});

test.each(['', 'EXAMPLE.com', 'www.example.com', 'example.com.', 'other.example'])(
  '422 when %j is given for the name',
  async (confirm) => {
    const { remove, ...api } = await start();
    await expectRefusal(api, () => remove(`?confirm=${confirm}`), [422, 'confirmation_mismatch']);
  },
);

test('412 when the domain has changed', async () => {
  const { remove, ...api } = await start();
  await expectRefusal(api, () => remove(undefined, { 'if-match': '"v2"' }), [412, 'precondition_failed']);
});

test("403 for a key that may only read, 404 for another account's", async () => {
  const { path, ...api } = await start();
  const { server } = api;
  const reader = await server.keyFor(server.ctx, { scopes: ['domains:read'] });
  const stranger = await server.keyFor(await server.other());
  const call = (key: string) => () => api.call('DELETE', `${path}?confirm=example.com`, { key });
  await expectRefusal(api, call(reader), [403, 'insufficient_scope']);
  await expectRefusal(api, call(stranger), [404, 'not_found']);
});
