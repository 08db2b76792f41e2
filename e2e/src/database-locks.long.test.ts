import { startSubscriber } from '@linkvitals/testing';
import { describeOwnMysql, openMysqlClient } from '@linkvitals/testing/databases';
import { expect, it, onTestFinished } from 'vitest';
import { readiness, status } from './database-line.ts';
import type { Running } from './installation.ts';
import { allEvents, setStage } from './staged-domain.ts';

/** Milliseconds within which callers get an answer, by promise. */
const ANSWER_WITHIN_MS = 5_000;
const locked = { status: 'unavailable', reason: 'database_locked', checks: { database: 'failed' } };
const refusal = { status: 503, code: 'unavailable', retryAfter: '5', type: 'application/problem+json' };

/** A lock of another client, and the statement of an administrator that ends it. */
interface Lock {
  readonly what: string;
  readonly statements: readonly string[];
  /** Statement on another connection. It waits for the first one, and all others wait for it. */
  readonly waiting?: string;
  readonly end: string;
  /** Whether reads wait as well as writes. */
  readonly holdsReads: boolean;
  /** Whether whole tables are locked. Otherwise rows are, and work without them continues. */
  readonly holdsTables: boolean;
}

const locks: readonly Lock[] = [
  {
    what: 'LOCK TABLES',
    statements: ['lock tables domains write'],
    end: 'unlock tables',
    holdsReads: true,
    holdsTables: true,
  },
  {
    what: 'FLUSH TABLES WITH READ LOCK',
    statements: ['flush tables with read lock'],
    end: 'unlock tables',
    holdsReads: false,
    holdsTables: true,
  },
  {
    what: 'an ALTER TABLE that waits for a transaction',
    statements: ['begin', 'select count(*) from domains'],
    waiting: 'alter table domains add column other int',
    end: 'commit',
    holdsReads: true,
    holdsTables: true,
  },
  {
    what: 'rows',
    statements: ['begin', 'select id from domains for update', 'select id from webhook_endpoints for update'],
    end: 'rollback',
    holdsReads: false,
    holdsTables: false,
  },
];

/** Sends a request; returns its answer and its duration. */
async function call(server: Running, key: string, method: string, path: string, body?: unknown) {
  const sentAt = performance.now();
  const response = await fetch(`${server.url}/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { code } = (await response.json()) as { code?: unknown };
  const retryAfter = response.headers.get('retry-after');
  const type = response.headers.get('content-type');
  return { status: response.status, code, retryAfter, type, ms: performance.now() - sentAt };
}

describeOwnMysql('a lock of another client', (rootUrl) => {
  it.each(locks)(
    '$what: every request gets an answer within 5 s, work waits and goes on',
    {
      timeout: 300_000,
    },
    async (lock) => {
      const connect = async (url: string) => {
        const client = await openMysqlClient(url);
        onTestFinished(() => client.close());
        return client;
      };
      const name = `locks_${locks.indexOf(lock)}`;
      await (await connect(rootUrl())).query(`create database ${name} character set utf8mb4`);
      const url = `${rootUrl()}/${name}`;
      const [other, waiting] = [await connect(url), await connect(url)];

      const subscriber = await startSubscriber();
      onTestFinished(() => subscriber.close());
      // Slow enough to be crawled all through the lock.
      const stage = await setStage({
        pages: 60,
        latencyMs: 50,
        env: {
          DATABASE_URL: url,
          LINKVITALS_METRICS_PORT: '0',
          LINKVITALS_LOG_LEVEL: 'info',
          LINKVITALS_OWN_HOST_IN_FLIGHT: '1',
        },
        alone: true,
      });
      const { server, key, api, domainId } = stage;
      const [, metricsUrl = ''] = await server.process.waitForLine(/"url":"(http:[^"]+\/metrics)"/);
      const metric = async (metricName: string): Promise<number> =>
        Number(new RegExp(`^${metricName} (\\S+)$`, 'm').exec(await (await fetch(metricsUrl)).text())?.[1]);
      await api.post('/webhooks', { url: `${subscriber.url}/hook`, events: allEvents });
      const { id: crawlId } = await api.post(`/domains/${domainId}/crawls`);
      await expect.poll(async () => (await api.get(`/crawls/${crawlId}`)).progress.pages_crawled).toBeGreaterThan(2);

      for (const statement of lock.statements) await other.query(statement);
      const altered = lock.waiting === undefined ? undefined : waiting.query(lock.waiting);
      if (altered !== undefined) {
        const states = "select state as state from information_schema.processlist where state like 'Waiting for%'";
        await expect.poll(async () => (await other.query(states)).length).toBeGreaterThan(0);
      }
      const read = () => call(server, key, 'GET', '/domains');
      const write = () => call(server, key, 'PATCH', `/domains/${domainId}`, { settings: { user_agent: 'Another/1' } });
      const elsewhere = () => call(server, key, 'GET', '/webhooks');
      const answers = [];
      for (let round = 0; round < 2; round += 1) {
        const reads = Array.from({ length: 10 }, read);
        const all = await Promise.all([...reads, write(), write(), elsewhere()]);
        answers.push(...all);
        const [aRead, aWrite] = [all[0], all[10]];
        if (lock.holdsReads) expect(aRead).toMatchObject(refusal);
        expect(aWrite).toMatchObject(refusal);
      }
      for (const answer of answers) {
        expect([200, 503]).toContain(answer.status);
        if (answer.status === 503) expect(answer).toMatchObject(refusal);
      }
      // When only writes are locked, readers wait at most once, because a read notes the time of the last use.
      if (!lock.holdsReads) expect((await read()).status).toBe(200);
      expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(ANSWER_WITHIN_MS);
      if (lock.holdsTables) await expect.poll(() => readiness(server)).toMatchObject(locked);
      else expect(await status(server, '/readyz')).toBe(200);
      expect(await status(server, '/healthz')).toBe(200);
      expect(await metric('linkvitals_database_up')).toBe(1);
      expect(await metric('linkvitals_database_locked')).toBe(lock.holdsTables ? 1 : 0);
      expect(await metric('linkvitals_database_lock_timeouts_total')).toBeGreaterThan(0);

      await other.query(lock.end);
      await altered;
      await expect.poll(() => status(server, '/readyz')).toBe(200);
      await expect.poll(() => metric('linkvitals_database_locked')).toBe(0);
      expect((await write()).status).toBe(200);
      // Nothing was lost, and nothing was done twice.
      await expect.poll(async () => (await api.get(`/crawls/${crawlId}`)).state, { interval: 200 }).toBe('completed');
      expect((await api.get(`/crawls/${crawlId}`)).stats.pages_crawled).toBe(60);
      const events = () => subscriber.received.map(({ body }) => JSON.parse(body.toString()).event).sort();
      await expect.poll(events).toEqual(['broken_links.found', 'crawl.completed', 'crawl.started']);
      expect(await server.process.kill()).toEqual({ code: 0, signal: null });
      expect(server.process.stdout).not.toContain('the database does not answer');
    },
  );
});
