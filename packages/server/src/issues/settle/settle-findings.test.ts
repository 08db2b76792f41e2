import { createHash } from 'node:crypto';
import { expect, it, onTestFinished } from 'vitest';
import type { Context } from '../../context.ts';
import { verifiedDomain } from '../../domains/domain.test-support.ts';
import { describeEveryEmptyDatabase } from '../../storage/describe-each-database.test-support.ts';
import { type Database, insertInBatches, transaction } from '../../storage/index.ts';
import { createTestContext, type TestContext } from '../../test-support/test-context.ts';
import { settleCrawl } from './settle-crawl.ts';

const PAGES = 900;
const hostname = 'findings.example.com';

interface Finding {
  readonly page: number;
  readonly code: string;
  readonly detail: string | null;
}

/** Two findings on every page, more than are settled together. */
const findings: readonly Finding[] = Array.from({ length: PAGES }, (_, index) => index + 1).flatMap((page) => [
  { page, code: 'slow_page', detail: `${page} "ms" \\` },
  { page, code: 'title_missing', detail: null },
]);
const urlOf = (page: number): string => `https://${hostname}/${page}`;

async function start(db: Database) {
  const test = await createTestContext({ db });
  onTestFinished(() => test.close());
  return { test, domainId: (await verifiedDomain(test, { hostname })).id };
}

/** Settles a crawl that read every page and found this. Answers its id and what it counted. */
async function settle({ test, domainId }: Awaited<ReturnType<typeof start>>, found: readonly Finding[]) {
  const { ctx, db } = test;
  const id = await insertCrawl(ctx, domainId);
  await addResults(test, id, found);
  const crawl = { id, account_id: ctx.account.id, domain_id: domainId, started_at: 1, at: ctx.clock.now() };
  const extent = { completed: true, truncated: false, sitemapsRead: true };
  const { all } = await transaction(db, (trx) =>
    settleCrawl(ctx, trx, { ...crawl, ...extent, suggestions: new Map() }),
  );
  return { id, all };
}

async function insertCrawl({ ids, account, clock, db }: Context, domain_id: string): Promise<string> {
  const id = ids.uuid();
  const at = clock.now();
  const about = { id, account_id: account.id, domain_id, hostname, url: `https://${hostname}/`, config: '{}' };
  const limits = { max_pages: PAGES, depth_limit: 5, time_limit_ms: 60_000 };
  const course = { state: 'completed', trigger_kind: 'manual', queued_at: at, created_at: at, pages_crawled: PAGES };
  await db.knex('crawls').insert({ ...about, ...limits, ...course });
  return id;
}

async function addResults({ db }: TestContext, crawl_id: string, found: readonly Finding[]): Promise<void> {
  const pages = Array.from({ length: PAGES }, (_, index) => index + 1);
  const target = { crawl_id, host: hostname, internal: 1, navigational: 1, depth: 1, verdict: 'ok', status_code: 200 };
  const page = { crawl_id, depth: 1, status_code: 200, links_internal: 0, links_external: 0 };
  const severity = (code: string) => (code === 'title_missing' ? 'error' : 'warning');
  await transaction(db, async (trx) => {
    const hash = (url: string) => createHash('sha256').update(url).digest('hex');
    const targets = pages.map((id) => ({ ...target, id, url: urlOf(id), url_hash: hash(urlOf(id)), requested: 1 }));
    await insertInBatches(trx, 'crawl_targets', targets);
    await insertInBatches(
      trx,
      'crawl_pages',
      pages.map((id) => ({ ...page, target_id: id, url: urlOf(id) })),
    );
    const rows = found.map(({ page: target_id, ...one }) => ({
      crawl_id,
      target_id,
      severity: severity(one.code),
      ...one,
    }));
    await insertInBatches(trx, 'crawl_findings', rows);
  });
}

const none = { new: 0, fixed: 0, reopened: 0, persisting: 0, inconclusive: 0 };

describeEveryEmptyDatabase('what page checks find', (fresh) => {
  it('becomes an issue each, stays it, and is fixed when it is gone', async () => {
    const site = await start(fresh().open());
    const { knex } = site.test.db;
    const first = await settle(site, findings);
    expect(first.all).toEqual({ ...none, new: findings.length });
    const issues = await knex('issues').orderBy('id');
    const keyOf = ({ url, kind, detail }: Record<string, string>) => `${url} ${kind} ${detail}`;
    expect(issues.map(keyOf).sort()).toEqual(
      findings.map(({ page, code, detail }) => `${urlOf(page)} ${code} ${detail}`).sort(),
    );
    expect(new Set(issues.map(({ state, outcome, version }) => `${state} ${outcome} ${version}`))).toEqual(
      new Set(['open new 1']),
    );
    const changes = await knex('issue_changes').orderBy('id');
    expect(changes.map(({ issue_id }) => issue_id).sort()).toEqual(issues.map(({ id }) => id));
    const [slow] = issues.filter(({ kind }) => kind === 'slow_page');
    const change = changes.find(({ issue_id }) => issue_id === slow?.id);
    expect(change).toMatchObject({ change_kind: 'opened', crawl_id: first.id, actor_name: null });
    expect(JSON.parse(change?.evidence)).toEqual({ reason: null, status_code: 200, detail: slow?.detail });

    const second = await settle(site, findings);
    expect(second.all).toEqual({ ...none, persisting: findings.length });
    expect(await knex('issue_changes').count({ n: '*' })).toEqual([{ n: changes.length }]);
    expect(await knex('issues').where({ version: 1, last_seen_crawl_id: second.id }).count({ n: '*' })).toEqual([
      { n: findings.length },
    ]);

    const third = await settle(
      site,
      findings.filter(({ page, code }) => page > 10 || code !== 'slow_page'),
    );
    expect(third.all).toEqual({ ...none, persisting: findings.length - 10, fixed: 10 });
    const fourth = await settle(site, findings);
    expect(fourth.all).toEqual({ ...none, persisting: findings.length - 10, reopened: 10 });
  });

  it('is noted when it changed, ignored by a rule, or left to whoever ignores it', async () => {
    const site = await start(fresh().open());
    const { knex } = site.test.db;
    const some = findings.filter(({ page }) => page <= 3);
    await settle(site, some.slice(0, 4));
    const ofPage = (page: number, kind: string) => ({ url: urlOf(page), kind });
    await knex('issues').where(ofPage(1, 'slow_page')).update({ state: 'ignored', ignored_at: 1 });
    const rule = { account_id: site.test.ctx.account.id, domain_id: site.domainId, kind: 'title_missing' };
    const words = { reason: 'known', created_by: 'Ada', created_at: 1 };
    await knex('issue_rules').insert({ id: site.test.ctx.ids.uuid(), ...rule, ...words });

    const changed = some.map((one) => (one.page === 2 && one.code === 'slow_page' ? { ...one, detail: 'other' } : one));
    const { all } = await settle(site, changed);
    // Page 1 is known with both, page 2 too; of page 3 one is new, and the rule ignores the other.
    expect(all).toEqual({ ...none, new: 1, persisting: 3 });
    const issue = (page: number, kind: string) => knex('issues').where(ofPage(page, kind)).first();
    expect(await issue(1, 'slow_page')).toMatchObject({ state: 'ignored', outcome: 'none' });
    expect(await issue(2, 'slow_page')).toMatchObject({ state: 'open', detail: 'other', version: 2 });
    expect(await issue(3, 'slow_page')).toMatchObject({ state: 'open', outcome: 'new' });
    expect(await issue(3, 'title_missing')).toMatchObject({ state: 'ignored', outcome: 'none', ignored_by: 'Ada' });
  });
});
