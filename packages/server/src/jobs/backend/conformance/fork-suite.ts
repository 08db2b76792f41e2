import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import type { FreshBackend } from './fresh-backend.ts';
import { withAgenda } from './with-agenda.ts';

const path = fileURLToPath(new URL('forked-process.ts', import.meta.url));

/** Jobs that run in a process of their own, which reads them from the database at `url()`. */
export function forkSuite(fresh: FreshBackend, url: () => string): void {
  const bench = withAgenda(fresh);

  it.each([
    ['succeeds', 'succeed', null],
    ['fails by what is thrown there', 'throw', 'Error: refused in the child'],
    ['fails when the process dies', 'exit', 'child process exited with code: 3'],
  ])('%s', async (_case, data, failReason) => {
    const options = { execArgv: ['--conditions=@linkvitals/source'], env: { ...process.env, DATABASE: url() } };
    const agenda = await bench.agenda({ forkHelper: { path, options } });
    let runsHere = 0;
    agenda.define('mail', async () => {
      runsHere += 1;
    });
    const job = await agenda.create('mail', data).forkMode(true).schedule('now').save();
    expect(await bench.row(job)).toMatchObject({ fork: true });
    const over = once(agenda, 'complete:mail');
    await agenda.start();
    await over;
    const row = await bench.row(job);
    expect(row).toMatchObject({ lastFinishedAt: expect.any(Date), nextRunAt: null });
    expect([runsHere, row.failReason ?? null, row.failCount ?? 0]).toEqual([0, failReason, failReason ? 1 : 0]);
    expect(await job.isRunning()).toBe(false);
  });
}
