import { fakeClock } from '@linkvitals/testing';
import { expect, it } from 'vitest';
import { describeEveryEmptyDatabase } from '../describe-each-database.test-support.ts';
import { transaction } from '../transaction.ts';
import { recentAnswers } from './recent-answers.ts';

describeEveryEmptyDatabase('the answers to statements', (fresh) => {
  const stage = () => {
    const db = fresh().open();
    const clock = fakeClock(0);
    return { db, clock, answers: recentAnswers(db, { clock, inTimeMs: 500 }) };
  };

  it('count for as long as they are recent; those of a transaction too', async () => {
    const { db, clock, answers } = stage();
    expect(answers.within(2_000)).toBe(false);
    await db.knex.raw('select 1');
    expect(answers.within(2_000)).toBe(true);
    await clock.advance(2_001);
    expect(answers.within(2_000)).toBe(false);
    await transaction(db, (trx) => trx.raw('select 1'));
    expect(answers.within(2_000)).toBe(true);
    // The end of a rollback is not reported, so it is not waited for.
    await expect(transaction(db, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await clock.advance(501);
    expect(answers.within(2_000)).toBe(true);
    await expect(db.knex.raw('select nonsense from nowhere')).rejects.toThrow();
    expect(answers.within(2_000)).toBe(false);
  });

  it('count no more once they are stopped', async () => {
    const { db, answers } = stage();
    answers.stop();
    await db.knex.raw('select 1');
    expect(answers.within(2_000)).toBe(false);
  });
});

/** A pool whose answers the test gives */
function pool() {
  const note: Record<string, (...args: unknown[]) => void> = {};
  const knex = {
    on(event: string, listener: (...args: unknown[]) => void) {
      note[event] = listener;
      return knex;
    },
  };
  const say = (event: string, id: string) =>
    event === 'query' ? note[event]?.({ __knexQueryUid: id }) : note[event]?.({}, { __knexQueryUid: id });
  return { db: { knex } as never, say };
}

it('that are late or overdue say that the database has to be checked', async () => {
  const clock = fakeClock(0);
  const { db, say } = pool();
  const answers = recentAnswers(db, { clock, inTimeMs: 500 });
  say('query', 'long');
  say('query', 'quick');
  say('query-response', 'quick');
  await clock.advance(500);
  expect(answers.within(2_000)).toBe(true);
  await clock.advance(1);
  expect(answers.within(2_000)).toBe(false);
  say('query-response', 'long');
  expect(answers.within(2_000)).toBe(false);
  say('query', 'next');
  say('query-response', 'next');
  expect(answers.within(2_000)).toBe(true);
  say('query', 'whose end is never reported');
  await clock.advance(30_001);
  say('query', 'another');
  say('query-response', 'another');
  expect(answers.within(2_000)).toBe(true);
});
