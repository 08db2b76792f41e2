import { describeMongodb } from '@linkvitals/testing/databases';
import type { JobParameters } from 'agenda';
import { expect, it, onTestFinished } from 'vitest';
import { systemClock } from '../platform/clock.ts';
import { createTestContext } from '../test-support/test-context.ts';
import { type AlarmStore, createAlarmStore } from './alarm-store.ts';
import { openScheduler } from './scheduler.ts';
import { createWorkers } from './workers.ts';

const HOUR = 3_600_000;
const ago = (hours: number): Date => new Date(Date.now() - hours * HOUR);

async function connected(mongodbUrl: string): Promise<AlarmStore> {
  const store = createAlarmStore(mongodbUrl);
  onTestFinished(() => store.close());
  await store.probe();
  await store.backend.connect();
  return store;
}

const idsOf = async ({ backend }: AlarmStore): Promise<unknown[]> =>
  (await backend.repository.queryJobs()).jobs.map(({ data }) => data).sort();

async function put({ backend }: AlarmStore, data: string, fields: Partial<JobParameters>): Promise<void> {
  const job = { name: 'run-crawl', priority: 0, type: 'normal', nextRunAt: null, data, ...fields } as const;
  const saved = await backend.repository.saveJob(job, undefined);
  await backend.repository.saveJobState({ ...saved, ...fields }, undefined);
}

describeMongodb('alarms in MongoDB', (url) => {
  it('are removed when they have rung or never will, and the others are kept', async () => {
    const store = await connected(await url());
    await put(store, 'finished, its worker killed before it removed it', { lastRunAt: ago(2), lastFinishedAt: ago(2) });
    await put(store, 'begun by a worker that died, and by none since', { lastRunAt: ago(2), lockedAt: ago(2) });
    await put(store, 'due for long, and nobody runs it', { nextRunAt: ago(2), name: 'send-mail' });
    const kept = {
      'kept: finished just now': { lastRunAt: ago(2), lastFinishedAt: ago(0) },
      'kept: it has run for long': { lastRunAt: ago(2), lockedAt: ago(0) },
      'kept: still to come': { nextRunAt: ago(-1) },
      'kept: due': { nextRunAt: ago(0.5) },
      'kept: of somebody else': { nextRunAt: ago(2), name: 'another' },
    };
    for (const [data, fields] of Object.entries(kept)) await put(store, data, fields);
    expect(await store.prune(ago(1).getTime())).toBe(3);
    expect(await idsOf(store)).toEqual(Object.keys(kept).sort());
    expect(await store.prune(ago(1).getTime())).toBe(0);
  });

  it('are removed by a server that runs', async () => {
    const env = { MONGODB_URL: await url() };
    const test = await createTestContext({ env, services: { clock: systemClock } });
    const store = await connected(env.MONGODB_URL);
    await put(store, 'left over', { lastRunAt: ago(2), lastFinishedAt: ago(2) });
    const scheduler = await openScheduler(test.services);
    const workers = createWorkers(test.services);
    onTestFinished(async () => {
      await scheduler.stop();
      await workers.stop();
      await scheduler.close();
      await test.close();
    });
    await scheduler.start(test.services, workers);
    await expect.poll(() => idsOf(store)).toEqual([]);
  });
});
