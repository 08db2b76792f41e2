import { describe, expect, it, onTestFinished } from 'vitest';
import { startCrawlTest } from '../../findings/crawls/crawl.test-support.ts';
import { dueCrawls, getCrawl, runCrawl, startCrawl, startScheduledCrawls } from '../../findings/crawls/index.ts';
import { createDeliveryLab } from '../../outgoing/deliveries/delivery-lab.test-support.ts';
import { attemptDelivery } from '../../outgoing/deliveries/index.ts';
import { startTest, verifiedDomain } from '../../sites/domains/domain.test-support.ts';
import { getDomain } from '../../sites/domains/index.ts';
import { type ApiAnswer, startTestServer } from '../../test-support/test-server.ts';
import { setSuspended } from './set-suspended.ts';

const refusal = ({ status, body }: ApiAnswer): unknown[] => [status, body.code];
const never = new AbortController().signal;

describe('a suspended account', () => {
  it('is closed to keys and people, who can still sign in and switch; then it is open again', async () => {
    const server = await startTestServer();
    onTestFinished(() => server.close());
    const accountId = server.ctx.account.id;
    const { cookie } = await server.personFor(server.ctx);
    await setSuspended(server.services, { accountId, suspended: true });
    for (const as of [{}, { cookie }]) {
      expect(refusal(await server.call('GET', '/api/v1/domains', as))).toEqual([403, 'account_suspended']);
      expect(refusal(await server.call('GET', '/api/v1/account', as))).toEqual([403, 'account_suspended']);
    }
    expect((await server.call('GET', '/api/v1/session', { cookie })).status).toBe(200);
    await setSuspended(server.services, { accountId, suspended: false });
    expect((await server.call('GET', '/api/v1/domains')).status).toBe(200);
    const { body } = await server.call('GET', '/api/v1/audit-log', { cookie });
    expect(body.data.map(({ action, actor }) => [action, (actor as { kind: string }).kind])).toEqual([
      ['account.resumed', 'operator'],
      ['account.suspended', 'operator'],
    ]);
    const at = server.clock.now();
    expect(body.data[0], 'times as everywhere').toMatchObject({ before: { suspended_at: new Date(at).toISOString() } });
  });

  it('is suspended once, whoever requests it, and how often', async () => {
    const test = await startTest();
    const accountId = test.ctx.account.id;
    const first = await setSuspended(test.services, { accountId, suspended: true });
    await test.clock.advance(1000);
    const again = await setSuspended(test.services, { accountId, suspended: true });
    expect(again).toEqual(first);
    expect(await test.db.knex('audit_log')).toHaveLength(1);
  });

  it('has no crawl: one that runs stands still and goes on where it was, one that waits does not begin', async () => {
    const test = await startCrawlTest();
    const { services, ctx } = test;
    const domain = await verifiedDomain(test, { hostname: 'shop.example.com' });
    const crawl = await startCrawl(ctx, { domainId: domain.id });
    const accountId = ctx.account.id;
    const suspend = (suspended: boolean) => setSuspended(services, { accountId, suspended });
    let suspending: Promise<unknown> | undefined;
    const pagesWritten = (): void => {
      suspending ??= suspend(true);
    };
    const meter = { ...services.meter, pagesWritten };
    await runCrawl({ ...services, meter }, { crawlId: crawl.id, signal: never });
    await suspending;
    const stored = () => test.db.knex('crawls').where({ id: crawl.id }).first();
    expect(await stored()).toMatchObject({ state: 'running', lease_owner: null });
    await runCrawl(services, { crawlId: crawl.id, signal: never });
    expect(await stored()).toMatchObject({ state: 'running', lease_owner: null });
    expect(await dueCrawls(services, { limit: 5 })).toEqual([]);

    await suspend(false);
    expect(await dueCrawls(services, { limit: 5 })).toEqual([crawl.id]);
    await runCrawl(services, { crawlId: crawl.id, signal: never });
    expect(await getCrawl(ctx, { crawlId: crawl.id })).toMatchObject({ state: 'completed' });
    expect(await stored()).toMatchObject({ crash_count: 0 });
  });

  it('has no scheduled crawl, and the domain says why', async () => {
    const test = await startTest();
    const { id } = await verifiedDomain(test);
    const config = JSON.stringify({ schedule: { frequency: 'daily', time: '03:00', time_zone: 'UTC' } });
    const next = test.clock.now();
    await test.db.knex('domains').where({ id }).update({ crawl_config: config, next_crawl_at: next });
    await setSuspended(test.services, { accountId: test.ctx.account.id, suspended: true });
    await startScheduledCrawls(test.services);
    expect(await test.db.knex('crawls')).toEqual([]);
    expect((await getDomain(test.ctx, id)).last_run?.outcome).toBe('account_suspended');
  });

  it('is sent nothing: what waits is skipped with the reason, what comes after is sent', async () => {
    const lab = await createDeliveryLab();
    onTestFinished(() => lab.close());
    await lab.endpoint();
    const accountId = lab.ctx.account.id;
    const [waiting = ''] = await lab.emit();
    await setSuspended(lab.services, { accountId, suspended: true });
    await attemptDelivery(lab.services, { deliveryId: waiting });
    expect(lab.subscriber.received).toEqual([]);
    expect(await lab.delivery(waiting)).toMatchObject({ state: 'skipped', skip_reason: 'account_suspended' });
    await setSuspended(lab.services, { accountId, suspended: false });
    const [later = ''] = await lab.emit();
    await attemptDelivery(lab.services, { deliveryId: later });
    expect(await lab.delivery(later)).toMatchObject({ state: 'delivered' });
  });
});
