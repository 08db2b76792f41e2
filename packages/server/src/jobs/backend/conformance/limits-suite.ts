import { once } from 'node:events';
import type { AgendaOptions, DefineOptions, Job } from 'agenda';
import { describe, expect, it } from 'vitest';
import { type FreshBackend, fromNow, MINUTE, SECOND } from './fresh-backend.ts';
import { countLooks, gate, pollsPass, withAgenda } from './with-agenda.ts';

/** Tests how many jobs run and are locked at once, in which order, and for how long. */
export function limitsSuite(fresh: FreshBackend): void {
  const bench = withAgenda(fresh);

  it.each<[string, Partial<AgendaOptions>, DefineOptions, number]>([
    ['maxConcurrency', { maxConcurrency: 2 }, {}, 2],
    ['defaultConcurrency', { defaultConcurrency: 3 }, {}, 3],
    ['the concurrency of the definition', {}, { concurrency: 1 }, 1],
  ])('runs as many at once as %s allows, and all in the end', async (_limit, options, definition, limit) => {
    const agenda = await bench.agenda(options);
    const looks = countLooks(bench.backend(), 'mail');
    const { handler, open, running, peak } = gate();
    agenda.define('mail', handler, definition);
    for (let n = 0; n < 5; n += 1) await agenda.now('mail', n);
    await agenda.start();
    await expect.poll(running).toBe(limit);
    await pollsPass(looks);
    expect(running()).toBe(limit);
    open();
    await expect.poll(async () => (await agenda.queryJobs({ state: 'completed' })).total).toBe(5);
    expect(peak()).toBe(limit);
  });

  it('fills the concurrency of every name', async () => {
    const agenda = await bench.agenda({
      maxConcurrency: 300,
      lockLimit: 150,
      defaultLockLimit: 6,
      defaultConcurrency: 5,
    });
    const { handler, open, running } = gate();
    const names = ['a', 'b', 'c', 'd'];
    for (const name of names) agenda.define(name, handler);
    await Promise.all(names.flatMap((name) => Array.from({ length: 8 }, () => agenda.now(name))));
    await agenda.start();
    await expect.poll(running).toBe(20);
    open();
    await expect.poll(async () => (await agenda.queryJobs({ state: 'completed' })).total).toBe(32);
  });

  it('runs short jobs while slow ones of another name wait in line', async () => {
    const agenda = await bench.agenda({ maxConcurrency: 4, defaultConcurrency: 1, lockLimit: 15, defaultLockLimit: 6 });
    const { handler, running } = gate();
    agenda.define('slow', handler);
    agenda.define('short', async () => {});
    for (let n = 0; n < 10; n += 1) await agenda.now('slow', n);
    await agenda.start();
    await expect.poll(running).toBe(1);
    for (let n = 0; n < 10; n += 1) await agenda.now('short', n);
    const finished = async () => (await agenda.queryJobs({ name: 'short', state: 'completed' })).total;
    await expect.poll(finished).toBe(10);
    expect(running()).toBe(1);
  });

  it('runs the job of the highest priority first', async () => {
    // Of the later ones Agenda may claim two at once, and keeps the one that comes first. The order of claims is the backend's:
    // see `getNextJobToRun`.
    const agenda = await bench.agenda({ maxConcurrency: 1, lockLimit: 1 });
    const order: unknown[] = [];
    agenda.define('mail', async (job: Job) => {
      order.push(job.attrs.priority);
    });
    const at = fromNow(-MINUTE);
    for (const priority of [-10, 10, 0]) await agenda.create('mail').schedule(at).priority(priority).save();
    await agenda.start();
    await expect.poll(() => order).toHaveLength(3);
    expect(order[0]).toBe(10);
    expect(order.toSorted()).toEqual([-10, 0, 10]);
  });

  describe('lock limits', () => {
    const due = { now: -MINUTE, 'in the next interval': 60 };
    it.each<[string, Partial<AgendaOptions>, DefineOptions, string[], keyof typeof due]>([
      ['of Agenda', { lockLimit: 1 }, {}, ['a'], 'now'],
      ['of Agenda over several names', { lockLimit: 1 }, {}, ['a', 'b', 'c'], 'now'],
      ['of the definition', {}, { lockLimit: 1 }, ['a'], 'now'],
      ['of Agenda', { lockLimit: 1 }, {}, ['a'], 'in the next interval'],
      ['of the definition', {}, { lockLimit: 1 }, ['a'], 'in the next interval'],
    ])('%s hold for jobs due at any time, and all jobs run (%#)', async (_whose, options, definition, names, when) => {
      const agenda = await bench.agenda({ processEvery: 40, ...options });
      const locked: unknown[] = [];
      const lookAround = async () => {
        locked.push((await agenda.getRunningStats()).lockedJobs);
      };
      for (const name of names) agenda.define(name, lookAround, definition);
      const at = fromNow(due[when]);
      await Promise.all(names.flatMap((name) => [1, 2, 3].map(() => agenda.schedule(at, name))));
      await agenda.start();
      await expect.poll(() => locked.length).toBe(3 * names.length);
      expect(new Set(locked)).toEqual(new Set([1]));
    });
  });

  describe('getRunningStats', () => {
    it('fails unless Agenda runs', async () => {
      const agenda = await bench.agenda();
      await expect(agenda.getRunningStats()).rejects.toThrow('not running');
      await agenda.start();
      await agenda.stop(false);
      await expect(agenda.getRunningStats()).rejects.toThrow('not running');
    });

    it('names Agenda, its version, its backend and its limits', async () => {
      const agenda = await bench.agenda({ name: 'worker 1', maxConcurrency: 4, lockLimit: 15 });
      await agenda.start();
      expect(await agenda.getRunningStats()).toMatchObject({
        version: expect.stringMatching(/^6\.\d+\.\d+/),
        queueName: 'worker 1',
        totalQueueSizeDB: 0,
        backend: { name: bench.backend().name, hasNotificationChannel: false },
        config: { maxConcurrency: 4, totalLockLimit: 15, processEvery: 20 },
      });
    });

    it('counts what is due, locked and under way, and lists it on request', async () => {
      const agenda = await bench.agenda({ defaultConcurrency: 1, defaultLockLimit: 2 });
      const { handler, running } = gate();
      agenda.define('mail', handler);
      for (let n = 0; n < 3; n += 1) await agenda.schedule(fromNow(-MINUTE), 'mail', n);
      await agenda.start();
      await expect.poll(running).toBe(1);
      const config = { fn: handler, concurrency: 1, lockLimit: 2, lockLifetime: 10 * MINUTE, priority: 0 };
      // A run leaves a job that does not repeat without a next run: two are due.
      const stats = { totalQueueSizeDB: 2, lockedJobs: 2, runningJobs: 1 };
      const jobStatus = { mail: { running: 1, locked: 2, config } };
      await expect.poll(() => agenda.getRunningStats()).toMatchObject({ ...stats, jobStatus });
      expect(await agenda.getRunningStats(true)).toMatchObject({
        runningJobs: [{ name: 'mail', lockedAt: expect.any(Date) }],
      });
    });
  });

  describe('the lock lifetime', () => {
    it('ends a run that takes longer: an error, no rejection nobody handles, and a new run', async () => {
      const unhandled: unknown[] = [];
      const note = (error: unknown) => void unhandled.push(error);
      process.on('unhandledRejection', note);
      try {
        const agenda = await bench.agenda();
        const { handler, open } = gate();
        const runs: Job[] = [];
        const work = async (job: Job) => {
          runs.push(job);
          if (runs.length === 1) await handler();
        };
        agenda.define('mail', work, { lockLifetime: 500 });
        const failed = once(agenda, 'expired').catch((error: Error) => error);
        const job = await agenda.now('mail');
        await agenda.start();
        expect(await failed).toMatchObject({ message: expect.stringContaining('touch()') });
        await expect.poll(() => runs.length).toBeGreaterThan(1);
        await expect(runs[0]?.touch()).rejects.toThrow('canceled');
        await expect.poll(() => bench.row(job)).toMatchObject({ lastFinishedAt: expect.any(Date) });
        open();
        await expect.poll(() => agenda.getRunningStats()).toMatchObject({ runningJobs: 0 });
        expect(unhandled).toEqual([]);
      } finally {
        process.off('unhandledRejection', note);
      }
    });

    it('does not end a run that touches its job', async () => {
      const agenda = await bench.agenda();
      const errors: unknown[] = [];
      agenda.on('error', (error) => errors.push(error));
      let runs = 0;
      const patiently = async (job: Job) => {
        runs += 1;
        const end = Date.now() + 3_200;
        const touched = async () => {
          await job.touch();
          return Date.now();
        };
        await expect.poll(touched, { interval: 100 }).toBeGreaterThan(end);
      };
      agenda.define('mail', patiently, { lockLifetime: 2 * SECOND });
      const over = once(agenda, 'complete:mail');
      const job = await agenda.now('mail');
      await agenda.start();
      await over;
      expect([runs, errors]).toEqual([1, []]);
      expect((await bench.row(job)).failReason ?? null).toBeNull();
    });
  });
}
