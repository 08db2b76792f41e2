import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { describeEveryEmptyDatabase } from '../../../platform/storage/describe-each-database.test-support.ts';
import { insertInBatches, transaction } from '../../../platform/storage/index.ts';
import { TARGET_KINDS } from '../../../reporting/texts/kind-texts.ts';
import { verifiedDomain } from '../../../sites/domains/domain.test-support.ts';
import { createTestContext } from '../../../test-support/test-context.ts';
import { settleCrawl } from './settle-crawl.ts';

const hostname = 'checked.example.com';
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** All kinds of targets; and of page checks one that is decided by the page alone, one by comparing pages, and two about the URL. */
const KINDS = [...Object.keys(TARGET_KINDS), 'title_missing', 'title_duplicate', 'url_forbidden', 'sitemap_broken'];
const VERDICTS = ['ok', 'broken', 'suspect', 'unverifiable', 'not_checked', null];
const BOTH = [0, 1] as const;
/** Status of the page; null: it was not read. */
const PAGES = [null, 200, 404];
/** Time of a recheck. 0 is before any crawl, so it decides nothing; but the database leaves rechecked issues to the rules. */
const RECHECKED = [null, 0];

const cases = KINDS.flatMap((kind) =>
  VERDICTS.flatMap((verdict) =>
    BOTH.flatMap((internal) =>
      BOTH.flatMap((requested) =>
        PAGES.flatMap((page) =>
          RECHECKED.map((rechecked) => ({ kind, verdict, internal, requested, page, rechecked })),
        ),
      ),
    ),
  ),
);
const urlOf = (index: number): string => `https://${hostname}/${index}`;

describeEveryEmptyDatabase('issues that the database fixes by itself', (fresh) => {
  it('are the issues that the rules would fix', async () => {
    const test = await createTestContext({ db: fresh().open() });
    const { ctx, db } = test;
    const { id: domain_id } = await verifiedDomain(test, { hostname });
    const at = ctx.clock.now();
    const [id, before] = [ctx.ids.uuid(), ctx.ids.uuid()];
    const crawl = { account_id: ctx.account.id, domain_id, hostname, url: `https://${hostname}/`, config: '{}' };
    const limits = { max_pages: 1, depth_limit: 5, time_limit_ms: 60_000 };
    const course = { state: 'completed', trigger_kind: 'manual', queued_at: at, created_at: at, pages_crawled: 1 };
    await db.knex('crawls').insert({ id, ...crawl, ...limits, ...course });
    const place = { crawl_id: id, depth: 1 };
    const targets = cases.map(({ verdict, internal, requested }, index) => {
      const url = urlOf(index);
      const seen = { verdict, internal, requested, reason: null, content_type: 'text/html' };
      return { ...place, id: index, url, url_hash: sha256(url), navigational: 1, ...seen };
    });
    const pages = cases.flatMap(({ page }, index) =>
      page === null ? [] : [{ ...place, target_id: index, url: urlOf(index), status_code: page }],
    );
    const sightings = { first_seen_at: 0, opened_at: 0, last_seen_at: 0, last_checked_at: 0 };
    const crawls = { last_seen_crawl_id: before, settled_crawl_id: before };
    const issues = cases.map(({ kind, rechecked: rechecked_at }, index) => {
      const about = { kind, severity: 'error', state: 'open', url: urlOf(index), url_hash: sha256(urlOf(index)) };
      const owner = { id: ctx.ids.uuid(), account_id: ctx.account.id, domain_id };
      return { ...owner, ...about, internal: 1, ...sightings, ...crawls, outcome: 'persisting', rechecked_at };
    });
    await transaction(db, async (trx) => {
      await insertInBatches(trx, 'crawl_targets', targets);
      await insertInBatches(trx, 'crawl_pages', pages);
      await insertInBatches(trx, 'issues', issues);
    });
    const extent = { completed: true, truncated: false, sitemapsRead: true };
    const { counts } = await transaction(db, (trx) =>
      settleCrawl(ctx, trx, { ...crawl, id, ...extent, started_at: 1, at, suggestions: new Map() }),
    );
    // The issues that the crawl opened have later ids.
    const rows = await db.knex('issues').orderBy('id').limit(cases.length);
    const outcomes = rows.map(({ state, outcome, version, fixed_at, fixed_because, inconclusive_because }) => ({
      ...{ state, outcome, version, fixed_at, fixed_because, inconclusive_because },
    }));
    const named = (rechecked: number | null) =>
      cases.flatMap(({ rechecked: own, ...shape }, index) =>
        own === rechecked ? [{ ...shape, is: outcomes[index] }] : [],
      );
    expect(named(null)).toEqual(named(0));
    // A crawl that fixes all issues or none would prove nothing.
    const fixed = outcomes.filter(({ state }) => state === 'fixed').length;
    expect(fixed).toBeGreaterThan(100);
    expect(fixed).toBeLessThan(cases.length - 100);
    expect(counts.all.fixed).toBe(fixed);
    const noted: string[] = await db
      .knex('issue_changes')
      .where({ change_kind: 'fixed' })
      .orderBy('issue_id')
      .pluck('issue_id');
    expect(noted).toEqual(rows.flatMap((row) => (row.state === 'fixed' ? [row.id] : [])));
    await test.close();
  });
});
