import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { deleteAnswers, once } from '../platform/idempotency/index.ts';
import { describeEveryEmptyDatabase } from '../platform/storage/describe-each-database.test-support.ts';
import { type Database, transaction } from '../platform/storage/index.ts';
import { startTestServer, type TestServer } from '../test-support/test-server.ts';

describeEveryEmptyDatabase('a kept answer', (fresh) => {
  let db: Database;
  let server: TestServer;
  beforeEach(async () => {
    db = fresh().open();
    server = await startTestServer({ db });
    onTestFinished(() => server.close());
  });

  const post = (path: string, body: unknown, key: string) =>
    server.call('POST', `/api/v1${path}`, { body, headers: { 'idempotency-key': key } });
  const addDomain = (key = 'domain') => post('/domains', { hostname: 'example.com' }, key);
  const addWebhook = () => post('/webhooks', { url: 'https://127.0.0.1/', events: ['crawl.failed'] }, 'webhook');
  const tokenOf = (body: Record<string, unknown>) => (body.verification as { token: string }).token;
  const kept = () => db.knex('idempotency_keys').select();

  it('is not readable in the database: it may hold a token or a signing secret', async () => {
    const domain = await addDomain();
    const webhook = await addWebhook();
    const rows = JSON.stringify(await kept());
    expect(rows).not.toContain(tokenOf(domain.body));
    expect(rows).not.toContain(webhook.body.secret);
    expect((await addWebhook()).body.secret).toBe(webhook.body.secret);
  });

  describe('goes with what it describes', () => {
    it('a domain: the same request adds the name again, with another token', async () => {
      const first = await addDomain();
      const path = `/domains/${first.body.id}`;
      server.dns.set('example.com', `linkvitals-verify=${tokenOf(first.body)}`);
      const check = await post(`${path}/verification/check`, undefined, 'check');
      expect([check.status, check.body.verification_status]).toEqual([200, 'verified']);
      const crawl = await post(`${path}/crawls`, {}, 'crawl');
      expect(crawl.status).toBe(202);
      await post(`/crawls/${crawl.body.id}/cancel`, undefined, 'cancel');
      expect(await kept()).toHaveLength(4);
      expect((await server.call('DELETE', `/api/v1${path}?confirm=example.com`)).status).toBe(204);
      expect(await kept()).toEqual([]);

      const second = await addDomain();
      expect([second.status, second.headers.get('idempotency-replayed')]).toEqual([201, null]);
      expect(second.body.id).not.toBe(first.body.id);
      expect(tokenOf(second.body)).not.toBe(tokenOf(first.body));
      expect((await server.call('GET', `/api/v1/domains/${second.body.id}`)).status).toBe(200);
      expect((await post(`${path}/crawls`, {}, 'crawl')).status).toBe(404);
    });

    it('a webhook endpoint: the same request registers it again, with another secret', async () => {
      const first = await addWebhook();
      const path = `/webhooks/${first.body.id}`;
      expect((await post(`${path}/test`, undefined, 'test')).status).toBe(202);
      expect((await post(`${path}/secret/rotate`, {}, 'rotate')).status).toBe(200);
      await addDomain();
      expect((await server.call('DELETE', `/api/v1${path}`)).status).toBe(204);
      expect(await kept()).toHaveLength(1);
      const second = await addWebhook();
      expect([second.status, second.headers.get('idempotency-replayed')]).toEqual([201, null]);
      expect([second.body.id, second.body.secret]).not.toEqual([first.body.id, first.body.secret]);
      expect((await post(`${path}/secret/rotate`, {}, 'rotate')).status).toBe(404);
    });

    it('although it is deleted before its first answer could be kept', async () => {
      const { id } = (await addDomain()).body;
      const run = async () => {
        await server.call('DELETE', `/api/v1/domains/${id}?confirm=example.com`);
        return { status: 201, headers: {}, body: '{"token":"secret"}', subject: String(id) };
      };
      const request = { key: 'late', request: ['r'] };
      expect(await once(server.ctx, { ...request, run })).toMatchObject({ status: 201 });
      expect(await kept()).toEqual([]);
      const answer = { status: 200, headers: {}, body: '{}' };
      expect(await once(server.ctx, { ...request, run: async () => answer })).toEqual(answer);
    });

    it('and is given to nobody who may no longer do what it answers', async () => {
      const { id } = (await addDomain()).body;
      await server.call('PATCH', `/api/v1/domains/${id}`, { body: { settings: { sharing: true } } });
      const owner = await server.personFor(server.ctx);
      const member = await server.personFor(server.ctx, { role: 'member' });
      const grant = async (rights: readonly string[]) => {
        const body = { grants: rights.length === 0 ? [] : [{ domain_id: id, rights }] };
        const answer = await server.call('PATCH', `/api/v1/members/${member.user.id}`, { cookie: owner.cookie, body });
        expect(answer.status).toBe(200);
      };
      const share = async () => {
        const { status, body } = await server.call('POST', `/api/v1/domains/${id}/share-links`, {
          cookie: member.cookie,
          body: {},
          headers: { 'idempotency-key': 'share' },
        });
        return [status, body.url];
      };
      await grant(['edit']);
      const first = await share();
      expect(first).toEqual([201, expect.stringContaining('/share/')]);
      expect(await share()).toEqual(first);
      await grant(['view']);
      expect(await share()).toEqual([403, undefined]);
      await grant([]);
      expect(await share()).toEqual([404, undefined]);
    });

    it('and not with what another account has', async () => {
      const other = await server.other();
      const { id } = (await addDomain()).body;
      await transaction(db, (trx) => deleteAnswers(trx, { accountId: other.account.id, subjectId: String(id) }));
      expect(await kept()).toHaveLength(1);
    });
  });
});
