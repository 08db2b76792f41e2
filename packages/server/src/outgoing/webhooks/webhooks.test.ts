import { createOutbound } from '@linkvitals/outbound';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Context } from '../../context.ts';
import { insertDomain } from '../../test-support/insert-domain.ts';
import { createTestContext, type TestContext } from '../../test-support/test-context.ts';
import { type CreateWebhookInput, createWebhook } from './create-webhook.ts';
import { deleteWebhook } from './delete-webhook.ts';
import type { EndpointRow } from './endpoint-row.ts';
import { getWebhook } from './get-webhook.ts';
import { listWebhooks } from './list-webhooks.ts';
import { presentWebhook } from './present-webhook.ts';
import { signingSecrets } from './secrets/signing-secrets.ts';
import { type UpdateWebhookInput, updateWebhook } from './update-webhook.ts';

let test: TestContext;
let ctx: Context;
beforeEach(async () => {
  test = await createTestContext({ env: { LINKVITALS_CONNECT_TO: 'hooks.example::127.0.0.1:' } });
  ctx = test.ctx;
});
afterEach(() => test.close());

const url = 'https://hooks.example/in';
const create = (input: Partial<CreateWebhookInput> = {}, owner = ctx) =>
  createWebhook(owner, { url, events: ['crawl.completed'], ...input });
const update = (endpoint: EndpointRow, change: UpdateWebhookInput['change'], version?: number) =>
  updateWebhook(ctx, { webhookId: endpoint.id, change, version, onDisabled: async () => undefined });
const refused = (code: string, ...words: string[]) => ({
  code,
  message: expect.stringMatching(new RegExp(words.join('.*'))),
});
const limitedTo = (...domainIds: string[]): Context => ({ ...ctx, actor: { ...ctx.actor, domainIds } });
const onDeleted = async () => undefined;
const count = async () => (await ctx.db.knex('webhook_endpoints').select()).length;

