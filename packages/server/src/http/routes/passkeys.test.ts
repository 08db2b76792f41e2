import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { browserAt } from '@linkvitals/testing/browser';
import { describeChromium } from '@linkvitals/testing/databases';
import type { CDPSession, Page } from 'playwright-core';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { password } from '../../people/factors/second-factor.test-support.ts';
import { softwareAuthenticator } from '../../test-support/software-authenticator.ts';
import { type ApiAnswer, startTestServer, type TestServer } from '../../test-support/test-server.ts';

const refusal = ({ status, body }: ApiAnswer): unknown[] => [status, body.code];
const cookieOf = ({ headers }: ApiAnswer): string => (headers.get('set-cookie') ?? '').split(';')[0] ?? '';

describe('passkeys', () => {
  const origin = 'http://localhost:8080';
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer();
    onTestFinished(() => server.close());
  });

  async function personWithPasskey() {
    const { user, cookie } = await server.personFor(server.ctx, { password });
    const call = (method: string, path: string, body?: object) =>
      server.call(method, `/api/v1${path}`, { cookie, ...(body && { body }) });
    const device = softwareAuthenticator(origin);
    const options = await call('POST', '/me/passkeys/options');
    const response = device.create(options.body as never);
    const made = await call('POST', '/me/passkeys', { name: ' Laptop ', response });
    return { user, call, device, made };
  }

  it('are listed, renamed and removed, by their owner only', async () => {
    const { call, made } = await personWithPasskey();
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ name: 'Laptop', synced: false, last_used_at: null });
    const path = `/me/passkeys/${made.body.id}`;
    expect(made.headers.get('location')).toBe(`/api/v1${path}`);
    expect((await call('GET', '/session')).body.factors).toMatchObject({ passkeys: 1 });
    const eve = await server.personFor(server.ctx);
    for (const [method, body] of [['PATCH', { name: 'Mine' }], ['DELETE']] as const) {
      const answer = await server.call(method, `/api/v1${path}`, { cookie: eve.cookie, ...(body && { body }) });
      expect(refusal(answer)).toEqual([404, 'not_found']);
    }
    expect((await call('PATCH', path, { name: 'Phone' })).body).toMatchObject({ name: 'Phone' });
    expect(refusal(await call('PATCH', path, { name: ' ' }))).toEqual([422, 'invalid_setting']);
    expect((await call('GET', '/me/passkeys')).body.data).toMatchObject([{ id: made.body.id, name: 'Phone' }]);
    expect((await call('DELETE', path)).status).toBe(204);
    expect((await call('GET', '/me/passkeys')).body.data).toEqual([]);
  });

  it('are not removed when they are the last means of sign-in', async () => {
    const { user, call, made } = await personWithPasskey();
    const path = `/me/passkeys/${made.body.id}`;
    await server.db.knex('users').where({ id: user.id }).update({ password_hash: null });
    expect(refusal(await call('DELETE', path))).toEqual([409, 'last_sign_in_method']);
    expect((await call('GET', '/me/passkeys')).body.data).toHaveLength(1);
    await server.db.knex('users').where({ id: user.id }).update({ password_hash: user.password_hash });
    expect((await call('DELETE', path)).status).toBe(204);
  });

  it('sign in with the cookie of their challenge only, which scripts cannot read', async () => {
    const { user, device } = await personWithPasskey();
    const begun = await server.call('POST', '/api/v1/session/passkey/options', { key: null });
    expect(begun.body).toMatchObject({ allowCredentials: [], userVerification: 'required', rpId: 'localhost' });
    expect(begun.headers.get('set-cookie')).toMatch(
      /^linkvitals_passkey=[0-9A-Za-z]{43}; Max-Age=300; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const body = { response: { ...device.get(begun.body as never), clientExtensionResults: {} } };
    const signIn = (cookie: string) => server.call('POST', '/api/v1/session/passkey', { cookie, body });
    expect(refusal(await signIn('linkvitals_passkey=x'))).toEqual([401, 'invalid_credentials']);
    const made = await signIn(cookieOf(begun));
    expect(made.status).toBe(201);
    expect(made.body.user).toMatchObject({ id: user.id });
    expect((await server.call('GET', '/api/v1/me', { cookie: cookieOf(made) })).status).toBe(200);
    expect(refusal(await signIn(cookieOf(begun)))).toEqual([401, 'invalid_credentials']);
  });

  it('need no one-time code: they are two factors in one', async () => {
    const { user, call, device } = await personWithPasskey();
    await call('POST', '/me/totp');
    await server.db.knex('totp_factors').where({ user_id: user.id }).update({ confirmed_at: 1 });
    const withPassword = { key: null, body: { email: user.email, password } };
    expect(refusal(await server.call('POST', '/api/v1/session', withPassword))).toEqual([
      401,
      'second_factor_required',
    ]);
    const begun = await server.call('POST', '/api/v1/session/passkey/options', { key: null });
    const body = { response: device.get(begun.body as never) };
    expect((await server.call('POST', '/api/v1/session/passkey', { cookie: cookieOf(begun), body })).status).toBe(201);
  });

  it('that are unknown look like those that are refused', async () => {
    await personWithPasskey();
    const begun = await server.call('POST', '/api/v1/session/passkey/options', { key: null });
    const body = { response: softwareAuthenticator(origin).get(begun.body as never) };
    const answer = await server.call('POST', '/api/v1/session/passkey', { cookie: cookieOf(begun), body });
    expect(refusal(answer)).toEqual([401, 'invalid_credentials']);
  });
});

