import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
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
import { describeEveryEmptyDatabase } from '../storage/describe-each-database.test-support.ts';
import type { Database } from '../storage/index.ts';
import { rotateKey } from './rotate-key.ts';
import type { SecretBox } from './secret-box.ts';
import { createSecretBox } from './secret-box.ts';

const newKey = () => randomBytes(32).toString('base64');

describeEveryEmptyDatabase(
  'a change of the key',
  (fresh) => {
    let db: Database;
    let test: TestContext;
    let [oldKey, key]: [string, string] = ['', ''];
    let before: SecretBox;
    beforeEach(async () => {
      [oldKey, key] = [newKey(), newKey()];
      before = createSecretBox([oldKey]);
      db = fresh().open();
      const env = { LINKVITALS_SMTP_URL: 'smtp://127.0.0.1:1', LINKVITALS_MAIL_FROM: 'bot@linkvitals.example' };
      test = await createTestContext({ db, env, services: { secrets: before } });
    });
    afterEach(() => test.close());

    /** Makes every feature that seals a value seal one. */
    async function sealEverywhere() {
      const { endpoint, secret: first } = await createWebhook(test.ctx, {
        url: 'https://127.0.0.1/',
        events: ['crawl.failed'],
      });
      const { secret: second } = await rotateSecret(test.ctx, { webhookId: endpoint.id });
      const { id: domainId } = await verifiedDomain(test);
      const settings = { request_headers: { Cookie: 'staging=é"\\' } };
      await updateDomain(test.ctx, { domainId, change: { settings }, version: undefined });
      await startCrawl(test.ctx, { domainId });
      await updateSettings(test.ctx, { change: { slack: { url: 'https://127.0.0.1/slack' } }, version: undefined });
      const answer = { status: 200, headers: {}, body: '{"secret":"whsec_once"}' };
      await once(test.ctx, { key: 'k', request: ['r'], run: async () => answer });
      const mail = { subject: 's', text: 'the link', html: 'h' };
      await queueMail(test.services, db.knex, { to: 'ada@example.com', kind: 'invitation', ...mail });
      const totp = await startTotp(await contextOf(test, await addPerson(test.ctx)));
      return { webhookId: endpoint.id, secrets: [second, first], domainId, answer, totp: totp.secret };
    }

    /** Everything that is stored, as text */
    async function everything(): Promise<string> {
      const rows = [];
      for (const table of [
        'webhook_endpoints',
        'domains',
        'crawls',
        'idempotency_keys',
        'events',
        'deliveries',
        'chat_targets',
        'outgoing_mails',
        'totp_factors',
      ]) {
        rows.push(await db.knex(table).select());
      }
      return JSON.stringify(rows);
    }

    /** Reads the sealed values through this box. */
    async function readBack(secrets: SecretBox, { webhookId, domainId }: { webhookId: string; domainId: string }) {
      const ctx = { ...test.ctx, secrets };
      const { settings } = await getDomain(ctx, domainId);
      const [crawl] = await db.knex('crawls').select('config');
      const [chat] = await db.knex('chat_targets').select();
      const [mail] = await db.knex('outgoing_mails').select();
      const [totp] = await db.knex('totp_factors').select();
      const replay = await once(ctx, { key: 'k', request: ['r'], run: () => Promise.reject(new Error('ran twice')) });
      return {
        secrets: signingSecrets(ctx, await getWebhook(ctx, { webhookId })),
        headers: secrets.open(settings.request_headers?.sealed ?? { ciphertext: '', keyId: '' }),
        crawlHeaders: secrets.open(JSON.parse(crawl.config).sealedHeaders),
        answer: replay.body,
        mail: secrets.open({ ciphertext: mail.content_ciphertext, keyId: mail.content_key_id }),
        totp: secrets.open({ ciphertext: totp.secret_ciphertext, keyId: totp.secret_key_id }),
        slack: secrets.open({ ciphertext: chat.target_ciphertext, keyId: chat.target_key_id }),
      };
    }

    it('leaves no value that needs the old key, and every secret unchanged', async () => {
      const made = await sealEverywhere();
      expect(await everything()).toContain(before.keyId);
      const both = createSecretBox([key, oldKey]);
      expect(await rotateKey({ db, secrets: both })).toEqual({ sealed: 8, changed: 0, unreadable: 0 });
      expect(await everything()).not.toContain(before.keyId);
      expect(await readBack(createSecretBox([key]), made)).toEqual({
        secrets: made.secrets,
        headers: JSON.stringify({ Cookie: 'staging=é"\\' }),
        crawlHeaders: JSON.stringify({ Cookie: 'staging=é"\\' }),
        answer: made.answer.body,
        mail: JSON.stringify({ subject: 's', text: 'the link', html: 'h' }),
        totp: made.totp,
        slack: JSON.stringify({ url: 'https://127.0.0.1/slack' }),
      });
      expect(await rotateKey({ db, secrets: both })).toEqual({ sealed: 0, changed: 0, unreadable: 0 });
    });

    it('loses nothing wherever it is killed, and continues from there', async () => {
      const made = await sealEverywhere();
      const both = createSecretBox([key, oldKey]);
      const read = await readBack(both, made);
      for (let cut = 0; cut < 8; cut += 1) {
        // One statement succeeds. At the second the process is dead, and none of its code runs any more.
        let writes = 0;
        const died = Promise.withResolvers<void>();
        const knex = new Proxy(db.knex, {
          apply(target, self, args: [string]) {
            const query = Reflect.apply(target, self, args);
            const update = query.update.bind(query);
            query.update = (change: object) => {
              writes += 1;
              if (writes === 1) return update(change);
              died.resolve();
              return new Promise(() => {});
            };
            return query;
          },
        });
        await Promise.race([died.promise, rotateKey({ db: { ...db, knex }, secrets: both })]);
        expect(await readBack(both, made)).toEqual(read);
      }
      expect(await rotateKey({ db, secrets: both })).toMatchObject({ sealed: 0 });
      expect(await readBack(createSecretBox([key]), made)).toEqual(read);
    });

    it('does not overwrite a secret that a server writes meanwhile, and seals that one in its next pass', async () => {
      const { webhookId } = await sealEverywhere();
      const both = createSecretBox([key, oldKey]);
      let rotated: Promise<{ secret: string }> | undefined;
      const knex = new Proxy(db.knex, {
        apply(target, self, args: [string]) {
          const query = Reflect.apply(target, self, args);
          const update = query.update.bind(query);
          // The endpoint gets another secret between the reading of the row and its replacement.
          query.update = async (change: object) => {
            rotated ??= rotateSecret(test.ctx, { webhookId, force: true, graceSeconds: 0 });
            await rotated;
            return update(change);
          };
          return query;
        },
      });
      expect(await rotateKey({ db: { ...db, knex }, secrets: both })).toEqual({ sealed: 7, changed: 0, unreadable: 0 });
      const after = { ...test.ctx, secrets: createSecretBox([key]) };
      const secret = (await rotated)?.secret;
      expect(signingSecrets(after, await getWebhook(after, { webhookId }))).toEqual([secret]);
    });

    it('handles more rows than it reads at once', async () => {
      const { account } = test.ctx;
      const rows = Array.from({ length: 450 }, (_, n) => ({
        account_id: account.id,
        key_hash: String(n).padStart(64, '0'),
        fingerprint: '0'.repeat(64),
        state: 'done',
        body: JSON.stringify(before.seal(`answer ${n}`)),
        created_at: 1,
        expires_at: Number.MAX_SAFE_INTEGER,
      }));
      for (let n = 0; n < rows.length; n += 100) await db.knex('idempotency_keys').insert(rows.slice(n, n + 100));
      const result = await rotateKey({ db, secrets: createSecretBox([key, oldKey]) });
      expect(result).toEqual({ sealed: 450, changed: 0, unreadable: 0 });
      const bodies: string[] = await db.knex('idempotency_keys').orderBy('key_hash').pluck('body');
      const after = createSecretBox([key]);
      expect(bodies.map((body) => after.open(JSON.parse(body)))).toEqual(rows.map((_, n) => `answer ${n}`));
    });

    it('counts values that none of the keys opens, and leaves them unchanged', async () => {
      await sealEverywhere();
      const all = await everything();
      const result = await rotateKey({ db, secrets: createSecretBox([key]) });
      expect(result).toEqual({ sealed: 0, changed: 0, unreadable: 8 });
      expect(await everything()).toBe(all);
    });
  },
  { short: 'sqlite' },
);
