import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { spawnNode, startMailServer, startSubscriber } from '@linkvitals/testing';
import { expect, it, onTestFinished } from 'vitest';
import { createApi } from './api.ts';
import { command, createInstallation } from './installation.ts';
import { setStage } from './staged-domain.ts';

const ended = { interval: 50 };
const canary = (name: string): string => `canary${name}${randomBytes(9).toString('hex')}`;

/** The forms in which a secret may appear: plain, in base64, in a URL. */
function formsOf(secret: string): string[] {
  const bytes = Buffer.from(secret);
  return [secret, bytes.toString('base64').replace(/=+$/, ''), encodeURIComponent(secret)];
}

/** Names of the secrets that a text contains. */
const leaks = (text: string, secrets: Readonly<Record<string, string>>): string[] =>
  Object.entries(secrets).flatMap(([name, secret]) =>
    formsOf(secret).some((form) => text.includes(form)) ? [name] : [],
  );

/** Sends a request, and returns the answer as text. */
async function call(url: string, { method = 'POST', headers = {}, body }: RequestInit): Promise<string> {
  const given = { 'content-type': 'application/json', ...headers };
  const response = await fetch(url, { method, headers: given, ...(body === undefined ? {} : { body }) });
  return `${response.status} ${JSON.stringify([...response.headers])} ${await response.text()}`;
}

