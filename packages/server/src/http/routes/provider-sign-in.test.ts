import { describe, expect, it } from 'vitest';
import { CALLBACK, failed, HERE, START, signInWith, startWorld, type World } from './provider-sign-in.test-support.ts';

const password = 'violet-harbour-71-kite';

const sessionOf = ({ server }: World, cookie: string) => server.call('GET', '/api/v1/session', { cookie });
const identities = ({ server }: World) => server.db.knex('identities').select('user_id', 'issuer', 'subject');

/** Adds a person without a password, whose address the provider knows. */
async function withPerson(world: World, options: { password?: string } = {}) {
  const person = await world.server.personFor(world.server.ctx, options);
  world.provider.account = { sub: 'ada', email: person.user.email, email_verified: true };
  return person;
}

describe('a sign-in with a provider', () => {
  it('signs the person with the verified address in, and the same one ever after', async () => {
    const world = await startWorld();
    const { user } = await withPerson(world);
    const browser = world.newBrowser();
    expect(await signInWith(browser, `${START}?return_to=/domains%3Flimit=5`)).toBe(`${HERE}/domains?limit=5`);
    const { body } = await sessionOf(world, browser.cookiesOf(HERE));
    expect(body).toMatchObject({ user: { id: user.id }, account: { id: world.server.ctx.account.id } });
    expect(browser.cookiesOf(HERE)).toMatch(/^linkvitals_session=\w{43}$/);
    // From now on the subject counts: the address may change, and need not be verified.
    world.provider.account = { sub: 'ada', email: 'new@example.com', email_verified: false };
    const again = world.newBrowser();
    expect(await signInWith(again)).toBe(`${HERE}/`);
    expect((await sessionOf(world, again.cookiesOf(HERE))).body).toMatchObject({ user: { id: user.id } });
    expect(await identities(world)).toEqual([{ user_id: user.id, issuer: world.provider.issuer, subject: 'ada' }]);
  });

  it('requests the address from the provider where its token has none', async () => {
    const world = await startWorld({ overrides: { conformIdTokenClaims: true } });
    await withPerson(world);
    expect(await signInWith(world.newBrowser())).toBe(`${HERE}/`);
    expect(world.provider.requested).toContain('/me');
  });

  it('is listed as a way to sign in, without its secrets', async () => {
    const { server } = await startWorld();
    const { body } = await server.call('GET', '/api/v1/sign-in-methods', { key: null });
    expect(body).toMatchObject({
      password: true,
      providers: [
        { id: 'company', name: 'company SSO', start_path: '/api/v1/oidc/company/start' },
        { id: 'other', name: 'other SSO', start_path: '/api/v1/oidc/other/start' },
      ],
    });
    expect(JSON.stringify(body)).not.toContain('secret');
  });

  it('reads what the provider says of itself and its keys once', async () => {
    const world = await startWorld();
    await withPerson(world);
    for (let n = 0; n < 3; n += 1) await signInWith(world.newBrowser());
    const count = (path: string) => world.provider.requested.filter((one) => one === path).length;
    expect([count('/.well-known/openid-configuration'), count('/jwks'), count('/token')]).toEqual([1, 1, 3]);
  });
});

describe('whom a new identity signs in', () => {
  it.each([false, 'true', 1, undefined])('is nobody while the provider says %s of the address', async (verified) => {
    const world = await startWorld();
    const { user } = await withPerson(world);
    world.provider.account = { sub: 'eve', email: user.email, email_verified: verified };
    expect(await signInWith(world.newBrowser())).toBe(failed('email_not_verified'));
    expect(await identities(world)).toEqual([]);
  });

  it('is nobody who has a password: they have to sign in and link it', async () => {
    const world = await startWorld();
    await withPerson(world, { password });
    const browser = world.newBrowser();
    expect(await signInWith(browser)).toBe(failed('link_required'));
    expect(browser.cookiesOf(HERE)).toBe('');
    expect(await identities(world)).toEqual([]);
  });

  it('is nobody who signs in with another identity already', async () => {
    const world = await startWorld();
    const { user } = await withPerson(world);
    await signInWith(world.newBrowser());
    world.second.account = { sub: 'eve', email: user.email, email_verified: true };
    expect(await signInWith(world.newBrowser(), START.replace('company', 'other'))).toBe(failed('link_required'));
    world.provider.account = { sub: 'eve', email: user.email, email_verified: true };
    expect(await signInWith(world.newBrowser())).toBe(failed('link_required'));
    expect(await identities(world)).toHaveLength(1);
  });

  it('is nobody where nobody has the address and the server takes no new people', async () => {
    const world = await startWorld();
    expect(await signInWith(world.newBrowser())).toBe(failed('sign_up_off'));
    expect(await world.server.db.knex('users').where({ email: 'ada@example.com' })).toEqual([]);
  });
});

