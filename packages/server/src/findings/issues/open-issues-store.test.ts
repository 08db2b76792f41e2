import { expect, it } from 'vitest';
import { describeEachDatabase } from '../../platform/storage/describe-each-database.test-support.ts';
import { startTest, verifiedDomain } from '../../sites/domains/domain.test-support.ts';
import type { IssueRow } from './issue-row.ts';
import { countOpenIssues, listNewestIssues } from './open-issues-store.ts';

const HOUR = 3_600_000;

describeEachDatabase('the open issues of a domain', (fresh) => {
  async function start() {
    const test = await startTest({ db: fresh().open() });
    const { id: domainId } = await verifiedDomain(test);
    const add = async (issue: Partial<IssueRow> & Pick<IssueRow, 'url' | 'severity' | 'opened_at'>): Promise<void> => {
      await test.db.knex('issues').insert({
        id: test.ctx.ids.uuid(),
        account_id: test.ctx.account.id,
        domain_id: domainId,
        kind: 'broken_link',
        state: 'open',
        url_hash: issue.url,
        internal: 1,
        first_seen_at: 0,
        last_seen_at: 0,
        last_seen_crawl_id: 'c',
        last_checked_at: 0,
        settled_crawl_id: 'c',
        outcome: 'new',
        ...issue,
      });
    };
    return { ...test, domainId, add };
  }

  it('are listed newest first; those of one crawl by severity, then by number of pages', async () => {
    const { db, domainId, add } = await start();
    await add({ url: 'old', severity: 'error', opened_at: HOUR, found_on_pages: 99 });
    await add({ url: 'notice', severity: 'notice', opened_at: 3 * HOUR });
    await add({ url: 'warning', severity: 'warning', opened_at: 2 * HOUR });
    await add({ url: 'on many', severity: 'error', opened_at: 2 * HOUR, found_on_pages: 5 });
    await add({ url: 'on one', severity: 'error', opened_at: 2 * HOUR, found_on_pages: 1 });
    await add({ url: 'fixed', severity: 'error', opened_at: 4 * HOUR, state: 'fixed' });
    await add({ url: 'ignored', severity: 'error', opened_at: 4 * HOUR, state: 'ignored' });
    const urls = async (limit: number) => (await listNewestIssues(db.knex, domainId, limit)).map(({ url }) => url);
    expect(await urls(9)).toEqual(['notice', 'on many', 'on one', 'warning', 'old']);
    expect(await urls(2)).toEqual(['notice', 'on many']);
  });

  it('are counted by severity, without those that are fixed, ignored, or of another domain', async () => {
    const { db, domainId, add, ...test } = await start();
    const { id: other } = await verifiedDomain({ db, ...test }, { hostname: 'other.example.com' });
    expect(await countOpenIssues(db.knex, domainId)).toEqual({ error: 0, warning: 0, notice: 0 });
    await add({ url: 'a', severity: 'error', opened_at: 1 });
    await add({ url: 'b', severity: 'error', opened_at: 1 });
    await add({ url: 'c', severity: 'notice', opened_at: 1 });
    await add({ url: 'd', severity: 'warning', opened_at: 1, state: 'ignored' });
    await add({ url: 'e', severity: 'warning', opened_at: 1, domain_id: other });
    expect(await countOpenIssues(db.knex, domainId)).toEqual({ error: 2, warning: 0, notice: 1 });
    expect(await listNewestIssues(db.knex, other, 5)).toHaveLength(1);
  });
});
