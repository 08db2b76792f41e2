import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { reopenExpired } from '../../findings/ignoring/index.ts';
import { verifiedDomain } from '../../sites/domains/domain.test-support.ts';
import { insertCompletedCrawl } from '../../test-support/insert-crawl.ts';
import { insertIssue } from '../../test-support/insert-issue.ts';
import { startTestServer, type TestServer } from '../../test-support/test-server.ts';

let server: TestServer;
let domainId: string;
beforeEach(async () => {
  server = await startTestServer();
  domainId = (await verifiedDomain(server)).id;
  return () => server.close();
});

const add = (url: string, columns: Record<string, string | number | null> = {}, kind = 'broken_link') =>
  insertIssue(server.ctx, { domainId, url: `https://example.com${url}`, kind, columns });
const paths = (body: { data: Record<string, unknown>[] }) => body.data.map(({ url }) => new URL(`${url}`).pathname);
const list = async (query = '', of = `domains/${domainId}/issues`) => {
  const { status, body } = await server.call('GET', `/api/v1/${of}${query}`);
  expect(status).toBe(200);
  return body;
};
const change = (method: string, path: string, body?: object) =>
  server.call(method, `/api/v1/issues/${path}`, body === undefined ? {} : { body });

it.each([
  ['server_error', 1, 'Look into the log of the server that answers with this error.'],
  ['not_found', 1, 'Correct the address, or remove the link.'],
  ['tls_error', 0, 'Link to another page, or remove the link.'],
])('a broken link with %s (internal: %i) says how to fix that', async (reason, internal, howToFix) => {
  await add('/a', { reason, internal });
  expect((await list()).data).toMatchObject([{ reason, how_to_fix: howToFix }]);
});

describe('the list of issues', () => {
  beforeEach(async () => {
    const { user } = await server.personFor(server.ctx, { role: 'admin' });
    await add('/a', { opened_at: 1, found_on_pages: 9 });
    await add('/b', {
      opened_at: 2,
      outcome: 'reopened',
      severity: 'notice',
      host: 'other.example',
      assigned_to: user.id,
    });
    await add('/c', { opened_at: 3, outcome: 'persisting' }, 'slow_page');
    await add('/old/fixed', { opened_at: 4, state: 'fixed' });
    await add('/old/ignored', { opened_at: 5, state: 'ignored', ignored_at: 1 });
  });

  it.each([
    ['', ['/c', '/b', '/a']],
    ['?sort=pages', ['/a', '/c', '/b']],
    ['?sort=severity', ['/c', '/a', '/b']],
    ['?sort=severity&severity=notice', ['/b']],
    ['?sort=severity&kind=broken_link', ['/a', '/b']],
    ['?state=fixed', ['/old/fixed']],
    ['?state=ignored', ['/old/ignored']],
    ['?kind=slow_page', ['/c']],
    ['?severity=notice', ['/b']],
    ['?host=other.example', ['/b']],
    ['?host=other.example&severity=error', []],
    ['?q=EXAMPLE.com/C', ['/c']],
    ['?sort=pages&kind=broken_link', ['/a', '/b']],
    ['?outcome=persisting', ['/c']],
    ['?outcome=new,reopened', ['/b', '/a']],
    ['?outcome=new,reopened&sort=pages', ['/a', '/b']],
    ['?outcome=inconclusive', []],
  ])('with %s is %j', async (query, expected) => {
    expect(paths(await list(query))).toEqual(expected);
  });

  it('has those of a person, on a domain and on all', async () => {
    const [issue] = (await list('?host=other.example')).data;
    expect(paths(await list(`?assignee_id=${issue?.assignee_id}`))).toEqual(['/b']);
    expect(paths(await list(`?assignee_id=${issue?.assignee_id}&severity=notice`, 'issues'))).toEqual(['/b']);
    expect(paths(await list('?kind=slow_page', 'issues'))).toEqual(['/c']);
  });

  it('goes on where a page ended, also through issues that do not fit', async () => {
    for (const [query, expected] of [
      ['', ['/c', '/b', '/a']],
      ['&kind=broken_link', ['/b', '/a']],
      ['&sort=severity', ['/c', '/a', '/b']],
      ['&sort=severity&q=b', ['/b']],
    ] as const) {
      const seen: string[] = [];
      for (let cursor: string | null = ''; cursor !== null; ) {
        const page = await list(`?limit=1${query}${cursor && `&cursor=${cursor}`}`);
        seen.push(...paths(page));
        cursor = page.next_cursor as string | null;
      }
      expect(seen).toEqual(expected);
    }
  });
});