it('a new identity makes a person with an account where everybody may sign up', async () => {
  const world = await startWorld({ env: { LINKVITALS_SIGNUP: 'open' } });
  const browser = world.newBrowser();
  expect(await signInWith(browser)).toBe(`${HERE}/`);
  const { body } = await sessionOf(world, browser.cookiesOf(HERE));
  expect(body).toMatchObject({ user: { email: 'ada@example.com', name: 'ada' }, account: { role: 'owner' } });
  const log = await world.server.call('GET', '/api/v1/audit-log', { cookie: browser.cookiesOf(HERE) });
  expect(log.body.data).toMatchObject([{ action: 'account.created', actor: { name: 'ada@example.com' } }]);
  world.provider.account = { sub: 'eve', email: 'eve@example.com', email_verified: false };
  expect(await signInWith(world.newBrowser())).toBe(failed('email_not_verified'));
});

describe('a new identity whose address is invited', () => {
  const invite = ({ server }: World, { cookie }: { cookie: string }, email = 'ada@example.com') =>
    server.call('POST', '/api/v1/invitations', { cookie, body: { email, role: 'member' } });
  const linkToken = ({ body }: { body: Readonly<Record<string, unknown>> }) => String(body.link).split('#')[1];

  it.each(['off', 'invite', 'open'])('signs the person in, who then accepts, with sign-up %s', async (mode) => {
    const world = await startWorld({ env: { LINKVITALS_SIGNUP: mode } });
    const { server } = world;
    const token = linkToken(await invite(world, await server.personFor(server.ctx)));
    const browser = world.newBrowser();
    expect(await signInWith(browser, `${START}?return_to=/invitation`)).toBe(`${HERE}/invitation`);
    const cookie = browser.cookiesOf(HERE);
    expect((await sessionOf(world, cookie)).body).toMatchObject({ user: { email: 'ada@example.com' }, account: null });
    const accepted = await server.call('POST', '/api/v1/invitations/accept', { key: null, cookie, body: { token } });
    expect(accepted.status).toBe(201);
    const { body } = await sessionOf(world, cookie);
    expect(body).toMatchObject({ account: { id: server.ctx.account.id, role: 'member' } });
  });

  it('lets nobody in by an address that the provider has not verified, nor by an invitation that is over', async () => {
    const world = await startWorld();
    const { server, provider } = world;
    await invite(world, await server.personFor(server.ctx));
    provider.account = { sub: 'ada', email: 'ada@example.com', email_verified: false };
    expect(await signInWith(world.newBrowser())).toBe(failed('email_not_verified'));
    provider.account = { sub: 'ada', email: 'ada@example.com', email_verified: true };
    await server.db.knex('invitations').update({ expires_at: server.clock.now() });
    expect(await signInWith(world.newBrowser())).toBe(failed('sign_up_off'));
  });

  it('lets nobody in by an invitation of an admin where only owners bring in new people', async () => {
    const world = await startWorld();
    await invite(world, await world.server.personFor(world.server.ctx, { role: 'admin' }));
    expect(await signInWith(world.newBrowser())).toBe(failed('sign_up_off'));
  });
});

describe('a session', () => {
  it('that began with a provider is as fresh as the sign-in there', async () => {
    const world = await startWorld();
    await withPerson(world);
    const authTime = Math.floor(world.server.clock.now() / 1000) - 3600;
    world.provider.authTime = authTime;
    world.provider.intercept = (request) => {
      if (request.url?.startsWith('/auth?')) request.url += '&max_age=100000';
      return false;
    };
    const browser = world.newBrowser();
    await signInWith(browser);
    const { body } = await sessionOf(world, browser.cookiesOf(HERE));
    expect(body.authenticated_at).toBe(new Date(authTime * 1000).toISOString());
  });
});