it('no secret appears in a log line, an error answer or a metric, whatever goes well or wrong', async () => {
  const metricsToken = canary('metrics');
  const secretKey = randomBytes(32).toString('base64');
  const smtpPassword = canary('smtp');
  const mail = await startMailServer({ auth: { user: 'linkvitals', password: smtpPassword } });
  onTestFinished(() => mail.close());
  const { installation, server, key, api, domainId } = await setStage({
    pages: 12,
    env: {
      // An embedded database, whatever the installation, because its file is changed below.
      DATABASE_URL: '',
      LINKVITALS_LOG_LEVEL: 'trace',
      LINKVITALS_METRICS_PORT: '0',
      LINKVITALS_METRICS_TOKEN: metricsToken,
      LINKVITALS_SECRET_KEY: secretKey,
      LINKVITALS_SMTP_URL: `smtp://linkvitals:${smtpPassword}@127.0.0.1:${mail.port}`,
      LINKVITALS_SMTP_TLS: 'off',
      LINKVITALS_MAIL_FROM: 'bot@linkvitals.example',
      LINKVITALS_NOTIFICATION_RETRY_SECONDS: '0.2',
      LINKVITALS_RETRY_SCHEDULE_SECONDS: '0.2,0.2,0.2',
    },
  });
  const [, metricsUrl = ''] = await server.process.waitForLine(/"url":"(http:[^"]+\/metrics)"/);
  const subscriber = await startSubscriber();
  onTestFinished(() => subscriber.close());
  const secrets: Record<string, string> = {
    metricsToken,
    secretKey,
    apiKey: key,
    crawlHeader: canary('header'),
    webhookPath: canary('path'),
    smtpPassword,
    slackPath: canary('slack'),
    webhookUser: canary('user'),
    subscriberAnswer: canary('answer'),
    otherKey: canary('bearer'),
    requestBody: canary('body'),
    query: canary('query'),
  };
  const answers: string[] = [];
  /** Answers that show the owner what the other side sent. */
  const shown: string[] = [];
  const authorization = `Bearer ${key}`;
  const base = `${server.url}/api/v1`;

  // A crawl with a secret header, events to a webhook whose URL is a secret, and one whose subscriber fails and echoes.
  const domain = await call(`${base}/domains/${domainId}`, {
    method: 'PATCH',
    headers: { authorization },
    body: JSON.stringify({ settings: { request_headers: { 'X-Staging': secrets.crawlHeader } } }),
  });
  expect(domain).toMatch(/^200 /);
  subscriber.respond((request) => ({
    status: request.path.includes('fails') ? 500 : 200,
    body: `${secrets.subscriberAnswer} ${request.headers['x-service-signature']}`,
  }));
  const events = ['crawl.completed', 'crawl.failed'];
  const good = await api.post('/webhooks', { url: `${subscriber.url}/${secrets.webhookPath}`, events });
  const bad = await api.post('/webhooks', { url: `${subscriber.url}/fails/${secrets.webhookPath}`, events });
  Object.assign(secrets, { signing: good.secret, signingOfFailing: bad.secret });
  // Notifications: a mail server that first refuses, and a Slack channel that is gone.
  mail.respond((stage, _to, index) => (stage === 'rcpt' && index === 0 ? { code: 450, text: 'later' } : 'take'));
  const notify = await call(`${base}/notification-settings`, {
    method: 'PATCH',
    headers: { authorization },
    body: JSON.stringify({
      email_recipients: ['ops@example.com'],
      slack: { url: `${subscriber.url}/fails/${secrets.slackPath}` },
    }),
  });
  expect(notify).toMatch(/^200 /);
  await call(`${base}/domains/${domainId}`, {
    method: 'PATCH',
    headers: { authorization },
    body: JSON.stringify({ settings: { slack_notifications: true } }),
  });
  answers.push(notify);
  const { id } = await api.post(`/domains/${domainId}/crawls`);
  await expect.poll(async () => (await api.get(`/crawls/${id}`)).state, ended).toBe('completed');
  // These are one accepted delivery, four failed attempts, and two for the Slack channel.
  await subscriber.waitFor((_, index) => index === 6);
  await server.process.waitForLine(/"delivery attempted"/);
  await server.process.waitForLine(/"channel":"email".*"outcome":"sent"/);
  await server.process.waitForLine(/"channel":"slack".*"outcome":"failed"/);
  for (const path of ['/notifications', '/notification-settings']) {
    shown.push(await call(`${base}${path}`, { method: 'GET', headers: { authorization } }));
  }

  // Callers send wrong requests.
  const wrong: [string, RequestInit][] = [
    [`${base}/domains`, { headers: { authorization: `Bearer ${secrets.otherKey}` }, body: '{}' }],
    [`${base}/domains?key=${secrets.query}`, { method: 'GET', headers: { authorization } }],
    [`${base}/webhooks`, { headers: { authorization }, body: `{"secret": "${secrets.requestBody}" nonsense` }],
    [`${base}/webhooks`, { headers: { authorization }, body: `${secrets.requestBody}` }],
    [
      `${base}/webhooks`,
      { headers: { authorization }, body: JSON.stringify({ url: `ftp://u:${secrets.webhookUser}@h/`, events }) },
    ],
    [
      `${base}/webhooks`,
      {
        headers: { authorization },
        body: JSON.stringify({ url: `http://u:${secrets.webhookUser}@10.0.0.1/${secrets.webhookPath}`, events }),
      },
    ],
    [
      `${base}/webhooks`,
      { headers: { authorization }, body: JSON.stringify({ url: `http://10.0.0.1/${secrets.webhookPath}`, events }) },
    ],
    [
      `${base}/domains/${domainId}`,
      {
        method: 'PATCH',
        headers: { authorization },
        body: JSON.stringify({ settings: { request_headers: { 'Bad Name': secrets.crawlHeader } } }),
      },
    ],
    [
      `${base}/notification-settings`,
      {
        method: 'PATCH',
        headers: { authorization },
        body: JSON.stringify({ slack: { url: `http://10.0.0.1/${secrets.slackPath}` } }),
      },
    ],
    [
      `${base}/domains`,
      { headers: { authorization, 'idempotency-key': 'x'.repeat(300) }, body: `{"a":"${secrets.requestBody}"}` },
    ],
  ];
  for (const [url, init] of wrong) answers.push(await call(url, init));
  for (const answer of answers.slice(-wrong.length)) expect(answer).toMatch(/^4\d\d /);

  // The database refuses a row: drivers report such errors with the values.
  const database = new DatabaseSync(join(installation.env.LINKVITALS_DATA_DIR ?? '', 'linkvitals.db'));
  database.exec(
    `CREATE TRIGGER refuse BEFORE INSERT ON webhook_endpoints BEGIN SELECT RAISE(ABORT, 'disk trouble'); END`,
  );
  const url = `${subscriber.url}/${secrets.webhookPath}`;
  const failed = await call(`${base}/webhooks`, { headers: { authorization }, body: JSON.stringify({ url, events }) });
  database.exec('DROP TRIGGER refuse');
  database.close();
  expect(failed).toMatch(/^500 /);
  answers.push(failed);

  const metrics = await fetch(metricsUrl, { headers: { authorization: `Bearer ${metricsToken}` } });
  const metricsText = await metrics.text();
  expect(metricsText).toContain('linkvitals_delivery_attempt_duration_seconds_count{outcome="delivered"}');
  const refused = await call(metricsUrl, { headers: { authorization: `Bearer ${secrets.otherKey}` } });
  expect(await server.process.kill()).toEqual({ code: 0, signal: null });

  // The same data with another key: the server does not start.
  const anotherKey = { LINKVITALS_SECRET_KEY: randomBytes(32).toString('base64') };
  const keyless = spawnNode([command, 'serve'], { env: { ...installation.env, ...anotherKey } });
  expect((await keyless.exited).code).toBe(1);
  expect(keyless.stderr).toContain('cannot be decrypted');

  // Rows were tampered with, so their encrypted values cannot be opened.
  const tampered = new DatabaseSync(join(installation.env.LINKVITALS_DATA_DIR ?? '', 'linkvitals.db'));
  tampered.exec(`UPDATE webhook_endpoints SET secret_ciphertext = 'AAAA' || substr(secret_ciphertext, 5)`);
  tampered.close();
  const other = await installation.serve();
  const again = createApi(other.url, key);
  const broken = await again.post(`/domains/${domainId}/crawls`);
  await again.post(`/webhooks/${good.id}/test`).catch((error: unknown) => answers.push(String(error)));
  await other.process.waitForLine(/"level":50/);
  await again.post(`/crawls/${broken.id}/cancel`).catch(() => {});
  await other.process.kill();

  const { stdout, stderr } = server.process;
  const log = `${stdout}${stderr}${keyless.stdout}${keyless.stderr}${other.process.stdout}${other.process.stderr}`;
  // The secrets were used in all of these cases: the log has lines about them.
  for (const line of [
    '"outcome":"delivered"',
    '"outcome":"retrying"',
    '"outcome":"completed"',
    '"level":50',
    'disk trouble',
    'disk trouble',
  ])
    expect(log).toContain(line);
  expect(log).toMatch(/"crawl_id":"[0-9a-f-]{36}"/);
  expect(log).toMatch(/"request_id":"[0-9a-f-]{36}"/);
  expect(log).toMatch(/"delivery_id":"[0-9a-f-]{36}"/);
  expect(leaks(log, secrets)).toEqual([]);
  expect(leaks(metricsText, secrets)).toEqual([]);
  expect(leaks([...answers, refused].join('\n'), secrets)).toEqual([]);
  expect(leaks(shown.join('\n'), secrets)).toEqual(['subscriberAnswer']);
  // The test would notice a leak.
  expect(leaks(`x ${Buffer.from(key).toString('base64')}`, secrets)).toEqual(['apiKey']);
});

it.each([
  ['MySQL', 'DATABASE_URL', 'mysql://linkvitals:PASSWORD@127.0.0.1:1/x', /the database does not answer/],
  ['MongoDB', 'MONGODB_URL', 'mongodb://linkvitals:PASSWORD@127.0.0.1:1/x', /alarms cannot be set/],
])('a start that waits for %s does not print its secret', async (_, name, template, line) => {
  const secret = canary('start');
  const installation = await createInstallation({});
  const env = { LINKVITALS_LOG_LEVEL: 'trace', [name]: template.replace('PASSWORD', secret) };
  const { process } = await installation.open(env);
  await process.waitForLine(line);
  await process.kill('SIGKILL');
  expect(leaks(`${process.stdout}${process.stderr}`, { secret })).toEqual([]);
});
