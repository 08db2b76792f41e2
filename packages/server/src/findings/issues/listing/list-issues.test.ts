import { expect, it } from 'vitest';
import { pageRequest } from '../../../platform/paging.ts';
import { describeEachDatabase } from '../../../platform/storage/describe-each-database.test-support.ts';
import { insertInBatches } from '../../../platform/storage/index.ts';
import { startTest, verifiedDomain } from '../../../sites/domains/domain.test-support.ts';
import { countIssues } from './count-issues.ts';
import { listIssues } from './list-issues.ts';

const LOOKED_AT = 10_000;

describeEachDatabase('a list of issues whose condition has no index', (fresh) => {
  it('reads 10,000 of them for each request, and continues from there in the next', async () => {
    const test = await startTest({ db: fresh().open() });
    const { db, ctx } = test;
    const { id: domainId } = await verifiedDomain(test);
    const row = (index: number) => ({
      id: String(index).padStart(36, '0'),
      account_id: ctx.account.id,
      domain_id: domainId,
      kind: 'broken_link',
      severity: 'error',
      state: 'open',
      url: index % LOOKED_AT === 0 ? `https://example.com/Needle-${index}` : `https://example.com/${index}`,
      url_hash: String(index),
      internal: 1,
      found_on_pages: 1,
      first_seen_at: 0,
      // All issues have the same time, so only the ids decide where a page ends.
      opened_at: 7,
      last_seen_at: 0,
      last_seen_crawl_id: 'c',
      last_checked_at: 0,
      settled_crawl_id: 'c',
      outcome: 'new',
    });
    await insertInBatches(
      db.knex,
      'issues',
      Array.from({ length: 2 * LOOKED_AT + 1 }, (_, index) => row(index)),
    );
    const read = async (input: Pick<Parameters<typeof listIssues>[1], 'domainId' | 'order'>) => {
      const found: string[][] = [];
      for (let cursor: string | null = ''; cursor !== null; ) {
        const page = pageRequest({ limit: 5, cursor: cursor || undefined });
        const { data, nextCursor } = await listIssues(ctx, {
          ...input,
          filter: { state: 'open', text: 'needle' },
          page,
        });
        found.push(data.map(({ url }) => url));
        cursor = nextCursor;
      }
      return found;
    };
    const sent: string[] = [];
    db.knex.on('query', ({ sql }: { readonly sql: string }) => sent.push(sql));
    for (const filter of [{}, { kind: 'broken_link' }]) {
      const page = { limit: 5, after: undefined };
      await listIssues(ctx, { domainId, filter: { state: 'open', ...filter }, order: 'opened_at', page });
    }
    // When the index has every condition, it reads only the rows that it returns.
    expect(sent.filter((sql) => sql.includes('offset'))).toEqual([]);
    const pages = [20_000, 10_000, 0].map((index) => [`https://example.com/Needle-${index}`]);
    expect(await read({ domainId, order: 'opened_at' })).toEqual(pages);
    expect(await read({ domainId, order: 'found_on_pages' })).toEqual(pages);
    expect(await read({ domainId: undefined, order: 'opened_at' })).toEqual(pages);
    expect(await read({ domainId, order: 'severity' })).toEqual(pages);
    // The counts have the same limit, and the response says so.
    const none = { still_open: 0, fixed: 0, ignored: 0 };
    expect(await countIssues(ctx, { domainId, fixId: undefined })).toEqual({
      ...none,
      new: LOOKED_AT,
      complete: false,
    });
    await db.knex('issues').where({ url_hash: '0' }).orWhere('id', '>', String(LOOKED_AT).padStart(36, '0')).delete();
    expect(await countIssues(ctx, { domainId, fixId: undefined })).toEqual({ ...none, new: LOOKED_AT, complete: true });
  });
});
