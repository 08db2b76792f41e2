import { expect, it, onTestFinished } from 'vitest';
import { type ApiAnswer, startTestServer, type TestServer } from '../../test-support/test-server.ts';

async function start(signUp: string): Promise<TestServer> {
  const server = await startTestServer({ env: { LINKVITALS_SIGNUP: signUp, LINKVITALS_DEFAULT_PLAN: 'free' } });
  onTestFinished(() => server.close());
  return server;
}

const refusal = ({ status, body }: ApiAnswer): unknown[] => [status, body.code];

it('somebody who left their only account makes one of their own and works in it', async () => {
  const server = await start('open');
  await server.personFor(server.ctx);
  const { cookie, user } = await server.personFor(server.ctx, { role: 'member' });
  const call = (method: string, path: string, body?: object) =>
    server.call(method, `/api/v1${path}`, { cookie, ...(body && { body }) });

  expect((await call('DELETE', `/members/${user.id}`)).status).toBe(204);
  expect((await call('GET', '/session')).body).toMatchObject({ account: null, accounts: [], can_create_account: true });
  const outside = await call('GET', '/domains');
  expect(refusal(outside)).toEqual([403, 'forbidden']);
  expect(outside.body.detail).toContain('make one of your own');

  const made = await call('POST', '/accounts', { name: 'My own' });
  expect(made.status).toBe(201);
  const account = { name: 'My own', plan: 'free', role: 'owner' };
  expect(made.body).toMatchObject({ account, accounts: [account], can_create_account: false });
  expect(made.headers.get('set-cookie')).toBeNull();
  expect((await call('POST', '/domains', { hostname: 'own.example.com' })).status).toBe(201);
  expect((await call('GET', '/domains')).body.data).toHaveLength(1);

  const second = await call('POST', '/accounts', { name: 'Another' });
  expect(refusal(second)).toEqual([409, 'account_limit_reached']);
  expect(second.body.detail).toBe(
    'A person may own one account here, and you do. Delete one first; the operator of the server can allow more.',
  );
});

it.each(['off', 'invite'])(
  'with LINKVITALS_SIGNUP=%s nobody makes one, and the refusal says who does',
  async (mode) => {
    const server = await start(mode);
    const { cookie } = await server.personFor(server.ctx, { role: 'member' });
    expect((await server.call('GET', '/api/v1/session', { cookie })).body.can_create_account).toBe(false);
    const refused = await server.call('POST', '/api/v1/accounts', { cookie, body: { name: 'My own' } });
    expect(refusal(refused)).toEqual([403, 'sign_up_closed']);
    expect(refused.body.detail).toContain('linkvitals account create --owner-email');
  },
);
