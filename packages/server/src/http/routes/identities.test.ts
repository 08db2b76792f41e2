import { describe, expect, it } from 'vitest';
import type { TestBrowser } from '../../test-support/test-browser.ts';
import type { ApiAnswer, TestPerson } from '../../test-support/test-server.ts';
import { failed, HERE, START, signInWith, startWorld, type World } from './provider-sign-in.test-support.ts';

const password = 'violet-harbour-71-kite';
const PATH = '/api/v1/me/identities';
const refusal = ({ status, body }: ApiAnswer): unknown[] => [status, body.code];

const list = async ({ server }: World, { cookie }: Pick<TestPerson, 'cookie'>) =>
  (await server.call('GET', PATH, { cookie })).body.data;

/** Begins to link in a browser that is signed in as the person; gives where the provider is. */
async function begin({ server }: World, browser: TestBrowser, body: object = { provider_id: 'company' }) {
  const answer = await server.call('POST', PATH, { cookie: browser.cookiesOf(HERE), body });
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(answer.headers.get('set-cookie') ?? '') ?? [];
  if (answer.status === 200) browser.setCookie(HERE, name, value);
  return answer;
}

function browserOf(world: World, { cookie }: TestPerson): TestBrowser {
  const browser = world.newBrowser();
  browser.setCookie(HERE, 'linkvitals_session', cookie.split('=')[1] ?? '');
  return browser;
}

async function link(world: World, person: TestPerson, provider_id = 'company'): Promise<string> {
  const browser = browserOf(world, person);
  const { body } = await begin(world, browser, { provider_id, return_to: '/profile?tab=2' });
  return signInWith(browser, String(body.authorization_url));
}

