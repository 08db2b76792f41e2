import { expect, it, onTestFinished } from 'vitest';
import { describeEveryEmptyDatabase } from '../../platform/storage/describe-each-database.test-support.ts';
import { verifiedDomain } from '../../sites/domains/domain.test-support.ts';
import { dueAccountRemovals, removeAccount } from '../../sites/removal/index.ts';
import { filesWith } from '../../test-support/files-with.ts';
import { type ApiAnswer, startTestServer, type TestServer } from '../../test-support/test-server.ts';

/** More links than one request removes */
const LINKS = 3_000;
const NAME = 'account on agency';
const path = (confirm = NAME) => `/api/v1/account?confirm=${encodeURIComponent(confirm)}`;
const refusal = ({ status, body }: ApiAnswer): unknown[] => [status, body.code];

describeEveryEmptyDatabase('deleteAccount', (fresh) => {
  async function start(db = fresh().open()): Promise<TestServer> {
    const server = await startTestServer({ db });
    onTestFinished(() => server.close());
    return server;
  }

  /** Adds an account with a crawl under way, an endpoint, a key, and a member who also has an account of their own. */
  async function filled(server: TestServer) {
    const { cookie } = await server.personFor(server.ctx);
    const member = await server.personFor(server.ctx, {
      role: 'member',
      grants: [{ domain_id: null, rights: ['view'] }],
    });
    const { id: domainId } = await verifiedDomain(server, { hostname: 'shop.example' });
    const crawl = await server.call('POST', `/api/v1/domains/${domainId}/crawls`);
    const hook = { url: 'https://127.0.0.1/hook', events: ['crawl.completed'] };
    const webhook = await server.call('POST', '/api/v1/webhooks', { body: hook });
    await server.call('POST', `/api/v1/webhooks/${webhook.body.id}/test`);
    return { cookie, member, domainId, crawlId: `${crawl.body.id}` };
  }

  it('leaves nothing of the account, and its people without it', async () => {
    const { open, url } = fresh();
    const server = await start(open());
    const { cookie, member, domainId } = await filled(server);
    const accountId = server.ctx.account.id;
    const canary = 'canary-51c0aa93';
    const body = { settings: { user_agent: canary, email_recipients: [`${canary}@example.com`] } };
    expect((await server.call('PATCH', `/api/v1/domains/${domainId}`, { body })).status).toBe(200);
    const files = () => (server.db.dialect === 'sqlite' ? filesWith(url, canary) : []);
    if (server.db.dialect === 'sqlite') expect(files()).not.toEqual([]);
    expect((await server.call('DELETE', path(), { cookie })).status).toBe(204);
    expect(refusal(await server.call('GET', '/api/v1/domains'))).toEqual([401, 'unauthorized']);
    expect(files()).toEqual([]);
    for (const who of [cookie, member.cookie]) {
      expect(refusal(await server.call('GET', '/api/v1/domains', { cookie: who }))).toEqual([403, 'forbidden']);
      const session = await server.call('GET', '/api/v1/session', { cookie: who });
      expect(session.body).toMatchObject({ account: null, accounts: [] });
    }
    const left = await server.db.knex('audit_log').where({ account_id: accountId });
    expect(left).toEqual([]);
    for (const table of ['accounts', 'domains', 'crawls', 'webhook_endpoints', 'deliveries', 'events', 'api_keys'])
      expect(await server.db.knex(table), table).toEqual([]);
    expect(await server.db.knex('users')).toHaveLength(2);
  });

  it('of a large one ends everything in one moment; the rows that the request left are found and removed', async () => {
    const server = await start();
    const { cookie, crawlId } = await filled(server);
    const { knex } = server.db;
    await knex('crawls').where({ id: crawlId }).update({ state: 'running', lease_token: 't', lease_owner: 'me' });
    for (let from = 0; from < LINKS; from += 500) {
      const link = (n: number) => ({ crawl_id: crawlId, page_id: from + n, seq: 0, target_id: 0, kind: 'a' });
      await knex('crawl_links').insert(Array.from({ length: 500 }, (_, n) => link(n)));
    }
    const neighbour = await server.other();
    const kept = await verifiedDomain({ ...server, ctx: neighbour }, { hostname: 'kept.example' });
    expect((await server.call('DELETE', path(), { cookie })).status).toBe(204);
    const accountId = server.ctx.account.id;
    const own = () => knex('crawls').where({ account_id: accountId });
    expect(await own().pluck('state')).toEqual(['canceled']);
    expect(await own().whereNotNull('lease_token')).toEqual([]);
    expect(refusal(await server.call('GET', `/api/v1/crawls/${crawlId}`, { cookie }))).toEqual([403, 'forbidden']);
    expect(await dueAccountRemovals(server.services, 10)).toEqual([accountId]);
    await Promise.all([removeAccount(server.services, { accountId }), removeAccount(server.services, { accountId })]);
    await removeAccount(server.services, { accountId });
    expect(await dueAccountRemovals(server.services, 10)).toEqual([]);
    expect(await knex('crawl_links')).toEqual([]);
    expect(await knex('domains').pluck('id')).toEqual([kept.id]);
    expect(await knex('accounts').pluck('id')).toEqual([neighbour.account.id]);
  });

  it('is for an owner who signed in lately and types the exact name', async () => {
    const server = await start();
    const { cookie } = await server.personFor(server.ctx);
    const admin = await server.personFor(server.ctx, { role: 'admin' });
    expect(refusal(await server.call('DELETE', path(), { cookie: admin.cookie }))).toEqual([403, 'forbidden']);
    expect(refusal(await server.call('DELETE', path()))).toEqual([403, 'session_required']);
    for (const wrong of ['', 'Account on agency', `${NAME} `]) {
      expect(refusal(await server.call('DELETE', path(wrong), { cookie }))).toEqual([422, 'confirmation_mismatch']);
    }
    const headers = { 'if-match': '"v2"' };
    expect(refusal(await server.call('DELETE', path(), { cookie, headers }))).toEqual([412, 'precondition_failed']);
    await server.clock.advance(15 * 60_000 + 1);
    expect(refusal(await server.call('DELETE', path(), { cookie }))).toEqual([403, 'reauthentication_required']);
    expect((await server.call('GET', '/api/v1/account', { cookie })).status).toBe(200);
  });

  it('of two at once one succeeds, and a domain that is made meanwhile is not left behind', async () => {
    const server = await start();
    const { cookie } = await filled(server);
    const make = (n: number) => server.call('POST', '/api/v1/domains', { body: { hostname: `late${n}.example.com` } });
    const remove = () => server.call('DELETE', path(), { cookie });
    const answers = await Promise.all([remove(), make(1), remove(), make(2)]);
    const deleted = [answers[0], answers[2]].map((answer) => answer?.status);
    expect(deleted.filter((status) => status === 204)).toHaveLength(1);
    const accountId = server.ctx.account.id;
    await removeAccount(server.services, { accountId });
    await removeAccount(server.services, { accountId });
    expect(await server.db.knex('accounts')).toEqual([]);
    expect(await server.db.knex('domains')).toEqual([]);
  });
});
