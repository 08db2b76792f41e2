import { expect, it, onTestFinished } from 'vitest';
import { crawlStarted, recordEvent } from '../outgoing/events/index.ts';
import { describeEveryEmptyDatabase } from '../platform/storage/describe-each-database.test-support.ts';
import { type Database, transaction } from '../platform/storage/index.ts';
import { makeReport } from '../reporting/reports/index.ts';
import { recordCertificates } from '../sites/certificates/index.ts';
import { verifiedDomain } from '../sites/domains/domain.test-support.ts';
import { dueRemovals, removeDomain } from '../sites/removal/index.ts';
import { filesWith } from '../test-support/files-with.ts';
import { insertCompletedCrawl } from '../test-support/insert-crawl.ts';
import { insertIssue } from '../test-support/insert-issue.ts';
import { startTestServer, type TestServer } from '../test-support/test-server.ts';

const hostname = 'nobody-will-know.example';
/** A word in every text that people write about the domain */
const canary = 'canary-8fd1c07a';

/** Columns of any type and table that contain one of these texts */
async function columnsWith({ knex, dialect }: Database, texts: readonly string[]): Promise<string[]> {
  const sql =
    dialect === 'sqlite'
      ? "select name from sqlite_master where type = 'table'"
      : 'select table_name as name from information_schema.tables where table_schema = database()';
  const answer = await knex.raw(sql);
  const tables: { readonly name: string }[] = dialect === 'sqlite' ? answer : answer[0];
  const found = new Set<string>();
  for (const { name } of tables) {
    for (const row of await knex(name)) {
      for (const [column, value] of Object.entries<unknown>(row)) {
        const text = Buffer.isBuffer(value) ? value.toString('latin1') : String(value);
        if (texts.some((one) => text.includes(one))) found.add(`${name}.${column}`);
      }
    }
  }
  return [...found].sort();
}

/**
 * Writes everything that people and background work store about a domain. Answers its names: its hostname and the ids.
 */
async function fill(server: TestServer): Promise<string[]> {
  const { ctx, services, db } = server;
  const { cookie } = await server.personFor(ctx);
  const call = async (method: string, path: string, body?: object, byPerson = false): Promise<string> => {
    const by = byPerson ? { cookie } : { headers: method === 'POST' ? { 'idempotency-key': ctx.ids.uuid() } : {} };
    const answer = await server.call(method, `/api/v1/${path}`, { ...by, ...(body && { body }) });
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return `${answer.body.id}`;
  };
  const { id } = await verifiedDomain(server, { hostname });
  const grants = [{ domain_id: id, rights: ['view'] as const }];
  await server.personFor(ctx, { role: 'member', grants });
  await call('POST', 'invitations', { email: 'guest@people.example', role: 'member', grants }, true);
  await call('POST', 'api-keys', { name: 'limited', scopes: ['domains:read'], domain_ids: [id] }, true);
  await call('POST', 'webhooks', { url: 'https://127.0.0.1/hook', events: ['crawl.started'], domain_ids: [id] });
  const settings = {
    sharing: true,
    email_recipients: [`owner@${hostname}`],
    user_agent: canary,
    request_headers: { [`X-${canary}`]: canary },
  };
  const crawl_config = { exclusions: [`/${canary}/**`] };
  await call('PATCH', `domains/${id}`, { settings, crawl_config });
  const waiting = await call('POST', `domains/${id}/crawls`);
  const crawlId = await insertCompletedCrawl(ctx, { domainId: id, hostname });
  const event = { crawlId, domainId: id, hostname, url: `https://${hostname}/`, startedAt: 1 };
  const body = crawlStarted({ ...event, maxPages: 1, depthLimit: 1 });
  await transaction(db, (trx) => recordEvent(ctx, trx, { accountId: ctx.account.id, domainId: id, crawlId, body }));
  const report = await call('POST', `domains/${id}/reports`, { format: 'csv', section: 'links' });
  await makeReport(services, { reportId: report });
  const issue = await insertIssue(ctx, { domainId: id, url: `https://${hostname}/${canary}` });
  await call('POST', `issues/${issue}/recheck`);
  await call('POST', `issues/${issue}/comments`, { text: `Seen on ${hostname}, ${canary}.` });
  await call('POST', `issues/${issue}/ignore`, { reason: `Part of ${hostname}, ${canary}.` });
  await call('POST', `domains/${id}/issue-rules`, { url_pattern: `https://${hostname}/${canary}/*`, reason: canary });
  const link = await call('POST', `domains/${id}/share-links`, { name: `For ${hostname}, ${canary}` });
  await call('POST', `domains/${id}/badges`, { metric: 'health_score' });
  const validTo = new Date(ctx.clock.now() + 86_400_000).toISOString();
  const domain = { id, account_id: ctx.account.id, hostname };
  await recordCertificates(services, domain, new Map([[hostname, { fingerprint: 'f'.repeat(64), validTo }]]));
  return [hostname, id, waiting, crawlId, report, issue, link, canary];
}

describeEveryEmptyDatabase('a deleted domain', (fresh) => {
  it('has left its name and its id in the one entry of its deletion, and nothing else anywhere', async () => {
    const { open, url } = fresh();
    const server = await startTestServer({ db: open() });
    onTestFinished(() => server.close());
    const names = await fill(server);
    const [, domainId = ''] = names;
    const key = await server.keyFor(server.ctx, { domainIds: [domainId] });
    const before = await columnsWith(server.db, names);
    // Otherwise the search would find nothing after the deletion either.
    expect(new Set(before.map((column) => column.split('.')[0])).size).toBeGreaterThan(20);
    expect(before).toEqual(
      expect.arrayContaining(['api_keys.domain_ids', 'deliveries.domain_id', 'events.body', 'report_chunks.data']),
    );
    const files = () => (server.db.dialect === 'sqlite' ? filesWith(url, canary) : []);
    if (server.db.dialect === 'sqlite') expect(files()).not.toEqual([]);
    const gone = await server.call('DELETE', `/api/v1/domains/${domainId}?confirm=${hostname}`);
    expect(gone.status).toBe(204);
    await removeDomain(server.services, { domainId });
    expect(await dueRemovals(server.services, 10)).toEqual([]);
    expect(await columnsWith(server.db, names)).toEqual(['audit_log.subject_id', 'audit_log.subject_name']);
    const entries = await server.db
      .knex('audit_log')
      .where({ subject_id: domainId })
      .orWhere({ subject_name: hostname });
    const values = { before_change: null, after_change: null };
    const who = { actor_kind: 'api-key', actor_name: 'test', created_at: server.clock.now() };
    expect(entries).toMatchObject([{ action: 'domain.deleted', subject_name: hostname, ...who, ...values }]);
    // Neither the file nor its log contains the texts, so nobody can read them in a copy.
    expect(files()).toEqual([]);
    // A key that was limited to the domain is now limited to nothing; it may not use all domains.
    const { id: other } = await verifiedDomain(server, { hostname: 'other.example' });
    expect((await server.call('GET', '/api/v1/domains', { key })).body.data).toEqual([]);
    expect((await server.call('GET', `/api/v1/domains/${other}`, { key })).status).toBe(404);
  });
});
