import { type Operation, type OperationId, operations } from '@linkvitals/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { password } from '../people/factors/second-factor.test-support.ts';
import { softwareAuthenticator } from '../test-support/software-authenticator.ts';
import { type ApiAnswer, startTestServer, type TestServer } from '../test-support/test-server.ts';
import { addressOf, bodyOf, unknownObjects } from './access/objects.test-support.ts';

// Operations that a thief of a session must not do need a sign-in or a proof of identity of the last 15 minutes.

/** Dangerous operations; a new one is added here. */
const dangerous: readonly OperationId[] = [
  'startPasskey',
  'createPasskey',
  'deletePasskey',
  'startTotp',
  'confirmTotp',
  'deleteTotp',
  'renewRecoveryCodes',
  'deleteAccount',
  'requestEmailChange',
  'linkIdentity',
  'unlinkIdentity',
];

const FRESH_MS = 15 * 60_000;
const origin = 'http://localhost:8080';

const personal = operations.filter(
  ({ method, takesSession, takesKey }) => method !== 'get' && takesSession && !takesKey,
);
const refusal = ({ status, body }: ApiAnswer): unknown[] => [status, body.code];
const cookieOf = ({ headers }: ApiAnswer): string => (headers.get('set-cookie') ?? '').split(';')[0] ?? '';

let server: TestServer;

const send = (operation: Operation, given: { cookie: string } | { key: string }): Promise<ApiAnswer> => {
  const body = bodyOf(operation, unknownObjects);
  const options = { ...given, ...(body !== undefined && { body }) };
  return server.call(operation.method.toUpperCase(), addressOf(operation, unknownObjects), options);
};
const post = (cookie: string, path: string, body?: object) =>
  server.call('POST', `/api/v1${path}`, { cookie, ...(body && { body }) });

/** Adds a person with a password and a passkey. */
async function person() {
  const { cookie } = await server.personFor(server.ctx, { password });
  const device = softwareAuthenticator(origin);
  const { body } = await post(cookie, '/me/passkeys/options');
  const added = await post(cookie, '/me/passkeys', { name: 'Laptop', response: device.create(body as never) });
  expect(added.status).toBe(201);
  return { cookie, device };
}

/** The assertion of a person's device for the challenge of a session */
async function proofOf(device: ReturnType<typeof softwareAuthenticator>, cookie: string): Promise<object> {
  const { body } = await post(cookie, '/session/reauthenticate/options');
  return { passkey: device.get(body as never) };
}

/** Ids of the dangerous operations that are not refused */
async function open(given: { cookie: string } | { key: string }, wanted: readonly unknown[]): Promise<unknown[]> {
  const found: unknown[] = [];
  for (const operation of personal.filter(({ id }) => dangerous.includes(id))) {
    const got = refusal(await send(operation, given));
    if (JSON.stringify(got) !== JSON.stringify(wanted)) found.push([operation.id, ...got]);
  }
  return found;
}

const mustConfirm = [403, 'reauthentication_required'];

beforeAll(async () => {
  server = await startTestServer({ env: { LINKVITALS_API_RATE_LIMIT: '100000' } });
  return () => server.close();
});

describe('a dangerous operation', () => {
  it('is every one of these, and no other', async () => {
    const found: OperationId[] = [];
    for (const operation of personal) {
      const { cookie } = await server.personFor(server.ctx, { password });
      await server.db.knex('sessions').update({ authenticated_at: server.clock.now() - FRESH_MS });
      const { body } = await send(operation, { cookie });
      if (body.code === 'reauthentication_required') found.push(operation.id);
    }
    expect(found.toSorted()).toEqual(dangerous.toSorted());
  });

  it('is refused to a session of 15 minutes ago, whatever it did meanwhile', async () => {
    const { cookie } = await person();
    await server.clock.advance(FRESH_MS);
    await server.call('PATCH', '/api/v1/me', { cookie, body: { name: 'Ada' } });
    await server.call('PATCH', '/api/v1/session', { cookie, body: { account_id: server.ctx.account.id } });
    expect(await open({ cookie }, mustConfirm)).toEqual([]);
  });

  it('is refused after the proof of another person, for another session, or of a sign-in', async () => {
    const ada = await person();
    const eve = await person();
    const { cookie } = ada;
    await server.clock.advance(FRESH_MS);
    const { body: options } = await server.call('POST', '/api/v1/session/passkey/options', { key: null });
    const proofs = [
      await proofOf(eve.device, cookie),
      await proofOf(ada.device, eve.cookie),
      { passkey: ada.device.get(options as never) },
    ];
    for (const proof of proofs) {
      expect(refusal(await post(cookie, '/session/reauthenticate', proof))).toEqual([401, 'invalid_credentials']);
    }
    expect(await open({ cookie }, mustConfirm)).toEqual([]);
  });

  it('is refused after a proof that was used before, and to the session as it was before the proof', async () => {
    const { cookie, device } = await person();
    const proof = await proofOf(device, cookie);
    const fresh = cookieOf(await post(cookie, '/session/reauthenticate', proof));
    expect(await open({ cookie }, [401, 'unauthorized'])).toEqual([]);
    await server.clock.advance(FRESH_MS);
    expect(refusal(await post(fresh, '/session/reauthenticate', proof))).toEqual([401, 'invalid_credentials']);
    expect(await open({ cookie: fresh }, mustConfirm)).toEqual([]);
  });

  it('is refused to an API key', async () => {
    expect(await open({ key: server.key }, [403, 'session_required'])).toEqual([]);
  });

  it('is let through after a proof of its own', async () => {
    const { cookie, device } = await person();
    await server.clock.advance(FRESH_MS);
    const fresh = cookieOf(await post(cookie, '/session/reauthenticate', await proofOf(device, cookie)));
    expect((await post(fresh, '/me/passkeys/options')).status).toBe(200);
  });
});
