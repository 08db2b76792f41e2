import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { startCrawl } from '../../findings/crawls/index.ts';
import { updateSettings } from '../../outgoing/notifications/index.ts';
import { queueMail } from '../../outgoing/outbox/index.ts';
import { createWebhook, getWebhook, rotateSecret, signingSecrets } from '../../outgoing/webhooks/index.ts';
import { startTotp } from '../../people/factors/index.ts';
import { contextOf } from '../../people/factors/second-factor.test-support.ts';
import { verifiedDomain } from '../../sites/domains/domain.test-support.ts';
import { getDomain, updateDomain } from '../../sites/domains/index.ts';
import { addPerson } from '../../test-support/add-person.ts';
import { createTestContext, type TestContext } from '../../test-support/test-context.ts';
import { once } from '../idempotency/index.ts';
import { describeEachDatabase } from '../storage/describe-each-database.test-support.ts';
import type { Database } from '../storage/index.ts';
import { countLost, refuseLostKeys } from './refuse-lost-keys.ts';
import { resetLost } from './reset-lost.ts';
import { createSecretBox } from './secret-box.ts';

const newKey = () => randomBytes(32).toString('base64');

describeEachDatabase('a key that is lost', (fresh) => {
  let db: Database;
  let test: TestContext;
  let key = '';
  beforeEach(async () => {
    key = newKey();
    db = fresh().open();
    const env = { LINKVITALS_SMTP_URL: 'smtp://127.0.0.1:1', LINKVITALS_MAIL_FROM: 'bot@linkvitals.example' };
    test = await createTestContext({ db, env, services: { secrets: createSecretBox([key]) } });
  });
  afterEach(() => test.close());

  /** Makes every feature that seals a value seal one. */
  async function sealEverywhere() {
    const made = await createWebhook(test.ctx, { url: 'https://127.0.0.1/', events: ['crawl.failed'] });
    const { endpoint } = await rotateSecret(test.ctx, { webhookId: made.endpoint.id });
    const { id: domainId } = await verifiedDomain(test);
    const settings = { request_headers: { Cookie: 'staging' }, user_agent: 'Ours/1.0' };
    await updateDomain(test.ctx, { domainId, change: { settings }, version: undefined });
    await startCrawl(test.ctx, { domainId });
    await updateSettings(test.ctx, { change: { slack: { url: 'https://127.0.0.1/slack' } }, version: undefined });
    await answer();
    const mail = { subject: 's', text: 't', html: 'h' };
    await queueMail(test.services, db.knex, { to: 'ada@example.com', kind: 'invitation', ...mail });
    await startTotp(await contextOf(test, await addPerson(test.ctx)));
    return { webhookId: endpoint.id, domainId };
  }
  const answer = (body = '{}') =>
    once(test.ctx, { key: 'k', request: ['r'], run: async () => ({ status: 200, headers: {}, body }) });
  const services = (...keys: string[]) => ({
    db,
    secrets: createSecretBox(keys),
    config: { ...test.ctx.config, secretKeys: [], dataDir: '/data' },
  });

  it('keeps a server from starting, which names the file, what is lost and both ways out; any key that opens will do', async () => {
    const other = newKey();
    await refuseLostKeys(services(other));
    await sealEverywhere();
    await refuseLostKeys(services(other, key));
    const refused = refuseLostKeys(services(other));
    await expect(refused).rejects.toThrow(
      /1 signing secrets of webhooks, 1 signing secrets before a rotation, 1 chats of accounts, 1 one-time codes of people, 1 custom headers of domains cannot be decrypted with \/data\/secret\.key \(key [0-9a-f]{16}\)/,
    );
    await expect(refused).rejects.toThrow(/put \/data\/secret\.key back.*secrets reset --yes-i-lost-the-key/);
    const { config, ...rest } = services(other);
    const configured = refuseLostKeys({ ...rest, config: { ...config, secretKeys: [other] } });
    await expect(configured).rejects.toThrow(/add the key that is missing to LINKVITALS_SECRET_KEY/);
    await expect(configured).rejects.not.toThrow(other);
  });

  it('leaves no key behind that the refused start made, unless it has sealed something by then', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'linkvitals-key-'));
    onTestFinished(() => rm(dataDir, { recursive: true }));
    const file = join(dataDir, 'secret.key');
    const made = newKey();
    const { config, ...rest } = services(made);
    const start = () => refuseLostKeys({ ...rest, config: { ...config, dataDir } }, { keyIsNew: true });
    await writeFile(file, `${made}\n`);
    await start();
    await sealEverywhere();
    await expect(start()).rejects.toThrow(`cannot be decrypted, and there is no ${file}. Either put`);
    expect(await readdir(dataDir)).toEqual([]);

    await writeFile(file, `${made}\n`);
    const ctx = { ...test.ctx, secrets: rest.secrets };
    await createWebhook(ctx, { url: 'https://127.0.0.1/2', events: ['crawl.failed'] });
    await expect(start()).rejects.toThrow(`cannot be decrypted with ${file} (key `);
    expect(await readdir(dataDir)).toEqual(['secret.key']);
  });

  it('does not keep one from starting for what ends by itself', async () => {
    await answer();
    await refuseLostKeys(services(newKey()));
  });

  it('is made up for: nothing is left that cannot be opened, and callers see what changed', async () => {
    const { webhookId, domainId } = await sealEverywhere();
    const [webhook, domain] = [await getWebhook(test.ctx, { webhookId }), await getDomain(test.ctx, domainId)];
    const now = services(newKey());
    expect((await resetLost(now)).map(({ what, rows }) => `${rows} ${what}`)).toHaveLength(8);
    expect(await countLost(now)).toEqual([]);
    await refuseLostKeys(now);

    const ctx = { ...test.ctx, ...now, config: test.ctx.config };
    const after = await getWebhook(ctx, { webhookId });
    const [secret = '', ...others] = signingSecrets(ctx, after);
    expect([secret.startsWith('whsec_'), others]).toEqual([true, []]);
    expect(after).toMatchObject({ secret_hint: secret.slice(0, 10), previous_secret_expires_at: null });
    expect(after.version).toBeGreaterThan(webhook.version);
    const { settings, version } = await getDomain(ctx, domainId);
    expect(settings).toEqual({ ...domain.settings, request_headers: null });
    expect(version).toBeGreaterThan(domain.version);
    const [crawl] = await db.knex('crawls').select('config');
    expect(JSON.parse(crawl.config)).toMatchObject({ sealedHeaders: null });
    expect(await db.knex('chat_targets')).toEqual([]);
    expect(await resetLost(now)).toEqual([]);
    // The stored answer is deleted: the same request counts as the first again.
    expect(await answer('{"a":1}')).toMatchObject({ body: '{"a":1}' });
  });

  it('takes nothing with it that another key opens', async () => {
    const { webhookId, domainId } = await sealEverywhere();
    const before = [await getWebhook(test.ctx, { webhookId }), await getDomain(test.ctx, domainId)];
    expect(await resetLost(services(newKey(), key))).toEqual([]);
    expect([await getWebhook(test.ctx, { webhookId }), await getDomain(test.ctx, domainId)]).toEqual(before);
  });
});
