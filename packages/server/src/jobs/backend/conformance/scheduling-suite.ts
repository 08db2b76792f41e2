import { once } from 'node:events';
import type { Job } from 'agenda';
import { describe, expect, it } from 'vitest';
import { type FreshBackend, fromNow, MINUTE } from './fresh-backend.ts';
import { runOnce, withAgenda } from './with-agenda.ts';

type JobPriority = Parameters<Job['priority']>[0];

/** every(), schedule(), now(), and what a Job stores of itself. */
export function schedulingSuite(fresh: FreshBackend): void {
  const bench = withAgenda(fresh);

  describe('every', () => {
    it.each(['5 minutes', '0 6 * * *', 90_000])('stores the interval %s', async (interval) => {
      const agenda = await bench.agenda();
      const job = await agenda.every(interval, 'sweep');
      expect(await bench.row(job)).toMatchObject({ type: 'single', repeatInterval: interval });
    });

    it('replaces the interval of a name, in the same row', async () => {
      const agenda = await bench.agenda();
      const first = await agenda.every('1 minute', 'sweep');
      const second = await agenda.every('5 minutes', 'sweep');
      expect(second.attrs._id).toBe(first.attrs._id);
      expect(await bench.row(first)).toMatchObject({ repeatInterval: '5 minutes' });
      expect(await bench.rows()).toBe(1);
    });

    it('is due at once, but with skipImmediate after one interval', async () => {
      const agenda = await bench.agenda();
      const before = Date.now();
      const [soon, later] = [
        await bench.row(await agenda.every('5 minutes', 'soon')),
        await bench.row(await agenda.every('5 minutes', 'later', {}, { skipImmediate: true })),
      ];
      expect(soon.nextRunAt?.getTime()).toBeLessThanOrEqual(Date.now());
      expect(later.nextRunAt?.getTime()).toBeGreaterThanOrEqual(before + 5 * MINUTE);
      expect(later.nextRunAt?.getTime()).toBeLessThanOrEqual(Date.now() + 5 * MINUTE);
    });

    it('keeps the time zone of a cron expression, and computes the next run in it', async () => {
      const agenda = await bench.agenda();
      const options = { timezone: 'Asia/Kolkata', skipImmediate: true };
      const row = await bench.row(await agenda.every('0 6 * * *', 'sweep', {}, options));
      expect(row.repeatTimezone).toBe('Asia/Kolkata');
      expect(row.nextRunAt?.toISOString()).toContain('T00:30:00.000Z');
    });

    it('makes a row for each of several names', async () => {
      const agenda = await bench.agenda();
      const jobs = await agenda.every('5 minutes', ['sweep', 'report'], { all: true });
      const rows = await Promise.all(jobs.map((job) => bench.row(job)));
      expect(rows).toMatchObject(['sweep', 'report'].map((name) => ({ name, data: { all: true } })));
    });

    it('runs by a cron expression', async () => {
      const agenda = await bench.agenda();
      agenda.define('sweep', async () => {});
      await agenda.every('* * * * * *', 'sweep', {}, { skipImmediate: true });
      await agenda.start();
      const [job]: Job[] = (await once(agenda, 'complete:sweep')) as Job[];
      const { nextRunAt } = await bench.row(job as Job);
      expect(nextRunAt?.getMilliseconds()).toBe(0);
    });
  });

  describe('schedule and now', () => {
    it('store the date that they are given, or the one that a text means', async () => {
      const agenda = await bench.agenda();
      const when = fromNow(MINUTE);
      expect(await bench.row(await agenda.schedule(when, 'mail'))).toMatchObject({ nextRunAt: when, type: 'normal' });
      const before = Date.now();
      const hour = (await bench.row(await agenda.schedule('in 1 hour', 'mail'))).nextRunAt?.getTime();
      // Agenda's parser of texts drops the milliseconds.
      expect(hour).toBeGreaterThan(before + 59 * MINUTE);
      expect(hour).toBeLessThanOrEqual(Date.now() + 60 * MINUTE);
    });

    it('make a row for each of several names', async () => {
      const agenda = await bench.agenda();
      const jobs = await agenda.schedule(fromNow(MINUTE), ['mail', 'report']);
      expect(await Promise.all(jobs.map((job) => bench.row(job)))).toMatchObject([
        { name: 'mail' },
        { name: 'report' },
      ]);
    });

    it('now: is due and keeps its data', async () => {
      const agenda = await bench.agenda();
      const row = await bench.row(await agenda.now('mail', { to: 'a' }));
      expect(row.data).toEqual({ to: 'a' });
      expect(row.nextRunAt?.getTime()).toBeLessThanOrEqual(Date.now());
    });
  });

  describe('a job', () => {
    it('gets an id at its first save, returns itself and shows its fields as JSON', async () => {
      const agenda = await bench.agenda();
      const job = agenda.create('mail', { n: 42 });
      expect(job.attrs._id).toBeUndefined();
      expect(await job.save()).toBe(job);
      expect(job.toJson()).toMatchObject({ _id: expect.any(String), name: 'mail', data: { n: 42 } });
      expect(await bench.row(job)).toMatchObject({ data: { n: 42 } });
    });

    it('updates its row when it is saved again', async () => {
      const agenda = await bench.agenda();
      const job = await agenda.now('mail', { n: 1 });
      job.attrs.data = { n: 2 };
      await job.save();
      expect(await bench.row(job)).toMatchObject({ data: { n: 2 } });
      expect(await bench.rows()).toBe(1);
    });

    it.each<[JobPriority, number]>([
      [10, 10],
      [-5, -5],
      ['highest', 20],
      ['high', 10],
      ['low', -10],
    ])('has the priority %s as %i', async (priority, stored) => {
      const agenda = await bench.agenda();
      expect(await bench.row(await agenda.create('mail').priority(priority).save())).toMatchObject({
        priority: stored,
      });
    });

    it('takes an interval, and gives it up again', async () => {
      const agenda = await bench.agenda();
      const job = await agenda.create('mail').repeatEvery('5 minutes').save();
      expect(await bench.row(job)).toMatchObject({ repeatInterval: '5 minutes' });
      await job.repeatEvery('').save();
      expect(await bench.row(job)).toMatchObject({ repeatInterval: '', nextRunAt: null });
    });

    it('with repeatAt is due at that time of day after each run', async () => {
      const agenda = await bench.agenda();
      agenda.define('mail', async () => {});
      const job = await agenda.create('mail').repeatAt('3:30pm').save();
      expect(await bench.row(job)).toMatchObject({ repeatAt: '3:30pm' });
      await job.run();
      const { nextRunAt } = await bench.row(job);
      expect([nextRunAt?.getHours(), nextRunAt?.getMinutes()]).toEqual([15, 30]);
    });

    it('keeps its dates and days, and has no next run after its end date', async () => {
      const agenda = await bench.agenda();
      const ended = { startDate: fromNow(-2 * MINUTE), endDate: fromNow(-MINUTE), skipDays: [0, 6] };
      const job = await agenda.every('5 minutes', 'sweep', {}, ended);
      expect(await bench.row(job)).toMatchObject({ ...ended, nextRunAt: null });
    });

    it('is disabled and enabled by its own methods', async () => {
      const agenda = await bench.agenda();
      const job = await agenda.now('mail');
      await job.disable().save();
      expect(await bench.row(job)).toMatchObject({ disabled: true });
      await job.enable().save();
      expect((await bench.row(job)).disabled ?? false).toBe(false);
    });

    it('removes its own row only', async () => {
      const agenda = await bench.agenda();
      const [job, other] = [await agenda.now('mail'), await agenda.now('mail')];
      expect(await job.remove()).toBe(1);
      expect(await bench.backend().repository.getJobById(String(job.attrs._id))).toBeNull();
      expect((await bench.row(other)).name).toBe('mail');
      expect(await job.remove()).toBe(0);
    });

    it('saved while it runs has what it saved and what the run wrote', async () => {
      const agenda = await bench.agenda();
      agenda.define('mail', async (job: Job) => {
        await job.touch(50);
        job.attrs.data = { saved: true };
        await job.save();
      });
      const row = await bench.row(await runOnce(agenda, 'mail'));
      expect(row).toMatchObject({ data: { saved: true }, progress: 50, lastFinishedAt: expect.any(Date) });
      expect([row.failReason ?? null, row.lockedAt ?? null]).toEqual([null, null]);
    });
  });
}
