import { randomUUID } from 'node:crypto';
import type { KnownWebhookEvent } from '@linkvitals/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Context } from '../../context.ts';
import { transaction } from '../../platform/storage/index.ts';
import { insertDomain } from '../../test-support/insert-domain.ts';
import { createTestContext, type TestContext } from '../../test-support/test-context.ts';
import { type CreateWebhookInput, createWebhook } from '../webhooks/index.ts';
import { crawlStarted, testEvent } from './event-bodies.ts';
import { type NewDelivery, recordEvent } from './record-event.ts';

let test: TestContext;
let ctx: Context;
beforeEach(async () => {
  test = await createTestContext({ env: { LINKVITALS_ALLOW_HTTP_WEBHOOKS: 'true' } });
  ctx = test.ctx;
});
afterEach(() => test.close());

async function endpoint(input: Partial<CreateWebhookInput> = {}, owner = ctx): Promise<string> {
  const choice: CreateWebhookInput = { url: 'http://127.0.0.1/hook', events: ['crawl.started'], ...input };
  return (await createWebhook(owner, choice)).endpoint.id;
}

function started(domainId: string, crawlId: string): KnownWebhookEvent {
  const facts = { crawlId, domainId, hostname: 'site.example', url: 'https://site.example/' };
  return crawlStarted({ ...facts, startedAt: ctx.clock.now(), maxPages: 10, depthLimit: 3 });
}

function record(domainId: string, crawlId = randomUUID()): Promise<readonly NewDelivery[]> {
  const event = { accountId: ctx.account.id, domainId, crawlId, body: started(domainId, crawlId) };
  return transaction(ctx.db, (trx) => recordEvent(ctx, trx, event));
}

const deliveries = () => ctx.db.knex('deliveries').select('endpoint_id', 'state', 'next_attempt_at', 'event_id');
const receivers = async () => (await deliveries()).map((row) => row.endpoint_id).toSorted();

describe('who gets an event', () => {
  it('is every endpoint of the account that chose the event and the domain', async () => {
    const [domainId, otherDomain] = [await insertDomain(ctx), await insertDomain(ctx)];
    const subscribed = [await endpoint(), await endpoint({ domainIds: [domainId, otherDomain] })];
    await endpoint({ events: ['crawl.failed', 'crawl.completed'] });
    await endpoint({ domainIds: [otherDomain] });
    await endpoint({}, await test.other());
    const made = await record(domainId);
    expect(await receivers()).toEqual(subscribed.toSorted());
    expect(made).toHaveLength(2);
    expect(made.every(({ at }) => at === ctx.clock.now())).toBe(true);
  });

  it('is also a disabled endpoint, whose delivery is kept as skipped and not woken', async () => {
    const [domainId, id] = [await insertDomain(ctx), await endpoint()];
    await ctx.db.knex('webhook_endpoints').where({ id }).update({ state: 'disabled' });
    expect(await record(domainId)).toEqual([]);
    expect(await deliveries()).toMatchObject([{ endpoint_id: id, state: 'skipped', next_attempt_at: null }]);
  });

  it('is nobody but the endpoint it names when it is a test, whatever that one chose', async () => {
    const id = await endpoint({ events: ['crawl.failed'], domainIds: [await insertDomain(ctx)] });
    await endpoint();
    const body = testEvent({ webhookId: id, at: ctx.clock.now() });
    const event = { accountId: ctx.account.id, domainId: null, crawlId: null, body };
    for (const _ of [1, 2]) await transaction(ctx.db, (trx) => recordEvent(ctx, trx, event));
    expect(await receivers()).toEqual([id, id]);
  });

  it('is nobody when a test names an endpoint of another account, which is as one that is not there', async () => {
    const ofAnother = await endpoint({}, await test.other());
    const body = testEvent({ webhookId: ofAnother, at: ctx.clock.now() });
    const event = { accountId: ctx.account.id, domainId: null, crawlId: null, body };
    const recording = transaction(ctx.db, (trx) => recordEvent(ctx, trx, event));
    await expect(recording).rejects.toMatchObject({ code: 'not_found' });
    expect(await deliveries()).toEqual([]);
  });
});

it('keeps the event even when no endpoint is subscribed', async () => {
  const domainId = await insertDomain(ctx);
  await record(domainId);
  expect(await ctx.db.knex('events').select('type', 'domain_id')).toEqual([
    { type: 'crawl.started', domain_id: domainId },
  ]);
});

it('stores the body as it is sent, members in the order of docs/events.md', async () => {
  const [domainId, crawlId] = [await insertDomain(ctx), randomUUID()];
  await record(domainId, crawlId);
  const at = '2026-01-01T00:00:00.000Z';
  expect(await ctx.db.knex('events').pluck('body')).toEqual([
    `{"event":"crawl.started","timestamp":"${at}","data":{"crawl_id":"${crawlId}","domain":"site.example","domain_id":"${domainId}","url":"https://site.example/","max_pages":10,"depth_limit":3,"started_at":"${at}"}}`,
  ]);
});

it('writes event and deliveries of a crawl once, however often it is called', async () => {
  const [domainId, crawlId] = [await insertDomain(ctx), randomUUID()];
  await endpoint();
  expect(await record(domainId, crawlId)).toHaveLength(1);
  expect(await record(domainId, crawlId)).toEqual([]);
  expect(await deliveries()).toHaveLength(1);
  expect(await ctx.db.knex('events').pluck('id')).toHaveLength(1);
});

it('leaves nothing behind when the state change is rolled back', async () => {
  const domainId = await insertDomain(ctx);
  await endpoint();
  const crawlId = randomUUID();
  const event = { accountId: ctx.account.id, domainId, crawlId, body: started(domainId, crawlId) };
  const failed = transaction(ctx.db, async (trx) => {
    await recordEvent(ctx, trx, event);
    throw new Error('the crawl could not be saved');
  });
  await expect(failed).rejects.toThrow('could not be saved');
  expect(await deliveries()).toEqual([]);
  expect(await ctx.db.knex('events').select()).toEqual([]);
});
