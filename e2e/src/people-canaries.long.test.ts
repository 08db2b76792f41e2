import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type MailServer, startMailServer } from '@linkvitals/testing';
import { Secret, TOTP } from 'otpauth';
import { expect, it, onTestFinished } from 'vitest';
import { createInstallation } from './installation.ts';

const patience = { interval: 50 };
const canary = (name: string): string => `canary-${name}-${randomBytes(9).toString('hex')}`;

/** The forms in which a secret may appear: plain, in base64, in a URL. */
const formsOf = (secret: string): string[] => {
  const bytes = Buffer.from(secret);
  return [secret, bytes.toString('base64').replace(/=+$/, ''), encodeURIComponent(secret)];
};
const leaks = (text: string, secrets: Readonly<Record<string, string>>): string[] =>
  Object.entries(secrets).flatMap(([name, secret]) =>
    formsOf(secret).some((form) => text.includes(form)) ? [name] : [],
  );

interface Seen {
  readonly status: number;
  readonly body: string;
  readonly cookie: string;
}

/** Every byte of the database files, including deleted data that is still there. */
async function filesOf(folder: string): Promise<string> {
  const names = (await readdir(folder)).filter((name) => name.startsWith('linkvitals.db'));
  const files = await Promise.all(names.map((name) => readFile(join(folder, name), 'latin1')));
  return files.join('\n');
}

const tokenIn = (text: string | undefined): string => /#([0-9A-Za-z]{43})/.exec(text ?? '')?.[1] ?? '';

