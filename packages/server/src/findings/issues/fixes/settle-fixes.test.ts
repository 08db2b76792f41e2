import { listFixes as listByRule } from '@linkvitals/contract/fixes';
import { exactScore } from '@linkvitals/contract/score-parts';
import { expect, it } from 'vitest';
import type { Context } from '../../../context.ts';
import { everyPage } from '../../../platform/paging.ts';
import type { Database } from '../../../platform/storage/database.ts';
import { describeEachDatabase } from '../../../platform/storage/describe-each-database.test-support.ts';
import { transaction } from '../../../platform/storage/index.ts';
import { startTest, verifiedDomain } from '../../../sites/domains/domain.test-support.ts';
import { addPerson } from '../../../test-support/add-person.ts';
import { insertIssue } from '../../../test-support/insert-issue.ts';
import { countFixPoints } from './count-points.ts';
import { fixIdOf } from './fix-of-issues.ts';
import type { FixRow } from './fix-row.ts';
import { listFixes } from './list-fixes.ts';
import type { FixFilter } from './list-store.ts';
import { hostname, seededSite, storeSeededSite } from './seeded-site.test-support.ts';
import { refreshFixes, settleFixes, shrinkFixes, within } from './settle-fixes.ts';

/** Prepares a domain with the seeded site whose fixes are not made yet. */
async function start(db: Database) {
  const test = await startTest({ db });
  const { ctx } = test;
  const { id: domainId } = await verifiedDomain(test, { hostname });
  const crawlId = await storeSeededSite(ctx, domainId);
  const { knex } = ctx.db;
  const settle = () => transaction(db, (trx) => settleFixes(trx, { domainId, now: ctx.clock.now() }));
  /** @param small open issues up to which all fixes are made anew */
  const refresh = (small?: number, issueIds: readonly string[] = []) =>
    transaction(db, (trx) => refreshFixes(trx, { domainId, now: ctx.clock.now(), issueIds }, small));
  const issues = () => knex('issues').where({ domain_id: domainId });
  return { ctx, knex, domainId, crawlId, settle, refresh, issues, list: listerOf(ctx, domainId) };
}

/** Lists all fixes that fit, some a page. */
const listerOf =
  (ctx: Context, domainId: string) =>
  async (filter: FixFilter = {}, limit = 3): Promise<readonly FixRow[]> => {
    const found: FixRow[] = [];
    for await (const some of everyPage(limit, (page) => listFixes(ctx, { domainId, filter, page })))
      found.push(...some);
    return found;
  };

const figures = ({ kind, severity, pages, points, priority, opened_at, issues }: Omit<FixRow, 'id'>) => [
  ...[kind, severity, issues, pages, opened_at],
  ...[points.toFixed(9), priority.toFixed(9)],
];

const expected = listByRule(seededSite).map((fix) => [
  ...[fix.kind, fix.severity, fix.links.length + fix.checks.length, fix.pages, fix.since],
  ...[fix.points.toFixed(9), fix.priority.toFixed(9)],
]);

/** Asserts that each open issue is in one fix, which counts it, and that no other issue is in any. */
async function expectWhole({ issues, list }: Awaited<ReturnType<typeof start>>): Promise<void> {
  const rows: { state: string; fix_id: string | null }[] = await issues().select('state', 'fix_id');
  const counts = new Map<string, number>();
  for (const { state, fix_id } of rows) {
    expect(fix_id === null).toBe(state !== 'open');
    if (fix_id !== null) counts.set(fix_id, (counts.get(fix_id) ?? 0) + 1);
  }
  expect(new Map((await list()).map((fix) => [fix.id, fix.issues]))).toEqual(counts);
}