describe('an answer of a provider', () => {
  it('counts once: neither its address nor its code works again', async () => {
    const world = await startWorld();
    await withPerson(world);
    const browser = world.newBrowser();
    const back = await browser.follow(START, CALLBACK);
    const cookie = browser.cookiesOf(HERE).replace('linkvitals_oidc=', '');
    expect(await browser.follow(back, HERE)).toBe(`${HERE}/`);
    // An attacker may have kept the cookie that the browser has deleted.
    browser.setCookie(HERE, 'linkvitals_oidc', cookie);
    expect(await browser.follow(back, HERE)).toBe(failed('sign_in_expired'));
    // The code is used in a sign-in that this browser began.
    const fresh = new URL(await browser.follow(START, CALLBACK));
    fresh.searchParams.set('code', new URL(back).searchParams.get('code') ?? '');
    expect(await browser.follow(fresh.href, HERE)).toBe(failed('provider_error'));
  });

  it('counts once of many at the same moment', async () => {
    const world = await startWorld();
    await withPerson(world);
    const browser = world.newBrowser();
    const back = await browser.follow(START, CALLBACK);
    const cookie = browser.cookiesOf(HERE).replace('linkvitals_oidc=', '');
    const ends = await Promise.all(
      Array.from({ length: 5 }, () => {
        const one = world.newBrowser();
        one.setCookie(HERE, 'linkvitals_oidc', cookie);
        return one.follow(back, HERE);
      }),
    );
    expect(ends.filter((end) => end === `${HERE}/`)).toHaveLength(1);
    expect(world.provider.requested.filter((path) => path === '/token')).toHaveLength(1);
  });

  it('counts in the browser that began only: nobody is signed in as somebody else by a link', async () => {
    const world = await startWorld();
    await withPerson(world);
    const attacker = world.newBrowser();
    const back = await attacker.follow(START, CALLBACK);
    const victim = world.newBrowser();
    expect(await victim.follow(back, HERE)).toBe(failed('sign_in_expired'));
    await victim.get(START); // has begun one of its own
    expect(await victim.follow(back, HERE)).toBe(failed('sign_in_expired'));
    expect(victim.cookiesOf(HERE)).not.toContain('session');
  });

  it.each(['state', 'code'])('counts with its own %s only', async (name) => {
    const world = await startWorld();
    await withPerson(world);
    const browser = world.newBrowser();
    const back = new URL(await browser.follow(START, CALLBACK));
    back.searchParams.set(name, 'x'.repeat(43));
    const code = name === 'state' ? 'sign_in_expired' : 'provider_error';
    expect(await browser.follow(back.href, HERE)).toBe(failed(code));
    expect(browser.cookiesOf(HERE)).toBe('');
  });

  it('counts with the nonce that the browser was sent with only', async () => {
    const world = await startWorld();
    await withPerson(world);
    const browser = world.newBrowser();
    const to = new URL((await browser.get(START)).headers.get('location') ?? '');
    expect(Object.fromEntries(to.searchParams)).toMatchObject({ code_challenge_method: 'S256', response_type: 'code' });
    to.searchParams.set('nonce', 'of somebody else');
    const back = await browser.follow(to.href, CALLBACK);
    expect(await browser.follow(back, HERE)).toBe(failed('provider_error'));
  });

  it('counts for 10 minutes', async () => {
    const world = await startWorld();
    await withPerson(world);
    const browser = world.newBrowser();
    const back = await browser.follow(START, CALLBACK);
    await world.server.clock.advance(600_000);
    expect(await browser.follow(back, HERE)).toBe(failed('sign_in_expired'));
  });

  it('counts from the provider that the browser was sent to only (RFC 9207)', async () => {
    const world = await startWorld();
    await withPerson(world);
    const browser = world.newBrowser();
    const back = await browser.follow(START, CALLBACK);
    expect(await browser.follow(back.replace('/company/', '/other/'), HERE)).toBe(failed('sign_in_expired'));
    const mixed = new URL(await browser.follow(START, CALLBACK));
    mixed.searchParams.set('iss', world.second.issuer);
    expect(await browser.follow(mixed.href, HERE)).toBe(failed('provider_error'));
    const without = new URL(await browser.follow(START, CALLBACK));
    without.searchParams.delete('iss');
    expect(await browser.follow(without.href, HERE)).toBe(failed('provider_error'));
  });

  it('may say that the person refused, and hold what the server does not know', async () => {
    const world = await startWorld();
    world.provider.account = null;
    const browser = world.newBrowser();
    const back = await browser.follow(START, CALLBACK);
    expect(await browser.follow(`${back}&session_state=x&error_uri=y`, HERE)).toBe(failed('access_denied'));
  });

  it.each([
    [50_000, `${HERE}/`],
    [120_000, failed('provider_error')],
  ])('may be %i ms too old by our clock: %s', async (clockIsAhead, end) => {
    const world = await startWorld({ clockIsAhead });
    await withPerson(world);
    expect(await signInWith(world.newBrowser())).toBe(end);
  });
});

