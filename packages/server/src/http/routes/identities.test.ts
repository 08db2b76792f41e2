import { describe, expect, it } from 'vitest';
import { createSetupLink } from '../../people/setup/index.ts';
import type { TestBrowser } from '../../test-support/test-browser.ts';
import type { ApiAnswer, TestPerson } from '../../test-support/test-server.ts';
import { failed, HERE, START, signInWith, startWorld, type World } from './provider-sign-in.test-support.ts';

const password = 'violet-harbour-71-kite';
const PATH = '/api/v1/me/identities';
const isInteraction = (path: string): boolean => path.startsWith('/interaction/');
const refusal = ({ status, body }: ApiAnswer): unknown[] => [status, body.code];

const list = async ({ server }: World, { cookie }: Pick<TestPerson, 'cookie'>) =>
  (await server.call('GET', PATH, { cookie })).body.data;

/** Begins to link an identity in a browser that is signed in as the person; answers the address at the provider. */
async function begin(
  { server }: Pick<World, 'server'>,
  browser: TestBrowser,
  body: object = { provider_id: 'company' },
  path = PATH,
) {
  const answer = await server.call('POST', path, { cookie: browser.cookiesOf(HERE), body });
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

describe('a confirmation with a provider', () => {
  const MINUTES_20 = 20 * 60_000;
  const CONFIRM = '/api/v1/session/reauthenticate/provider';

  /** Prepares a person whose sign-in with the provider was long ago. */
  async function stage(options: Parameters<typeof startWorld>[0] = {}) {
    const world = await startWorld(options);
    const { server, provider } = world;
    const { user } = await server.personFor(server.ctx);
    provider.account = { sub: 'ada', email: user.email, email_verified: true };
    const browser = world.newBrowser();
    await signInWith(browser);
    await server.db.knex('sessions').update({ authenticated_at: server.clock.now() - MINUTES_20 });
    const dangerous = () => server.call('DELETE', `${PATH}/${user.id}`, { cookie: browser.cookiesOf(HERE) });
    const confirm = async (provider_id = 'company') => {
      const body = { provider_id, return_to: '/danger' };
      const answer = await begin(world, browser, body, CONFIRM);
      const url = String(answer.body.authorization_url);
      return { url, end: await signInWith(browser, url) };
    };
    return { ...world, browser, user, dangerous, confirm };
  }

  it('makes the session fresh, under a new token, after a new sign-in there', async () => {
    const { browser, dangerous, confirm, provider } = await stage();
    expect(refusal(await dangerous())).toEqual([403, 'reauthentication_required']);
    const [before, interactions] = [browser.cookiesOf(HERE), provider.requested.filter(isInteraction).length];
    const { url, end } = await confirm();
    expect(new URL(url).searchParams.get('prompt')).toBe('login');
    expect(new URL(url).searchParams.get('max_age')).toBe('0');
    expect(end).toBe(`${HERE}/danger`);
    // The provider knew the browser, but made the person sign in again.
    expect(provider.requested.filter(isInteraction).length).toBe(interactions + 1);
    expect(browser.cookiesOf(HERE)).not.toBe(before);
    expect(refusal(await dangerous())).toEqual([404, 'not_found']);
  });

  it('is none by a sign-in of before, or by a provider that does not say when it was', async () => {
    const { server, dangerous, confirm, provider } = await stage();
    provider.authTime = Math.floor(server.clock.now() / 1000) - 61;
    expect((await confirm()).end).toBe(`${HERE}/danger?error=not_confirmed`);
    provider.authTime = undefined;
    provider.intercept = (request) => {
      request.url = request.url?.replace('&prompt=login&max_age=0', '');
      return false;
    };
    expect((await confirm()).end).toBe(`${HERE}/danger?error=not_confirmed`);
    expect(refusal(await dangerous())).toEqual([403, 'reauthentication_required']);
  });

  it('is none by an identity of somebody else, or of nobody', async () => {
    const { browser, dangerous, confirm, provider } = await stage();
    provider.account = { sub: 'eve' };
    browser.clearCookies(provider.issuer);
    expect((await confirm()).end).toBe(`${HERE}/danger?error=not_confirmed`);
    expect((await confirm('other')).end).toBe(`${HERE}/danger?error=not_confirmed`);
    expect(refusal(await dangerous())).toEqual([403, 'reauthentication_required']);
  });

  it('is none once the session has ended', async () => {
    const { server, browser, user } = await stage();
    const answer = await begin({ server }, browser, { provider_id: 'company', return_to: '/danger' }, CONFIRM);
    await server.db.knex('sessions').where({ user_id: user.id }).delete();
    const end = await signInWith(browser, String(answer.body.authorization_url));
    expect(end).toBe(`${HERE}/danger?error=session_ended`);
  });
});

describe('a server that takes no passwords', () => {
  const env = { LINKVITALS_OIDC_ONLY: 'true' };

  it('is set up without one, and its owner signs in with a provider', async () => {
    const world = await startWorld({ env });
    const { server } = world;
    await server.db.knex('api_keys').delete();
    await server.db.knex('accounts').delete();
    const token = (await createSetupLink(server.services, HERE))?.split('#')[1];
    const input = { token, account_name: 'Team', email: 'ada@example.com', name: 'Ada' };
    const setUp = (body: object) => server.call('POST', '/api/v1/setup', { key: null, body });
    expect(refusal(await setUp({ ...input, password }))).toEqual([403, 'password_sign_in_off']);
    expect((await setUp({ ...input, time_zone: 'Europe/Berlin' })).status).toBe(201);
    const browser = world.newBrowser();
    expect(await signInWith(browser)).toBe(`${HERE}/`);
    const { body } = await server.call('GET', '/api/v1/session', { cookie: browser.cookiesOf(HERE) });
    const user = { name: 'Ada', email: input.email, time_zone: 'Europe/Berlin' };
    expect(body).toMatchObject({ user, account: { name: 'Team', role: 'owner' } });
  });

  it('refuses the password of somebody invited, who accepts after a sign-in with a provider', async () => {
    const world = await startWorld({ env });
    const { server } = world;
    const { cookie } = await server.personFor(server.ctx);
    const body = { email: 'ada@example.com', role: 'member' };
    const invited = await server.call('POST', '/api/v1/invitations', { cookie, body });
    const token = String(invited.body.link).split('#')[1];
    const accept = (more: object, theirs?: string) => {
      const request = { key: null, body: { token, ...more }, ...(theirs && { cookie: theirs }) };
      return server.call('POST', '/api/v1/invitations/accept', request);
    };
    expect(refusal(await accept({ name: 'Ada', password }))).toEqual([403, 'password_sign_in_off']);
    expect(refusal(await accept({}))).toEqual([401, 'unauthorized']);
    expect(await server.db.knex('users').where({ email: body.email })).toEqual([]);
    const browser = world.newBrowser();
    await signInWith(browser);
    expect((await accept({}, browser.cookiesOf(HERE))).status).toBe(201);
  });

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
