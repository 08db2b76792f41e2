import { expect, it } from 'vitest';
import { describeEachDatabase } from '../../platform/storage/describe-each-database.test-support.ts';
import { describeDomain, presentDomain } from '../../sites/domain-view/index.ts';
import { verifiedDomain } from '../../sites/domains/domain.test-support.ts';
import { getDomain } from '../../sites/domains/index.ts';
import { startOwnSiteTest } from '../crawls/own-site.test-support.ts';
import { getRecheck } from './get-recheck.ts';
import { runRecheck } from './queue/run-recheck.ts';
import { hostname, page, redirectTo, startRecheckTest } from './recheck.test-support.ts';
import { requestRecheck } from './request-recheck.ts';

const home = page('<a href=/gone>1</a><a href=/moved>2</a><a href=/untitled>3</a><a href=/page#part>4</a>');
const site = () => ({
  '/robots.txt': 404,
  '/': home,
  '/moved': redirectTo('/page'),
  '/page': page('<p>Some words about the things that we sell.</p>'.repeat(9)),
  '/untitled': page('<p>Words.</p>', ''),
});

describeEachDatabase('a recheck', (fresh) => {
  it('fixes an issue whose URL is there again, and says what it saw', async () => {
    const test = await startRecheckTest({ answers: site(), db: fresh().open() });
    test.answers['/gone'] = page('<p>Back.</p>');
    const before = test.requests.length;
    const recheck = await test.recheck('/gone');
    expect(recheck).toMatchObject({
      state: 'done',
      outcome: 'fixed',
      issue_state: 'fixed',
      inconclusive_because: null,
    });
    expect(recheck.evidence).toMatchObject({ verdict: 'ok', reason: 'ok', status_code: 200, because: 'checked' });
    expect(test.requests.slice(before).map(({ line }) => line)).toEqual(['GET /gone']);
    const row = await test.issue('/gone');
    expect(row).toMatchObject({ state: 'fixed', fixed_because: 'checked', fixed_at: recheck.looked_at });
    const changes = await test.db.knex('issue_changes').where({ issue_id: row.id }).orderBy('id');
    expect(changes.map(({ change_kind }) => change_kind)).toEqual(['opened', 'fixed']);
    expect(changes[1]).toMatchObject({ crawl_id: null, actor_name: test.ctx.actor.name });
    expect(JSON.parse(changes[1].evidence)).toMatchObject({ outcome: 'fixed', status_code: 200 });
  });

  it('keeps open what is still broken, notes another reason, and opens again what is broken again', async () => {
    const test = await startRecheckTest({ answers: site(), db: fresh().open() });
    expect(await test.recheck('/gone')).toMatchObject({ outcome: 'persisting', issue_state: 'open' });
    test.answers['/gone'] = 410;
    expect(await test.recheck('/gone')).toMatchObject({ outcome: 'persisting' });
    expect(await test.issue('/gone')).toMatchObject({ state: 'open', reason: 'gone', status_code: 410 });
    test.answers['/gone'] = page('');
    expect(await test.recheck('/gone')).toMatchObject({ outcome: 'fixed' });
    expect(await test.recheck('/gone')).toMatchObject({ outcome: 'none', issue_state: 'fixed' });
    test.answers['/gone'] = 404;
    expect(await test.recheck('/gone')).toMatchObject({ outcome: 'reopened', issue_state: 'open' });
    const row = await test.issue('/gone');
    expect(row).toMatchObject({ state: 'open', reopened_count: 1, fixed_at: null, opened_crawl_id: null });
    const changes = await test.db.knex('issue_changes').where({ issue_id: row.id }).orderBy('id').pluck('change_kind');
    expect(changes).toEqual(['opened', 'rechecked', 'changed', 'fixed', 'rechecked', 'reopened']);
  });

  it('judges warnings, page checks and parts of pages', async () => {
    const test = await startRecheckTest({ answers: site(), db: fresh().open() });
    const outcomes = async () => [
      (await test.recheck('/moved', 'redirect_permanent')).outcome,
      (await test.recheck('/untitled', 'title_missing')).outcome,
      (await test.recheck('/page#part')).outcome,
    ];
    expect(await outcomes()).toEqual(['persisting', 'persisting', 'persisting']);
    test.answers['/moved'] = redirectTo('/page', 302);
    test.answers['/untitled'] = page('<p>Words.</p>');
    test.answers['/page'] = `${test.answers['/page']}<p id=part>Here.</p>`;
    expect(await outcomes()).toEqual(['fixed', 'fixed', 'fixed']);
  });

  it('says that a page is gone, and leaves to a crawl what pages have in common', async () => {
    const same = page('<p>Other words.</p>');
    const answers = { ...site(), '/': page('<a href=/one>1</a><a href=/two>2</a>'), '/one': same, '/two': same };
    const test = await startRecheckTest({ answers, db: fresh().open() });
    const inconclusive = { outcome: 'inconclusive', inconclusive_because: 'needs_crawl', issue_state: 'open' };
    expect(await test.recheck('/one', 'title_duplicate')).toMatchObject(inconclusive);
    test.answers['/one'] = 404;
    expect(await test.recheck('/one', 'title_duplicate')).toMatchObject({ outcome: 'fixed', issue_state: 'fixed' });
    expect(await test.issue('/one', 'title_duplicate')).toMatchObject({ fixed_because: 'page_gone' });
  });

  it.each([
    ['login', 401, 'unverifiable'],
    ['robots', undefined, 'robots_disallowed'],
  ])('is inconclusive where nobody can say: %s', async (_, status, because) => {
    const test = await startRecheckTest({ answers: site(), db: fresh().open() });
    if (status !== undefined) test.answers['/gone'] = status;
    else test.answers['/robots.txt'] = 'User-agent: *\nDisallow: /gone';
    const cache = status === undefined ? { robotsCache: { get: () => undefined, set: () => {} } } : {};
    expect(await test.recheck('/gone', undefined, cache)).toMatchObject({ inconclusive_because: because });
    expect(await test.issue('/gone')).toMatchObject({ state: 'open', rechecked_at: null });
  });

  it('changes what the domain shows of its issues, what it has used, and nothing of the last crawl', async () => {
    const test = await startRecheckTest({ answers: site(), db: fresh().open() });
    const { db, domainId, ctx } = test;
    const shown = async () => {
      const { totals, ...crawl } = await db.knex('crawls').where({ domain_id: domainId }).first();
      const view = presentDomain(await describeDomain(ctx, await getDomain(ctx, domainId)));
      return { crawl, metrics: view.metrics, score: view.health_score };
    };
    const before = await shown();
    const errors = before.metrics.issue_counts?.error ?? 0;
    expect(errors).toBeGreaterThan(0);
    expect(before.metrics.last_issues.map(({ url }) => url)).toContain(`http://${hostname}/gone`);
    test.answers['/gone'] = page('');
    await test.recheck('/gone');
    const after = await shown();
    expect(after.crawl).toEqual(before.crawl);
    expect(after.score).toBe(before.score);
    expect(after.metrics.broken_links).toBe(before.metrics.broken_links);
    expect(after.metrics.issue_counts?.error).toBe(errors - 1);
    expect(after.metrics.last_issues.map(({ url }) => url)).not.toContain(`http://${hostname}/gone`);
    expect(after.metrics.credit_usage).toBe(before.metrics.credit_usage + 1);
  });

  it('of the start page over https, which does not answer, goes by the one of the newest completed crawl', async () => {
    const answers = { ...site(), '/': page(`<a href="https://${hostname}/">Start</a>`) };
    const test = await startOwnSiteTest({ answers, hostnames: [hostname], db: fresh().open() });
    const { id: domainId } = await verifiedDomain(test, { hostname });
    await test.crawl(domainId);
    const issue = () =>
      test.db
        .knex('issues')
        .where({ url: `https://${hostname}/` })
        .first();
    const { id, state } = await issue();
    expect(state).toBe('open');
    // There is no answer over https, but the site responds.
    const { id: recheckId } = await requestRecheck(test.ctx, id);
    await runRecheck(test.services, { recheckId });
    expect(await getRecheck(test.ctx, id)).toMatchObject({ outcome: 'persisting', inconclusive_because: null });
  });

  it('of an ignored issue leaves it ignored, or fixed', async () => {
    const test = await startRecheckTest({ answers: site(), db: fresh().open() });
    const { id } = await test.issue('/gone');
    await test.db.knex('issues').where({ id }).update({ state: 'ignored', ignored_at: 1 });
    expect(await test.recheck('/gone')).toMatchObject({ outcome: 'none', issue_state: 'ignored' });
    test.answers['/gone'] = page('');
    expect(await test.recheck('/gone')).toMatchObject({ outcome: 'none', issue_state: 'fixed' });
  });
});
