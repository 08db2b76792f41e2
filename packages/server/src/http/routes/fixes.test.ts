import { beforeEach, describe, expect, it } from 'vitest';
import { storeSeededSite } from '../../findings/issues/fixes/seeded-site.test-support.ts';
import { lockIssues, settleFixes } from '../../findings/issues/index.ts';
import { transaction } from '../../platform/storage/index.ts';
import { verifiedDomain } from '../../sites/domains/domain.test-support.ts';
import { type CallOptions, startTestServer, type TestServer } from '../../test-support/test-server.ts';

let server: TestServer;
let domainId: string;
beforeEach(async () => {
  server = await startTestServer();
  domainId = (await verifiedDomain(server, { hostname: 'www.example.com' })).id;
  await storeSeededSite(server.ctx, domainId);
  await transaction(server.db, async (trx) => {
    await lockIssues(trx, domainId);
    await settleFixes(trx, { domainId, now: server.clock.now() });
  });
  return () => server.close();
});

const call = (method: string, path: string, options: CallOptions = {}) =>
  server.call(method, `/api/v1/${path}`, options);
const list = async (path: string) => (await call('GET', path)).body.data;
const fixes = (query = '') => list(`domains/${domainId}/fixes${query}`);
const act = (body: object) => call('POST', `domains/${domainId}/issues/actions`, { body });

describe('fixes', () => {
  it('of a domain, of all domains and alone are the same, the first thing to do first', async () => {
    const found = await fixes();
    expect(found[0]).toMatchObject({
      kind: 'moved_pattern',
      issues: 7,
      pages: 23,
      crawled_pages: 81,
      domain_id: domainId,
    });
    expect(await list('fixes')).toEqual(found);
    expect((await call('GET', `fixes/${found[0]?.id}`)).body).toEqual(found[0]);
    expect((await fixes('?kind=dead_host,page&severity=error')).map(({ kind }) => kind)).toEqual(['dead_host', 'page']);
    expect((await call('GET', `domains/${domainId}/fixes?kind=nonsense`)).status).toBe(400);
  });

  it('are new when their oldest issue was opened by the last completed crawl or later', async () => {
    const [first, second] = await fixes();
    const { knex } = server.db;
    const { completed_crawl_id } = await knex('domains').where({ id: domainId }).first('completed_crawl_id');
    const { opened_at } = await knex('fixes').where({ id: first?.id }).first('opened_at');
    await knex('crawls').where({ id: completed_crawl_id }).update({ started_at: opened_at });
    await knex('fixes')
      .where({ id: second?.id })
      .update({ opened_at: opened_at - 1 });
    const isNew = new Map((await fixes()).map(({ id, is_new }) => [id, is_new]));
    expect([isNew.get(first?.id), isNew.get(second?.id)]).toEqual([true, false]);
    expect((await call('GET', `fixes/${first?.id}`)).body.is_new).toBe(true);
  });

  it('have their issues in the lists of issues, and each of these names its fix', async () => {
    const [fix] = await fixes();
    const ofFix = await list(`domains/${domainId}/issues?fix_id=${fix?.id}&limit=100`);
    expect(ofFix.map(({ fix_id }) => fix_id)).toEqual(Array.from({ length: 7 }, () => fix?.id));
    expect(await list(`issues?fix_id=${fix?.id}`)).toEqual(ofFix);
    const { body } = await call('GET', `domains/${domainId}/issue-counts?fix_id=${fix?.id}`);
    expect(body).toEqual({ new: 7, still_open: 0, fixed: 0, ignored: 0, complete: true });
    await call('POST', `issues/${ofFix[0]?.id}/ignore`, { body: { reason: 'It moves.' } });
    expect((await call('GET', `issues/${ofFix[0]?.id}`)).body.fix_id).toBeNull();
    expect((await call('GET', `fixes/${fix?.id}`)).body).toMatchObject({ issues: 6 });
  });

  it('are gone once their issues are ignored, by a rule too, and come back with these', async () => {
    const before = await fixes();
    const rule = { url_pattern: '/blog/*', reason: 'The archive stays.' };
    const { body } = await call('POST', `domains/${domainId}/issue-rules`, { body: rule });
    expect((await call('GET', `fixes/${before[0]?.id}`)).status).toBe(404);
    expect(await fixes()).toEqual(before.slice(1));
    await call('DELETE', `issue-rules/${body.id}`);
    expect(await fixes()).toEqual(before);
  });

  it('of another account, and of domains that a key may not see, are unknown', async () => {
    const [fix] = await fixes();
    const stranger = await server.keyFor(await server.other());
    const limited = await server.keyFor(server.ctx, { domainIds: [server.ctx.ids.uuid()] });
    for (const key of [stranger, limited]) {
      expect((await call('GET', `fixes/${fix?.id}`, { key })).status).toBe(404);
      expect((await call('GET', `domains/${domainId}/fixes`, { key })).status).toBe(404);
      expect((await call('GET', 'fixes', { key })).body.data).toEqual([]);
      expect((await call('GET', `issues?fix_id=${fix?.id}`, { key })).body.data).toEqual([]);
      const body = { fix_ids: [fix?.id] };
      expect((await call('POST', `domains/${domainId}/fixes/points`, { key, body })).status).toBe(404);
    }
    // The own domain of another account does not open the fix either.
    const ctx = await server.other();
    const { id } = await verifiedDomain(server, { hostname: 'other.example', ctx });
    const key = await server.keyFor(ctx);
    const points = await call('POST', `domains/${id}/fixes/points`, { key, body: { fix_ids: [fix?.id] } });
    expect(points.status).toBe(404);
    const body = { fix_ids: [fix?.id], action: 'acknowledge' };
    expect((await call('POST', `domains/${id}/issues/actions`, { key, body })).status).toBe(404);
  });

  it('say how many points come back with several of them together', async () => {
    const found = await fixes('?limit=100');
    const { body } = await call('POST', `domains/${domainId}/fixes/points`, {
      body: { fix_ids: found.map(({ id }) => id) },
    });
    expect(body.score_after).toBeCloseTo(100, 8);
    expect(body.points).toBeCloseTo(100 - Number(body.score_now), 8);
  });
});

