import { describeOwnMysql } from '@linkvitals/testing/databases';
import type { Knex } from 'knex';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Database, openDatabase } from '../platform/storage/index.ts';
import { startTestServer, type TestServer } from '../test-support/test-server.ts';

describeOwnMysql('a database that is in trouble', (rootUrl) => {
  const root = (): Database => {
    const db = openDatabase({ url: `${rootUrl()}/mysql` });
    onTestFinished(() => db.close());
    return db;
  };

  /** An API server with an unprivileged database account, and an administrator's connection to the same database */
  async function onFreshDatabase(
    name: string,
    { limits = '', lockTimeoutMs = 1_000 } = {},
  ): Promise<{ server: TestServer; admin: Knex; domainId: string }> {
    const admin = root().knex;
    await admin.raw(`create database ${name} character set utf8mb4`);
    await admin.raw(`create user ${name}@'127.0.0.1' identified by 'pass' ${limits}`);
    await admin.raw(`grant all on ${name}.* to ${name}@'127.0.0.1'`);
    const url = new URL(`${rootUrl()}/${name}`);
    Object.assign(url, { username: name, password: 'pass' });
    const db = openDatabase({ url: url.href, lockTimeoutMs });
    const server = await startTestServer({ db });
    onTestFinished(async () => {
      await server.close();
      await db.close();
    });
    const made = await server.call('POST', '/api/v1/domains', { body: { hostname: 'shop.example.com' } });
    return { server, admin, domainId: String(made.body.id) };
  }

  const rename = (server: TestServer, domainId: string, label: string) =>
    server.call('PATCH', `/api/v1/domains/${domainId}`, { body: { settings: { user_agent: label } } });
  const shown = async (server: TestServer, domainId: string): Promise<unknown> =>
    (await server.call('GET', `/api/v1/domains/${domainId}`)).body.settings;

  /** Makes statements on the table of domains fail so often with this error, as if InnoDB had reported it. */
  const failNext = async (admin: Knex, db: string, { times, errno }: { times: number; errno: number }) => {
    // The table has no transactions, so the count stays when the statement is rolled back.
    await admin.raw(`create table ${db}.faults (n int) engine=MyISAM`);
    await admin.raw(`insert into ${db}.faults values (${times})`);
    await admin.raw(
      `create trigger ${db}.fail before update on ${db}.domains for each row
       if (select n from ${db}.faults) > 0 then
         update ${db}.faults set n = n - 1;
         signal sqlstate '40001' set mysql_errno = ${errno}, message_text = 'forced';
       end if`,
    );
  };

  describe.each([
    ['a deadlock', 1213, '1'],
    ['a lock wait that ran out soon', 1205, '5'],
  ])('%s', (_, errno, retryAfter) => {
    it('is tried three times more, and the caller sees nothing of it', async () => {
      const name = `thrice${errno}`;
      const { server, admin, domainId } = await onFreshDatabase(name);
      await failNext(admin, name, { times: 3, errno });
      expect((await rename(server, domainId, 'New name')).status).toBe(200);
      expect(await shown(server, domainId)).toMatchObject({ user_agent: 'New name' });
    });

    it('that does not end is a 503 with Retry-After, and nothing was written', async () => {
      const name = `endless${errno}`;
      const { server, admin, domainId } = await onFreshDatabase(name);
      await failNext(admin, name, { times: 1_000, errno });
      const { status, headers, body } = await rename(server, domainId, 'New name');
      expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'unavailable', retryAfter]);
      expect(await admin(`${name}.faults`).first()).toEqual({ n: 996 });
      expect(await shown(server, domainId)).not.toMatchObject({ user_agent: 'New name' });
    });
  });

  it("shows callers no text of the database's errors, whatever the error", async () => {
    const { server, admin, domainId } = await onFreshDatabase('talkative');
    for (const [errno, status] of [
      [1213, 503],
      [1290, 503],
      [1045, 503],
      [1021, 503],
      [1062, 500],
      [1644, 500],
    ]) {
      await admin.raw('drop trigger if exists talkative.talk');
      await admin.raw(
        `create trigger talkative.talk before update on talkative.domains for each row
         signal sqlstate '45000' set mysql_errno = ${errno}, message_text = 'canary of talkative.domains'`,
      );
      const answer = await rename(server, domainId, 'New name');
      expect([errno, answer.status, answer.body.detail]).toEqual([errno, status, expect.any(String)]);
      expect(JSON.stringify([answer.body, ...answer.headers])).not.toMatch(/canary|talkative|update|mysql/i);
    }
  });

  it('answers writes with 503 and reads as usual while it is read-only, and writes again afterwards', async () => {
    const { server, admin, domainId } = await onFreshDatabase('frozen');
    await admin.raw('set global read_only = on');
    onTestFinished(() => admin.raw('set global read_only = off'));
    const refused = await rename(server, domainId, 'Too late');
    expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([503, 'unavailable', '5']);
    expect(refused.headers.get('content-type')).toBe('application/problem+json');
    expect(refused.body.detail).toMatch(/takes no writes/);
    const added = await server.call('POST', '/api/v1/domains', { body: { hostname: 'other.example.com' } });
    const once = { headers: { 'idempotency-key': 'k-1' } };
    const started = await server.call('POST', `/api/v1/domains/${domainId}/crawls`, once);
    expect([added.status, started.status]).toEqual([503, 503]);
    for (const path of ['/api/v1/domains', `/api/v1/domains/${domainId}`, '/readyz', '/healthz']) {
      expect([path, (await server.call('GET', path)).status]).toEqual([path, 200]);
    }
    await admin.raw('set global read_only = off');
    expect((await rename(server, domainId, 'Now')).status).toBe(200);
  });

  it('answers 503 where a new connection is refused, and goes on with the connections of the pool', async () => {
    const { server, admin } = await onFreshDatabase('crowded', { limits: 'with max_user_connections 3' });
    const requested = await Promise.all(Array.from({ length: 30 }, () => server.call('GET', '/api/v1/domains')));
    expect(new Set(requested.map(({ status }) => status))).toEqual(new Set([200, 503]));
    for (const { status, body, headers } of requested.filter((answer) => answer.status !== 200)) {
      expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'unavailable', '5']);
    }
    const [{ n }] = (
      await admin.raw("select count(*) n from information_schema.processlist where user = 'crowded'")
    )[0];
    expect(n).toBeLessThanOrEqual(3);
    expect((await server.call('GET', '/api/v1/domains')).status).toBe(200);
  });

  it('a connection that is killed in the middle of a request: 503, the next request is answered', async () => {
    // The request waits for its lock as long as it takes to find and kill its connection.
    const { server, admin, domainId } = await onFreshDatabase('killed', { lockTimeoutMs: 600_000 });
    const other = await admin.transaction();
    onTestFinished(async () => {
      await other.rollback();
    });
    await other('killed.domains').where({ id: domainId }).forUpdate();
    const renaming = rename(server, domainId, 'Never');
    let waiting: { id: number }[] = [];
    const look = async () => {
      const query = "select trx_mysql_thread_id as id from information_schema.innodb_trx where trx_state = 'LOCK WAIT'";
      waiting = (await admin.raw(query))[0];
      return waiting;
    };
    // InnoDB shows the same rows to all queries within 0.1 s.
    await expect.poll(look, { interval: 250, timeout: 60_000 }).toHaveLength(1);
    await admin.raw(`kill connection ${waiting[0]?.id}`);
    const { status, body } = await renaming;
    expect([status, body.code]).toEqual([503, 'unavailable']);
    await other.rollback();
    expect((await rename(server, domainId, 'Later')).status).toBe(200);
  });
});
