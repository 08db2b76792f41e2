import { once } from 'node:events';
import { InMemoryNotificationChannel, type Job } from 'agenda';
import { describe, expect, it } from 'vitest';
import type { FreshBackend } from './fresh-backend.ts';
import { gate, runOnce, withAgenda } from './with-agenda.ts';

/** drain(), stop(), what is left of a finished job, and the notification channel. */
export function stoppingSuite(fresh: FreshBackend): void {
  const bench = withAgenda(fresh);

  describe('drain', () => {
    it('waits for all that run, and says how many there were', async () => {
      const agenda = await bench.agenda();
      const { handler, open, running } = gate();
      agenda.define('mail', handler);
      for (let n = 0; n < 3; n += 1) await agenda.now('mail', n);
      await agenda.start();
      await expect.poll(running).toBe(3);
      let drained = false;
      const result = agenda.drain().finally(() => {
        drained = true;
      });
      // A round trip later it would have resolved if it did not wait.
      expect((await agenda.queryJobs({ state: 'running' })).total).toBe(3);
      expect(drained).toBe(false);
      open();
      expect(await result).toEqual({ completed: 3, running: 0, timedOut: false, aborted: false });
      expect((await agenda.queryJobs({ state: 'completed' })).total).toBe(3);
    });

    it('resolves at once when nothing runs, or Agenda was never started', async () => {
      const agenda = await bench.agenda();
      const nothing = { completed: 0, running: 0, timedOut: false, aborted: false };
      expect(await agenda.drain()).toEqual(nothing);
      await agenda.start();
      expect(await agenda.drain()).toEqual(nothing);
    });

    it.each([
      ['a time', () => ({ timeout: 1 }), { timedOut: true, aborted: false }],
      ['a signal', () => ({ signal: AbortSignal.abort() }), { timedOut: false, aborted: true }],
    ])('gives up after %s, and says what still runs', async (_limit, options, how) => {
      const agenda = await bench.agenda();
      const { handler, open, running } = gate();
      agenda.define('mail', handler);
      const job = await agenda.now('mail');
      await agenda.start();
      await expect.poll(running).toBe(1);
      expect(await agenda.drain(options())).toEqual({ completed: 0, running: 1, ...how });
      open();
      await expect.poll(() => bench.row(job)).toMatchObject({ lastFinishedAt: expect.any(Date) });
    });
  });

  describe('stop', () => {
    it('can be called before start and twice, and start goes on afterwards', async () => {
      const agenda = await bench.agenda();
      await agenda.stop(false);
      let runs = 0;
      agenda.define('mail', async () => {
        runs += 1;
      });
      await runOnce(agenda, 'mail');
      await agenda.stop(false);
      await agenda.stop(false);
      expect(agenda.isActiveJobProcessor()).toBe(false);
      await runOnce(agenda, 'mail');
      expect(runs).toBe(2);
    });

    it('leaves the connection of the caller open', async () => {
      const agenda = await bench.agenda();
      await agenda.start();
      await agenda.stop();
      expect(await bench.rows()).toBe(0);
    });
  });

  describe('a finished job', () => {
    it.each<[string, boolean | undefined, boolean | undefined, number]>([
      ['stays by default', undefined, undefined, 1],
      ['goes when Agenda removes', true, undefined, 0],
      ['goes when its definition removes', false, true, 0],
      ['stays when its definition keeps', true, false, 1],
    ])('%s', async (_case, all, own, left) => {
      const agenda = await bench.agenda(all === undefined ? {} : { removeOnComplete: all });
      agenda.define('mail', async () => {}, own === undefined ? {} : { removeOnComplete: own });
      await runOnce(agenda, 'mail');
      // The removal is the end of the run.
      await expect.poll(async () => (await agenda.getRunningStats()).runningJobs).toBe(0);
      expect(await bench.rows('mail')).toBe(left);
    });

    it('stays when it failed or repeats, even if Agenda removes', async () => {
      const agenda = await bench.agenda({ removeOnComplete: true });
      agenda.define('sweep', async () => {});
      agenda.define('mail', async () => {
        throw new Error('refused');
      });
      const swept = once(agenda, 'complete:sweep');
      await agenda.every('1 hour', 'sweep');
      await runOnce(agenda, 'mail');
      await swept;
      await expect.poll(async () => (await agenda.getRunningStats()).runningJobs).toBe(0);
      expect([await bench.rows('mail'), await bench.rows('sweep')]).toEqual([1, 1]);
    });
  });

  describe('a notification channel', () => {
    it('is connected from start to stop, and cannot be set in between', async () => {
      const agenda = await bench.agenda();
      expect(agenda.hasNotificationChannel()).toBe(false);
      const channel = new InMemoryNotificationChannel();
      agenda.notifyVia(channel);
      expect([agenda.hasNotificationChannel(), channel.state]).toEqual([true, 'disconnected']);
      await agenda.start();
      expect(channel.state).toBe('connected');
      expect(() => agenda.notifyVia(new InMemoryNotificationChannel())).toThrow('already running');
      await agenda.stop(false);
      expect(channel.state).toBe('disconnected');
    });

    it('carries the events of one Agenda to another', async () => {
      const notificationChannel = new InMemoryNotificationChannel();
      const worker = await bench.agenda({ name: 'worker', notificationChannel });
      const watcher = await bench.agenda({ name: 'watcher', notificationChannel });
      worker.define('mail', async (job: Job) => job.touch(50));
      await watcher.start();
      const done = Promise.all(
        ['start', 'progress', 'success', 'complete'].map((event) => once(watcher, `${event}:mail`)),
      );
      const job = await runOnce(worker, 'mail');
      for (const [notification] of await done)
        expect(notification).toMatchObject({ jobId: job.attrs._id, jobName: 'mail' });
    });
  });
}