describe('creating an endpoint', () => {
  it('gives the secret once and keeps it sealed, with its first characters to recognise it by', async () => {
    const { endpoint, secret } = await create();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(endpoint.secret_hint).toBe(secret.slice(0, 10));
    const [row] = await ctx.db.knex('webhook_endpoints').select();
    expect(JSON.stringify(row)).not.toContain(secret.slice(10));
    expect(signingSecrets(ctx, await getWebhook(ctx, { webhookId: endpoint.id }))).toEqual([secret]);
  });

  it('gives every endpoint a secret of its own', async () => {
    expect((await create()).secret).not.toBe((await create()).secret);
  });

  it('drops the fragment and keeps the rest of the URL', async () => {
    const { endpoint } = await create({ url: 'https://HOOKS.example:8443/a/../b?token=1#part' });
    expect(endpoint.url).toBe('https://hooks.example:8443/b?token=1');
  });

  it.each([
    ['not a URL', 'not valid'],
    ['hooks.example/in', 'not valid'],
    ['http://hooks.example/in', 'https://.*LINKVITALS_ALLOW_HTTP_WEBHOOKS'],
    ['ftp://hooks.example/in', 'https://'],
    ['javascript:alert(1)', 'https://'],
    ['https://user:pass@hooks.example/', 'user name or password'],
    ['https://user@hooks.example/', 'user name or password'],
    [`https://hooks.example/${'é'.repeat(1000)}`, '2,048'],
    ['https://10.0.0.1/', 'LINKVITALS_ALLOW_CIDRS'],
    ['https://169.254.169.254/latest', 'LINKVITALS_ALLOW_CIDRS'],
    ['https://[fd00::1]/', 'LINKVITALS_ALLOW_CIDRS'],
    ['https://0x0a000001/', 'LINKVITALS_ALLOW_CIDRS'],
    ['https://db.internal/', 'LINKVITALS_ALLOW_CIDRS'],
    ['https://hooks.example:25/', 'LINKVITALS_ALLOW_CIDRS'],
  ])('refuses %j and stores nothing', async (bad, words) => {
    await expect(create({ url: bad })).rejects.toMatchObject(refused('invalid_webhook_url', words));
    expect(await count()).toBe(0);
  });

  it('refuses every address inside with the same words', async () => {
    const messages = [
      'https://10.0.0.1/',
      'https://192.168.1.1:8443/',
      'https://169.254.169.254/',
      'https://a.internal/',
    ];
    const faults = await Promise.all(
      messages.map((bad) => create({ url: bad }).catch((error: Error) => error.message)),
    );
    expect(new Set(faults).size).toBe(1);
  });

  it('refuses a name that leads inside, and takes one that leads nowhere yet', async () => {
    const resolve = async (host: string) => (host === 'inside.example' ? ['10.1.2.3'] : Promise.reject(new Error('x')));
    const outbound = createOutbound({ resolve });
    const own = { ...ctx, outbound };
    await expect(create({ url: 'https://inside.example/' }, own)).rejects.toMatchObject(refused('invalid_webhook_url'));
    await outbound.close();
    const later = createOutbound({ dnsServers: ['127.0.0.1:9'] });
    expect((await create({ url: 'https://later.example/' }, { ...ctx, outbound: later })).endpoint.state).toBe(
      'enabled',
    );
    await later.close();
  });

  it.each([
    ['free', 1],
    ['solo', 2],
    ['pro', 5],
    ['agency', 10],
  ])('stops at the limit of the plan %s: %i', async (plan, limit) => {
    const owner = await test.other(plan);
    for (let n = 0; n < limit; n++) await create({}, owner);
    await expect(create({}, owner)).rejects.toMatchObject(refused('plan_limit_reached', plan));
    expect(await count()).toBe(limit);
    await expect(create()).resolves.toBeDefined();
  });

  it('stops at the limit when endpoints are created at once', async () => {
    const owner = await test.other('solo');
    const results = await Promise.allSettled(Array.from({ length: 6 }, () => create({}, owner)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await count()).toBe(2);
  });

  it('names the domains that the account does not have, those of other accounts like unknown ones', async () => {
    const [own, ofAnother] = [await insertDomain(ctx), await insertDomain(await test.other())];
    const attempt = create({ domainIds: [own, ofAnother, 'unknown'] });
    await expect(attempt).rejects.toMatchObject(refused('invalid_setting', `no such domain: ${ofAnother}, unknown\\.`));
    expect(await count()).toBe(0);
    expect((await create({ domainIds: [own, own] })).endpoint.domain_ids).toEqual([own]);
  });
});

describe('a key limited to some domains', () => {
  it('creates endpoints for these only, never for all', async () => {
    const [seen, hidden] = [await insertDomain(ctx), await insertDomain(ctx)];
    await expect(create({}, limitedTo(seen))).rejects.toMatchObject(
      refused('invalid_setting', 'limited to some domains'),
    );
    await expect(create({ domainIds: [hidden] }, limitedTo(seen))).rejects.toMatchObject(
      refused('invalid_setting', hidden),
    );
    expect((await create({ domainIds: [seen] }, limitedTo(seen))).endpoint.domain_ids).toEqual([seen]);
  });

  it('sees the endpoints that are subscribed to nothing else', async () => {
    const [seen, hidden] = [await insertDomain(ctx), await insertDomain(ctx)];
    const visible = (await create({ domainIds: [seen] })).endpoint.id;
    const others = [await create(), await create({ domainIds: [seen, hidden] }), await create({ domainIds: [hidden] })];
    const { data } = await listWebhooks(limitedTo(seen), { limit: 10, after: undefined });
    expect(data.map(({ id }) => id)).toEqual([visible]);
    for (const { endpoint } of others) {
      const input = { webhookId: endpoint.id, version: undefined };
      await expect(getWebhook(limitedTo(seen), input)).rejects.toMatchObject({ code: 'not_found' });
      await expect(deleteWebhook(limitedTo(seen), { ...input, onDeleted })).rejects.toMatchObject({
        code: 'not_found',
      });
    }
    expect(await count()).toBe(4);
  });
});

describe('listing endpoints', () => {
  it('gives pages, newest first, without secrets and without those of others', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 5; n++) {
      ids.unshift((await create({ description: `no. ${n}` })).endpoint.id);
      if (n % 2 === 0) await test.clock.advance(1);
    }
    await create({}, await test.other());
    const seen: string[] = [];
    let after: { at: number; id: string } | undefined;
    for (let pages = 0; pages < 5; pages++) {
      const { data, nextCursor } = await listWebhooks(ctx, { limit: 2, after });
      seen.push(...data.map(({ id }) => id));
      expect(JSON.stringify(data.map(presentWebhook))).not.toContain('ciphertext');
      if (nextCursor === null) break;
      const [at, id] = JSON.parse(Buffer.from(nextCursor, 'base64url').toString());
      after = { at, id };
    }
    expect(seen).toHaveLength(5);
    expect(new Set(seen)).toEqual(new Set(ids));
  });
});

