import { once } from 'node:events';
import type { Agenda, Job } from 'agenda';
import { describe, expect, it } from 'vitest';
import type { FreshBackend } from './fresh-backend.ts';
import { countLooks, gate, pollsPass, runOnce, withAgenda } from './with-agenda.ts';

/** A run: its events, its lock, its progress, its failure. */
export function runningSuite(fresh: FreshBackend): void {
  const bench = withAgenda(fresh);

  /** The events of a run in their order, with what they carry. */
  const listen = (agenda: Agenda, name: string) => {
    const seen: [event: string, ...args: unknown[]][] = [];
    for (const event of ['start', 'success', 'fail', 'complete'] as const) {
      for (const full of [event, `${event}:${name}`] as (typeof event)[]) {
        agenda.on(full as 'start', (...args: unknown[]) => seen.push([full, ...args]));
      }
    }
    return seen;
  };

  describe('events', () => {
    it('of a success: start, success, complete, each with the job', async () => {
      const agenda = await bench.agenda();
      const given: Job[] = [];
      agenda.define('mail', async (job: Job) => {
        given.push(job);
      });
      const seen = listen(agenda, 'mail');
      await runOnce(agenda, 'mail', { n: 1 });
      expect(given).toMatchObject([{ attrs: { name: 'mail', data: { n: 1 } } }]);
      const order = ['start', 'start:mail', 'success', 'success:mail', 'complete', 'complete:mail'];
      expect(seen.map(([event]) => event)).toEqual(order);
      for (const [, job] of seen) expect(job).toBe(given[0]);
    });

    it('of a failure: start, fail, complete, fail with the error and the job', async () => {
      const agenda = await bench.agenda();
      const refused = new Error('refused');
      agenda.define('mail', async () => {
        throw refused;
      });
      const seen = listen(agenda, 'mail');
      await runOnce(agenda, 'mail');
      const order = ['start', 'start:mail', 'fail', 'fail:mail', 'complete', 'complete:mail'];
      expect(seen.map(([event]) => event)).toEqual(order);
      const [, error, job] = seen[3] ?? [];
      expect(error).toBe(refused);
      expect(job).toMatchObject({ attrs: { name: 'mail', failCount: 1 } });
    });
  });

  it('is locked while it runs, seen as running by others, and unlocked afterwards', async () => {
    const [agenda, client] = [await bench.agenda(), await bench.agenda()];
    const { handler, open, running } = gate();
    agenda.define('mail', handler);
    const job = await client.now('mail');
    expect(await job.isRunning()).toBe(false);
    await agenda.start();
    await expect.poll(running).toBe(1);
    expect(await bench.row(job)).toMatchObject({ lockedAt: expect.any(Date), lastRunAt: expect.any(Date) });
    expect(await job.isRunning()).toBe(true);
    const over = once(agenda, 'complete:mail');
    open();
    await over;
    expect((await bench.row(job)).lockedAt ?? null).toBeNull();
    expect(await job.isRunning()).toBe(false);
  });

  it('does not begin while the job is disabled', async () => {
    const agenda = await bench.agenda();
    const looks = countLooks(bench.backend(), 'mail');
    let runs = 0;
    agenda.define('mail', async () => {
      runs += 1;
    });
    const job = await agenda.now('mail');
    await job.disable().save();
    await agenda.start();
    await pollsPass(looks);
    expect(runs).toBe(0);
    const over = once(agenda, 'complete:mail');
    await agenda.enable({ name: 'mail' });
    await over;
    expect(runs).toBe(1);
  });

  it('can be started by hand, without polling', async () => {
    const agenda = await bench.agenda();
    const given: Job[] = [];
    agenda.define('mail', async (job: Job) => {
      given.push(job);
    });
    const job = await agenda.create('mail', { n: 1 }).save();
    await job.run();
    expect(given).toEqual([job]);
    expect(await bench.row(job)).toMatchObject({ lastFinishedAt: expect.any(Date), nextRunAt: null });
  });

  it('fails without a definition', async () => {
    const agenda = await bench.agenda();
    const job = await agenda.create('nobody').save();
    await job.run();
    expect(await bench.row(job)).toMatchObject({ failReason: 'Undefined job', failCount: 1 });
  });

  describe('touch', () => {
    it('renews the lock and stores the progress', async () => {
      const agenda = await bench.agenda();
      const locks: (Date | undefined)[] = [];
      agenda.define('mail', async (job: Job) => {
        locks.push((await bench.row(job)).lockedAt);
        const locked = job.attrs.lockedAt?.getTime() ?? Number.NaN;
        await expect.poll(() => Date.now(), { interval: 1 }).toBeGreaterThan(locked);
        await job.touch(50);
        const touched = await bench.row(job);
        locks.push(touched.lockedAt);
        expect(touched.progress).toBe(50);
      });
      const job = await runOnce(agenda, 'mail');
      expect((await bench.row(job)).failReason ?? null).toBeNull();
      expect(locks[1]?.getTime()).toBeGreaterThan(locks[0]?.getTime() ?? Number.NaN);
      expect(await bench.row(job)).toMatchObject({ progress: 50 });
    });

    it('keeps other workers from a job whose first lock would have expired', async () => {
      const agenda = await bench.agenda();
      const { repository } = bench.backend();
      const claimAfter = (deadline: Date) =>
        repository.getNextJobToRun('mail', new Date(), deadline, new Date(), undefined);
      const claims: unknown[] = [];
      agenda.define('mail', async (job: Job) => {
        const locked = job.attrs.lockedAt as Date;
        await expect.poll(() => Date.now(), { interval: 1 }).toBeGreaterThan(locked.getTime());
        await job.touch();
        claims.push(await claimAfter(locked), (await claimAfter(job.attrs.lockedAt as Date))?._id);
      });
      const job = await runOnce(agenda, 'mail');
      expect(claims).toEqual([undefined, job.attrs._id]);
    });
  });

  describe('failing', () => {
    it('is counted on the job before it is stored', async () => {
      const agenda = await bench.agenda();
      const job = await agenda.now('mail');
      job.fail(new Error('first')).fail('second');
      expect(job.attrs).toMatchObject({ failReason: 'second', failCount: 2, failedAt: expect.any(Date) });
      expect((await bench.row(job)).failCount ?? null).toBeNull();
    });

    it('is stored, and the job does not run again by itself', async () => {
      const agenda = await bench.agenda();
      const looks = countLooks(bench.backend(), 'mail');
      let runs = 0;
      agenda.define('mail', async () => {
        runs += 1;
        throw new Error('refused');
      });
      const job = await runOnce(agenda, 'mail');
      await pollsPass(looks);
      expect(runs).toBe(1);
      const failed = { failReason: 'refused', failCount: 1, failedAt: expect.any(Date), nextRunAt: null };
      expect(await bench.row(job)).toMatchObject(failed);
      expect((await agenda.queryJobs({ state: 'failed' })).total).toBe(1);
    });

    it('adds up over the runs that a listener requests', async () => {
      const agenda = await bench.agenda();
      agenda.define('mail', async () => {
        throw new Error('refused');
      });
      agenda.on('fail:mail', (_error: Error, job: Job) => {
        if (job.attrs.failCount !== 3) job.attrs.nextRunAt = new Date();
      });
      const job = await agenda.now('mail');
      await agenda.start();
      const third = { failCount: 3, nextRunAt: null };
      await expect.poll(() => bench.row(job)).toMatchObject(third);
    });
  });
}
