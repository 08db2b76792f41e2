import type { Agenda, JobWithState } from 'agenda';
import { describe, expect, it } from 'vitest';
import { type FreshBackend, fromNow, MINUTE, save } from './fresh-backend.ts';
import { withAgenda } from './with-agenda.ts';

/** cancel(), purge(), disable(), enable(), queryJobs() and getJobsOverview() of Agenda. */
export function managingSuite(fresh: FreshBackend): void {
  const bench = withAgenda(fresh);
  const queue = async (agenda: Agenda, ...names: string[]): Promise<void> => {
    for (const name of names) await agenda.now(name);
  };
  const names = async (agenda: Agenda): Promise<string[]> =>
    (await agenda.queryJobs({})).jobs.map((job) => job.name).sort();

  describe('removing', () => {
    it('cancel: removes what matches and says how many', async () => {
      const agenda = await bench.agenda();
      await queue(agenda, 'mail', 'mail', 'report');
      expect(await agenda.cancel({ name: 'mail' })).toBe(2);
      expect(await names(agenda)).toEqual(['report']);
      expect(await agenda.cancel({ name: 'mail' })).toBe(0);
    });

    it('cancelAll: removes everything', async () => {
      const agenda = await bench.agenda();
      await queue(agenda, 'mail', 'report');
      expect(await agenda.cancelAll()).toBe(2);
      expect(await names(agenda)).toEqual([]);
    });

    it('purge: removes what has no definition, and nothing when there are no definitions', async () => {
      const agenda = await bench.agenda();
      await queue(agenda, 'mail', 'old', 'older');
      expect(await agenda.purge()).toBe(0);
      agenda.define('mail', async () => {});
      expect(await agenda.purge()).toBe(2);
      expect(await names(agenda)).toEqual(['mail']);
    });
  });

  describe('disabling', () => {
    const disabled = async (agenda: Agenda) =>
      (await agenda.queryJobs({ name: 'mail' })).jobs.map((job) => job.disabled === true);

    it('disables and enables what matches and says how many', async () => {
      const agenda = await bench.agenda();
      await queue(agenda, 'mail', 'mail', 'report');
      expect(await agenda.disable({ name: 'mail' })).toBe(2);
      expect(await disabled(agenda)).toEqual([true, true]);
      expect((await agenda.queryJobs({ includeDisabled: false })).total).toBe(1);
      expect(await agenda.enable({ name: 'mail' })).toBe(2);
      expect(await disabled(agenda)).toEqual([false, false]);
    });

    it('changes nothing by a name nobody has or by no criterion', async () => {
      const agenda = await bench.agenda();
      await queue(agenda, 'mail');
      expect([await agenda.disable({ name: 'none' }), await agenda.disable({})]).toEqual([0, 0]);
      expect(await disabled(agenda)).toEqual([false]);
      await agenda.disable({ name: 'mail' });
      expect([await agenda.enable({ name: 'none' }), await agenda.enable({})]).toEqual([0, 0]);
      expect(await disabled(agenda)).toEqual([true]);
    });
  });

  describe('querying', () => {
    it('finds by name, and nothing by a name nobody has', async () => {
      const agenda = await bench.agenda();
      await queue(agenda, 'mail', 'report', 'mail');
      expect(await agenda.queryJobs({ name: 'mail' })).toMatchObject({
        total: 2,
        jobs: [{ name: 'mail' }, { name: 'mail' }],
      });
      expect(await agenda.queryJobs({ name: 'none' })).toEqual({ total: 0, jobs: [] });
    });

    it('pages a sorted result of one name, with its total', async () => {
      const agenda = await bench.agenda();
      for (const priority of [3, 1, 5, 2, 4]) await agenda.create('mail').priority(priority).save();
      await queue(agenda, 'report');
      const page = async (skip?: number, limit?: number) => {
        const paging = { ...(skip === undefined ? {} : { skip }), ...(limit === undefined ? {} : { limit }) };
        const { jobs, total } = await agenda.queryJobs({ name: 'mail', sort: { priority: 'desc' }, ...paging });
        return [total, ...jobs.map((job) => job.priority)];
      };
      expect(await page()).toEqual([5, 5, 4, 3, 2, 1]);
      expect(await page(undefined, 2)).toEqual([5, 5, 4]);
      expect(await page(2, 2)).toEqual([5, 3, 2]);
      expect(await page(4)).toEqual([5, 1]);
      expect(await page(5, 2)).toEqual([5]);
    });
  });

  describe('with a job in every state', () => {
    const states = ['running', 'failed', 'repeating', 'scheduled', 'queued', 'completed'] as const;
    const fill = async () => {
      const { repository } = bench.backend();
      const one = async (fields: object, state: object = {}) => {
        const job = await save(repository, fields);
        await repository.saveJobState({ ...job, ...state }, undefined);
      };
      const at = (minutes: number) => fromNow(minutes * MINUTE);
      await one({}, { lockedAt: at(0) });
      await one({}, { nextRunAt: null, failedAt: at(-1), lastFinishedAt: at(-2) });
      await one({ repeatInterval: '5 minutes', nextRunAt: at(5) });
      await one({ nextRunAt: at(1) });
      await one({ nextRunAt: at(-1) });
      await one({}, { nextRunAt: null, lastFinishedAt: at(-1), failedAt: at(-2) });
      await save(repository, { name: 'report', nextRunAt: at(1), disabled: true });
    };

    it.each([...states, 'paused'] satisfies JobWithState['state'][] | string[])(
      'finds those that are %s',
      async (state) => {
        const agenda = await bench.agenda();
        await fill();
        const { jobs, total } = await agenda.queryJobs({ state: state as JobWithState['state'] });
        // The disabled one is paused, and scheduled as well.
        expect(total).toBe(state === 'scheduled' ? 2 : 1);
        expect(new Set(jobs.map((job) => job.state))).toEqual(new Set([state === 'paused' ? 'scheduled' : state]));
      },
    );

    it('counts them by name', async () => {
      const agenda = await bench.agenda();
      await fill();
      const overview = (await agenda.getJobsOverview()).sort((a, b) => (a.name < b.name ? -1 : 1));
      const none = Object.fromEntries(states.map((state) => [state, 0]));
      expect(overview).toEqual([
        { name: 'mail', total: 6, paused: 0, ...Object.fromEntries(states.map((state) => [state, 1])) },
        { name: 'report', total: 1, paused: 1, ...none, scheduled: 1 },
      ]);
    });

    it('has an empty overview without jobs', async () => {
      const agenda = await bench.agenda();
      expect(await agenda.getJobsOverview()).toEqual([]);
      expect(await bench.backend().repository.getDistinctJobNames()).toEqual([]);
      expect(await bench.backend().repository.getQueueSize()).toBe(0);
    });
  });
}
