import type { JobParameters } from 'agenda';
import { expect, it } from 'vitest';
import { describeEachDatabase } from '../../storage/describe-each-database.test-support.ts';
import { type Database, insertInBatches } from '../../storage/index.ts';
import { claimJob } from './claim-job.ts';
import { claim, fromNow, MINUTE, save, stored } from './conformance/fresh-backend.ts';
import { KnexBackend } from './knex-backend.ts';
import type { KnexJobRepository } from './knex-job-repository.ts';

const connected = async (db: Database): Promise<KnexJobRepository> => {
  const backend = new KnexBackend({ db });
  await backend.connect();
  return backend.repository;
};

/** Beyond the suite that MongoDB passes too. */
describeEachDatabase('the Knex backend', (fresh) => {
  it('can be connected by several servers at once, and again', async () => {
    const database = fresh();
    const repositories = await Promise.all([1, 2, 3].map(() => connected(database.open())));
    await repositories[0]?.connect();
    await repositories[0]?.saveJob({ name: 'x', priority: 0, type: 'normal', nextRunAt: null, data: 1 });
    expect(await Promise.all(repositories.map((repository) => repository.getDistinctJobNames()))).toEqual([
      ['x'],
      ['x'],
      ['x'],
    ]);
  });

  it('keeps one row of jobs that servers save at the same time', async () => {
    const database = fresh();
    const servers = [await connected(database.open()), await connected(database.open())];
    const saves = Array.from({ length: 40 }, (_, n) => {
      const server = servers[n % 2] as KnexJobRepository;
      const key = (n >> 1) % 4;
      return key === 0
        ? save(server, { name: 'tick', type: 'single', nextRunAt: fromNow(MINUTE) })
        : save(server, { unique: { 'data.key': key }, data: { key } });
    });
    const ids = new Set((await Promise.all(saves)).map((job) => job._id));
    expect([ids.size, (await servers[0]?.queryJobs())?.total]).toEqual([4, 4]);
  });

  it.each<[string, Partial<JobParameters>]>([
    ['every() of a server that starts', { type: 'single' }],
    ['a unique save', { unique: { 'data.id': 1 } }],
  ])('does not touch the run under way at %s', async (_case, kind) => {
    const repository = await connected(fresh().open());
    const job = await save(repository, kind);
    const running = await claim(repository);
    await repository.saveJobState({ ...running, failCount: 2, progress: 50 } as JobParameters);
    const again = await save(repository, { ...kind, priority: 3 });
    const byId = await save(repository, { _id: job._id as never, priority: 4, lockedAt: undefined as never });
    for (const seen of [again, byId, await stored(repository, job)]) {
      expect(seen).toMatchObject({ lockedAt: running?.lockedAt, failCount: 2, progress: 50 });
    }
    expect(await claim(repository)).toBeUndefined();
  });

  it('claims by an index alone, however many finished jobs there are', async () => {
    const db = fresh().open();
    const repository = await connected(db);
    const finished = (n: number) => ({ id: `f${n}`, name: 'mail', type: 'normal', last_finished_at: n });
    await insertInBatches(
      db.knex,
      'agenda_jobs',
      Array.from({ length: 3_000 }, (_, n) => finished(n)),
    );
    for (let n = 0; n < 300; n += 1) await save(repository, { nextRunAt: fromNow(MINUTE + n) });
    const statements: { sql: string; bindings: never[] }[] = [];
    db.knex.on('query', (statement) => statements.push(statement));
    expect(await claim(repository)).toBeUndefined();
    // A look, and as long as there is nothing no claim.
    expect(statements).toHaveLength(1);
    const past = { name: 'mail', dueBy: 0, expiredBy: 0 };
    await claimJob(db, { ...past, table: 'agenda_jobs', lockedAt: 1, lockedBy: null });
    const searches = statements.filter(({ sql }) => sql.includes('next_run_at'));
    expect(searches).toHaveLength(3);
    if (db.dialect === 'mysql') await db.knex.raw('analyze table agenda_jobs');
    for (const { sql, bindings } of searches) expect(await plan(db, sql, bindings)).toEqual([]);
  });
});

/** Steps of a statement's plan that it should not have: sorting, or reading more than a few rows */
async function plan(db: Database, sql: string, bindings: never[]): Promise<unknown[]> {
  if (db.dialect === 'sqlite') {
    const steps: { detail: string }[] = await db.knex.raw(`explain query plan ${sql}`, bindings);
    return steps.filter(({ detail }) => !/^(SEARCH .*INDEX|SCALAR SUBQUERY|SCAN CONSTANT ROW)/.test(detail));
  }
  const [steps] = await db.knex.raw(`explain format=traditional ${sql}`, bindings);
  return steps.filter(
    (step: { Extra: string; rows: number }) => step.rows > 5 || /filesort|temporary/.test(step.Extra),
  );
}
