import { describeMongodb } from '@linkvitals/testing/databases';
import { describe, expect, it, onTestFinished } from 'vitest';
import { systemClock } from '../clock.ts';
import { createTestContext } from '../test-support/test-context.ts';
import type { Pool } from './pool.ts';
import { openScheduler, type Scheduler } from './scheduler.ts';
import type { Workers } from './workers.ts';

interface Rung {
  readonly pool: string;
  readonly id: string;
  readonly at: number;
}

/** `isBusy`: takes nothing but what an alarm rings for. */
function recordingWorkers(isBusy = true): { workers: Workers; rung: Rung[] } {
  const rung: Rung[] = [];
  const record = (name: string, id: string) => void rung.push({ pool: name, id, at: Date.now() });
  const pool = (name: string): Pool => ({
    run: async (id) => record(name, id),
    offer(id) {
      if (!isBusy) record(name, id);
      return !isBusy;
    },
    adopt: () => false,
    free: 10,
    hasRoomAfter: () => true,
    drain: async () => {},
  });
  const workers = {
    crawls: { free: 10, work: async () => record('crawls', 'next'), drain: async () => {} },
    firstAttempts: pool('first'),
    retries: pool('retries'),
    domainChecks: pool('checks'),
    removals: pool('removals'),
    accountRemovals: pool('accounts'),
    notifications: { email: pool('mails'), chat: pool('slack') },
    mails: pool('people'),
    reports: pool('reports'),
    rechecks: pool('rechecks'),
    objectDeletions: pool('objects'),
    archiveSearches: pool('archive'),
    stop: async () => {},
  };
  return { workers, rung };
}

async function open(
  env: Readonly<Record<string, string>> = {},
  isBusy = true,
): Promise<{ scheduler: Scheduler; rung: Rung[]; workers: Workers }> {
  const test = await createTestContext({ env, services: { clock: systemClock } });
  const scheduler = await openScheduler(test.services);
  onTestFinished(async () => {
    await scheduler.stop();
    await scheduler.close();
    await test.close();
  });
  return { scheduler, ...recordingWorkers(isBusy) };
}

const withMail = { LINKVITALS_SMTP_URL: 'smtp://127.0.0.1:1', LINKVITALS_MAIL_FROM: 'bot@linkvitals.example' };

function ringing(env: () => Promise<Readonly<Record<string, string>>>): void {
  it('each alarm rings once, at its time, in the pool of its kind', async () => {
    const { scheduler, rung, workers } = await open({ ...(await env()), ...withMail });
    await scheduler.start(workers);
    const later = Date.now() + 1_500;
    await scheduler.wake('crawl', { id: 'c1' });
    await scheduler.wake('delivery', { id: 'd1' });
    await scheduler.wake('retry', { id: 'd2', at: later });
    await scheduler.wake('chat', { id: 'n1' });
    await scheduler.wake('email', { id: 'n2', at: later });
    await scheduler.wake('mail', { id: 'm1' });
    await scheduler.wake('report', { id: 'r1' });
    await scheduler.wake('recheck', { id: 'k1' });
    await expect.poll(() => rung.length).toBe(8);
    const expected = [
      'crawls next',
      'first d1',
      'mails n2',
      'people m1',
      'rechecks k1',
      'reports r1',
      'retries d2',
      'slack n1',
    ];
    expect(rung.map(({ pool, id }) => `${pool} ${id}`).sort()).toEqual(expected);
    expect(rung.find(({ id }) => id === 'd2')?.at).toBeGreaterThanOrEqual(later - 50);
    expect(await scheduler.state()).toBe('ok');
  });

  it('an alarm set before the start rings after it', async () => {
    const { scheduler, rung, workers } = await open(await env());
    await scheduler.wake('delivery', { id: 'early' });
    expect(rung).toEqual([]);
    await scheduler.start(workers);
    await expect.poll(() => rung.map(({ id }) => id)).toEqual(['early']);
  });
}

describe('alarms in the SQL database', () => {
  ringing(async () => ({}));

  it('a delivery that is due is begun here at once, one that has to wait is not', async () => {
    const { scheduler, rung, workers } = await open({}, false);
    await scheduler.start(workers);
    await scheduler.wake('retry', { id: 'due' });
    await scheduler.wake('delivery', { id: 'later', at: Date.now() + 60_000 });
    expect(rung).toMatchObject([{ pool: 'retries', id: 'due' }]);
  });

  it.each([true, false])('a mail waits for a server that has a mail server (busy here: %s)', async (isBusy) => {
    const { scheduler, rung, workers } = await open({}, isBusy);
    await scheduler.start(workers);
    await scheduler.wake('email', { id: 'mail' });
    await scheduler.wake('mail', { id: 'to a person' });
    await scheduler.wake('chat', { id: 'message' });
    await expect.poll(() => rung.length).toBe(1);
    expect(rung).toMatchObject([{ pool: 'slack', id: 'message' }]);
  });

  it('says failed once it is being stopped', async () => {
    const { scheduler, workers } = await open();
    await scheduler.start(workers);
    await scheduler.stop();
    expect(await scheduler.state()).toBe('failed');
  });
});

describeMongodb('alarms in MongoDB', (url) => {
  ringing(async () => ({ MONGODB_URL: await url() }));
});
