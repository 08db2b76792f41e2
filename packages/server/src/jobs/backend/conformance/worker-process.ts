/*
 * A process of the two-process test: runs `record` jobs from the database in its argument until its stdin ends. None of its
 * first jobs ends before the other process has begun one: so both have a part, whichever is up first.
 */
import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { Agenda, type Job } from 'agenda';
import { openDatabase } from '../../../storage/index.ts';
import { KnexBackend } from '../knex-backend.ts';

const db = openDatabase({ url: process.argv[2] ?? '' });
const agenda = new Agenda({ backend: new KnexBackend({ db }), processEvery: 20, defaultLockLimit: 4 });
await agenda.ready;
const running = new Set<Promise<unknown>>();
let isAlone = true;
async function record(job: number): Promise<void> {
  await db.knex('runs').insert({ job, pid: process.pid });
  while (isAlone) {
    const pids = await db.knex('runs').distinct('pid').pluck('pid');
    isAlone = pids.length < 2;
    await setImmediate();
  }
}
agenda.define<{ job: number }>('record', async (job: Job<{ job: number }>) => {
  const recording = record(job.attrs.data.job);
  running.add(recording);
  await recording;
  running.delete(recording);
});
await agenda.start();
process.stdin.resume();
await once(process.stdin, 'end');
await agenda.stop(false);
await Promise.all(running);
await db.close();
// Agenda leaves a timer of half a lock lifetime behind each run; they alone would keep the process for minutes.
process.exit(0);