it('the worst issues come before the newest, however the pages of the list end', async () => {
  const ages = [1, 2, 3];
  for (const severity of ['notice', 'error', 'warning'])
    for (const age of ages) await add(`/${severity}/${age}`, { severity, opened_at: age });
  const expected = ['error', 'warning', 'notice'].flatMap((severity) => [3, 2, 1].map((age) => `/${severity}/${age}`));
  for (const limit of [1, 2, 3, 4, 9, 100]) {
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page = await list(`?sort=severity&limit=${limit}${cursor && `&cursor=${cursor}`}`);
      seen.push(...paths(page));
      cursor = page.next_cursor as string | null;
    }
    expect(seen, `${limit} a page`).toEqual(expected);
  }
});

it('a cursor of another order is refused', async () => {
  await add('/a');
  await add('/b');
  const { next_cursor } = await list('?limit=1');
  const path = `/api/v1/domains/${domainId}/issues?sort=severity&cursor=${next_cursor}`;
  expect(await server.call('GET', path)).toMatchObject({ status: 400, body: { code: 'invalid_cursor' } });
});

describe('an issue', () => {
  it('is ignored for a time, is open again afterwards, and its changes say so', async () => {
    const id = await add('/a');
    const until = new Date(server.clock.now() + 60_000).toISOString();
    const past = await change('POST', `${id}/ignore`, { reason: 'It moves.', until: '2020-01-01T00:00:00.000Z' });
    expect([past.status, past.body.code]).toEqual([422, 'invalid_setting']);
    const far = await change('POST', `${id}/ignore`, { reason: 'It moves.', until: '9999-12-31T23:59:59.999-23:59' });
    expect([far.status, far.body.code]).toEqual([422, 'invalid_setting']);
    const ignored = await change('POST', `${id}/ignore`, { reason: 'It moves.', until });
    expect(ignored.body).toMatchObject({ state: 'ignored', ignored: { reason: 'It moves.', until, rule_id: null } });
    await reopenExpired(server.services);
    expect((await change('GET', id)).body.state).toBe('ignored');
    await server.clock.advance(60_000);
    await reopenExpired(server.services);
    expect((await change('GET', id)).body).toMatchObject({ state: 'open', ignored: null });
    const changes = await change('GET', `${id}/changes`);
    expect(changes.body.data[0]).toMatchObject({ change: 'ignored', evidence: { reason: 'It moves.' } });
    const [entry] = await server.db.knex('audit_log').where({ action: 'issue.ignored' });
    expect(entry).toMatchObject({ subject_id: id });
  });

  it('is open again when somebody says so, and once more is no error', async () => {
    const id = await add('/a');
    await change('POST', `${id}/ignore`, { reason: 'It moves.' });
    for (const _ of [1, 2]) expect((await change('POST', `${id}/reopen`)).body.state).toBe('open');
    expect((await change('GET', `${id}/changes`)).body.data.map((one) => one.change)).toEqual(['unignored', 'ignored']);
  });

  it('says that an API key did what one did, since a key may be named like a person', async () => {
    const id = await add('/a');
    const by = 'API key test';
    expect((await change('PATCH', id, { acknowledged: true })).body.acknowledged).toMatchObject({ by });
    expect((await change('POST', `${id}/ignore`, { reason: 'It moves.' })).body.ignored).toMatchObject({ by });
    expect((await change('GET', `${id}/changes`)).body.data.map((one) => one.by)).toEqual([by, by]);
    expect((await change('POST', `${id}/recheck`)).body).toMatchObject({ requested_by: by });
    const rule = { url_pattern: '/archive/*', reason: 'It stays.' };
    const rules = `/api/v1/domains/${domainId}/issue-rules`;
    expect((await server.call('POST', rules, { body: rule })).body).toMatchObject({ by });
  });

  it('is acknowledged and assigned, to nobody who cannot see the domain, and by nobody who read an older one', async () => {
    const id = await add('/a');
    const member = await server.personFor(server.ctx, { role: 'member', grants: [] });
    const admin = await server.personFor(server.ctx, { role: 'admin' });
    const refused = await change('PATCH', id, { assignee_id: member.user.id });
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toMatchObject([{ pointer: '#/assignee_id' }]);
    const { body } = await change('PATCH', id, { assignee_id: admin.user.id, acknowledged: true });
    expect(body).toMatchObject({ assignee_id: admin.user.id, acknowledged: { by: expect.any(String) } });
    const stale = await server.call('PATCH', `/api/v1/issues/${id}`, {
      body: { acknowledged: false },
      headers: { 'if-match': '"v1"' },
    });
    expect(stale.status).toBe(412);
    await server.db.knex('memberships').where({ user_id: admin.user.id }).delete();
    expect((await change('GET', id)).body.assignee_id).toBeNull();
    expect((await list()).data).toMatchObject([{ id, assignee_id: null }]);
    const none = await change('PATCH', id, { assignee_id: null, acknowledged: false });
    expect(none.body).toMatchObject({ assignee_id: null, acknowledged: null });
  });

  it('of a page check stands on no other page', async () => {
    const id = await add('/a', {}, 'slow_page');
    expect((await change('GET', `${id}/pages`)).body).toEqual({ data: [], next_cursor: null });
  });
});

