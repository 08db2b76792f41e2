import { describeEveryDatabase } from '@linkvitals/testing/databases';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Context } from '../../context.ts';
import { type Database, openDatabase, transaction } from '../../platform/storage/index.ts';
import { insertDomain } from '../../test-support/insert-domain.ts';
import { createTestContext, type TestContext } from '../../test-support/test-context.ts';
import { createWebhook } from './create-webhook.ts';
import { setDomainEndpoints } from './domain-endpoints.ts';
import { getWebhook } from './get-webhook.ts';
import { listWebhooks } from './list-webhooks.ts';
import { subscribedEndpoints } from './subscribed-endpoints.ts';
import { updateWebhook } from './update-webhook.ts';

describeEveryDatabase(
  'webhook endpoints',
  (open) => {
    let db: Database;
    let test: TestContext;
    let ctx: Context;
    beforeEach(async () => {
      db = openDatabase({ url: await open() });
      test = await createTestContext({ db });
      ctx = test.ctx;
    });
    afterEach(async () => {
      await test.close();
      await db.close();
    });
    const create = async (domainIds: string[] | null = null, owner = ctx) =>
      (await createWebhook(owner, { url: 'https://127.0.0.1/', events: ['crawl.failed'], domainIds })).endpoint;

    it('stay within the plan when many are created at once', async () => {
      const owner = await test.other('pro');
      const results = await Promise.allSettled(Array.from({ length: 9 }, () => create(null, owner)));
      const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []));
      expect(refused).toEqual(Array(4).fill('plan_limit_reached'));
      expect(await db.knex('webhook_endpoints').where({ account_id: owner.account.id })).toHaveLength(5);
    });

    it('take one of two changes that were made to the same version at once', async () => {
      const { id: webhookId } = await create();
      const change = (description: string) =>
        updateWebhook(ctx, { webhookId, change: { description }, version: 1, onDisabled: async () => undefined });
      const results = await Promise.allSettled([change('a'), change('b')]);
      expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      expect((await getWebhook(ctx, { webhookId })).version).toBe(2);
    });

    it('keep a domain each when two domains are taken from one endpoint at once', async () => {
      const domains = [await insertDomain(ctx), await insertDomain(ctx)];
      const { id: webhookId } = await create(domains);
      const leave = (domainId: string) =>
        transaction(db, (trx) => setDomainEndpoints(ctx, trx, { domainId, endpointIds: [] }));
      const results = await Promise.allSettled(domains.map(leave));
      expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      expect((await getWebhook(ctx, { webhookId })).domain_ids).toHaveLength(1);
    });

    it('are found by domain, event and key', async () => {
      const [seen, hidden] = [await insertDomain(ctx), await insertDomain(ctx)];
      const [all, one, other] = [await create(), await create([seen]), await create([hidden])];
      const subscribed = (domainId: string, event: 'crawl.failed' | 'crawl.started') =>
        subscribedEndpoints(db.knex, { accountId: ctx.account.id, domainId, event });
      expect((await subscribed(seen, 'crawl.failed')).map(({ id }) => id).toSorted()).toEqual(
        [all.id, one.id].toSorted(),
      );
      expect(await subscribed(seen, 'crawl.started')).toEqual([]);
      const limited: Context = { ...ctx, actor: { ...ctx.actor, domainIds: [seen] } };
      const page = { limit: 10, after: undefined };
      expect((await listWebhooks(limited, page)).data.map(({ id }) => id)).toEqual([one.id]);
      expect((await listWebhooks(ctx, page)).data.map(({ id }) => id)).toContain(other.id);
      const none: Context = { ...ctx, actor: { ...ctx.actor, domainIds: [] } };
      expect((await listWebhooks(none, page)).data).toEqual([]);
    });

    it('lose a domain that is deleted, and get nothing when it was their last', async () => {
      const domainId = await insertDomain(ctx);
      const { id: webhookId } = await create([domainId]);
      await db.knex('domains').where({ id: domainId }).delete();
      expect((await getWebhook(ctx, { webhookId })).domain_ids).toEqual([]);
      const topic = { accountId: ctx.account.id, domainId: await insertDomain(ctx), event: 'crawl.failed' } as const;
      expect(await subscribedEndpoints(db.knex, topic)).toEqual([]);
    });
  },
  { short: 'sqlite' },
);
