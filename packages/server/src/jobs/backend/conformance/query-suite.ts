import type { JobParameters, JobRepository, JobsQueryOptions, RemoveJobsOptions } from 'agenda';
import { beforeEach, describe, expect, it } from 'vitest';
import { type FreshBackend, fromNow, MINUTE, save, stored } from './fresh-backend.ts';

/** queryJobs, getJobsOverview, getDistinctJobNames, getQueueSize, removeJobs, disableJobs, enableJobs, purgeAllJobs. */
export function querySuite(fresh: FreshBackend): void {
  let repository: JobRepository;
  let jobs: Record<'due' | 'later' | 'paused' | 'report', JobParameters>;
  beforeEach(async () => {
    ({ repository } = await fresh());
    jobs = {
      due: await save(repository, { priority: 5, data: { to: { city: 'a', zip: 1 }, n: 1 } }),
      later: await save(repository, { priority: 9, nextRunAt: fromNow(2 * MINUTE), data: { to: { city: 'b' }, n: 2 } }),
      paused: await save(repository, { name: 'Mail.%x', priority: 1, disabled: true, nextRunAt: fromNow(MINUTE) }),
      report: await save(repository, { name: 'report', priority: 3, nextRunAt: fromNow(3 * MINUTE) }),
    };
  });
  const ids = (...names: (keyof typeof jobs)[]) => names.map((name) => jobs[name]._id).sort();

  describe('queryJobs', () => {
    const found = async (options: JobsQueryOptions) => {
      const result = await repository.queryJobs(options);
      expect(result.total).toBe(result.jobs.length);
      return result.jobs.map((job) => job._id).sort();
    };

    it('finds by id, ids, name and names, and all without a criterion', async () => {
      expect(await found({})).toEqual(ids('due', 'later', 'paused', 'report'));
      expect(await found({ id: String(jobs.due._id) })).toEqual(ids('due'));
      expect(await found({ ids: [jobs.due._id, jobs.report._id].map(String) })).toEqual(ids('due', 'report'));
      expect(await found({ name: 'mail' })).toEqual(ids('due', 'later'));
      expect(await found({ names: ['mail', 'report', 'none'] })).toEqual(ids('due', 'later', 'report'));
    });

    it('searches names without regard to case, taking every character for itself', async () => {
      expect(await found({ search: 'MAIL' })).toEqual(ids('due', 'later', 'paused'));
      expect(await found({ search: '.%' })).toEqual(ids('paused'));
      expect(await found({ search: 'm_il' })).toEqual([]);
    });

    it('finds by a part of the data', async () => {
      expect(await found({ data: { n: 2 } })).toEqual(ids('later'));
      expect(await found({ data: { to: { city: 'a' } } })).toEqual(ids('due'));
      expect(await found({ data: { to: { city: 'a' }, n: 2 } })).toEqual([]);
    });

    it('finds by state and leaves out disabled jobs on request', async () => {
      expect(await found({ state: 'queued' })).toEqual(ids('due'));
      expect(await found({ state: 'scheduled' })).toEqual(ids('later', 'paused', 'report'));
      expect(await found({ state: 'paused' })).toEqual(ids('paused'));
      expect(await found({ includeDisabled: false })).toEqual(ids('due', 'later', 'report'));
    });

    it('sorts, the latest next run first by default', async () => {
      const order = async (options: JobsQueryOptions) =>
        (await repository.queryJobs(options)).jobs.map((job) => job.priority);
      expect(await order({})).toEqual([3, 9, 1, 5]);
      expect(await order({ sort: { priority: 'asc' } })).toEqual([1, 3, 5, 9]);
      expect(await order({ sort: { priority: 'desc' } })).toEqual([9, 5, 3, 1]);
      expect((await order({ sort: { name: 'desc' } }))[0]).toBe(3);
    });

    it.each([{}, { state: 'scheduled' as const }])('gives pages of %o with the total of all', async (options) => {
      const all = await repository.queryJobs(options);
      const page = await repository.queryJobs({ ...options, skip: 1, limit: 1 });
      const rest = await repository.queryJobs({ ...options, skip: 1 });
      expect(page).toMatchObject({ total: all.total, jobs: [{ _id: all.jobs[1]?._id }] });
      expect(rest.jobs.map((job) => job._id)).toEqual(all.jobs.slice(1).map((job) => job._id));
      expect((await repository.queryJobs({ ...options, skip: 10, limit: 5 })).jobs).toEqual([]);
    });
  });

  it('counts the states of each name', async () => {
    await repository.saveJobState({ ...jobs.due, lockedAt: new Date() }, undefined);
    const overview = Object.fromEntries((await repository.getJobsOverview()).map((entry) => [entry.name, entry]));
    expect(Object.keys(overview).sort()).toEqual(['Mail.%x', 'mail', 'report']);
    expect(overview.mail).toMatchObject({ total: 2, running: 1, scheduled: 1, queued: 0, completed: 0, failed: 0 });
    expect(overview['Mail.%x']).toMatchObject({ total: 1, paused: 1 });
  });

  it('names the names, and counts what is due', async () => {
    expect((await repository.getDistinctJobNames()).sort()).toEqual(['Mail.%x', 'mail', 'report']);
    expect(await repository.getQueueSize()).toBe(1);
  });

  describe('removeJobs', () => {
    const left = async () => (await repository.queryJobs()).jobs.map((job) => job._id).sort();

    it.each<[string, () => RemoveJobsOptions, (keyof typeof jobs)[]]>([
      ['an id', () => ({ id: String(jobs.due._id) }), ['later', 'paused', 'report']],
      ['ids', () => ({ ids: [jobs.due._id, jobs.later._id].map(String) }), ['paused', 'report']],
      ['a name', () => ({ name: 'mail' }), ['paused', 'report']],
      ['names', () => ({ names: ['mail', 'report'] }), ['paused']],
      ['other names than these', () => ({ notNames: ['mail', 'report'] }), ['due', 'later', 'report']],
      ['a part of the data', () => ({ data: { to: { city: 'a' } } }), ['later', 'paused', 'report']],
      ['a name and data', () => ({ name: 'report', data: { n: 1 } }), ['due', 'later', 'paused', 'report']],
      ['a name nobody has', () => ({ name: 'none' }), ['due', 'later', 'paused', 'report']],
      ['nothing', () => ({}), ['due', 'later', 'paused', 'report']],
      ['empty lists', () => ({ ids: [], names: [], notNames: [] }), ['due', 'later', 'paused', 'report']],
    ])('removes by %s, and says how many', async (_case, options, remaining) => {
      expect(await repository.removeJobs(options())).toBe(4 - remaining.length);
      expect(await left()).toEqual(ids(...remaining));
    });

    it('removes everything only by purge', async () => {
      expect(await repository.purgeAllJobs()).toBe(4);
      expect(await left()).toEqual([]);
    });
  });

  it('disables and enables what matches', async () => {
    expect(await repository.disableJobs({ name: 'mail' })).toBe(2);
    expect(await stored(repository, jobs.due)).toMatchObject({ disabled: true });
    expect(await repository.enableJobs({ names: ['mail'], data: { n: 1 } })).toBe(1);
    expect((await stored(repository, jobs.due)).disabled ?? false).toBe(false);
    expect(await stored(repository, jobs.later)).toMatchObject({ disabled: true });
    expect(await repository.disableJobs({})).toBe(0);
  });
}
