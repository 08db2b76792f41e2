import { once } from 'node:events';
import type { Agenda, DebounceOptions, Job } from 'agenda';
import { describe, expect, it } from 'vitest';
import { type FreshBackend, MINUTE } from './fresh-backend.ts';
import { withAgenda } from './with-agenda.ts';

type Rules = Partial<Omit<DebounceOptions, 'delay'>>;

/** unique() and debounce() of a Job; what each does to the row is in the save suite. */
export function uniqueSuite(fresh: FreshBackend): void {
  const bench = withAgenda(fresh);
  const unique = (agenda: Agenda, user: number, more: object = {}, options?: { insertOnly?: boolean }): Promise<Job> =>
    agenda
      .create('mail', { user, ...more })
      .unique({ 'data.user': user }, options)
      .schedule('now')
      .save();

  describe('unique', () => {
    it('updates the row with the same values', async () => {
      const agenda = await bench.agenda();
      const [first, second] = [await unique(agenda, 1, { n: 1 }), await unique(agenda, 1, { n: 2 })];
      expect(second.attrs._id).toBe(first.attrs._id);
      expect(await bench.row(first)).toMatchObject({ data: { user: 1, n: 2 } });
      expect(await bench.rows('mail')).toBe(1);
    });

    it('leaves the row alone with insertOnly', async () => {
      const agenda = await bench.agenda();
      const only = { insertOnly: true };
      const [first, second] = [await unique(agenda, 1, { n: 1 }, only), await unique(agenda, 1, { n: 2 }, only)];
      expect(second.attrs._id).toBe(first.attrs._id);
      expect(await bench.row(first)).toMatchObject({ data: { user: 1, n: 1 } });
      expect(await bench.rows('mail')).toBe(1);
    });

    it('makes a row for other values', async () => {
      const agenda = await bench.agenda();
      const [first, second] = [await unique(agenda, 1), await unique(agenda, 2)];
      expect(second.attrs._id).not.toBe(first.attrs._id);
      expect(await bench.rows('mail')).toBe(2);
    });
  });

  describe('debounce', () => {
    const debounced = (
      agenda: Agenda,
      delay: number,
      { user = 1, n = 1, ...rules }: Rules & { user?: number; n?: number } = {},
    ) => agenda.nowDebounced('mail', { user, n }, { 'data.user': user }, delay, rules);
    const due = (job: Job): number => job.attrs.nextRunAt?.getTime() ?? Number.NaN;

    it('waits for the delay, counted from the last save', async () => {
      const agenda = await bench.agenda();
      const before = Date.now();
      const first = await debounced(agenda, MINUTE);
      expect(due(first)).toBeGreaterThanOrEqual(before + MINUTE);
      expect(due(first)).toBeLessThanOrEqual(Date.now() + MINUTE);
      await expect.poll(() => Date.now(), { interval: 1 }).toBeGreaterThan(due(first) - MINUTE);
      expect(due(await debounced(agenda, MINUTE))).toBeGreaterThan(due(first));
    });

    it('folds many saves into one row with the newest data', async () => {
      const agenda = await bench.agenda();
      for (let n = 1; n <= 5; n += 1) await debounced(agenda, MINUTE, { n });
      const { jobs } = await agenda.queryJobs({ name: 'mail' });
      expect(jobs).toMatchObject([{ data: { user: 1, n: 5 } }]);
      expect(jobs).toHaveLength(1);
    });

    it('leading: is due at once and stays so, with the newest data', async () => {
      const agenda = await bench.agenda();
      const first = await debounced(agenda, MINUTE, { strategy: 'leading' });
      expect(due(first)).toBeLessThanOrEqual(Date.now());
      const second = await debounced(agenda, MINUTE, { strategy: 'leading', n: 2 });
      expect(due(second)).toBe(due(first));
      expect(await bench.row(first)).toMatchObject({ data: { n: 2 } });
    });

    it('keeps the start of the series while maxWait lasts', async () => {
      const agenda = await bench.agenda();
      const first = await debounced(agenda, MINUTE, { maxWait: 10 * MINUTE });
      const started = first.attrs.debounceStartedAt;
      expect(started).toBeInstanceOf(Date);
      const second = await debounced(agenda, 2 * MINUTE, { maxWait: 10 * MINUTE });
      expect(due(second)).toBeGreaterThan(due(first));
      expect(await bench.row(second)).toMatchObject({ debounceStartedAt: started });
    });

    it('counts each value by itself', async () => {
      const agenda = await bench.agenda();
      const [first, second] = [await debounced(agenda, MINUTE), await debounced(agenda, MINUTE, { user: 2 })];
      expect(second.attrs._id).not.toBe(first.attrs._id);
      expect(await bench.rows('mail')).toBe(2);
    });

    it('runs once when the delay is over, with the newest data', async () => {
      const agenda = await bench.agenda();
      const runs: unknown[] = [];
      agenda.define('mail', async (job: Job) => {
        runs.push(job.attrs.data);
      });
      for (let n = 1; n <= 3; n += 1) await debounced(agenda, 50, { n });
      const over = once(agenda, 'complete:mail');
      await agenda.start();
      await over;
      expect(runs).toEqual([{ user: 1, n: 3 }]);
      expect(await bench.rows('mail')).toBe(1);
    });
  });
}
