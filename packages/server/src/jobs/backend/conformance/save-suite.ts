import type { JobRepository } from 'agenda';
import { beforeEach, describe, expect, it } from 'vitest';
import { aJob, type FreshBackend, fromNow, MINUTE, save, stored } from './fresh-backend.ts';

const everyField = {
  priority: -5,
  data: { nested: { list: [1, 'ż', null] } },
  nextRunAt: new Date('2030-01-02T03:04:05.678Z'),
  startDate: new Date('2029-01-01T00:00:00.001Z'),
  endDate: new Date('2031-01-01T00:00:00.999Z'),
  repeatInterval: '*/5 * * * *',
  repeatTimezone: 'Europe/Warsaw',
  repeatAt: '3:30pm',
  skipDays: [0, 6],
  disabled: true,
};

/** saveJob, saveJobState, getJobById. */
export function saveSuite(fresh: FreshBackend): void {
  let repository: JobRepository;
  beforeEach(async () => {
    ({ repository } = await fresh());
  });

  describe('saveJob', () => {
    it('stores every field of a new job, to the millisecond, under a string id', async () => {
      const saved = await save(repository, everyField);
      expect(typeof saved._id).toBe('string');
      expect(saved).toMatchObject(everyField);
      expect(await stored(repository, saved)).toMatchObject({ ...everyField, name: 'mail', lastModifiedBy: 'test' });
    });

    it('keeps a numeric repeat interval a number', async () => {
      expect((await stored(repository, await save(repository, { repeatInterval: 90_000 }))).repeatInterval).toBe(
        90_000,
      );
    });

    it('makes a row of each plain job, equal or not', async () => {
      const [first, second] = [await save(repository), await save(repository)];
      expect(first._id).not.toBe(second._id);
      expect((await repository.queryJobs()).total).toBe(2);
    });

    it('updates a job by its id', async () => {
      const saved = await save(repository, { data: { version: 1 } });
      const updated = await save(repository, { _id: saved._id as never, priority: 20, data: { version: 2 } });
      expect(updated).toMatchObject({ _id: saved._id, priority: 20, data: { version: 2 } });
      expect((await repository.queryJobs()).total).toBe(1);
    });

    it('does not restore a removed job, and hands it back as it came', async () => {
      const saved = await save(repository);
      await repository.removeJobs({ id: String(saved._id) });
      expect(await repository.saveJob(saved, undefined)).toBe(saved);
      expect(await repository.getJobById(String(saved._id))).toBeNull();
    });

    it('keeps one row for each single name, with the newest data', async () => {
      const first = await save(repository, { type: 'single', data: { run: 1 }, nextRunAt: fromNow(MINUTE) });
      const later = fromNow(2 * MINUTE);
      const second = await save(repository, { type: 'single', data: { run: 2 }, nextRunAt: later });
      const other = await save(repository, { type: 'single', name: 'other' });
      expect(second).toMatchObject({ _id: first._id, data: { run: 2 }, nextRunAt: later });
      expect(other._id).not.toBe(first._id);
      expect((await repository.queryJobs()).total).toBe(2);
    });

    it('leaves the schedule of a single job alone when it is saved as due at once', async () => {
      const nextRunAt = fromNow(MINUTE);
      const first = await save(repository, { type: 'single', nextRunAt });
      const second = await save(repository, { type: 'single', nextRunAt: fromNow(-1), priority: 7 });
      expect(second).toMatchObject({ _id: first._id, nextRunAt, priority: 7 });
    });
  });

  describe('unique', () => {
    it('keeps one row for each query and name, with the newest data', async () => {
      const unique = (id: number, fields = {}) =>
        save(repository, { unique: { 'data.id': id }, data: { id, ...fields } });
      const first = await unique(1);
      const again = await unique(1, { changed: true });
      const other = await unique(2);
      const renamed = await save(repository, { name: 'other', unique: { 'data.id': 1 }, data: { id: 1 } });
      expect(again).toMatchObject({ _id: first._id, data: { id: 1, changed: true } });
      expect(new Set([first._id, other._id, renamed._id]).size).toBe(3);
      expect((await repository.queryJobs()).total).toBe(3);
    });

    it('changes nothing of the row that is there when it may insert only', async () => {
      const only = { unique: { 'data.id': 1 }, uniqueOpts: { insertOnly: true } };
      const nextRunAt = fromNow(MINUTE);
      const first = await save(repository, { ...only, data: { id: 1, n: 1 }, nextRunAt });
      const second = await save(repository, { ...only, data: { id: 1, n: 2 }, nextRunAt: fromNow(0), priority: 9 });
      for (const job of [second, await stored(repository, first)]) {
        expect(job).toMatchObject({ _id: first._id, data: { id: 1, n: 1 }, nextRunAt, priority: 0 });
      }
    });
  });

  describe('debounce', () => {
    const debounced = (debounce: object, fields = {}) =>
      save(repository, { unique: { 'data.id': 1 }, data: { id: 1, ...fields }, uniqueOpts: { debounce } as never });

    it('trailing: runs the newest data a delay after the last save', async () => {
      const first = await debounced({ delay: MINUTE });
      const before = Date.now();
      const second = await debounced({ delay: 2 * MINUTE }, { last: true });
      expect(second).toMatchObject({ _id: first._id, data: { id: 1, last: true } });
      expect(second.nextRunAt?.getTime()).toBeGreaterThanOrEqual(before + 2 * MINUTE);
      expect(second.debounceStartedAt).toEqual(first.debounceStartedAt);
      expect((await repository.queryJobs()).total).toBe(1);
    });

    it('leading: keeps the time of the first save', async () => {
      const first = await debounced({ delay: MINUTE, strategy: 'leading' });
      const second = await debounced({ delay: MINUTE, strategy: 'leading' }, { last: true });
      expect(second).toMatchObject({ nextRunAt: first.nextRunAt, data: { id: 1, last: true } });
    });

    it('runs at once when the longest wait is over', async () => {
      await debounced({ delay: MINUTE, maxWait: 1 });
      const soon = Date.now() + 1;
      while (Date.now() <= soon) await repository.getQueueSize();
      const second = await debounced({ delay: MINUTE, maxWait: 1 });
      expect(second.nextRunAt?.getTime()).toBeLessThanOrEqual(Date.now());
      expect(second.debounceStartedAt ?? null).toBeNull();
    });

    it('means nothing to a job that is not unique', async () => {
      for (const n of [1, 2]) await save(repository, { data: { n }, uniqueOpts: { debounce: { delay: MINUTE } } });
      expect((await repository.queryJobs()).total).toBe(2);
    });
  });

  describe('saveJobState', () => {
    const state = {
      lockedAt: new Date(1_000_000_000_001),
      nextRunAt: new Date(1_000_000_000_002),
      lastRunAt: new Date(1_000_000_000_003),
      lastFinishedAt: new Date(1_000_000_000_004),
      failedAt: new Date(1_000_000_000_005),
      failCount: 3,
      failReason: 'no route to host',
      progress: 42.5,
    };

    it('stores what the run did, and nothing else', async () => {
      const saved = await save(repository, { data: { kept: true } });
      await repository.saveJobState({ ...saved, ...state, data: { lost: true } }, { lastModifiedBy: 'worker' });
      expect(await stored(repository, saved)).toMatchObject({
        ...state,
        data: { kept: true },
        lastModifiedBy: 'worker',
      });
    });

    it('clears what is no more', async () => {
      const saved = await save(repository);
      await repository.saveJobState({ ...saved, ...state }, undefined);
      await repository.saveJobState({ ...saved, nextRunAt: null }, undefined);
      const job = await stored(repository, saved);
      for (const field of Object.keys(state)) expect(job[field as keyof typeof state] ?? null).toBeNull();
    });

    it('fails for a job that is gone or was never saved', async () => {
      const saved = await save(repository);
      await repository.removeJobs({ id: String(saved._id) });
      await expect(repository.saveJobState(saved, undefined)).rejects.toThrow(String(saved._id));
      await expect(repository.saveJobState(aJob(), undefined)).rejects.toThrow();
    });
  });
}
