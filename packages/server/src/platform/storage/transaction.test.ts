import type { Knex } from 'knex';
import { expect, it } from 'vitest';
import type { Database } from './database.ts';
import { describeEveryEmptyDatabase } from './describe-each-database.test-support.ts';
import { isRetryable } from './faults/is-retryable.ts';
import { isMissingReference, isUniqueViolation } from './faults/key-violations.ts';
import { migrate } from './schema/migrate.ts';
import { transaction } from './transaction.ts';

const account = (id: string): Record<string, unknown> => ({ id, name: id, plan: 'free', created_at: 1 });
const names = (db: Database): Promise<string[]> => db.knex('accounts').pluck('name').orderBy('id');

async function migrated(db: Database): Promise<Database> {
  await migrate(db);
  return db;
}

/** A transaction on another connection that holds row `a` (SQLite: the file) until `release` */
async function lockedBy(other: Database): Promise<{ release(): Promise<void> }> {
  const trx = await other.knex.transaction();
  await trx('accounts').where('id', 'a').update({ name: 'theirs' });
  return {
    release: async () => {
      await trx.commit();
    },
  };
}

/** Increments the named accounts, in that order. */
async function increment(trx: Knex.Transaction, ids: string[]): Promise<void> {
  for (const id of ids) {
    const row = await trx('accounts').where({ id }).forUpdate().first();
    await trx('accounts')
      .where({ id })
      .update({ custom_domain_limit: Number(row.custom_domain_limit) + 1 });
  }
}

describeEveryEmptyDatabase('transaction', (fresh) => {
  it('commits when the work resolves and gives its result', async () => {
    const db = await migrated(fresh().open());
    expect(
      await transaction(db, async (trx) =>
        trx('accounts')
          .insert(account('a'))
          .then(() => 'done'),
      ),
    ).toBe('done');
    expect(await names(db)).toEqual(['a']);
  });

  it('rolls back when the work rejects, runs it once, and hands the error on', async () => {
    const db = await migrated(fresh().open());
    let runs = 0;
    const work = async (trx: Knex.Transaction): Promise<void> => {
      runs += 1;
      await trx('accounts').insert(account('a'));
      throw new Error('no');
    };
    await expect(transaction(db, work)).rejects.toThrow('no');
    expect([runs, await names(db)]).toEqual([1, []]);
  });

  it('runs again when another server holds the lock, and succeeds once that has let go', async () => {
    const database = fresh();
    const db = await migrated(database.open({ lockTimeoutMs: 0 }));
    await db.knex('accounts').insert(account('a'));
    const other = await lockedBy(database.open());
    const pauses: number[] = [];
    await transaction(db, (trx) => increment(trx, ['a']), {
      pause: (attempt) => {
        pauses.push(attempt);
        return other.release();
      },
    });
    expect(pauses).toEqual([1]);
    expect(await db.knex('accounts').first()).toMatchObject({ name: 'theirs', custom_domain_limit: 1 });
  });

  it('gives up with the lock error after the retries it was granted', async () => {
    const database = fresh();
    const db = await migrated(database.open({ lockTimeoutMs: 0 }));
    await db.knex('accounts').insert(account('a'));
    const other = await lockedBy(database.open());
    let pauses = 0;
    const pause = async (): Promise<void> => {
      pauses += 1;
    };
    const refused = await transaction(db, (trx) => increment(trx, ['a']), { retries: 1, pause }).catch(
      (error) => error,
    );
    await other.release();
    expect([isRetryable(refused), pauses]).toEqual([true, 1]);
    expect(await db.knex('accounts').first()).toMatchObject({ name: 'theirs', custom_domain_limit: null });
  });

  it('loses no update of servers that read and write the same rows in opposite order', async () => {
    const database = fresh();
    const servers = [await migrated(database.open()), database.open()];
    await servers[0]?.knex('accounts').insert([account('a'), account('b')]);
    const rounds = Array.from({ length: 10 }, (_, round) =>
      servers.map((db, index) => {
        const ids = (round + index) % 2 ? ['a', 'b'] : ['b', 'a'];
        return transaction(db, (trx) => increment(trx, ids), { retries: 50 });
      }),
    );
    await Promise.all(rounds.flat());
    expect(await servers[0]?.knex('accounts').pluck('custom_domain_limit')).toEqual([20, 20]);
  });

  it('distinguishes a duplicate key and a missing reference from other refusals', async () => {
    const db = await migrated(fresh().open());
    await db.knex('accounts').insert(account('a'));
    const failing = async (work: Promise<unknown>): Promise<boolean[]> => {
      const error = await work.then(
        () => undefined,
        (reason: unknown) => reason,
      );
      return [isUniqueViolation(error), isMissingReference(error), isRetryable(error)];
    };
    const key = { account_id: 'a', name: 'k', secret_hash: 'h', last4: '1234', scopes: '[]', created_at: 1 };
    await db.knex('api_keys').insert({ id: '1', ...key });
    expect(await failing(db.knex('accounts').insert(account('a')))).toEqual([true, false, false]);
    expect(await failing(db.knex('api_keys').insert({ id: '2', ...key }))).toEqual([true, false, false]);
    expect(await failing(db.knex('api_keys').insert({ id: '3', ...key, secret_hash: 'i', account_id: 'x' }))).toEqual([
      false,
      true,
      false,
    ]);
    expect(await failing(db.knex('nowhere').select())).toEqual([false, false, false]);
    expect([isUniqueViolation('SQLITE_CONSTRAINT_UNIQUE'), isRetryable(undefined)]).toEqual([false, false]);
  });
});
