import { once } from 'node:events';
import { Agenda, type AgendaBackend, type AgendaOptions, type Job, type JobParameters } from 'agenda';
import { afterEach, beforeEach, expect } from 'vitest';
import { type FreshBackend, stored } from './fresh-backend.ts';

export interface AgendaBench {
  /** The backend of the test that runs. */
  backend(): AgendaBackend;
  /** An Agenda on it that polls every 20 ms; not started, stopped at the end of the test. */
  agenda(options?: Partial<AgendaOptions>): Promise<Agenda>;
  /** The row of a job. */
  row(job: Job): Promise<JobParameters>;
  /** Number of rows, of one name or in all */
  rows(name?: string): Promise<number>;
}

/**
 * Agenda does not await `unlockJob`. One that it sends after it was stopped meets a closed database, fails 20 s later, and
 * would be an unhandled rejection in whichever test runs then. In the server `attendedBackend` catches it.
 */
function untilStopped({ repository }: AgendaBackend): () => void {
  const unlockJob = repository.unlockJob.bind(repository);
  let isStopped = false;
  repository.unlockJob = (job) =>
    unlockJob(job).catch((error: unknown) => {
      if (!isStopped) throw error;
    });
  return () => {
    isStopped = true;
  };
}

/** Agendas on a backend that each test has to itself. */
export function withAgenda(fresh: FreshBackend): AgendaBench {
  let backend: AgendaBackend;
  let stopped: () => void;
  const agendas: Agenda[] = [];
  beforeEach(async () => {
    backend = await fresh();
    stopped = untilStopped(backend);
  });
  afterEach(async () => {
    for (const agenda of agendas.splice(0)) await agenda.stop(false);
    stopped();
  });
  return {
    backend: () => backend,
    agenda: async (options = {}) => {
      const agenda = new Agenda({ backend, processEvery: 20, ...options });
      agendas.push(agenda);
      await agenda.ready;
      return agenda;
    },
    row: (job) => stored(backend.repository, job.attrs),
    rows: async (name) => (await backend.repository.queryJobs(name === undefined ? {} : { name })).total,
  };
}

/** Queues a job, starts Agenda and resolves when the first run of that name is over. */
export async function runOnce(agenda: Agenda, name: string, data: unknown = {}): Promise<Job> {
  const over = once(agenda, `complete:${name}`);
  const job = await agenda.now(name, data);
  await agenda.start();
  await over;
  return job;
}

/** Counts how often Agenda has requested a job of a name from the backend and got an answer. */
export function countLooks(backend: AgendaBackend, name: string): () => number {
  const { repository } = backend;
  const claim = repository.getNextJobToRun.bind(repository);
  let looks = 0;
  repository.getNextJobToRun = async (...args) => {
    const job = await claim(...args);
    if (args[0] === name) looks += 1;
    return job;
  };
  return () => looks;
}

/** Resolves when `looks` has grown by three: what would have been taken has been taken by then. */
export async function pollsPass(looks: () => number): Promise<void> {
  const before = looks();
  await expect.poll(looks).toBeGreaterThan(before + 2);
}

/** A handler that keeps its runs until `open` is called, and how many of them are and were under way at once. */
export function gate(): { handler: () => Promise<void>; open: () => void; running: () => number; peak: () => number } {
  const { promise, resolve } = Promise.withResolvers<void>();
  let running = 0;
  let peak = 0;
  const handler = async (): Promise<void> => {
    running += 1;
    peak = Math.max(peak, running);
    await promise;
    running -= 1;
  };
  return { handler, open: resolve, running: () => running, peak: () => peak };
}
