import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../storage/index.ts';
import { save } from './conformance/fresh-backend.ts';
import { KnexBackend } from './knex-backend.ts';

const WORKER = fileURLToPath(new URL('conformance/worker-process.ts', import.meta.url));
const JOBS = 200;

let folder: string;
let url: string;
let db: Database;
const workers: ChildProcess[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'linkvitals-jobs-'));
  url = `sqlite:${join(folder, 'jobs.db')}`;
  db = openDatabase({ url });
});

afterEach(async () => {
  for (const worker of workers.splice(0)) worker.kill('SIGKILL');
  await db.close();
  await rm(folder, { recursive: true, force: true });
});

function startWorker(): ChildProcess {
  const args = ['--conditions=@linkvitals/source', WORKER, url];
  const worker = spawn(process.execPath, args, { stdio: ['pipe', 'ignore', 'inherit'] });
  workers.push(worker);
  return worker;
}

async function stopWorker(worker: ChildProcess): Promise<number | null> {
  const exited = once(worker, 'exit');
  worker.stdin?.end();
  return (await exited)[0];
}

it('two processes on one SQLite file run 200 jobs exactly once', async () => {
  await db.knex.schema.createTable('runs', (table) => {
    table.integer('job');
    table.integer('pid');
  });
  const backend = new KnexBackend({ db });
  await backend.connect();
  for (let job = 0; job < JOBS; job += 1) await save(backend.repository, { name: 'record', data: { job } });

  const pair = [startWorker(), startWorker()];
  const runs = async () => {
    expect(pair.map(({ exitCode }) => exitCode)).toEqual([null, null]);
    return (await db.knex('runs').count({ n: '*' }))[0]?.n;
  };
  await expect.poll(runs).toBe(JOBS);
  expect(await Promise.all(pair.map(stopWorker))).toEqual([0, 0]);

  expect(await db.knex('runs').pluck('job').orderBy('job')).toEqual(Array.from({ length: JOBS }, (_, job) => job));
  expect(new Set(await db.knex('runs').pluck('pid'))).toEqual(new Set(pair.map(({ pid }) => pid)));
  expect(await backend.repository.queryJobs({ state: 'completed' })).toMatchObject({ total: JOBS });
});
