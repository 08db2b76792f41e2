/*
 * Measures the cost of the job backend; figures are in bench/HISTORY.md:
 *   node --conditions=@linkvitals/source bench/job-backend.ts [sqlite:/tmp/bench.db | mysql://user:password@host/empty_database]
 * Uses the table `bench_jobs` and drops it.
 */
import { performance } from 'node:perf_hooks';
import { KnexBackend } from '../packages/server/src/jobs/backend/index.ts';
import { insertInBatches, openDatabase, transaction } from '../packages/server/src/storage/index.ts';

const JOBS = 1_000;
const FINISHED = 20_000;
const TABLE = 'bench_jobs';

const db = openDatabase({ url: process.argv[2] ?? 'sqlite::memory:' });
const { repository } = new KnexBackend({ db, table: TABLE });
await repository.connect();

const claim = () =>
  repository.getNextJobToRun('bench', new Date(Date.now() + 5_000), new Date(Date.now() - 600_000), new Date());

async function measure(label: string, times: number, work: (n: number) => Promise<unknown>): Promise<void> {
  const started = performance.now();
  for (let n = 0; n < times; n += 1) await work(n);
  const ms = performance.now() - started;
  console.log(`${label}: ${Math.round((times * 1_000) / ms)} a second, ${(ms / times).toFixed(3)} ms each`);
}

const job = (data: unknown) => ({ name: 'bench', priority: 0, type: 'normal' as const, nextRunAt: new Date(), data });

await measure('save', JOBS, (n) => repository.saveJob(job({ n })));
await measure('save, unique', JOBS, (n) => repository.saveJob({ ...job({ n: n % 50 }), unique: { 'data.n': n % 50 } }));
await measure('claim and record', JOBS, async () => {
  const claimed = await claim();
  if (claimed) await repository.saveJobState({ ...claimed, nextRunAt: null, lastFinishedAt: new Date() });
});
await repository.purgeAllJobs();
const finished = Array.from({ length: FINISHED }, (_, n) => ({
  id: `f${n}`,
  name: 'bench',
  type: 'normal',
  last_finished_at: n,
}));
await transaction(db, (trx) => insertInBatches(trx, TABLE, finished));
await measure(`claim that finds nothing among ${FINISHED} finished`, JOBS, claim);

await db.knex.schema.dropTable(TABLE);
await db.close();
