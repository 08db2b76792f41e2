import { perLane } from '@linkvitals/testing';
import { expect, it, onTestFinished } from 'vitest';
import { verifiedDomain } from '../domains/domain.test-support.ts';
import { markDomainDeleted } from '../domains/index.ts';
import { removeAccount } from '../removal/index.ts';
import { describeEveryEmptyDatabase } from '../storage/describe-each-database.test-support.ts';
import { transaction } from '../storage/index.ts';
import { insertCompletedCrawl } from '../test-support/insert-crawl.ts';
import { insertIssue } from '../test-support/insert-issue.ts';
import { interruptedDatabase } from '../test-support/interrupted-database.ts';
import { type CallOptions, startTestServer } from '../test-support/test-server.ts';

// Each of these requests finds its object. Then the domain or the account is deleted, before the request writes.

const hostname = 'gone.example.com';

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

describeEveryEmptyDatabase(
  'what is deleted in the same moment',
  (fresh) => {
    async function start() {
      const db = interruptedDatabase(fresh().open());
      const server = await startTestServer({ db });
      onTestFinished(() => server.close());
      const { ctx, call } = server;
      const { id: domain } = await verifiedDomain(server, { hostname });
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
        const at = path.replace(/\{(\w+)\}/, (_, name: string) => `${ids.get(name)}`);
        const answer = await call(method, `/api/v1/${at}`, { ...options, ...(body && { body }) });
        return [answer.status, answer.body.code];
      };
      const rows = (table: string) => db.knex(table).where({ domain_id: domain }).pluck('domain_id');
      const removeWholeAccount = async (): Promise<void> => {
        const { cookie } = await server.personFor(ctx);
        const { id: accountId, name } = ctx.account;
        const gone = await call('DELETE', `/api/v1/account?confirm=${encodeURIComponent(name)}`, { cookie });
        expect(gone.status).toBe(204);
        await removeAccount(server.services, { accountId });
        expect(await db.knex('accounts').where({ id: accountId })).toEqual([]);
      };
      return { ...server, db, domain, send, rows, removeWholeAccount };
    }

    it.each(writes)('$request: the domain is not found, and $table has no row of it', async (write) => {
      const { db, domain, send, rows, call } = await start();
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
        const { ctx, db, domain, send, rows, clock } = await start();
        const before = await rows(write.table);
        const input = { domainId: domain, confirm: hostname, version: undefined };
        db.beforeTransaction(() => transaction(db, (trx) => markDomainDeleted(ctx, trx, input, clock.now())));
        expect(await send(write)).toEqual([404, 'not_found']);
        expect(await rows(write.table)).toEqual(before);
      },
    );

    it.each(inAccount)('$request: not found in an account that is gone', async (write) => {
      const { db, send, removeWholeAccount } = await start();
      db.beforeTransaction(removeWholeAccount);
      expect(await send(write)).toEqual([404, 'not_found']);
      expect(await db.knex(write.table)).toEqual([]);
    });

    it.each(inAccount.filter(({ request }) => request.startsWith('POST')))(
      '$request: not found in an account that is gone before its Idempotency-Key is kept',
      async (write) => {
        const { db, send, removeWholeAccount } = await start();
        db.beforeInsertInto('idempotency_keys', removeWholeAccount);
        expect(await send(write, { headers: { 'idempotency-key': 'k' } })).toEqual([404, 'not_found']);
        expect(await db.knex(write.table)).toEqual([]);
        expect(await db.knex('idempotency_keys')).toEqual([]);
      },
    );
  },
  { short: 'sqlite' },
);