describe('an identity', () => {
  it('is linked by somebody who is signed in, whatever its address, and signs them in then', async () => {
    const world = await startWorld();
    const person = await world.server.personFor(world.server.ctx, { password });
    world.provider.account = { sub: 'ada', email: 'elsewhere@example.com', email_verified: false };
    expect(await link(world, person)).toBe(`${HERE}/profile?tab=2`);
    expect(await list(world, person)).toMatchObject([
      { provider_id: 'company', provider_name: 'company SSO', email: 'elsewhere@example.com' },
    ]);
    const browser = world.newBrowser();
    expect(await signInWith(browser)).toBe(`${HERE}/`);
    const { body } = await world.server.call('GET', '/api/v1/me', { cookie: browser.cookiesOf(HERE) });
    expect(body.id).toBe(person.user.id);
  });

  it('belongs to one person, who has one of a provider', async () => {
    const world = await startWorld();
    const ada = await world.server.personFor(world.server.ctx, { password });
    const eve = await world.server.personFor(world.server.ctx, { password });
    await link(world, ada);
    expect(await link(world, ada)).toBe(`${HERE}/profile?tab=2`); // the same again
    expect(await link(world, eve)).toBe(`${HERE}/profile?tab=2&error=identity_taken`);
    world.provider.account = { sub: 'ada2' };
    expect(await link(world, ada)).toBe(`${HERE}/profile?tab=2&error=identity_taken`);
    expect([(await list(world, ada)).length, (await list(world, eve)).length]).toEqual([1, 0]);
  });

  it('is not linked any more once the session has ended in which that began', async () => {
    const world = await startWorld();
    const person = await world.server.personFor(world.server.ctx, { password });
    const browser = browserOf(world, person);
    const { body } = await begin(world, browser);
    await world.server.call('DELETE', '/api/v1/session', { cookie: person.cookie });
    expect(await signInWith(browser, String(body.authorization_url))).toBe(`${HERE}/?error=session_ended`);
    expect(await world.server.db.knex('identities')).toEqual([]);
  });

  it('is linked and removed after a sign-in of the last 15 minutes only, by no page of another site', async () => {
    const world = await startWorld();
    const person = await world.server.personFor(world.server.ctx, { password });
    await link(world, person);
    const [identity] = await list(world, person);
    const headers = { 'sec-fetch-site': 'cross-site' };
    const body = { provider_id: 'other' };
    const { cookie } = person;
    const across = await world.server.call('POST', PATH, { cookie, headers, body });
    expect(refusal(across)).toEqual([403, 'cross_site_request']);
    await world.server.clock.advance(15 * 60_000 + 1);
    const stale = await begin(world, browserOf(world, person), body);
    expect(refusal(stale)).toEqual([403, 'reauthentication_required']);
    const removal = await world.server.call('DELETE', `${PATH}/${identity?.id}`, { cookie });
    expect(refusal(removal)).toEqual([403, 'reauthentication_required']);
  });

  it('is refused a provider that does not answer, and a way back to elsewhere', async () => {
    const world = await startWorld();
    const browser = browserOf(world, await world.server.personFor(world.server.ctx));
    expect(refusal(await begin(world, browser, { provider_id: 'nobody' }))).toEqual([404, 'not_found']);
    const away = { provider_id: 'company', return_to: '//evil.example' };
    expect(refusal(await begin(world, browser, away))).toEqual([400, 'validation_failed']);
    world.provider.intercept = (_, response) => Boolean(response.writeHead(500).end());
    expect(refusal(await begin(world, browser))).toEqual([503, 'unavailable']);
  });

  it('is removed, but never the last way to sign in, whichever go at once', async () => {
    const world = await startWorld();
    const person = await world.server.personFor(world.server.ctx);
    await link(world, person);
    await link(world, person, 'other');
    const stranger = await world.server.personFor(world.server.ctx);
    const ids = (await list(world, person)).map(({ id }) => id);
    const remove = (id: unknown, { cookie } = person) => world.server.call('DELETE', `${PATH}/${id}`, { cookie });
    expect(refusal(await remove(ids[0], stranger))).toEqual([404, 'not_found']);
    const answers = await Promise.all(ids.map((id) => remove(id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    const [left] = await list(world, person);
    expect(refusal(await remove(left?.id))).toEqual([409, 'last_sign_in_method']);
    expect(await list(world, person)).toHaveLength(1);
  });
});

describe('a server that takes no passwords', () => {
  const env = { LINKVITALS_OIDC_ONLY: 'true' };

  it('refuses them, and links the verified address of somebody who has one', async () => {
    const world = await startWorld({ env });
    const { server } = world;
    const person = await server.personFor(server.ctx, { password });
    const { email } = person.user;
    const token = 'x'.repeat(43);
    const requests: [string, object][] = [
      ['session', { email, password }],
      ['session/reauthenticate', { password }],
      ['me/password', { current_password: password, new_password: 'amber-lantern-52-moss' }],
      ['password-resets', { email }],
      ['password-resets/redeem', { token, password }],
      ['sign-ups', { email }],
      ['session/passkey/options', {}],
      ['sign-ups/redeem', { token, account_name: 'a', name: 'a', password }],
    ];
    for (const [path, body] of requests) {
      const answer = await server.call('POST', `/api/v1/${path}`, { cookie: person.cookie, body });
      expect([path, ...refusal(answer)]).toEqual([path, 403, 'password_sign_in_off']);
    }
    const methods = await server.call('GET', '/api/v1/sign-in-methods', { key: null });
    expect(methods.body).toMatchObject({ password: false, password_reset: false });
    world.provider.account = { sub: 'ada', email, email_verified: true };
    const browser = world.newBrowser();
    expect(await signInWith(browser)).toBe(`${HERE}/`);
    const signedIn = { cookie: browser.cookiesOf(HERE) };
    const [identity] = await list(world, signedIn);
    const last = await server.call('DELETE', `${PATH}/${identity?.id}`, signedIn);
    expect(refusal(last)).toEqual([409, 'last_sign_in_method']);
    world.second.account = { sub: 'eve', email, email_verified: true };
    expect(await signInWith(world.newBrowser(), START.replace('company', 'other'))).toBe(failed('link_required'));
  });
});
