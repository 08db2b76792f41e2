import { expect, test } from 'vitest';
import { startDomainApi } from './domain-api.test-support.ts';

test('200: the domain with its ETag', async () => {
  const { add, call } = await startDomainApi();
  const domain = await add();
  const { status, headers, body } = await call('GET', `/api/v1/domains/${domain.id}`);
  expect([status, headers.get('etag')]).toEqual([200, '"v1"']);
  expect(body).toEqual(domain);
});

test('200: a domain beyond the limit stays readable and says so', async () => {
  const { add, limit, read } = await startDomainApi();
  const { id } = await add();
  await limit(0);
  expect(await read(id)).toMatchObject({ read_only: true });
});

test.each([
  ['not-a-uuid', 400, 'validation_failed'],
  ['0199c000-0000-7000-8000-000000000000', 404, 'not_found'],
])('%s: %i', async (id, status, code) => {
  const { call } = await startDomainApi();
  const answer = await call('GET', `/api/v1/domains/${id}`);
  expect([answer.status, answer.body.code]).toEqual([status, code]);
});

test("404: another account's domain answers like an unknown one", async () => {
  const { add, call, server } = await startDomainApi();
  const { id } = await add();
  const key = await server.keyFor(await server.other());
  const [theirs, unknown] = await Promise.all(
    [id, server.services.ids.uuid()].map((one) => call('GET', `/api/v1/domains/${one}`, { key })),
  );
  const plain = (answer: typeof theirs) => ({ ...answer?.body, instance: '', request_id: '' });
  expect(theirs?.status).toBe(404);
  expect(plain(theirs)).toEqual(plain(unknown));
});

test("404: a domain that is not among the key's", async () => {
  const { add, call, server } = await startDomainApi();
  const [mine, hidden] = [await add('mine.example'), await add('hidden.example')];
  const key = await server.keyFor(server.ctx, { domainIds: [mine.id] });
  const statuses = [mine, hidden].map(async ({ id }) => (await call('GET', `/api/v1/domains/${id}`, { key })).status);
  expect(await Promise.all(statuses)).toEqual([200, 404]);
});

test('403: a key without domains:read', async () => {
  const { add, call, server } = await startDomainApi();
  const { id } = await add();
  const key = await server.keyFor(server.ctx, { scopes: ['domains:write'] });
  expect((await call('GET', `/api/v1/domains/${id}`, { key })).status).toBe(403);
});
