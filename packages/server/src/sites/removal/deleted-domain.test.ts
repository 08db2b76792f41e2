import { expect, onTestFinished, test } from 'vitest';
import { getCrawl, listCrawls, listLinks, startCrawl } from '../../findings/crawls/index.ts';
import { findHeld } from '../../findings/crawls/run/lease-store.ts';
import { settleRows } from '../../outgoing/attempts/index.ts';
import { createDeliveryLab, type DeliveryLab } from '../../outgoing/deliveries/delivery-lab.test-support.ts';
import { attemptDelivery, getDelivery, listDeliveries } from '../../outgoing/deliveries/index.ts';
import { deliveryQueue } from '../../outgoing/events/index.ts';
import { listNotifications } from '../../outgoing/notifications/index.ts';
import { createDomain, getDomain, listDomains } from '../domains/index.ts';
import { listDueSchedules } from '../domains/schedule-store.ts';
import { listDueChecks } from '../domains/verification/check-store.ts';
import { deleteDomain } from './delete-domain.ts';
import { dueRemovals } from './due-removals.ts';
import { removeDomain } from './remove-domain.ts';

const refusal = (code: string) => expect.objectContaining({ name: 'ServiceError', code });
const page = { limit: 100, after: undefined };
/** More links than one request removes */
const LINKS = 6_000;
const hostname = 'large.example';

/** Runs work while another server holds the removal, so that only the deletion itself is done. */
async function withoutRemoval(lab: DeliveryLab, work: () => Promise<void>): Promise<void> {
  await lab.db.knex.raw("create trigger kept before delete on domain_deletions begin select raise(abort, 'kept'); end");
  await lab.db.knex.raw("create trigger kept_too before delete on deliveries begin select raise(abort, 'kept'); end");
  await work();
  await lab.db.knex.raw('drop trigger kept');
  await lab.db.knex.raw('drop trigger kept_too');
}

/** Prepares a domain with a crawl under way, results, a waiting delivery, a claimed one, and a notification. */
async function start() {
  const lab = await createDeliveryLab();
  onTestFinished(() => lab.close());
  const { ctx, db } = lab;
  const endpoint = await lab.endpoint();
  const [waiting = '', inHand = ''] = [...(await lab.emit()), ...(await lab.emit())];
  const { domain_id: domainId } = await lab.delivery(waiting);
  await db.knex('deliveries').update({ domain_id: domainId });
  await db
    .knex('deliveries')
    .where({ id: inHand })
    .update({ lease_token: 'mine', lease_expires_at: lab.clock.now() + 60_000 });
  await db.knex('domains').where({ id: domainId }).update({ hostname, next_check_at: 1, next_crawl_at: 1 });
  const account_id = ctx.account.id;
  const lease = { lease_token: 'mine', lease_owner: 'me', lease_expires_at: lab.clock.now() + 60_000 };
  const crawl = {
    account_id,
    domain_id: domainId,
    active_domain_id: domainId,
    state: 'running',
    trigger_kind: 'manual',
  };
  const limits = { url: 'u', hostname, max_pages: 1, depth_limit: 1, time_limit_ms: 1, config: '{}' };
  await db.knex('crawls').insert({ id: 'c', ...crawl, ...limits, ...lease, queued_at: 1, created_at: 1 });
  for (let from = 0; from < LINKS; from += 500) {
    const link = (n: number) => ({ crawl_id: 'c', page_id: from + n, seq: 0, target_id: 0, kind: 'a' });
    await db.knex('crawl_links').insert(Array.from({ length: 500 }, (_, n) => link(n)));
  }
  const text = { lane: 'chat', channel: 'slack', kind: 'broken_links', subject: 's', content: '{}', dedupe_hash: 'h' };
  await db.knex('notifications').insert({ id: 'n', account_id, domain_id: domainId, ...text, created_at: 1 });
  const remove = () => deleteDomain(ctx, { domainId: String(domainId), confirm: hostname, version: undefined });
  return { lab, endpoint, waiting, inHand, domainId: String(domainId), remove };
}

