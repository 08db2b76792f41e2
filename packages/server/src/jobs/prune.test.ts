import { expect, it } from 'vitest';
import { confirmClock, readClockState } from '../platform/retention/index.ts';
import { counts, populate } from '../platform/storage/schema/every-table.test-support.ts';
import { startTest } from '../sites/domains/domain.test-support.ts';
import type { TestContext } from '../test-support/test-context.ts';
import { createPruning } from './prune.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const YEARS = 1095 * DAY;

/** Every table has a row that is old by any clock. The last clock was right a moment ago. */
async function filled(): Promise<TestContext & { readonly prune: () => Promise<boolean> }> {
  const test = await startTest();
  await populate(test.db);
  await test.db.knex('deliveries').update({ state: 'delivered', next_attempt_at: null, finished_at: 1 });
  await test.db.knex('reports').update({ state: 'completed', next_attempt_at: null, expires_at: 1 });
  await confirmClock(test.services);
  return { ...test, prune: createPruning(test.services) };
}

const held = ({ metrics }: TestContext): Promise<boolean> =>
  metrics.text().then((text) => /^linkvitals_retention_held 1$/m.test(text));

it('a clock three years ahead deletes no row of any table, nor does it after a restart', async () => {
  const test = await filled();
  const before = await counts(test.db);
  await test.clock.advance(YEARS);
  expect(await test.prune()).toBe(true);
  expect(await createPruning(test.services)()).toBe(true);
  expect([await counts(test.db), await held(test)]).toEqual([before, true]);
});

it('what is old is deleted by a clock that is right', async () => {
  const test = await filled();
  const before = await counts(test.db);
  await test.prune();
  const after = await counts(test.db);
  const pruned = Object.keys(after).filter((table) => (after[table] ?? 0) < (before[table] ?? 0));
  expect(pruned).toEqual(expect.arrayContaining(['audit_log', 'deliveries', 'events', 'reports', 'sessions']));
  expect(await held(test)).toBe(false);
});

it('servers that stood still for a week delete again after a day, or at once when somebody confirms the clock', async () => {
  for (const isConfirmed of [true, false]) {
    const test = await filled();
    const before = await counts(test.db);
    await test.clock.advance(7 * DAY);
    for (let hour = 0; hour < 24; hour += 1) {
      await test.prune();
      expect(await counts(test.db)).toEqual(before);
      if (isConfirmed) break;
      await test.clock.advance(HOUR);
    }
    if (isConfirmed) await confirmClock(test.services);
    await test.prune();
    expect([(await counts(test.db)).sessions, await held(test)]).toEqual([0, false]);
  }
});

it('a database of an earlier version knows the time by its newest row', async () => {
  const test = await filled();
  await test.db.knex('known_time').delete();
  const at = test.clock.now();
  await test.db.knex('sessions').limit(1).update({ last_used_at: at });
  await test.clock.advance(YEARS);
  expect(await readClockState(test.services)).toMatchObject({ known_at: at, isBelieved: false });
});
