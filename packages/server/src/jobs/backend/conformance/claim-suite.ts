import type { JobRepository } from 'agenda';
import { beforeEach, describe, expect, it } from 'vitest';
import { claim, type FreshBackend, fromNow, MINUTE, SECOND, save, stored } from './fresh-backend.ts';

/** getNextJobToRun, lockJob, unlockJob, unlockJobs. */
export function claimSuite(fresh: FreshBackend): void {
  let repository: JobRepository;
  beforeEach(async () => {
    ({ repository } = await fresh());
  });

  describe('getNextJobToRun', () => {
    it('locks the job it gives', async () => {
      const saved = await save(repository, { data: { id: 1 } });
      const now = new Date();
      const claimed = await claim(repository, 'mail', now);
      const locked = { _id: saved._id, data: { id: 1 }, lockedAt: now, lastModifiedBy: 'worker' };
      expect(claimed).toMatchObject(locked);
      expect(await stored(repository, saved)).toMatchObject(locked);
      expect(await claim(repository)).toBeUndefined();
    });

    it('gives the earliest first, and of equal ones the most important', async () => {
      const at = fromNow(-MINUTE);
      await save(repository, { data: 'low', nextRunAt: at, priority: -10 });
      await save(repository, { data: 'high', nextRunAt: at, priority: 10 });
      await save(repository, { data: 'middle', nextRunAt: at, priority: 0 });
      await save(repository, { data: 'early', nextRunAt: fromNow(-2 * MINUTE) });
      const order = [];
      for (let n = 0; n < 4; n += 1) order.push((await claim(repository))?.data);
      expect(order).toEqual(['early', 'high', 'middle', 'low']);
    });

    it('gives what is due before the next poll, and nothing later, disabled, without a time or of another name', async () => {
      await save(repository, { nextRunAt: fromNow(MINUTE) });
      await save(repository, { disabled: true });
      await save(repository, { nextRunAt: null });
      await save(repository, { name: 'other' });
      const soon = await save(repository, { nextRunAt: fromNow(2 * SECOND) });
      expect((await claim(repository))?._id).toBe(soon._id);
      expect(await claim(repository)).toBeUndefined();
    });

    it('gives a job again once its lock has expired, whatever its next run', async () => {
      const saved = await save(repository);
      const lost = fromNow(-11 * MINUTE);
      await repository.saveJobState({ ...saved, nextRunAt: null, lockedAt: lost }, undefined);
      const now = new Date();
      expect(await claim(repository, 'mail', now)).toMatchObject({ _id: saved._id, lockedAt: now });
      expect(await claim(repository)).toBeUndefined();
    });

    it('gives each job once to claimers that come at the same time', async () => {
      for (let n = 0; n < 20; n += 1) await save(repository, { data: n });
      const claimed: unknown[] = [];
      const worker = async (): Promise<void> => {
        for (let job = await claim(repository); job; job = await claim(repository)) claimed.push(job.data);
      };
      await Promise.all(Array.from({ length: 5 }, worker));
      // A claimer may leave early because others hold the last rows, but none of these is lost or given twice.
      await worker();
      expect(claimed.toSorted((a, b) => Number(a) - Number(b))).toEqual(Array.from({ length: 20 }, (_, n) => n));
    });
  });

  describe('lockJob', () => {
    it('locks an unlocked job once', async () => {
      const saved = await save(repository);
      const locked = await repository.lockJob(saved, { lastModifiedBy: 'worker' });
      expect(locked).toMatchObject({ _id: saved._id, lockedAt: expect.any(Date), lastModifiedBy: 'worker' });
      expect(await repository.lockJob(saved, undefined)).toBeUndefined();
    });

    it('does not lock a job that was disabled, moved to another time or removed', async () => {
      const [disabled, moved, removed] = [await save(repository), await save(repository), await save(repository)];
      await repository.disableJobs({ id: String(disabled._id) });
      await repository.saveJobState({ ...moved, nextRunAt: fromNow(MINUTE) }, undefined);
      await repository.removeJobs({ id: String(removed._id) });
      for (const job of [disabled, moved, removed]) expect(await repository.lockJob(job, undefined)).toBeUndefined();
    });
  });

  it('unlocks a job that is to run again, and no finished one', async () => {
    const [waiting, finished] = [await save(repository), await save(repository)];
    for (const job of [waiting, finished]) await repository.lockJob(job, undefined);
    await repository.saveJobState({ ...finished, lockedAt: new Date(), nextRunAt: null }, undefined);
    for (const job of [waiting, finished]) await repository.unlockJob(job);
    expect((await stored(repository, waiting)).lockedAt ?? null).toBeNull();
    expect((await stored(repository, finished)).lockedAt).toBeInstanceOf(Date);
  });

  it('unlocks the jobs of a list, whatever their time', async () => {
    const jobs = [await save(repository), await save(repository, { name: 'other' }), await save(repository)];
    for (const job of jobs) await repository.lockJob(job, undefined);
    await repository.unlockJobs(jobs.slice(0, 2).map((job) => String(job._id)));
    await repository.unlockJobs([]);
    const locked = await Promise.all(jobs.map(async (job) => Boolean((await stored(repository, job)).lockedAt)));
    expect(locked).toEqual([false, false, true]);
  });

  it('gives a job back that a dead worker had begun: it is due again', async () => {
    const saved = await save(repository);
    // A run leaves a job that does not repeat without a next run.
    await repository.saveJobState({ ...saved, nextRunAt: null, lockedAt: fromNow(-11 * MINUTE) }, undefined);
    const claimed = await claim(repository);
    expect(claimed).toMatchObject({ _id: saved._id, nextRunAt: null });
    await repository.unlockJobs([String(saved._id)]);
    expect((await claim(repository))?._id).toBe(saved._id);
  });
}