it('no password, code, key, session token or mailed link is in a log, a metric, the database or the body of a problem', async () => {
  const metricsToken = canary('metrics');
  const provider = {
    id: 'company',
    name: 'Company',
    issuer: 'https://127.0.0.1:9',
    client_id: 'linkvitals',
    client_secret: canary('client'),
  };
  const mail: MailServer = await startMailServer();
  onTestFinished(() => mail.close());
  const installation = await createInstallation({
    // An embedded database, whatever the installation, because its files are read below.
    DATABASE_URL: '',
    LINKVITALS_LOG_LEVEL: 'trace',
    LINKVITALS_SIGNUP: 'open',
    LINKVITALS_PUBLIC_URL: 'https://links.example',
    LINKVITALS_OIDC_PROVIDERS: JSON.stringify([provider]),
    LINKVITALS_METRICS_PORT: '0',
    LINKVITALS_METRICS_TOKEN: metricsToken,
    LINKVITALS_SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    LINKVITALS_SMTP_TLS: 'off',
    LINKVITALS_MAIL_FROM: 'bot@linkvitals.example',
    LINKVITALS_NOTIFICATION_RETRY_SECONDS: '0.2',
  });
  // The first attempt of each mail fails, so that failures are logged too.
  const tried = new Set<string>();
  mail.respond((stage, to = '') => {
    if (stage !== 'rcpt' || tried.has(to)) return 'take';
    tried.add(to);
    return { code: 450, text: 'later' };
  });
  const server = await installation.serve();
  const [, metricsUrl = ''] = await server.process.waitForLine(/"url":"(http:[^"]+\/metrics)"/);
  const problems: string[] = [];
  const call = async (method: string, path: string, body?: object, cookie = ''): Promise<Seen> => {
    const response = await fetch(`${server.url}/api/v1${path}`, {
      method,
      headers: { ...(body && { 'content-type': 'application/json' }), ...(cookie && { cookie }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (response.status >= 400) problems.push(text);
    return {
      status: response.status,
      body: text,
      cookie: (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '',
    };
  };
  const post = (path: string, body: object, cookie?: string) => call('POST', path, body, cookie);
  /** The token in a mail to this address, after `before` earlier mails with a link. */
  const mailedToken = async (to: string, before = 0): Promise<string> => {
    const mails = () => mail.received.filter((one) => one.to.includes(to)).map(({ text }) => tokenIn(text));
    const found = () => mails().filter((token) => token !== '')[before];
    await expect.poll(found, patience).toBeDefined();
    return found() ?? '';
  };
  const sessionOf = ({ cookie }: Seen): string => cookie.split('=')[1] ?? '';
  const secrets: Record<string, string> = {
    first: canary('first'),
    second: canary('second'),
    third: canary('third'),
    wrong: canary('wrong'),
    metricsToken,
    clientSecret: provider.client_secret,
    madeUpToken: randomBytes(32).toString('hex').slice(0, 43),
  };
  const { first = '', second = '', third = '', wrong = '', madeUpToken = '' } = secrets;
  const codes: string[] = [];
  const email = 'ada@example.com';

  // First the link of the operator is used, then that for a forgotten password.
  const made = await installation.run('account', 'create', '--owner-email', email);
  secrets.operatorLink = tokenIn(made.stdout);
  expect((await post('/password-resets/redeem', { token: secrets.operatorLink, password: first })).status).toBe(204);
  expect((await post('/password-resets', { email })).status).toBe(202);
  secrets.resetLink = await mailedToken(email);
  expect(
    (await post('/password-resets/redeem', { token: secrets.resetLink, password: 'passwordpassword' })).status,
  ).toBe(422);
  expect((await post('/password-resets/redeem', { token: secrets.resetLink, password: second })).status).toBe(204);
  // Every part of the request is wrong once.
  expect((await post('/session', { email, password: wrong })).status).toBe(401);
  expect((await post('/password-resets/redeem', { token: secrets.resetLink, password: wrong })).status).toBe(410);
  expect((await post('/password-resets/redeem', { token: madeUpToken, password: wrong })).status).toBe(410);
  expect((await post('/session', { email, password: { [wrong]: wrong } })).status).toBe(400);
  expect((await call('GET', '/me', undefined, `linkvitals_session=${madeUpToken}`)).status).toBe(401);
  // Sign-in, a new address, and a new person follow.
  const signedIn = await post('/session', { email, password: second });
  expect(signedIn.status).toBe(201);
  secrets.session = sessionOf(signedIn);
  // A second factor: its secret, codes and recovery codes, right, wrong and used twice.
  const startedTotp = JSON.parse((await post('/me/totp', {}, signedIn.cookie)).body);
  secrets.totp = startedTotp.secret;
  const code = TOTP.generate({ secret: Secret.fromBase32(startedTotp.secret) });
  codes.push(code, '000000');
  expect((await post('/me/totp/confirm', { code: '000000' }, signedIn.cookie)).status).toBe(401);
  const confirmed = await post('/me/totp/confirm', { code }, signedIn.cookie);
  expect(confirmed.status).toBe(200);
  const recovery: string[] = JSON.parse(confirmed.body).recovery_codes;
  secrets.recoveryUsed = recovery[0] ?? '';
  secrets.recoveryUnused = recovery[1] ?? '';
  expect((await post('/session', { email, password: second, code })).status).toBe(401);
  const recovered = { email, password: second, recovery_code: secrets.recoveryUsed };
  expect((await post('/session', recovered)).status).toBe(201);
  expect((await post('/session', recovered)).status).toBe(401);
  // A key is shown once, used, rotated, and used wrongly.
  const keyed = await post('/api-keys', { name: 'ci', scopes: ['domains:read'] }, signedIn.cookie);
  secrets.key = JSON.parse(keyed.body).key;
  const withKey = (key: string) =>
    fetch(`${server.url}/api/v1/domains`, { headers: { authorization: `Bearer ${key}` } });
  expect((await withKey(secrets.key ?? '')).status).toBe(200);
  secrets.madeUpKey = `lv_${randomBytes(24).toString('hex')}`;
  const refused = await withKey(secrets.madeUpKey);
  problems.push(await refused.text());
  expect(refused.status).toBe(401);
  // The identity provider is away.
  problems.push((await call('GET', '/oidc/company/start')).body);
  const audit = await call('GET', '/audit-log', undefined, signedIn.cookie);
  expect(audit.status).toBe(200);
  expect((await post('/me/email', { email: 'new@example.com', password: wrong }, signedIn.cookie)).status).toBe(401);
  expect((await post('/me/email', { email: 'new@example.com', password: second }, signedIn.cookie)).status).toBe(202);
  secrets.changeLink = await mailedToken('new@example.com');
  expect((await post('/email-changes/redeem', { token: secrets.changeLink })).status).toBe(204);
  expect((await post('/sign-ups', { email: 'eve@example.com' })).status).toBe(202);
  secrets.signUpLink = await mailedToken('eve@example.com');
  const person = { token: secrets.signUpLink, name: 'Eve', password: third, account_name: 'Eve and Co' };
  const signedUp = await post('/sign-ups/redeem', person);
  expect(signedUp.status).toBe(201);
  secrets.newSession = sessionOf(signedUp);
  // A link that nobody uses: its mail is sent, and the link is valid.
  expect((await post('/password-resets', { email: 'eve@example.com' })).status).toBe(202);
  secrets.unusedLink = await mailedToken('eve@example.com', 1);
  const metrics = await (await fetch(metricsUrl, { headers: { authorization: `Bearer ${metricsToken}` } })).text();
  expect(metrics).toContain('linkvitals_');
  expect(await server.process.kill()).toEqual({ code: 0, signal: null });

  for (const [name, secret] of Object.entries(secrets)) expect(secret.length, name).toBeGreaterThan(10);
  const log = `${server.process.stdout}${server.process.stderr}`;
  expect(log).toContain('"operation":"redeemPasswordReset"');
  expect(log).toContain('"outcome":"retrying"');
  expect(problems.length).toBeGreaterThan(6);
  expect(leaks(log, secrets)).toEqual([]);
  expect(leaks(problems.join('\n'), secrets)).toEqual([]);
  expect(leaks(metrics, secrets)).toEqual([]);
  expect(leaks(audit.body, secrets)).toEqual([]);
  // The codes are too short to be searched alone.
  for (const one of codes) expect(log).not.toMatch(new RegExp(`code\\W{1,4}${one}`));
  const stored = await filesOf(installation.env.LINKVITALS_DATA_DIR ?? '');
  expect(stored).toContain('eve@example.com');
  expect(leaks(stored, secrets)).toEqual([]);
  // The test would notice a leak.
  expect(leaks(`x ${Buffer.from(second).toString('base64')}`, secrets)).toEqual(['second']);
});