describe('a provider that is out of order', () => {
  it.each([
    ['is not there', undefined, 'provider_unavailable'],
    ['answers no JSON', 'hello', 'provider_unavailable'],
    ['answers as another issuer', '{"issuer":"https://evil.example"}', 'provider_unavailable'],
    ['answers without end', ' '.repeat(300_000), 'provider_unavailable'],
  ])('%s: the person learns it, passwords go on, and so does the provider later', async (_, text, code) => {
    const world = await startWorld();
    const { user } = await world.server.personFor(world.server.ctx, { password });
    world.provider.intercept = (request, response) => {
      if (text === undefined) request.socket.destroy();
      else response.setHeader('content-type', 'application/json').end(text);
      return true;
    };
    expect(await signInWith(world.newBrowser())).toBe(failed(code));
    const body = { email: user.email, password };
    const signedIn = await world.server.call('POST', '/api/v1/session', { key: null, body });
    expect(signedIn.status).toBe(201);
    world.provider.intercept = () => false;
    expect((await world.newBrowser().get(START)).headers.get('location')).toContain(world.provider.issuer);
  });

  it.each([
    ['hangs', 'never', 'provider_unavailable'],
    ['answers garbage', 'garbage', 'provider_error'],
    ['redirects', 'redirect', 'provider_error'],
  ])('%s when the code is redeemed', async (_, how, code) => {
    const world = await startWorld();
    await withPerson(world);
    const browser = world.newBrowser();
    const back = await browser.follow(START, CALLBACK);
    // Only a provider that hangs is given up; one that answers has all the time that a loaded machine takes.
    if (how === 'never') await world.giveUpAfter(200);
    world.provider.intercept = (request, response) => {
      if (how === 'garbage') response.end('{"access_token":1}');
      if (how === 'redirect') response.writeHead(307, { location: `${world.second.issuer}/token` }).end();
      return request.url === '/token';
    };
    expect(await browser.follow(back, HERE)).toBe(failed(code));
    expect(world.second.requested).toEqual([]);
  });
});

it('a failure leads to the sign-in page below the path under which a proxy serves the server', async () => {
  const world = await startWorld({ env: { LINKVITALS_PUBLIC_URL: `${HERE}/links` } });
  const browser = world.newBrowser();
  // No browser has begun this sign-in.
  const finished = await browser.get(`${CALLBACK}?state=x&code=y`);
  expect(finished.headers.get('location')).toMatch(/^\/links\/sign-in\?error=\w+$/);
  world.provider.intercept = (request) => {
    request.socket.destroy();
    return true;
  };
  const begun = await browser.get(START);
  expect(begun.headers.get('location')).toBe('/links/sign-in?error=provider_unavailable');
});

describe('return_to', () => {
  it.each([
    '//evil.example',
    '/\\evil.example',
    'https:evil.example',
    'https://evil.example/',
    '/.//evil.example',
    '/%2e//evil.example',
    '/\t/evil.example',
    '/a\\..\\..',
    'evil',
    '',
  ])('is a path of this server, not %j', async (path) => {
    const { server } = await startWorld();
    const answer = await server.call('GET', `/api/v1/oidc/company/start?return_to=${encodeURIComponent(path)}`, {
      key: null,
    });
    expect([answer.status, answer.body.code]).toEqual([400, 'validation_failed']);
  });
});

it('a provider that is not configured is not found', async () => {
  const { server } = await startWorld();
  for (const end of ['start', 'callback']) {
    const { status, body } = await server.call('GET', `/api/v1/oidc/nobody/${end}`, { key: null });
    expect([status, body.code]).toEqual([404, 'not_found']);
  }
});
