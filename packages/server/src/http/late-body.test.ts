import { type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { startTestServer, type TestServer } from '../test-support/test-server.ts';

// The body of these requests arrives after its caller has lost the right to send it.

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
  onTestFinished(() => server.close());
});

interface Held {
  /** Sends the rest of the body. */
  finish(): Promise<{ readonly status: number | undefined; readonly code: unknown }>;
}

/** Sends half of a POST and waits until the caller was authorised, as `isLetIn` shows. */
async function hold(path: string, headers: object, body: object, isLetIn: () => Promise<unknown>): Promise<Held> {
  const text = JSON.stringify(body);
  const half = text.length >> 1;
  const sent = { 'content-type': 'application/json', 'content-length': text.length, ...headers };
  const outgoing = request(`${server.url}${path}`, { method: 'POST', headers: sent });
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    outgoing.once('response', resolve).once('error', reject);
  });
  outgoing.write(text.slice(0, half));
  await expect.poll(isLetIn).toBeTruthy();
  return {
    async finish() {
      outgoing.end(text.slice(half));
      const response = await answered;
      const { code } = (await json(response)) as { code?: unknown };
      return { status: response.statusCode, code };
    },
  };
}

const adminOf = async () => {
  const { user, cookie } = await server.personFor(server.ctx, { role: 'admin' });
  const membership = () => server.db.knex('memberships').where({ user_id: user.id });
  // The time of the last use is noted after all checks of a caller.
  const isLetIn = async () => (await membership().first('last_used_at'))?.last_used_at;
  return { user, cookie, isLetIn };
};
const newKey = { name: 'stays behind', scopes: ['domains:read', 'account:write'] };

it('of an admin who was removed meanwhile makes no API key', async () => {
  const { user, cookie, isLetIn } = await adminOf();
  const held = await hold('/api/v1/api-keys', { cookie }, newKey, isLetIn);
  const owner = await server.personFor(server.ctx);
  const removal = await server.call('DELETE', `/api/v1/members/${user.id}`, { cookie: owner.cookie });
  expect(removal.status).toBe(204);
  expect(await held.finish()).toEqual({ status: 401, code: 'unauthorized' });
  expect(await server.db.knex('api_keys').where({ name: newKey.name })).toEqual([]);
});

it('of a member who was an admin is refused as that of every member', async () => {
  const { user, cookie, isLetIn } = await adminOf();
  const held = await hold('/api/v1/api-keys', { cookie }, newKey, isLetIn);
  const owner = await server.personFor(server.ctx);
  const body = { role: 'member', grants: [] };
  await server.call('PATCH', `/api/v1/members/${user.id}`, { cookie: owner.cookie, body });
  expect(await held.finish()).toEqual({ status: 403, code: 'forbidden' });
});

it('of a key that was revoked meanwhile adds no domain', async () => {
  const { key } = server;
  const [row] = await server.db.knex('api_keys');
  const isLetIn = async () => (await server.db.knex('api_keys').where({ id: row.id }).first()).last_used_at;
  const held = await hold('/api/v1/domains', { authorization: `Bearer ${key}` }, { hostname: 'a.example' }, isLetIn);
  const owner = await server.personFor(server.ctx);
  await server.call('DELETE', `/api/v1/api-keys/${row.id}`, { cookie: owner.cookie });
  expect(await held.finish()).toEqual({ status: 401, code: 'unauthorized' });
  expect(await server.db.knex('domains')).toEqual([]);
});

it('of whoever may still do it is taken, and counted once', async () => {
  const { cookie, isLetIn } = await adminOf();
  const held = await hold('/api/v1/api-keys', { cookie }, newKey, isLetIn);
  expect((await held.finish()).status).toBe(201);
  const { headers } = await server.call('GET', '/api/v1/account', { cookie });
  expect(headers.get('ratelimit')).toMatch(/r=598;/);
});