/**
 * Starts one origin on `localhost` with an empty page and the API behind it, as with a proxy in front of the server.
 */
async function startSite() {
  let apiUrl = '';
  const forward = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { connection, host, 'content-length': length, ...headers } = request.headers;
    const answer = await fetch(`${apiUrl}${request.url}`, {
      method: request.method ?? 'GET',
      // The API reads `Sec-Fetch-Site`, which Chromium sends to localhost as it does over https.
      headers: headers as Record<string, string>,
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    });
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(Buffer.from(await answer.arrayBuffer()));
  };
  const site = createServer((request, response) => {
    if (request.url?.startsWith('/api/')) return void forward(request, response);
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>passkeys</title>');
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => void site.close(() => resolve())));
  onTestFinished(() => site.closeAllConnections());
  const url = `http://localhost:${(site.address() as AddressInfo).port}`;
  const server = await startTestServer({ env: { LINKVITALS_PUBLIC_URL: url } });
  onTestFinished(() => server.close());
  apiUrl = server.url;
  return { url, server };
}

/** Script of the page: functions that request options, call `navigator.credentials` with them, and send the result. */
const ceremonies = `
  const send = async (method, path, body) => {
    const answer = await fetch('/api/v1' + path, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: answer.status === 204 ? null : await answer.json() };
  };
  const add = async () => {
    const options = (await send('POST', '/me/passkeys/options')).body;
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
    const response = (await navigator.credentials.create({ publicKey })).toJSON();
    return send('POST', '/me/passkeys', { name: 'Chromium', response });
  };
  const answerTo = async (path) => {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON((await send('POST', path)).body);
    return (await navigator.credentials.get({ publicKey })).toJSON();
  };
  const signIn = async () => send('POST', '/session/passkey', { response: await answerTo('/session/passkey/options') });
  const confirm = async () =>
    send('POST', '/session/reauthenticate', { passkey: await answerTo('/session/reauthenticate/options') });
`;

describeChromium('passkeys in Chromium', (devtools) => {
  /** Adds a virtual authenticator like that of a laptop: it keeps passkeys, and verifies its user or fails to. */
  async function addAuthenticator(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('WebAuthn.enable');
    const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    return { cdp, authenticatorId };
  }

  it('can be added, sign in and confirm, but are refused without verification of the person', async () => {
    const { url, server } = await startSite();
    const { user, cookie } = await server.personFor(server.ctx);
    const browser = await browserAt(devtools);
    const context = await browser.newContext();
    onTestFinished(() => context.close());
    const page = await context.newPage();
    const { cdp, authenticatorId } = await addAuthenticator(page);
    const [name = '', value = ''] = cookie.split('=');
    await context.addCookies([{ name, value, url }]);
    await page.goto(url);
    const run = (call: string) => page.evaluate(`(async () => { ${ceremonies} return ${call}; })()`);

    expect(await run('add()')).toMatchObject({ status: 201, body: { name: 'Chromium' } });
    expect(await run("send('DELETE', '/session')")).toMatchObject({ status: 204 });
    expect(await run("send('GET', '/me')")).toMatchObject({ status: 401 });
    expect(await run('signIn()')).toMatchObject({ status: 201, body: { user: { id: user.id } } });
    expect(await run("send('GET', '/me')")).toMatchObject({ status: 200, body: { id: user.id } });
    expect(await run('confirm()')).toMatchObject({ status: 200, body: { factors: { passkeys: 1 } } });
    expect(await run("send('GET', '/me/passkeys')")).toMatchObject({ body: { data: [{ name: 'Chromium' }] } });
    const { counter } = await server.db.knex('passkeys').first();
    expect(counter).toBe(3);

    await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
    await expect(run('signIn()')).rejects.toThrow('NotAllowedError');
  });
});
