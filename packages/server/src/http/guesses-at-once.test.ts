import { beforeAll, expect, it } from 'vitest';
import { addPersonWithCodes, codeAt } from '../people/factors/second-factor.test-support.ts';
import { verifiedDomain } from '../sites/domains/domain.test-support.ts';
import { type ApiAnswer, startTestServer, type TestServer } from '../test-support/test-server.ts';
import { writtenMails } from '../test-support/written-mails.ts';
import { attack, network, password } from './wrong-attempts.test-support.ts';

// Guesses that are sent all at once are counted like those sent one after the other, and single-use secrets work once.

const MANY = 50;
const shape = { many: MANY, atOnce: MANY };
const mail = { LINKVITALS_SMTP_URL: 'smtp://127.0.0.1:1', LINKVITALS_MAIL_FROM: 'bot@linkvitals.example' };

let server: TestServer;
let networks = 0;
/** An address of an unused network */
const elsewhere = (): string => {
  networks += 1;
  return network(networks);
};

beforeAll(async () => {
  const env = {
    LINKVITALS_API_RATE_LIMIT: '100000',
    LINKVITALS_TRUSTED_PROXIES: '127.0.0.1',
    LINKVITALS_SIGNUP: 'open',
  };
  server = await startTestServer({ env: { ...env, ...mail } });
  return () => server.close();
});

const post = (path: string, body: object, address: string): Promise<ApiAnswer> =>
  server.call('POST', `/api/v1/${path}`, { key: null, body, headers: { 'x-forwarded-for': address } });

const count = (counts: Record<number, number>, wanted: (status: number) => boolean): number =>
  Object.entries(counts).reduce((sum, [status, n]) => sum + (wanted(Number(status)) ? n : 0), 0);

const wrongToken = (n: number) => `${n}`.padStart(43, '0');
const links: readonly [string, object][] = [
  ['invitations/inspect', {}],
  ['invitations/accept', { name: 'Guest', password }],
  ['password-resets/redeem', { password }],
  ['email-changes/redeem', {}],
  ['sign-ups/redeem', { name: 'Ada', password, account_name: 'Team' }],
];

it.each(links)('of 50 guesses at the token of %s at once, 20 are looked up and none is right', async (path, rest) => {
  const address = elsewhere();
  const counts = await attack(shape, (n) => post(path, { token: wrongToken(n), ...rest }, address));
  expect(counts).toEqual({ 410: 20, 429: MANY - 20 });
});

it('of 50 guesses at once at the code of somebody whose password is known, five are looked at, and none is right', async () => {
  const { user, secret } = await addPersonWithCodes(server);
  await server.clock.advance(30_000);
  const right = codeAt(secret, server.clock.now());
  const guess = (n: number) => `${(Number(right) + n) % 1_000_000}`.padStart(6, '0');
  const address = elsewhere();
  const sign = (code: string) => post('session', { email: user.email, password, code }, address);
  expect(await attack(shape, (n) => sign(guess(n + 10)))).toEqual({ 401: 5, 429: MANY - 5 });
  expect((await sign(right)).status).toBe(429);
});

it('of 50 guesses at the password of a share link at once, five are looked at, and none is right', async () => {
  const { id } = await verifiedDomain(server);
  await server.call('PATCH', `/api/v1/domains/${id}`, { body: { settings: { sharing: true } } });
  const { body } = await server.call('POST', `/api/v1/domains/${id}/share-links`, { body: { password } });
  const { pathname } = new URL(`${body.url}`);
  const address = elsewhere();
  const enter = async (secret: string) => {
    const headers = { 'x-forwarded-for': address };
    const sent = {
      method: 'POST',
      headers,
      redirect: 'manual',
      body: new URLSearchParams({ password: secret }),
    } as const;
    const { status, headers: given } = await fetch(`${server.url}${pathname}`, sent);
    return { status, headers: given, body: { data: [] } };
  };
  const counts = await attack(shape, (n) => enter(`violet-harbour-${n}`));
  expect(counts).toEqual({ 401: 5, 429: MANY - 5 });
});

const tokenFor = async (to: string) => (await writtenMails(server.services)).findLast((one) => one.to === to)?.token;
const succeeded = (status: number) => status < 300;

const rightOnes: readonly [string, () => Promise<[path: string, body: object]>][] = [
  [
    'an invitation',
    async () => {
      const { cookie } = await server.personFor(server.ctx);
      await server.call('POST', '/api/v1/invitations', { cookie, body: { email: 'guest@a.example', role: 'member' } });
      return ['invitations/accept', { token: await tokenFor('guest@a.example'), name: 'Guest', password }];
    },
  ],
  [
    'a password reset',
    async () => {
      const { user } = await server.personFor(server.ctx, { password });
      await post('password-resets', { email: user.email }, elsewhere());
      return ['password-resets/redeem', { token: await tokenFor(user.email), password: 'amber-lantern-52-moss' }];
    },
  ],
  [
    'a sign-up',
    async () => {
      await post('sign-ups', { email: 'new@a.example' }, elsewhere());
      return [
        'sign-ups/redeem',
        { token: await tokenFor('new@a.example'), name: 'Ada', password, account_name: 'Team' },
      ];
    },
  ],
  [
    'a one-time code',
    async () => {
      const { user, secret } = await addPersonWithCodes(server);
      await server.clock.advance(30_000);
      return ['session', { email: user.email, password, code: codeAt(secret, server.clock.now()) }];
    },
  ],
  [
    'a recovery code',
    async () => {
      const { user, recoveryCodes } = await addPersonWithCodes(server);
      return ['session', { email: user.email, password, recovery_code: recoveryCodes[0] }];
    },
  ],
];

it.each(rightOnes)('%s that is used 20 times at once, beside as many guesses, works once', async (_, make) => {
  const [path, body] = await make();
  const send = (own: object) => attack({ many: 20, atOnce: 20 }, () => post(path, own, elsewhere()));
  const wrong = 'token' in body ? { ...body, token: wrongToken(0) } : { ...body, password: 'amber-lantern-52-moss' };
  const [right, guessed] = await Promise.all([send(body), send(wrong)]);
  expect([count(right, succeeded), count(guessed, succeeded)]).toEqual([1, 0]);
});
