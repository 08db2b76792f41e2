import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Context } from '../../context.ts';
import { transaction } from '../../platform/storage/index.ts';
import { insertDomain } from '../../test-support/insert-domain.ts';
import { createTestContext, type TestContext } from '../../test-support/test-context.ts';
import { createWebhook } from './create-webhook.ts';
import { endpointIdsByDomain, setDomainEndpoints } from './domain-endpoints.ts';
import { getWebhook } from './get-webhook.ts';

let test: TestContext;
let ctx: Context;
let domainId: string;
let otherDomain: string;
beforeEach(async () => {
  test = await createTestContext();
  ctx = test.ctx;
  domainId = await insertDomain(ctx);
  otherDomain = await insertDomain(ctx);
});
afterEach(() => test.close());

async function endpoint(domainIds: string[] | null, owner = ctx): Promise<string> {
  const input = { url: 'https://127.0.0.1/', events: ['crawl.failed'], domainIds } as const;
  return (await createWebhook(owner, input)).endpoint.id;
}
const set = (...endpointIds: string[]) =>
  transaction(ctx.db, (trx) => setDomainEndpoints(ctx, trx, { domainId, endpointIds }));
const domainsOf = async (id: string) => (await getWebhook(ctx, { webhookId: id })).domain_ids;

it('lists for each domain its subscribed endpoints, those of all domains included', async () => {
  const all = await endpoint(null);
  const both = await endpoint([domainId, otherDomain]);
  const one = await endpoint([otherDomain]);
  await endpoint(null, await test.other());
  const ids = await endpointIdsByDomain(ctx.db.knex, { accountId: ctx.account.id, domainIds: null }, [
    domainId,
    otherDomain,
  ]);
  expect(new Set(ids.get(domainId))).toEqual(new Set([all, both]));
  expect(new Set(ids.get(otherDomain))).toEqual(new Set([all, both, one]));
});

it('adds the domain where it is wanted, takes it where it is not, and leaves the rest alone', async () => {
  const [all, gains, loses] = [
    await endpoint(null),
    await endpoint([otherDomain]),
    await endpoint([domainId, otherDomain]),
  ];
  await set(all, gains);
  expect(await domainsOf(all)).toBeNull();
  expect(new Set(await domainsOf(gains))).toEqual(new Set([domainId, otherDomain]));
  expect(await domainsOf(loses)).toEqual([otherDomain]);
  expect((await getWebhook(ctx, { webhookId: all })).version).toBe(1);
  expect((await getWebhook(ctx, { webhookId: gains })).version).toBe(2);
});

it('refuses to leave out an endpoint of all domains', async () => {
  const all = await endpoint(null);
  await expect(set()).rejects.toMatchObject({ code: 'invalid_setting', message: expect.stringContaining(all) });
});

it('refuses to leave an endpoint without any domain, and changes none', async () => {
  const loses = await endpoint([domainId, otherDomain]);
  const only = await endpoint([domainId]);
  await expect(set()).rejects.toMatchObject({ code: 'invalid_setting', message: expect.stringContaining(only) });
  expect(new Set(await domainsOf(loses))).toEqual(new Set([domainId, otherDomain]));
});

it('refuses endpoints that the account does not have, by name', async () => {
  const ofAnother = await endpoint(null, await test.other());
  await expect(set(ofAnother)).rejects.toMatchObject({
    code: 'invalid_setting',
    message: expect.stringContaining(ofAnother),
  });
});

it('an endpoint without any domain is unknown to whoever may see some domains only', async () => {
  const left = await endpoint([otherDomain]);
  await ctx.db.knex('webhook_endpoint_domains').where({ endpoint_id: left }).delete();
  const limited = { ...ctx, actor: { ...ctx.actor, domainIds: [domainId] } };
  const take = transaction(ctx.db, (trx) => setDomainEndpoints(limited, trx, { domainId, endpointIds: [left] }));
  await expect(take).rejects.toMatchObject({ code: 'invalid_setting', message: expect.stringContaining(left) });
  expect(await domainsOf(left)).toEqual([]);
});