describeEachDatabase('the fixes of a domain', (fresh) => {
  it('are those of the rule, in its order, and each open issue is in one of them', async () => {
    const site = await start(fresh().open());
    await site.settle();
    for (const limit of [1, 4, 100]) expect((await site.list({}, limit)).map(figures)).toEqual(expected);
    await expectWhole(site);
  });

  it('say what to change and where', async () => {
    const { settle, list } = await start(fresh().open());
    await settle();
    const [moved, footer] = await list();
    expect(moved?.subject).toMatchObject({
      ...{ from: `https://${hostname}/blog/*`, to: `https://${hostname}/news/*` },
      ...{ url: null, host: null, code: null },
    });
    expect(footer?.subject).toMatchObject({
      url: `https://${hostname}/imprint-old`,
      region: 'footer',
      text: 'Imprint',
    });
    expect((await list({ kinds: ['page'] })).map(({ issue_kinds }) => issue_kinds)).toEqual([
      ['title_missing', 'description_missing'],
    ]);
  });

  it('are filtered by kind, severity, section and age', async () => {
    const { settle, list } = await start(fresh().open());
    await settle();
    const kinds = async (filter: FixFilter) => (await list(filter)).map(({ kind }) => kind);
    expect(await kinds({ kinds: ['dead_host', 'page'] })).toEqual(['dead_host', 'page']);
    expect(await kinds({ severity: 'notice' })).toEqual(['moved_pattern']);
    expect(await kinds({ section: '/products/' })).toEqual(['page_check']);
    expect(await kinds({ section: '/prod/' })).toEqual([]);
    expect(await kinds({ section: '/blog/' })).toEqual(['moved_pattern']);
    expect(await kinds({ openedSince: 26 })).toEqual(['link', 'link', 'link']);
  });

  it('are written only when they differ, so a second ranking leaves their time', async () => {
    const { settle, list, knex } = await start(fresh().open());
    await settle();
    await knex('fixes').update({ ranked_at: 1 });
    await settle();
    expect(new Set((await list()).map(({ ranked_at }) => ranked_at))).toEqual(new Set([1]));
    await knex('issues')
      .where({ url: `https://${hostname}/size-guide` })
      .update({ found_on_pages: 31 });
    await settle();
    const written = (await list()).filter(({ ranked_at }) => ranked_at !== 1);
    expect(written.map(({ subject, pages }) => [subject.url, pages])).toEqual([[`https://${hostname}/size-guide`, 31]]);
  });

  it('stay as they were when the transaction ends without a commit', async () => {
    const { settle, list, knex, domainId, ctx, issues } = await start(fresh().open());
    await settle();
    const before = [await list(), await issues().orderBy('id').select('id', 'fix_id')];
    await issues().update({ state: 'ignored' });
    const broken = transaction(ctx.db, async (trx) => {
      await settleFixes(trx, { domainId, now: 1 });
      expect(await trx('fixes').first('id')).toBeUndefined();
      throw new Error('The process is killed.');
    });
    await expect(broken).rejects.toThrow('killed');
    await knex('issues').update({ state: 'open' });
    expect([await list(), await issues().orderBy('id').select('id', 'fix_id')]).toEqual(before);
  });

  it('are none before a crawl has completed, because nothing ranks them', async () => {
    const { settle, list, knex, crawlId } = await start(fresh().open());
    await knex('crawls').where({ id: crawlId }).update({ state: 'failed' });
    await settle();
    expect(await list()).toEqual([]);
  });
});

describeEachDatabase('the points of a selection of fixes', (fresh) => {
  it('are those of the formula with all their targets good, and no sum', async () => {
    const { ctx, domainId, settle, list } = await start(fresh().open());
    await settle();
    const [moved, footer] = await list();
    const fixIds = [moved?.id ?? '', footer?.id ?? '', moved?.id ?? ''];
    const { scoreInputs } = seededSite;
    const now = exactScore(scoreInputs) ?? 0;
    const after = exactScore({ ...scoreInputs, pages_ok: 89, link_weight_broken: 34 - 8 * 3, internal_broken: 1 }) ?? 0;
    const counted = await countFixPoints(ctx, { domainId, fixIds });
    expect(counted.points).toBeCloseTo(after - now, 8);
    expect(counted).toMatchObject({ score_now: now });
    expect(counted.score_after).toBeCloseTo(after, 8);
    expect(counted.points).toBeGreaterThan((moved?.points ?? 0) + (footer?.points ?? 0));
  });

  it('are refused when one of them is no fix of the domain', async () => {
    const { ctx, domainId, settle, list } = await start(fresh().open());
    await settle();
    const fixIds = [(await list())[0]?.id ?? '', fixIdOf('another', { id: 'link' })];
    await expect(countFixPoints(ctx, { domainId, fixIds })).rejects.toMatchObject({ code: 'not_found' });
  });
});

