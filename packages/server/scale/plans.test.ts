import { operations } from '@linkvitals/contract';
import { expect, it } from 'vitest';
import { describeEachDatabase } from '../src/platform/storage/describe-each-database.test-support.ts';
import { onlyOnceOrNever, withProvider } from './exercise-people.ts';
import { startExercise } from './exercise-store.ts';
import { judgeStatements } from './judge-statements.ts';
import { planFaults } from './plan-faults.ts';
import { readPlan } from './read-plan.ts';
import { small, smaller } from './store-size.ts';

/** Number of tables that are large in either store; a plan that reads one of them whole is a fault. */
const LARGE_TABLES = 24;

describeEachDatabase('with a store of many rows', (fresh) => {
  it('no statement of the API or of background work reads a whole table or sorts many rows', async () => {
    const db = fresh().open();
    await using exercise = await startExercise(db, db.dialect === 'sqlite' ? smaller : small);
    const { rows, large } = exercise.store;
    expect(Object.values(rows).filter((many) => many >= large).length).toBeGreaterThanOrEqual(LARGE_TABLES);
    await exercise.run();
    const called = [...exercise.caller.called, ...onlyOnceOrNever, ...withProvider];
    expect(called.sort()).toEqual(operations.map(({ id }) => id).sort());
    const judged = await judgeStatements(db, exercise);
    expect(judged.length).toBeGreaterThan(100);
    expect(judged.filter(({ faults }) => faults.length > 0)).toEqual([]);

    // These statements, which no index helps, show that the check finds faults.
    const bad = [
      { sql: 'select `id` from `crawls` where `url` = ?', bindings: ['x'], by: 'test' },
      { sql: 'select `id` from `crawl_targets` order by `response_ms` limit ?', bindings: [10], by: 'test' },
    ];
    const [scan = [], sort = []] = await Promise.all(
      bad.map(async (statement) => planFaults(statement, await readPlan(db, statement), exercise.store)),
    );
    expect(scan).toEqual([expect.stringMatching(/^reads all of crawls \(\d+ rows\)$/)]);
    expect(sort).toEqual([
      expect.stringMatching(/^reads all of crawl_targets/),
      expect.stringMatching(/^sorts .*rows$/),
    ]);
  });
});
