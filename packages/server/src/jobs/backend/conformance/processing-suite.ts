import { type Agenda, type AgendaBackend, InMemoryNotificationChannel, type Job } from 'agenda';
import { describe, expect, it } from 'vitest';
import { type FreshBackend, fromNow, MINUTE } from './fresh-backend.ts';
import { withAgenda } from './with-agenda.ts';

/** Agenda itself on the backend: jobs run, repeat and survive their worker. */
export function processingSuite(fresh: FreshBackend): void {
  const bench = withAgenda(fresh);

  /** Collects what a job is run with; `until(n)` resolves at the n-th end of a run. */
  const recorder = (agenda: Agenda, name: string, work: (job: Job) => unknown = () => {}) => {
    const runs: unknown[] = [];
    agenda.define(name, async (job: Job) => {
      runs.push(job.attrs.data);
      await work(job);
    });
    let ends = 0;
    const waiting: (() => void)[] = [];
    agenda.on(`complete:${name}`, () => {
      ends += 1;
      for (const check of waiting) check();
    });
    const until = (n: number) =>
      new Promise<void>((resolve) => {
        waiting.push(() => ends >= n && resolve());
        if (ends >= n) resolve();
      });
    return { runs, until };
  };

  it('runs jobs for now and for a past date, each once, and records that they finished', async () => {
    const agenda = await bench.agenda();
    const { runs, until } = recorder(agenda, 'mail');
    await agenda.start();
    const job = await agenda.now('mail', { n: 1 });
    await agenda.schedule(fromNow(-MINUTE), 'mail', { n: 2 });
    await agenda.schedule(fromNow(MINUTE), 'mail', { n: 3 });
    await until(2);
    expect(runs).toHaveLength(2);
    expect(runs).toEqual(expect.arrayContaining([{ n: 1 }, { n: 2 }]));
    const finished = await bench.row(job);
    expect(finished).toMatchObject({ nextRunAt: null, lastFinishedAt: expect.any(Date) });
    expect(finished.lockedAt ?? null).toBeNull();
  });

  it('runs more jobs than the lock limit', async () => {
    const agenda = await bench.agenda({ defaultLockLimit: 4, defaultConcurrency: 2 });
    const { runs, until } = recorder(agenda, 'mail');
    for (let n = 0; n < 30; n += 1) await agenda.now('mail', n);
    await agenda.start();
    await until(30);
    expect(runs.toSorted((a, b) => Number(a) - Number(b))).toEqual(Array.from({ length: 30 }, (_, n) => n));
  });

  it('repeats a job at its interval, in one row', async () => {
    const agenda = await bench.agenda();
    const { until } = recorder(agenda, 'sweep');
    await agenda.every(30, 'sweep');
    await agenda.start();
    await until(3);
    expect(await bench.backend().repository.queryJobs({ name: 'sweep' })).toMatchObject({
      total: 1,
      jobs: [{ type: 'single', repeatInterval: 30, nextRunAt: expect.any(Date) }],
    });
  });

  it('wakes at once for a job of the same process when it has a channel', async () => {
    const agenda = await bench.agenda({
      processEvery: 10 * MINUTE,
      notificationChannel: new InMemoryNotificationChannel(),
    });
    const { runs, until } = recorder(agenda, 'mail');
    await agenda.start();
    await agenda.now('mail', 'woken');
    await until(1);
    expect(runs).toEqual(['woken']);
  });

  it("runs a job again when its worker's lock has expired", async () => {
    const dead = await bench
      .backend()
      .repository.saveJob(
        { name: 'crawl', priority: 0, type: 'normal', nextRunAt: fromNow(-MINUTE), data: 'left behind' },
        undefined,
      );
    await bench.backend().repository.saveJobState({ ...dead, lockedAt: fromNow(-MINUTE) }, undefined);
    const agenda = await bench.agenda({ defaultLockLifetime: 30_000 });
    const { runs, until } = recorder(agenda, 'crawl');
    await agenda.start();
    await until(1);
    expect(runs).toEqual(['left behind']);
  });

  it('ends the run of a job that throws what is no error, and does not run it again', async () => {
    const agenda = await bench.agenda({ defaultLockLifetime: 500 });
    let runs = 0;
    agenda.define('odd', async () => {
      runs += 1;
      throw { code: 7, why: new Map([['a', 1]]) };
    });
    const failed = new Promise<void>((resolve) => agenda.on('complete:odd', () => resolve()));
    const checked = recorder(agenda, 'after');
    await agenda.start();
    const job = await agenda.now('odd', {});
    await failed;
    const ended = await bench.row(job);
    expect(ended).toMatchObject({ nextRunAt: null, failCount: 1, lastFinishedAt: expect.any(Date) });
    expect(ended.lockedAt ?? null).toBeNull();
    // By then a lock that had been left would have run out.
    await agenda.schedule(fromNow(700), 'after', {});
    await checked.until(1);
    expect(runs).toBe(1);
  });

  /** Claims that are on their way. */
  const countClaims = (): (() => number) => {
    const { repository } = bench.backend();
    const claim = repository.getNextJobToRun.bind(repository);
    let onTheirWay = 0;
    repository.getNextJobToRun = async (...args) => {
      onTheirWay += 1;
      try {
        return await claim(...args);
      } finally {
        onTheirWay -= 1;
      }
    };
    return () => onTheirWay;
  };

  it('unlocks what it had locked and not begun when it stops', async () => {
    const claims = countClaims();
    const agenda = await bench.agenda({ defaultConcurrency: 1 });
    let finish = (): void => {};
    const begun = new Promise<void>((begin) => {
      agenda.define('slow', async () => {
        begin();
        await new Promise<void>((resolve) => {
          finish = resolve;
        });
      });
    });
    for (let n = 0; n < 5; n += 1) await agenda.now('slow', n);
    await agenda.start();
    await begun;
    // A claim that is still on its way when Agenda stops locks what has just been unlocked, until the lock expires.
    const lockedJobs = async () => (await agenda.getRunningStats()).lockedJobs;
    await expect.poll(async () => [await lockedJobs(), claims()]).toEqual([5, 0]);
    await agenda.stop(false);
    expect(await lockedCount(bench.backend())).toBe(1);
    finish();
    await expect.poll(async () => lockedCount(bench.backend())).toBe(0);
  });

  describe('with two agendas', () => {
    it('runs each job once', async () => {
      const seen: unknown[] = [];
      const pair = [await bench.agenda({ defaultLockLimit: 4 }), await bench.agenda({ defaultLockLimit: 4 })];
      const done = new Promise<void>((resolve) => {
        for (const agenda of pair) {
          agenda.define('mail', async (job: Job) => {
            seen.push(job.attrs.data);
            if (seen.length === 40) resolve();
          });
        }
      });
      for (let n = 0; n < 40; n += 1) await pair[0]?.now('mail', n);
      for (const agenda of pair) await agenda.start();
      await done;
      expect(new Set(seen).size).toBe(40);
    });
  });
}

async function lockedCount(backend: AgendaBackend): Promise<number> {
  const { jobs } = await backend.repository.queryJobs();
  return jobs.filter((job) => job.lockedAt).length;
}
