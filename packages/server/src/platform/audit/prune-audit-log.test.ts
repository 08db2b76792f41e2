import { expect, it, onTestFinished } from 'vitest';
import { createTestContext } from '../../test-support/test-context.ts';
import { describeEachDatabase } from '../storage/describe-each-database.test-support.ts';
import { insertInBatches } from '../storage/index.ts';
import { pruneAuditLog } from './prune-audit-log.ts';
import { listSizes } from './store.ts';

const DAY_MS = 86_400_000;

describeEachDatabase('the audit log', (fresh) => {
  it('keeps 200,000 entries of an account, here 400, and those of the last 30 days in any case', async () => {
    const test = await createTestContext({ db: fresh().open() });
    onTestFinished(() => test.close());
    const { ctx, services } = test;
    const { knex } = ctx.db;
    const [own, others] = [ctx.account.id, (await test.other()).account.id];
    const now = ctx.clock.now();
    const entriesOf = (account_id: string, daysAgo: number, count: number) =>
      Array.from({ length: count }, () => ({
        id: ctx.ids.uuid(),
        ...{ account_id, actor_kind: 'person', actor_id: 'x', actor_name: 'x', action: 'issue.updated' },
        before_change: '{"a":"ä"}',
        created_at: now - daysAgo * DAY_MS,
      }));
    await insertInBatches(knex, 'audit_log', [
      ...entriesOf(own, 0, 200),
      ...entriesOf(own, 29, 150),
      ...entriesOf(own, 40, 50),
      ...entriesOf(own, 50, 50),
      // None of the entries is of the last day, so this account does not grow.
      ...entriesOf(others, 50, 450),
    ]);
    const kept = async (account_id: string): Promise<number> =>
      (await knex('audit_log').where({ account_id }).pluck('id')).length;
    await pruneAuditLog(services, 400);
    expect([await kept(own), await kept(others)]).toEqual([400, 450]);
    await insertInBatches(knex, 'audit_log', entriesOf(own, 1 / 2, 300));
    await pruneAuditLog(services, 400);
    expect(await kept(own)).toBe(200 + 300 + 150);
    expect(await listSizes(knex, { account_id: own }, now - 1)).toHaveLength(200);
    expect((await listSizes(knex, { account_id: own }, now - 1))[0]).toEqual({ created_at: now, bytes: 10 });
  });
});