describeEachDatabase('fixes whose issues change outside a crawl', (fresh) => {
  it.each([
    ['small', undefined],
    ['large', 0],
  ] as const)('in a %s domain go with their last open issue, and come back with the same id', async (_, small) => {
    const site = await start(fresh().open());
    const { settle, refresh, list, issues } = site;
    await settle();
    const before = await list();
    const url = `https://${hostname}/imprint-old`;
    await issues().where({ url }).update({ state: 'ignored' });
    await refresh(small);
    expect((await list()).map(({ id }) => id)).toEqual(
      before.filter(({ subject }) => subject.url !== url).map(({ id }) => id),
    );
    await expectWhole(site);
    await issues().where({ url }).update({ state: 'open' });
    await refresh(small);
    expect((await list()).map(figures)).toEqual(before.map(figures));
    expect((await list()).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  });

  it.each([
    ['small', undefined],
    ['large', 0],
  ] as const)('in a %s domain have fewer issues, pages and points when some are closed', async (_, small) => {
    const site = await start(fresh().open());
    const { settle, refresh, list, issues } = site;
    await settle();
    const of = () => list({ kinds: ['moved_pattern'], severity: 'error' });
    const [before] = await of();
    await issues().where('url', 'like', '%/blog/article-6').update({ state: 'fixed', fixed_at: 1 });
    await refresh(small);
    const [after] = await of();
    expect(after).toMatchObject({ id: before?.id, issues: 6, pages: 20 });
    expect(after?.points).toBeLessThan(before?.points ?? 0);
    await expectWhole(site);
    await issues().where('url', 'like', '%/blog/article-6').update({ state: 'open', fixed_at: null });
    await refresh(small);
    expect(await of()).toEqual([before]);
  });

  it('in a large domain take back a finding of their check', async () => {
    const { settle, refresh, list, issues } = await start(fresh().open());
    await settle();
    const before = await list();
    for (const kind of ['h1_missing', 'description_missing']) {
      const url = (await issues().where({ kind }).orderBy('url', 'desc').first('url'))?.url;
      for (const state of ['ignored', 'open']) {
        await issues().where({ kind, url }).update({ state });
        await refresh(0);
      }
    }
    expect(await list()).toEqual(before);
  });

  it('in a large domain are whole after any order of closing and opening', async () => {
    const site = await start(fresh().open());
    await site.settle();
    const ids: string[] = await site.issues().orderBy('id').pluck('id');
    for (let round = 0; round < 12; round += 1) {
      const some = ids.filter((_, index) => (index * 7 + round) % 12 < 5);
      const state = round % 3 === 2 ? 'open' : 'ignored';
      await site.issues().whereIn('id', some).update({ state });
      await site.refresh(0);
      await expectWhole(site);
    }
    // A crawl makes them all anew.
    await site.issues().update({ state: 'open' });
    await site.settle();
    expect((await site.list()).map(figures)).toEqual(expected);
  });

  it('only shrink when a crawl has not completed', async () => {
    const { ctx, knex, domainId, settle, list, issues } = await start(fresh().open());
    await settle();
    const before = await list();
    await insertIssue(ctx, { domainId, url: `https://${hostname}/` });
    await issues().where('url', 'like', '%/blog/article-6').update({ state: 'fixed', fixed_at: 1 });
    await issues()
      .where({ url: `https://${hostname}/size-guide` })
      .update({ state: 'fixed', fixed_at: 1 });
    await transaction(ctx.db, (trx) => shrinkFixes(within(trx), { domainId, now: 5 }));
    const [moved, ...others] = await list();
    expect(moved).toMatchObject({ id: before[0]?.id, issues: 6, ranked_at: 5 });
    expect(others).toEqual(before.slice(1).filter(({ kind }) => kind !== 'missing_page'));
    expect(
      (
        await knex('issues')
          .where({ url: `https://${hostname}/` })
          .first('fix_id')
      )?.fix_id,
    ).toBeNull();
  });

  it('are two links once a URL of a dead host works', async () => {
    const { settle, refresh, list, issues } = await start(fresh().open());
    await settle();
    expect(await list({ kinds: ['dead_host'] })).toHaveLength(1);
    const fixed_at = Date.now() * 2;
    await issues().where({ url: 'https://reviews.partner.example/1' }).update({ state: 'fixed', fixed_at });
    for (const small of [0, undefined]) {
      await refresh(small);
      expect(await list({ kinds: ['dead_host'] })).toEqual([]);
      const links = (await list({ kinds: ['link'] })).filter(({ subject }) => subject.url?.includes('partner'));
      expect(links).toHaveLength(3);
    }
  });

  it('lose the points of a target whose other fault stays', async () => {
    const { settle, refresh, list, issues, ctx, domainId } = await start(fresh().open());
    const url = 'https://woodcraft.example/guides/oak';
    await settle();
    const pointsOf = async () => (await list()).find(({ subject }) => subject.url === url)?.points ?? 0;
    const before = await pointsOf();
    const warned = { severity: 'warning', internal: 0, suggestion: suggestionOf('https://woodcraft.example/new/oak') };
    await insertIssue(ctx, { domainId, url, kind: 'redirect_chain', columns: warned });
    const other = 'https://woodcraft.example/guides/elm';
    const moved = { ...warned, suggestion: suggestionOf('https://woodcraft.example/new/elm') };
    await insertIssue(ctx, { domainId, url: other, kind: 'redirect_chain', columns: moved });
    await refresh(0);
    expect(await pointsOf()).toBeLessThan(before);
    await issues().where({ url, kind: 'redirect_chain' }).update({ state: 'ignored' });
    await refresh(0);
    expect(await pointsOf()).toBeCloseTo(before, 9);
  });

  it('name the people to whom their issues are assigned, as long as these are members', async () => {
    const { settle, refresh, list, issues, ctx } = await start(fresh().open());
    const { user } = await addPerson(ctx, { role: 'admin' });
    await settle();
    const [issue] = await issues().where({ kind: 'h1_missing' }).select('id');
    await issues().where({ id: issue?.id }).update({ assigned_to: user.id });
    for (const small of [0, undefined]) {
      await ctx.db.knex('fixes').update({ assignees: '[]' });
      await refresh(small, [issue?.id ?? '']);
      const [fix, ...others] = await list({ assigneeId: user.id });
      expect([fix?.subject.code, fix?.assignees, others]).toEqual(['h1_missing', [user.id], []]);
    }
    await ctx.db.knex('memberships').where({ user_id: user.id }).delete();
    expect((await list()).flatMap(({ assignees }) => assignees)).toEqual([]);
  });
});

const suggestionOf = (url: string): string => JSON.stringify({ url, reason: 'redirect', detail: 'It moved.' });