describe('the first place of a link', () => {
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

  /** Adds a crawl with two pages that contain the link, the first of them twice. */
  async function crawlWith(path: string, text: string): Promise<string> {
    const crawl_id = await insertCompletedCrawl(server.ctx, { domainId, targets: 0 });
    const target = (id: number, url: string) => ({ crawl_id, id, url, url_hash: sha256(url), internal: 1 });
    const { knex } = server.db;
    const rows = [target(1, 'https://example.com/p1'), target(2, 'https://example.com/p2')];
    const rest = { navigational: 1, depth: 0, verdict: 'broken', reason: 'not_found' };
    for (const row of [...rows, target(3, `https://example.com${path}`)])
      await knex('crawl_targets').insert({ ...row, ...rest });
    const link = { crawl_id, target_id: 3, kind: 'a', region: 'main', count: 1 };
    await knex('crawl_links').insert({ ...link, page_id: 2, seq: 0, line: 1, text: 'elsewhere' });
    await knex('crawl_links').insert({ ...link, page_id: 1, seq: 5, line: 9, text: 'once more' });
    await knex('crawl_links').insert({ ...link, page_id: 1, seq: 2, line: 4, text });
    return crawl_id;
  }

  it('is in lists: that of the crawl which saw the issue last, with line and text', async () => {
    const [older, newer] = [await crawlWith('/gone', 'long ago'), await crawlWith('/gone', 'now')];
    await add('/gone', { last_seen_crawl_id: newer });
    await add('/gone', { last_seen_crawl_id: older }, 'slow_page');
    await add('/unknown', { last_seen_crawl_id: newer });
    const placeOf = async (query = '') =>
      Object.fromEntries((await list(query)).data.map(({ kind, url, first_place }) => [`${kind} ${url}`, first_place]));
    const place = { page_url: 'https://example.com/p1', line: 4, text: 'now' };
    const expected = {
      'broken_link https://example.com/gone': place,
      'broken_link https://example.com/unknown': null,
      'slow_page https://example.com/gone': null,
    };
    expect(await placeOf()).toEqual(expected);
    expect((await list('', 'issues')).data.map(({ first_place }) => first_place)).toContainEqual(place);
    await server.db.knex('issues').update({ state: 'fixed' });
    expect(Object.values(await placeOf('?state=fixed'))).toEqual([null, null, null]);
  });
});

