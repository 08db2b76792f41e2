import { perLane } from '@linkvitals/testing';
import { describeEveryDatabase } from '@linkvitals/testing/databases';
import { beforeAll, expect, it } from 'vitest';
import { openDatabase, transaction } from '../platform/storage/index.ts';
import { verifiedDomain } from '../sites/domains/domain.test-support.ts';
import { markDomainDeleted } from '../sites/domains/index.ts';
import { removeAccount } from '../sites/removal/index.ts';
import { insertCompletedCrawl } from '../test-support/insert-crawl.ts';
import { insertIssue } from '../test-support/insert-issue.ts';
import { type InterruptedDatabase, interruptedDatabase } from '../test-support/interrupted-database.ts';
import { type CallOptions, startTestServer, type TestServer } from '../test-support/test-server.ts';

// Each of these requests finds its object. Then the domain or the account is deleted, before the request writes.

interface Write {
  readonly request: string;
  readonly body?: object;
  readonly table: string;
}

const writes: readonly Write[] = [
  { request: 'POST domains/{domain}/crawls', table: 'crawls' },
  { request: 'POST domains/{domain}/reports', body: { format: 'json' }, table: 'reports' },
  { request: 'POST domains/{domain}/badges', body: { metric: 'health_score' }, table: 'badges' },
  { request: 'POST domains/{domain}/share-links', body: {}, table: 'share_links' },
  {
    request: 'POST domains/{domain}/issue-rules',
    body: { kind: 'thin_content', reason: 'Old.' },
    table: 'issue_rules',
  },
  { request: 'PATCH issue-rules/{rule}', body: { reason: 'It is older.' }, table: 'issue_rules' },
  { request: 'DELETE issue-rules/{rule}', table: 'issue_rules' },
  { request: 'POST issues/{issue}/comments', body: { text: 'It moves.' }, table: 'issue_comments' },
  { request: 'POST issues/{issue}/recheck', table: 'issue_rechecks' },
  { request: 'POST issues/{issue}/ignore', body: { reason: 'It moves.' }, table: 'issue_changes' },
  {
    request: 'POST domains/{domain}/issues/actions',
    body: { issue_ids: ['{issue}'], action: 'reopen' },
    table: 'issue_changes',
  },
];
const ofAccount: readonly Write[] = [
  { request: 'POST webhooks/{webhook}/test', table: 'events' },
  { request: 'POST domains', body: { hostname: 'new.example.com' }, table: 'domains' },
  {
    request: 'POST webhooks',
    body: { url: 'https://127.0.0.1/new', events: ['crawl.failed'] },
    table: 'webhook_endpoints',
  },
];

/** Deleting an account deletes its domains, so requests about domains are refused by the same check. */
const inAccount = [...perLane(writes.slice(0, 2), writes), ...ofAccount];

describeEveryDatabase(
  'what is deleted in the same moment',
  (open) => {
    let db: InterruptedDatabase;
    let server: TestServer;
    let made = 0;
    // The tests share a server, whose start takes as long as a test. Each has an account and a domain of its own.
    beforeAll(async () => {
      const opened = openDatabase({ url: await open() });
      db = interruptedDatabase(opened);
      server = await startTestServer({ db });
      return async () => {
        await server.close();
        await opened.close();
      };
    });

    async function start() {
      made += 1;
      const hostname = `gone-${made}.example.com`;
      const ctx = await server.other();
      const key = await server.keyFor(ctx);
      const call: TestServer['call'] = (method, path, options) => server.call(method, path, { key, ...options });
      const { id: domain } = await verifiedDomain(server, { hostname, ctx });
      await call('PATCH', `/api/v1/domains/${domain}`, { body: { settings: { sharing: true } } });
      await insertCompletedCrawl(ctx, { domainId: domain, hostname });
      const issue = await insertIssue(ctx, { domainId: domain });
      const slow = { kind: 'slow_page', reason: 'It is old.' };
      const { body: rule } = await call('POST', `/api/v1/domains/${domain}/issue-rules`, { body: slow });
      const hook = { url: 'https://127.0.0.1/hook', events: ['crawl.completed'] };
      const { body: webhook } = await call('POST', '/api/v1/webhooks', { body: hook });
      const ids = new Map(Object.entries({ domain, issue, rule: `${rule.id}`, webhook: `${webhook.id}` }));
      const send = async ({ request, body }: Write, options: CallOptions = {}): Promise<unknown[]> => {
        const [method = '', path = ''] = request.split(' ');
        const filled = (text: string) => text.replace(/\{(\w+)\}/, (_, name: string) => `${ids.get(name)}`);
        const sent = body && { body: JSON.parse(filled(JSON.stringify(body))) };
        const answer = await call(method, `/api/v1/${filled(path)}`, { ...options, ...sent });
        return [answer.status, answer.body.code];
      };
      const rows = (table: string) => db.knex(table).where({ domain_id: domain }).pluck('domain_id');
      const removeWholeAccount = async (): Promise<void> => {
        const { cookie } = await server.personFor(ctx);
        const { id: accountId, name } = ctx.account;
        const path = `/api/v1/account?confirm=${encodeURIComponent(name)}`;
        const gone = await call('DELETE', path, { cookie, key: null });
        expect(gone.status).toBe(204);
        await removeAccount(server.services, { accountId });
        expect(await db.knex('accounts').where({ id: accountId })).toEqual([]);
      };
      return { ctx, call, domain, hostname, send, rows, removeWholeAccount };
    }

    it.each(writes)('$request: the domain is not found, and $table has no row of it', async (write) => {
      const { domain, hostname, send, rows, call } = await start();
      db.beforeTransaction(async () => {
        const gone = await call('DELETE', `/api/v1/domains/${domain}?confirm=${hostname}`);
        expect(gone.status).toBe(204);
      });
      expect(await send(write)).toEqual([404, 'not_found']);
      expect(await rows(write.table)).toEqual([]);
    });

    it.each(writes)(
      '$request: the domain is not found while rows of it remain, and $table gets none',
      async (write) => {
        const { ctx, domain, hostname, send, rows } = await start();
        const before = await rows(write.table);
        const input = { domainId: domain, confirm: hostname, version: undefined };
        db.beforeTransaction(() => transaction(db, (trx) => markDomainDeleted(ctx, trx, input, ctx.clock.now())));
        expect(await send(write)).toEqual([404, 'not_found']);
        expect(await rows(write.table)).toEqual(before);
      },
    );

    it.each(inAccount)('$request: not found in an account that is gone', async (write) => {
      const before = await db.knex(write.table);
      const { send, removeWholeAccount } = await start();
      db.beforeTransaction(removeWholeAccount);
      expect(await send(write)).toEqual([404, 'not_found']);
      expect(await db.knex(write.table)).toEqual(before);
    });

    it.each(inAccount.filter(({ request }) => request.startsWith('POST')))(
      '$request: not found in an account that is gone before its Idempotency-Key is kept',
      async (write) => {
        const tables = [write.table, 'idempotency_keys'];
        const rowsOf = () => Promise.all(tables.map(async (table): Promise<unknown> => db.knex(table)));
        const before = await rowsOf();
        const { send, removeWholeAccount } = await start();
        db.beforeInsertInto('idempotency_keys', removeWholeAccount);
        expect(await send(write, { headers: { 'idempotency-key': 'k' } })).toEqual([404, 'not_found']);
        expect(await rowsOf()).toEqual(before);
      },
    );
  },
  { short: 'sqlite' },
);
