import { once } from 'node:events';
import { constant, exponential, type Job, type RetryDetails } from 'agenda';
import { expect, it } from 'vitest';
import { type FreshBackend, MINUTE } from './fresh-backend.ts';
import { countLooks, pollsPass, runOnce, withAgenda } from './with-agenda.ts';

/** Runs again after a failure, by hand or by a backoff. */
export function retrySuite(fresh: FreshBackend): void {
  const bench = withAgenda(fresh);

  /** A handler that fails the first `failures` times. */
  const failing = (failures: number) => {
    let attempts = 0;
    const handler = async (): Promise<void> => {
      attempts += 1;
      if (attempts <= failures) throw new Error(`refused ${attempts}`);
    };
    return { handler, attempts: () => attempts };
  };

  it('runs again when a listener schedules the job that failed by its callback', async () => {
    const agenda = await bench.agenda();
    let attempts = 0;
    agenda.define('mail', (_job: Job, done: (error?: Error) => void) => {
      attempts += 1;
      done(attempts === 1 ? new Error('refused') : undefined);
    });
    agenda.on('fail:mail', (_error: Error, job: Job) => void job.schedule('now').save());
    const succeeded = once(agenda, 'success:mail');
    await agenda.now('mail');
    await agenda.start();
    await succeeded;
    expect(attempts).toBe(2);
  });

  it('counts the failures in the row, from nought again after a success', async () => {
    const agenda = await bench.agenda();
    const { handler, attempts } = failing(2);
    agenda.define('mail', handler);
    const counts: unknown[] = [];
    agenda.on('fail:mail', (_error: Error, job: Job) => void job.schedule('now'));
    agenda.on('complete:mail', (job: Job) => counts.push(job.attrs.failCount));
    const succeeded = once(agenda, 'success:mail');
    const job = await agenda.now('mail');
    await agenda.start();
    await succeeded;
    await expect.poll(() => counts).toEqual([1, 2, 0]);
    expect(attempts()).toBe(3);
    expect(await bench.row(job)).toMatchObject({ failCount: 0, failReason: 'refused 2' });
    expect((await agenda.queryJobs({ state: 'completed' })).total).toBe(1);
  });

  it('retries by a backoff until it succeeds, with an event for each retry', async () => {
    const agenda = await bench.agenda();
    const { handler, attempts } = failing(2);
    agenda.define('mail', handler, { backoff: exponential({ delay: 10, factor: 3, maxRetries: 5 }) });
    const retries: RetryDetails[] = [];
    agenda.on('retry:mail', (_job: Job, details: RetryDetails) => retries.push(details));
    const succeeded = once(agenda, 'success:mail');
    await agenda.now('mail');
    await agenda.start();
    await succeeded;
    expect(attempts()).toBe(3);
    expect(retries).toMatchObject([
      { attempt: 1, delay: 10, nextRunAt: expect.any(Date), error: { message: 'refused 1' } },
      { attempt: 2, delay: 30, nextRunAt: expect.any(Date), error: { message: 'refused 2' } },
    ]);
  });

  it('stores when the retry is due', async () => {
    const agenda = await bench.agenda();
    agenda.define('mail', failing(1).handler, { backoff: constant({ delay: MINUTE, maxRetries: 1 }) });
    const details: RetryDetails[] = [];
    agenda.on('retry:mail', (_job: Job, retry: RetryDetails) => details.push(retry));
    const row = await bench.row(await runOnce(agenda, 'mail'));
    expect(row).toMatchObject({ nextRunAt: details[0]?.nextRunAt, failCount: 1, failReason: 'refused 1' });
    expect(row.lockedAt ?? null).toBeNull();
  });

  it('says so with the last error when the backoff gives up, and stores it', async () => {
    const agenda = await bench.agenda();
    const { handler, attempts } = failing(10);
    const delays = [10, 20];
    agenda.define('mail', handler, { backoff: ({ attempt }) => delays[attempt - 1] ?? null });
    const exhausted = once(agenda, 'retry exhausted:mail');
    const job = await agenda.now('mail');
    await agenda.start();
    const [error, failed] = await exhausted;
    expect(error).toMatchObject({ message: 'refused 3' });
    expect(failed).toMatchObject({ attrs: { failCount: 3 } });
    const last = { failCount: 3, failReason: 'refused 3', nextRunAt: null };
    await expect.poll(() => bench.row(job)).toMatchObject(last);
    expect(attempts()).toBe(3);
  });

  it('does not retry without a backoff', async () => {
    const agenda = await bench.agenda();
    const looks = countLooks(bench.backend(), 'mail');
    const { handler, attempts } = failing(10);
    agenda.define('mail', handler);
    let retries = 0;
    agenda.on('retry', () => {
      retries += 1;
    });
    const job = await runOnce(agenda, 'mail');
    await pollsPass(looks);
    expect([attempts(), retries]).toEqual([1, 0]);
    expect(await bench.row(job)).toMatchObject({ nextRunAt: null });
  });

  it('retries a repeating job before its next time, and then repeats it as before', async () => {
    const agenda = await bench.agenda();
    const { handler, attempts } = failing(1);
    agenda.define('sweep', handler, { backoff: constant({ delay: 10, maxRetries: 3 }) });
    let retries = 0;
    agenda.on('retry:sweep', () => {
      retries += 1;
    });
    const succeeded = once(agenda, 'success:sweep');
    const job = await agenda.every('1 hour', 'sweep');
    const before = Date.now();
    await agenda.start();
    await succeeded;
    expect([attempts(), retries]).toEqual([2, 1]);
    const { nextRunAt } = await bench.row(job);
    expect(nextRunAt?.getTime()).toBeGreaterThan(before + 59 * MINUTE);
  });
}