describe('a rule', () => {
  const create = (body: object) => server.call('POST', `/api/v1/domains/${domainId}/issue-rules`, { body });

  it('ignores what is open and fits, and lets go of it when it is deleted', async () => {
    for (const path of ['/archive/1', '/archive/2', '/other']) await add(path);
    await add('/archive/3', {}, 'slow_page');
    const { status, body } = await create({ kind: 'broken_link', url_pattern: '*/archive/*', reason: 'It is old.' });
    expect([status, body.ignored_issues]).toEqual([201, 2]);
    expect(paths(await list('?state=ignored')).sort()).toEqual(['/archive/1', '/archive/2']);
    expect((await server.call('GET', `/api/v1/domains/${domainId}/issue-rules`)).body.data).toEqual([body]);
    // An issue that was opened is not ignored any more.
    const [opened] = (await list('?state=ignored')).data;
    await change('POST', `${opened?.id}/reopen`);
    const { body: rules } = await server.call('GET', `/api/v1/domains/${domainId}/issue-rules`);
    expect(rules.data.map(({ ignored_issues }) => ignored_issues)).toEqual([1]);
    expect((await server.call('DELETE', `/api/v1/issue-rules/${body.id}`)).status).toBe(204);
    expect(paths(await list('?state=ignored'))).toEqual([]);
    expect(paths(await list())).toHaveLength(4);
  });

  it('is changed: its reason and end in place, what it fits as for a new one', async () => {
    for (const path of ['/archive/1', '/archive/2', '/other']) await add(path);
    const { body: made } = await create({ url_pattern: '/archive/*', reason: 'It is old.' });
    const at = `/api/v1/issue-rules/${made.id}`;
    const update = (body: object, ifMatch?: string) =>
      server.call('PATCH', at, { body, ...(ifMatch !== undefined && { headers: { 'if-match': ifMatch } }) });
    const read = await server.call('GET', at);
    expect([read.status, read.headers.get('etag'), read.body]).toEqual([200, '"v1"', made]);
    // An issue that a person opened stays open when no other issues are to be ignored.
    const [opened] = (await list('?state=ignored')).data;
    await change('POST', `${opened?.id}/reopen`);
    const until = new Date(server.clock.now() + 3_600_000).toISOString();
    const longer = await update({ expires_at: until, reason: 'It moves.' }, '"v1"');
    expect([longer.status, longer.headers.get('etag')]).toEqual([200, '"v2"']);
    expect(longer.body).toEqual({ ...made, expires_at: until, reason: 'It moves.', ignored_issues: 1 });
    expect((await list('?state=ignored')).data).toMatchObject([
      { ignored: { reason: 'It moves.', until, rule_id: made.id } },
    ]);
    const stale = await update({ reason: 'Third.' }, '"v1"');
    expect([stale.status, stale.body.code]).toEqual([412, 'precondition_failed']);

    // The matching issues are looked up as for a new rule.
    expect((await update({ url_pattern: '/other' })).body.ignored_issues).toBe(1);
    expect(paths(await list('?state=ignored'))).toEqual(['/other']);
    expect((await update({ url_pattern: null, kind: 'broken_link' })).body.ignored_issues).toBe(3);
    for (const wrong of [
      { kind: null },
      { kind: null, url_pattern: 'ftp://x/*' },
      { kind: 'broken_lnik' },
      { expires_at: '2020-01-01T00:00:00Z' },
    ]) {
      const { status, body } = await update(wrong);
      expect([status, body.code], JSON.stringify(wrong)).toEqual([422, 'invalid_setting']);
    }
    expect(paths(await list('?state=ignored'))).toHaveLength(3);
    const { body: log } = await server.call('GET', '/api/v1/audit-log?action=issue_rule.updated');
    expect(log.data.at(-1)).toMatchObject({
      before: { reason: 'It is old.', expires_at: null },
      after: { reason: 'It moves.', expires_at: until },
    });
    await server.call('DELETE', at);
    expect((await update({ reason: 'Gone.' })).status).toBe(404);
  });

  it('that has ended goes on with a later end', async () => {
    await add('/archive/1');
    const until = new Date(server.clock.now() + 3_600_000).toISOString();
    const { body } = await create({ url_pattern: '/archive/*', reason: 'It is old.', expires_at: until });
    await server.db
      .knex('issue_rules')
      .where({ id: String(body.id) })
      .update({ expires_at: server.clock.now() - 1 });
    const [ignored] = (await list('?state=ignored')).data;
    await change('POST', `${ignored?.id}/reopen`);
    const { body: now } = await server.call('PATCH', `/api/v1/issue-rules/${body.id}`, { body: { expires_at: null } });
    expect([now.expires_at, now.ignored_issues]).toEqual([null, 1]);
  });

  it('is one of 100 of a domain', async () => {
    const { body } = await create({ kind: 'slow_page', reason: 'It is old.' });
    const row = await server.db
      .knex('issue_rules')
      .where({ id: String(body.id) })
      .first();
    const rows = Array.from({ length: 98 }, () => ({ ...row, id: server.ctx.ids.uuid() }));
    await server.db.knex.batchInsert('issue_rules', rows, 50);
    expect((await create({ kind: 'slow_page', reason: 'The last one.' })).status).toBe(201);
    const refused = await create({ kind: 'slow_page', reason: 'One too many.' });
    expect([refused.status, refused.body.code]).toEqual([409, 'issue_rule_limit_reached']);
    await server.db.knex('issue_rules').where({ domain_id: domainId }).delete();
  });

  const preview = (body: object) => server.call('POST', `/api/v1/domains/${domainId}/issue-rules/preview`, { body });

  it.each([
    ['shop.example', 422],
    ['shop.example/*', 422],
    ['shop.example:8080/*', 422],
    ['archive/*', 422],
    ['http*', 200],
    ['mailto:*', 200],
    ['ftp://shop.example/*', 422],
    ['tel:*', 422],
  ])('of a pattern that begins as no URL does is refused: %s, %i', async (url_pattern, status) => {
    const refused = [{ pointer: '#/url_pattern', detail: expect.stringContaining('https://example.com/*') }];
    for (const send of [preview, (rule: object) => create({ ...rule, kind: 'slow_page', reason: 'It is old.' })]) {
      const answer = await send({ url_pattern });
      expect(answer.status).toBe(status === 200 && send !== preview ? 201 : status);
      expect(answer.body.errors).toEqual(status === 422 ? refused : undefined);
      if (answer.status === 201) await server.call('DELETE', `/api/v1/issue-rules/${answer.body.id}`);
    }
  });

  it('of a kind that no issue has is refused, with the place that lists the kinds', async () => {
    for (const answer of [
      await preview({ kind: 'toString' }),
      await create({ kind: 'toString', reason: 'It is old.' }),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([422, 'invalid_setting']);
      expect(answer.body.errors).toMatchObject([
        { pointer: '#/kind', detail: expect.stringContaining('docs/issues.md') },
      ]);
    }
  });

  it.each([
    ['HTTPS://Partner.example', 'https://partner.example/*'],
    ['https://Partner.example/Old/*', 'https://partner.example/Old/*'],
  ])('of %s ignores what fits %s', async (url_pattern, written) => {
    const url = 'https://partner.example/Old/1';
    await insertIssue(server.ctx, { domainId, url, columns: { internal: 0 } });
    const { body: before } = await preview({ url_pattern });
    expect(before.first_fitting).toEqual([url]);
    const { body: made } = await create({ url_pattern, reason: 'It moves.' });
    expect([made.url_pattern, made.ignored_issues]).toEqual([written, 1]);
    const at = `/api/v1/issue-rules/${made.id}`;
    await server.call('PATCH', at, { body: { url_pattern: '/nowhere' } });
    const { body: changed } = await server.call('PATCH', at, { body: { url_pattern } });
    expect([changed.url_pattern, changed.ignored_issues]).toEqual([written, 1]);
    await server.call('DELETE', at);
  });

  it('that is kept longer than a pattern may be is refused', async () => {
    const { status, body } = await preview({ url_pattern: `https://shop.example?${'a'.repeat(491)}` });
    expect([status, body.code]).toEqual([422, 'invalid_setting']);
  });

  it.each([
    { kind: 'broken_link' },
    { url_pattern: '*/archive/*' },
    { url_pattern: '/archive/*' },
    { kind: 'broken_link', url_pattern: '*/archive/*' },
    { url_pattern: '*/nowhere' },
  ])('says before it is saved what it would ignore, and changes nothing: %j', async (condition) => {
    for (const path of ['/archive/1', '/archive/2', '/other']) await add(path);
    await add('/archive/3', {}, 'slow_page');
    const ignored = await add('/archive/4');
    await change('POST', `${ignored}/ignore`, { reason: 'It moves.' });
    const { status, body } = await preview(condition);
    expect(status).toBe(200);
    expect(paths(await list('?state=ignored'))).toEqual(['/archive/4']);
    await create({ ...condition, reason: 'It is old.' });
    const now = paths(await list('?state=ignored')).filter((path) => path !== '/archive/4');
    const first = (body.first_fitting as string[]).map((url) => new URL(url).pathname);
    expect([body.open_issues, body.fitting, first.sort(), body.complete]).toEqual([4, now.length, now.sort(), true]);
  });

  it('that fits everything is refused, saved or not', async () => {
    for (const { status, body } of [await create({ reason: 'Everything.' }), await preview({})])
      expect([status, body.code]).toEqual([422, 'invalid_setting']);
  });
});

describe('what a domain shows of its open issues', () => {
  const shown = async () => {
    const { body } = await server.call('GET', `/api/v1/domains/${domainId}`);
    const { issue_counts: counts, last_issues: last } = body.metrics as {
      issue_counts: Record<string, number>;
      last_issues: { url: string }[];
    };
    return [counts.error, counts.warning, last.map(({ url }) => new URL(url).pathname).sort()];
  };
  const until = () => new Date(server.clock.now() + 60_000).toISOString();
  let id: string;
  beforeEach(async () => {
    await insertCompletedCrawl(server.ctx, { domainId, targets: 3 });
    id = await add('/a');
    await add('/b', { severity: 'warning' }, 'slow_page');
  });

  it('changes at once when somebody ignores an issue, or does not any more', async () => {
    await change('POST', `${id}/ignore`, { reason: 'It moves.' });
    expect(await shown()).toEqual([0, 1, ['/b']]);
    await change('POST', `${id}/reopen`);
    expect(await shown()).toEqual([1, 1, ['/a', '/b']]);
  });

  it('changes at once with a rule, and with its deletion', async () => {
    const rule = { kind: 'slow_page', reason: 'It is old.' };
    const { body } = await server.call('POST', `/api/v1/domains/${domainId}/issue-rules`, { body: rule });
    expect(await shown()).toEqual([1, 0, ['/a']]);
    await server.call('DELETE', `/api/v1/issue-rules/${body.id}`);
    expect(await shown()).toEqual([1, 1, ['/a', '/b']]);
  });

  it('changes when the time is over for which an issue was ignored, on each domain', async () => {
    const other = await verifiedDomain(server, { hostname: 'other.example.com' });
    const elsewhere = await insertIssue(server.ctx, { domainId: other.id });
    for (const one of [id, elsewhere]) await change('POST', `${one}/ignore`, { reason: 'It moves.', until: until() });
    await server.clock.advance(60_000);
    await reopenExpired(server.services);
    expect(await shown()).toEqual([1, 1, ['/a', '/b']]);
    expect((await change('GET', elsewhere)).body.state).toBe('open');
  });
});