describe('changing an endpoint', () => {
  it('keeps what is not named and counts the version up', async () => {
    const { endpoint } = await create({ description: 'ours' });
    await test.clock.advance(5000);
    const changed = await update(endpoint, { events: ['crawl.failed'] });
    const updated_at = ctx.clock.now();
    expect(changed).toEqual({ ...endpoint, events: ['crawl.failed'], version: 2, updated_at });
  });

  it('checks a new URL like the first', async () => {
    const { endpoint } = await create();
    await expect(update(endpoint, { url: 'https://10.0.0.1/' })).rejects.toMatchObject(refused('invalid_webhook_url'));
    expect((await update(endpoint, { url: 'https://hooks.example/new#x' })).url).toBe('https://hooks.example/new');
  });

  it('sets and frees the choice of domains', async () => {
    const [a, b] = [await insertDomain(ctx), await insertDomain(ctx)];
    const { endpoint } = await create({ domainIds: [a] });
    expect((await update(endpoint, { domain_ids: [b] })).domain_ids).toEqual([b]);
    expect((await update(endpoint, { domain_ids: null })).domain_ids).toBeNull();
    await expect(update(endpoint, { domain_ids: ['unknown'] })).rejects.toMatchObject(refused('invalid_setting'));
  });

  it('is refused when the endpoint has changed since, and changes nothing', async () => {
    const { endpoint } = await create();
    await update(endpoint, { description: 'first' }, 1);
    await expect(update(endpoint, { description: 'second' }, 1)).rejects.toMatchObject(refused('precondition_failed'));
    expect((await getWebhook(ctx, { webhookId: endpoint.id })).description).toBe('first');
  });

  it('keeps the reason of an endpoint that is disabled already', async () => {
    const { endpoint } = await create();
    const gone = { state: 'disabled', disabled_reason: 'gone' };
    await ctx.db.knex('webhook_endpoints').update(gone);
    expect(await update(endpoint, { enabled: false })).toMatchObject(gone);
    expect(await update(endpoint, { enabled: true })).toMatchObject({ state: 'enabled', disabled_reason: null });
    expect(await update(endpoint, { enabled: false })).toMatchObject({ ...gone, disabled_reason: 'manual' });
  });

  it('is not possible for another account', async () => {
    const { endpoint } = await create();
    const stranger = await test.other();
    const input = { webhookId: endpoint.id, change: { description: 'mine' }, version: undefined };
    const attempt = updateWebhook(stranger, { ...input, onDisabled: async () => undefined });
    await expect(attempt).rejects.toMatchObject({ code: 'not_found' });
    await expect(deleteWebhook(stranger, { ...input, onDeleted })).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('deleting an endpoint', () => {
  it('takes the version into account', async () => {
    const { endpoint } = await create();
    await expect(deleteWebhook(ctx, { webhookId: endpoint.id, version: 7, onDeleted })).rejects.toMatchObject(
      refused('precondition_failed'),
    );
    await deleteWebhook(ctx, { webhookId: endpoint.id, version: 1, onDeleted });
    await expect(getWebhook(ctx, { webhookId: endpoint.id })).rejects.toMatchObject({ code: 'not_found' });
    expect((await listWebhooks(ctx, { limit: 25, after: undefined })).data).toEqual([]);
  });

  it('makes room for another one', async () => {
    const { webhook_endpoints: limit } = ctx.account.plan;
    const made = await Promise.all(Array.from({ length: limit }, () => create()));
    await expect(create()).rejects.toMatchObject({ code: 'plan_limit_reached' });
    const [first] = made;
    await deleteWebhook(ctx, { webhookId: first?.endpoint.id ?? '', version: undefined, onDeleted });
    await create();
  });

  it('leaves nothing of its URL and its secrets', async () => {
    const { endpoint } = await create({ description: 'of the shop' });
    await deleteWebhook(ctx, { webhookId: endpoint.id, version: undefined, onDeleted });
    const row = await ctx.db.knex('webhook_endpoints').where({ id: endpoint.id }).first();
    expect(row).toMatchObject({ url: '', description: null, secret_hint: '', previous_secret_ciphertext: null });
    expect(ctx.secrets.open({ ciphertext: row.secret_ciphertext, keyId: row.secret_key_id })).toBe('');
  });
});
