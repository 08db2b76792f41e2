import type { Knex } from 'knex';
import { type Database, type Executor, transaction } from '../../storage/index.ts';
import type { JobRow } from './job-row.ts';

/** Conditions of the jobs that may be claimed */
export interface Claimable {
  name: string;
  /** Jobs due by then are taken; epoch milliseconds, like all times here. */
  dueBy: number;
  /** Locks taken by then have expired: their worker is gone. */
  expiredBy: number;
}

export interface Claim extends Claimable {
  table: string;
  lockedAt: number;
  lockedBy: string | null;
}

/** Narrows the jobs of a name to some, in the order in which the index has them. */
type Choice = (query: Knex.QueryBuilder) => Knex.QueryBuilder;

const ORDER = ['next_run_at', 'rank'] as const;

/**
 * Locks one job and returns its row, or nothing when there is none; each job goes to one claimer. Two statements
 * rather than one with OR, which no index serves: a claim that finds nothing then costs two index probes however many
 * finished jobs lie around. Expired locks come first, because under a steady load the due jobs never run out.
 */
export async function claimJob(db: Database, claim: Claim): Promise<JobRow | undefined> {
  const { expired, due } = choicesOf(claim);
  const inOrder: Choice[] = [
    (query) => expired(query).orderBy(['locked_at', ...ORDER]),
    (query) => due(query).orderBy([...ORDER]),
  ];
  return db.dialect === 'sqlite' ? claimOnSqlite(db, claim, inOrder) : claimOnMysql(db, claim, inOrder);
}

/** Whether there is a job to claim, for each of the questions, by one statement that locks nothing. */
export async function lookForJobs(db: Database, table: string, questions: readonly Claimable[]): Promise<boolean[]> {
  const { knex } = db;
  const columns = questions.map((question, n) => {
    const { expired, due } = choicesOf(question);
    const exists = [expired, due].map((choice) =>
      choice(candidatesOf(knex, table, question.name)).select(knex.raw('1')),
    );
    return knex.raw('(exists ? or exists ?) as ??', [...exists, `n${n}`]);
  });
  const [row] = await knex.select<Record<string, number>[]>(columns);
  return questions.map((_, n) => Number(row?.[`n${n}`]) === 1);
}

const choicesOf = ({ dueBy, expiredBy }: Claimable): Record<'expired' | 'due', Choice> => ({
  expired: (query) => query.where('locked_at', '<=', expiredBy),
  due: (query) => query.whereNull('locked_at').where('next_run_at', '<=', dueBy),
});

const locked = (claim: Claim): Record<string, string | number | null> => ({
  locked_at: claim.lockedAt,
  last_modified_by: claim.lockedBy,
});

const candidatesOf = (executor: Executor, table: string, name: string): Knex.QueryBuilder =>
  executor(table).where({ name, disabled: 0 });

const candidates = (executor: Executor, { table, name }: Claim, choice: Choice): Knex.QueryBuilder =>
  choice(candidatesOf(executor, table, name)).limit(1);

/** Finding and locking are one statement, and SQLite has one writer at a time. */
async function claimOnSqlite(db: Database, claim: Claim, choices: readonly Choice[]): Promise<JobRow | undefined> {
  for (const choice of choices) {
    const first = candidates(db.knex, claim, choice).select('id');
    const rows: JobRow[] = await db.knex(claim.table).where('id', first).update(locked(claim)).returning('*');
    if (rows[0] !== undefined) return rows[0];
  }
  return undefined;
}

/** A row that another transaction is about to claim is skipped, not waited for. */
async function claimOnMysql(db: Database, claim: Claim, choices: readonly Choice[]): Promise<JobRow | undefined> {
  return transaction(db, async (trx) => {
    for (const choice of choices) {
      const row: JobRow | undefined = await candidates(trx, claim, choice).forUpdate().skipLocked().first();
      if (row === undefined) continue;
      await trx(claim.table).where('id', row.id).update(locked(claim));
      return { ...row, ...locked(claim) };
    }
    return undefined;
  });
}
