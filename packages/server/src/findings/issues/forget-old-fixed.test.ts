import { expect, it } from 'vitest';
import { describeEachDatabase } from '../../platform/storage/describe-each-database.test-support.ts';
import { verifiedDomain } from '../../sites/domains/domain.test-support.ts';
import { insertIssue } from '../../test-support/insert-issue.ts';
import { createTestContext } from '../../test-support/test-context.ts';
import { requestRecheck } from '../rechecks/index.ts';
import { createComment, forgetOldFixed } from './index.ts';

describeEachDatabase('fixed issues', (fresh) => {
  it('beyond the kept number are deleted with their comments and rechecks, those fixed first before others', async () => {
    const test = await createTestContext({ db: fresh().open() });
    const { ctx, db } = test;
    const { id: domainId } = await verifiedDomain(test);
    const add = (url: string, columns = {}) =>
      insertIssue(ctx, { domainId, url: `https://example.com/${url}`, columns });
    const open = await add('open', { opened_at: 1 });
    const ids = [];
    for (let fixed_at = 1; fixed_at <= 4; fixed_at += 1)
      ids.push(await add(`${fixed_at}`, { state: 'fixed', fixed_at }));
    for (const issueId of ids) {
      await createComment(ctx, { issueId, text: 'Whose is it?' });
      await requestRecheck(ctx, issueId);
    }
    const left = async (table: string, column: string) => new Set(await db.knex(table).pluck(column));
    await forgetOldFixed(ctx, domainId, 4);
    expect(await left('issues', 'id')).toEqual(new Set([open, ...ids]));
    await forgetOldFixed(ctx, domainId, 2);
    expect(await left('issues', 'id')).toEqual(new Set([open, ...ids.slice(2)]));
    for (const table of ['issue_comments', 'issue_rechecks'])
      expect(await left(table, 'issue_id')).toEqual(new Set(ids.slice(2)));
  });

  it('are searched without a lock', async () => {
    const test = await createTestContext({ db: fresh().open() });
    const { id: domainId } = await verifiedDomain(test);
    const statements: string[] = [];
    test.db.knex.on('query', ({ sql }: { sql: string }) => statements.push(sql));
    await forgetOldFixed(test.ctx, domainId);
    expect(statements).toEqual([expect.stringMatching(/^select `id` from `issues`/)]);
  });
});
