import { beforeEach, expect, it } from 'vitest';
import { verifiedDomain } from '../../sites/domains/domain.test-support.ts';
import { insertIssue } from '../../test-support/insert-issue.ts';
import { startTestServer, type TestServer } from '../../test-support/test-server.ts';

let server: TestServer;
let domainId: string;
let path: string;
beforeEach(async () => {
  server = await startTestServer();
  domainId = (await verifiedDomain(server)).id;
  path = `/api/v1/issues/${await insertIssue(server.ctx, { domainId })}/recheck`;
  return () => server.close();
});

it('is accepted, can be read, and is the same while it waits', async () => {
  expect((await server.call('GET', path)).body.code).toBe('not_found');
  const { status, headers, body } = await server.call('POST', path);
  expect([status, headers.get('location')]).toEqual([202, path]);
  expect(body).toMatchObject({ state: 'pending', outcome: null, evidence: null, looked_at: null, error: null });
  const again = await server.call('POST', path);
  expect([again.status, again.body.id]).toEqual([202, body.id]);
  expect((await server.call('GET', path)).body).toEqual(body);
  expect(server.alarms.rechecks.map(({ id }) => id)).toEqual([body.id]);
  await server.db.knex('issue_rechecks').update({ lease_owner: 'a', lease_token: 'a', lease_expires_at: 1 });
  expect((await server.call('GET', path)).body.state).toBe('running');
});

it('shows what was seen by the names that an issue has for it', async () => {
  await server.call('POST', path);
  const tls = { fault: 'expired', issuer: 'R11', validTo: '2026-01-01T00:00:00.000Z', names: ['example.com'] };
  const redirects = [{ url: 'https://example.com/a', status: 301, location: 'https://example.com/b' }];
  const evidence = { verdict: 'broken', reason: 'tls_error', redirects, finalUrl: 'https://example.com/b', tls };
  await server.db.knex('issue_rechecks').update({ state: 'done', evidence: JSON.stringify(evidence) });
  const { issue_id } = await server.db.knex('issue_rechecks').first('issue_id');
  const row = { issue_id, id: server.ctx.ids.uuid(), domain_id: domainId, created_at: 1, change_kind: 'changed' };
  await server.db.knex('issue_changes').insert({ ...row, evidence: JSON.stringify(evidence) });
  const expected = {
    ...{ verdict: 'broken', reason: 'tls_error', final_url: 'https://example.com/b' },
    redirects: [{ url: 'https://example.com/a', status_code: 301, location: 'https://example.com/b' }],
    tls: { fault: 'expired', issuer: 'R11', valid_to: '2026-01-01T00:00:00.000Z', names: ['example.com'] },
  };
  expect((await server.call('GET', path)).body.evidence).toEqual(expected);
  const { body } = await server.call('GET', `/api/v1/issues/${issue_id}/changes`);
  expect(body.data.filter(({ change }) => change === 'changed').map((one) => one.evidence)).toEqual([expected]);
});

it('takes the right to crawl the domain, not that to edit it', async () => {
  const of = (rights: ('view' | 'crawl' | 'edit')[]) =>
    server.personFor(server.ctx, { role: 'member', grants: [{ domain_id: domainId, rights }] });
  const editor = await of(['view', 'edit']);
  const crawler = await of(['view', 'crawl']);
  expect((await server.call('POST', path, { cookie: editor.cookie })).body.code).toBe('forbidden');
  expect((await server.call('GET', path, { cookie: editor.cookie })).status).toBe(404);
  expect((await server.call('POST', path, { cookie: crawler.cookie })).status).toBe(202);
  expect((await server.call('GET', path, { cookie: editor.cookie })).body.requested_by).toBe(crawler.user.email);
});

it('is refused for a domain that is not verified, and beyond 60 an hour', async () => {
  await server.call('POST', path);
  const row = await server.db.knex('issue_rechecks').first();
  const done = { ...row, state: 'done', next_attempt_at: null };
  await server.db.knex('issue_rechecks').update({ state: 'done', next_attempt_at: null });
  await server.db.knex.batchInsert(
    'issue_rechecks',
    Array.from({ length: 59 }, () => ({ ...done, id: server.ctx.ids.uuid() })),
    50,
  );
  const limited = await server.call('POST', path);
  expect([limited.status, limited.body.code, limited.headers.get('retry-after')]).toEqual([
    429,
    'rate_limited',
    '3600',
  ]);
  await server.clock.advance(3_600_000);
  expect((await server.call('POST', path)).status).toBe(202);
  await server.db.knex('domains').where({ id: domainId }).update({ verification_status: 'unverified' });
  const refused = await server.call('POST', path);
  expect([refused.status, refused.body.code]).toEqual([409, 'domain_not_verified']);
});