describe('the same action on many issues', () => {
  const changesOf = async (id: unknown) => (await list(`issues/${id}/changes`)).map(({ change }) => change);
  const entries = () => server.db.knex('audit_log').where({ action: 'issues.changed' });

  it('changes all issues of fixes and those named, with one entry in the log and one in the history of each', async () => {
    const [moved, footer] = await fixes();
    const [named] = await list(`domains/${domainId}/issues?fix_id=${footer?.id}`);
    const body = { fix_ids: [moved?.id, footer?.id], issue_ids: [named?.id], action: 'ignore', reason: 'It moves.' };
    const done = await act(body);
    expect(done.body).toMatchObject({ changed: 8, skipped: 0 });
    const ids = done.body.issue_ids as string[];
    expect(new Set(ids)).toHaveLength(8);
    for (const id of ids) {
      const { body: issue } = await call('GET', `issues/${id}`);
      expect(issue).toMatchObject({ state: 'ignored', ignored: { reason: 'It moves.' }, fix_id: null });
      expect(await changesOf(id)).toEqual(['ignored']);
    }
    const [entry, ...others] = await entries();
    expect(others).toEqual([]);
    expect(JSON.parse(entry.after_change)).toMatchObject({ action: 'ignore', issues: 8, ignored_because: 'It moves.' });
    expect((await fixes()).map(({ id }) => id)).not.toContain(moved?.id);
    // Undo
    expect((await act({ issue_ids: ids, action: 'reopen' })).body).toMatchObject({ changed: 8, skipped: 0 });
    expect((await fixes()).slice(0, 2)).toEqual([moved, footer]);
    expect((await act({ issue_ids: ids, action: 'reopen' })).body).toEqual({ changed: 0, issue_ids: [], skipped: 8 });
    expect(await entries()).toHaveLength(2);
  });

  it('acknowledges and assigns, skips what is as wanted, and takes both back', async () => {
    const [fix] = await fixes();
    const { user } = await server.personFor(server.ctx, { role: 'admin' });
    const fix_ids = [fix?.id];
    expect((await act({ fix_ids, action: 'assign', assignee_id: user.id })).body.changed).toBe(7);
    expect((await act({ fix_ids, action: 'assign', assignee_id: user.id })).body).toMatchObject({
      changed: 0,
      skipped: 7,
    });
    expect((await call('GET', `fixes/${fix?.id}`)).body.assignee_ids).toEqual([user.id]);
    expect((await fixes(`?assignee_id=${user.id}`)).map(({ id }) => id)).toEqual([fix?.id]);
    expect((await act({ fix_ids, action: 'assign', assignee_id: null })).body.changed).toBe(7);
    expect((await act({ fix_ids, action: 'acknowledge' })).body.changed).toBe(7);
    expect((await act({ fix_ids, action: 'acknowledge', acknowledged: false })).body.changed).toBe(7);
    const [issue] = await list(`domains/${domainId}/issues?fix_id=${fix?.id}`);
    expect(await changesOf(issue?.id)).toEqual(['unacknowledged', 'acknowledged', 'unassigned', 'assigned']);
  });

  it('queues rechecks, as many as an hour allows, or none', async () => {
    const [moved] = await fixes();
    expect((await act({ fix_ids: [moved?.id], action: 'recheck' })).body).toMatchObject({ changed: 7, skipped: 0 });
    expect((await act({ fix_ids: [moved?.id], action: 'recheck' })).body).toMatchObject({ changed: 0, skipped: 7 });
    expect(server.alarms.rechecks).toHaveLength(7);
    const checks = (await fixes('?kind=page_check')).map(({ id }) => id);
    const refused = await act({ fix_ids: checks, action: 'recheck' });
    expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited']);
    expect(await server.db.knex('issue_rechecks')).toHaveLength(7);
    expect(await entries()).toEqual([]);
  });

  it('rechecks for people with the right to crawl only', async () => {
    const [moved] = await fixes();
    const body = { fix_ids: [moved?.id], action: 'recheck' };
    const statuses: number[] = [];
    for (const rights of [
      ['view', 'edit'],
      ['view', 'edit', 'crawl'],
    ] as const) {
      const grants = [{ domain_id: domainId, rights: [...rights] }];
      const { cookie } = await server.personFor(server.ctx, { role: 'member', grants });
      const { status } = await call('POST', `domains/${domainId}/issues/actions`, { cookie, body });
      statuses.push(status);
    }
    expect(statuses).toEqual([403, 200]);
  });

  it.each<[says: string, body: object, status: number]>([
    ['an unknown issue', { issue_ids: ['0190f3a0-0000-7000-8000-000000000001'], action: 'acknowledge' }, 404],
    ['an unknown fix', { fix_ids: [`fix_${'0'.repeat(32)}`], action: 'acknowledge' }, 404],
    ['no issue at all', { action: 'acknowledge' }, 422],
    ['no reason for ignoring', { action: 'ignore' }, 422],
    ['a time that has passed', { action: 'ignore', reason: 'It moves.', until: '2020-01-01T00:00:00.000Z' }, 422],
    ['nobody to assign to', { action: 'assign' }, 422],
    ['a person who is no member', { action: 'assign', assignee_id: '0190f3a0-0000-7000-8000-000000000001' }, 422],
  ])('changes nothing with %s', async (_, body, status) => {
    const [fix] = await fixes();
    const named = 'fix_ids' in body || Object.keys(body).length === 1 ? {} : { fix_ids: [fix?.id] };
    const before = await server.db.knex('issues').orderBy('id');
    expect((await act({ ...named, ...body })).status).toBe(status);
    expect(await server.db.knex('issues').orderBy('id')).toEqual(before);
    expect(await entries()).toEqual([]);
  });

  it('refuses more issues than a thousand', async () => {
    const [fix] = await fixes('?kind=page_check');
    const row = await server.db.knex('issues').where({ fix_id: fix?.id }).first();
    const more = Array.from({ length: 1_000 }, (_, index) => ({
      ...row,
      ...{ id: server.ctx.ids.uuid(), url_hash: `${index}` },
    }));
    for (let start = 0; start < more.length; start += 100)
      await server.db.knex('issues').insert(more.slice(start, start + 100));
    const { status, body } = await act({ fix_ids: [fix?.id], action: 'acknowledge' });
    expect([status, body.code]).toEqual([422, 'invalid_setting']);
  });
});
