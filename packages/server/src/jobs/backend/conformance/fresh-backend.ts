import type { AgendaBackend, JobParameters, JobRepository } from 'agenda';

/** Gives a backend on an empty database of its own, connected; a test may have several. */
export type FreshBackend = () => Promise<AgendaBackend>;

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;

/** A time relative to now. */
export const fromNow = (ms: number): Date => new Date(Date.now() + ms);

/** A job as Agenda hands it to a repository; due a minute ago by default. */
export const aJob = (fields: Partial<JobParameters> = {}): JobParameters => ({
  name: 'mail',
  priority: 0,
  type: 'normal',
  nextRunAt: fromNow(-MINUTE),
  data: {},
  ...fields,
});

/** The method's optional arguments differ between backends; Agenda always passes them. */
export const save = (repository: JobRepository, fields: Partial<JobParameters> = {}): Promise<JobParameters> =>
  repository.saveJob(aJob(fields), { lastModifiedBy: 'test' });

/** Claims as a worker with a lock lifetime of ten minutes that polls every five seconds. */
export const claim = (repository: JobRepository, name = 'mail', now = new Date()): Promise<JobParameters | undefined> =>
  repository.getNextJobToRun(name, new Date(now.getTime() + 5 * SECOND), new Date(now.getTime() - 10 * MINUTE), now, {
    lastModifiedBy: 'worker',
  });

export async function stored(repository: JobRepository, job: JobParameters): Promise<JobParameters> {
  const found = await repository.getJobById(String(job._id));
  if (!found) throw new Error(`Job ${job._id} is gone.`);
  return found;
}
