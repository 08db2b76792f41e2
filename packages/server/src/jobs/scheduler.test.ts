import { describeMongodb } from '@linkvitals/testing/databases';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { sendTest } from '../outgoing/deliveries/index.ts';
import { createWebhook } from '../outgoing/webhooks/index.ts';
import { systemClock } from '../platform/clock.ts';
import { createTestContext, type TestContext } from '../test-support/test-context.ts';
import { createDatabaseClock } from './database-clock.ts';
import { type Rung, recordingWorkers } from './recording-workers.test-support.ts';
import { createScheduler, openScheduler, type Scheduler } from './scheduler.ts';
import type { Workers } from './workers.ts';

async function open(
  env: Readonly<Record<string, string>> = {},
  isBusy = true,
): Promise<{ test: TestContext; scheduler: Scheduler; rung: Rung[]; workers: Workers }> {
  const test = await createTestContext({ env, services: { clock: systemClock } });
  const scheduler = await openScheduler(test.services);
  onTestFinished(async () => {
    await scheduler.stop();
    await scheduler.close();
    await test.close();
  });
  return { test, scheduler, ...recordingWorkers(isBusy) };
}

it('waking a row never fails, also where no alarm can be set', async () => {
  const { test } = await open();
  const set = vi.fn(async () => {
    throw new Error('no alarm can be set');
  });
  const alarmClock = { ...createDatabaseClock(test.services), set };
  const scheduler = createScheduler(test.services, alarmClock);
  await scheduler.wake('retry', { id: 'r1', at: Date.now() + 60_000 });
  expect(set).toHaveBeenCalledOnce();
});

const withMail = { LINKVITALS_SMTP_URL: 'smtp://127.0.0.1:1', LINKVITALS_MAIL_FROM: 'bot@linkvitals.example' };

describe('without MongoDB', () => {
  it('a look into the database finds a delivery for which no server was woken', async () => {
    const { test, scheduler, rung, workers } = await open({ LINKVITALS_ALLOW_HTTP_WEBHOOKS: 'true' }, false);
    await scheduler.start(test.services, workers);
    const { endpoint } = await createWebhook(test.ctx, { url: 'http://127.0.0.1/hook', events: ['crawl.failed'] });
    const { id } = await sendTest(test.ctx, { webhookId: endpoint.id });
    await expect.poll(() => rung).toContainEqual({ pool: 'first', id, at: expect.any(Number) });
    expect(await scheduler.state()).toBe('ok');
  });

  it('a crawl is begun at once in the process that queues it', async () => {
    const { test, scheduler, rung, workers } = await open({}, false);
    await scheduler.start(test.services, workers);
    await scheduler.wake('crawl', { id: 'c1' });
    expect(rung).toMatchObject([{ pool: 'crawls', id: 'next' }]);
  });

  it('a delivery that is due is begun here at once, one that has to wait is not', async () => {
    const { test, scheduler, rung, workers } = await open({}, false);
    await scheduler.start(test.services, workers);
    await scheduler.wake('retry', { id: 'due' });
    await scheduler.wake('delivery', { id: 'later', at: Date.now() + 60_000 });
    expect(rung).toMatchObject([{ pool: 'retries', id: 'due' }]);
  });

  it('a mail waits for a server that has a mail server', async () => {
    const { test, scheduler, rung, workers } = await open({}, false);
    await scheduler.start(test.services, workers);
    await scheduler.wake('email', { id: 'mail' });
    await scheduler.wake('mail', { id: 'to a person' });
    await scheduler.wake('chat', { id: 'message' });
    expect(rung).toMatchObject([{ pool: 'slack', id: 'message' }]);
  });

  it('says failed once it is being stopped', async () => {
    const { test, scheduler, workers } = await open();
    await scheduler.start(test.services, workers);
    await scheduler.stop();
    expect(await scheduler.state()).toBe('failed');
  });
});

describeMongodb('alarms in MongoDB', (url) => {
  it('each alarm rings once, at its time, in the pool of its kind', async () => {
    const { test, scheduler, rung, workers } = await open({ MONGODB_URL: await url(), ...withMail });
    await scheduler.start(test.services, workers);
    const later = Date.now() + 1_500;
    await scheduler.wake('delivery', { id: 'd1' });
    await scheduler.wake('retry', { id: 'd2', at: later });
    await scheduler.wake('chat', { id: 'n1' });
    await scheduler.wake('email', { id: 'n2', at: later });
    await scheduler.wake('mail', { id: 'm1' });
    await scheduler.wake('report', { id: 'r1' });
    await scheduler.wake('recheck', { id: 'k1' });
    await expect.poll(() => rung.length).toBe(7);
    const expected = ['first d1', 'mails n2', 'people m1', 'rechecks k1', 'reports r1', 'retries d2', 'slack n1'];
    expect(rung.map(({ pool, id }) => `${pool} ${id}`).sort()).toEqual(expected);
    expect(rung.find(({ id }) => id === 'd2')?.at).toBeGreaterThanOrEqual(later - 50);
    expect(await scheduler.state()).toBe('ok');
  });

  it('an alarm set before the start rings after it', async () => {
    const { test, scheduler, rung, workers } = await open({ MONGODB_URL: await url() });
    await scheduler.wake('delivery', { id: 'early' });
    expect(rung).toEqual([]);
    await scheduler.start(test.services, workers);
    await expect.poll(() => rung.map(({ id }) => id)).toEqual(['early']);
  });
});