test('nothing of a deleted domain is readable while its rows are still there', async () => {
  const { lab, endpoint, waiting, domainId, remove } = await start();
  const { ctx, db } = lab;
  await withoutRemoval(lab, async () => {
    await remove();
    expect(await db.knex('deliveries').pluck('id')).toContain(waiting);
    for (const read of [
      () => getDomain(ctx, domainId),
      () => getCrawl(ctx, { crawlId: 'c' }),
      () => listCrawls(ctx, { domainId, state: undefined, queued: {}, page }),
      () => listLinks(ctx, { crawlId: 'c', page } as Parameters<typeof listLinks>[1]),
      () => startCrawl(ctx, { domainId }),
      () => getDelivery(ctx, { webhookId: endpoint.id, deliveryId: waiting }),
    ]) {
      await expect(read()).rejects.toEqual(refusal('not_found'));
    }
    expect((await listDeliveries(ctx, { webhookId: endpoint.id, page })).data).toEqual([]);
    expect((await listNotifications(ctx, { page } as Parameters<typeof listNotifications>[1])).data).toEqual([]);
    expect((await listDomains(ctx, page)).data.map(({ id }) => id)).not.toContain(domainId);
    expect(JSON.stringify(await db.knex('domains').where({ id: domainId }))).not.toContain(hostname);
    const choosing = lab.endpoint({ domainIds: [domainId] });
    await expect(choosing).rejects.toMatchObject({ name: 'ServiceError' });
    await expect(remove()).rejects.toEqual(refusal('not_found'));
  });
});

test('its name can be added again at once, and nothing of the old one counts', async () => {
  const { lab, domainId, remove } = await start();
  const { ctx, db } = lab;
  await withoutRemoval(lab, async () => {
    await remove();
    const others = (await listDomains(ctx, page)).data.length;
    const again = await createDomain(
      { ...ctx, account: { ...ctx.account, customDomainLimit: others + 1 } },
      { hostname },
    );
    expect(again.id).not.toBe(domainId);
    expect((await listCrawls(ctx, { domainId: again.id, state: undefined, queued: {}, page })).data).toEqual([]);
    expect(await listDueChecks(db.knex, Number.MAX_SAFE_INTEGER, 100)).not.toContain(domainId);
    expect(await listDueSchedules(db.knex, { now: Number.MAX_SAFE_INTEGER, limit: 100, except: [] })).toEqual([]);
  });
});

test('workers that hold a lease of a deleted domain write nothing more, and nothing is sent', async () => {
  const { lab, waiting, inHand, remove } = await start();
  const { db, services, subscriber } = lab;
  await withoutRemoval(lab, async () => {
    expect(await findHeld(db.knex, 'c', { token: 'mine' })).toBeDefined();
    await remove();
    expect(await findHeld(db.knex, 'c', { token: 'mine' })).toBeUndefined();
    const settlement = {
      state: 'delivered',
      attempts: 1,
      next_attempt_at: null,
      last_status_code: 200,
      last_error: null,
      finished_at: 1,
    } as const;
    expect(await settleRows(db.knex, deliveryQueue, [{ id: inHand, token: 'mine' }], settlement)).toBe(0);
    await attemptDelivery(services, { deliveryId: waiting });
    await attemptDelivery(services, { deliveryId: inHand });
    expect(subscriber.received).toEqual([]);
    expect(await db.knex('deliveries').distinct('state').pluck('state')).toEqual(['canceled']);
  });
});

test('what the request left is found and removed, also by two at once', async () => {
  const { lab, domainId, remove } = await start();
  const { db } = lab;
  await remove();
  expect(await dueRemovals({ db }, 10)).toEqual([domainId]);
  const [left] = await db.knex('crawl_links').count({ n: '*' });
  expect(left?.n).toBeGreaterThan(0);
  expect(left?.n).toBeLessThan(LINKS);
  await Promise.all([removeDomain({ db }, { domainId }), removeDomain({ db }, { domainId })]);
  expect(await dueRemovals({ db }, 10)).toEqual([]);
  for (const table of ['crawls', 'crawl_links', 'deliveries', 'notifications'])
    expect(await db.knex(table), table).toEqual([]);
  expect(await db.knex('domains').where({ id: domainId })).toEqual([]);
});
