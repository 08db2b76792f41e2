import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { openServices, readConfig } from '@linkvitals/server';
import { findObjectServer, startObjectServer } from '@linkvitals/testing';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createApi } from './api.ts';
import { setStage } from './staged-domain.ts';

/** Length of leases, for which a dead server keeps its work; short, so that the tests need not wait. */
const LEASE = { LINKVITALS_LEASE_SECONDS: '2' };
const ended = { interval: 100 };
/** The number of targets. With such long URLs the report has 20 MB, which a bucket gets in several parts. */
const TARGETS = 40_000;
const PATH = 'a-part-of-a-long-path/'.repeat(20);
const PIECE = 256 * 1024;
const DAY_MS = 86_400_000;

/**
 * Makes a statement of the server never end, so that a kill happens at just that place. `what` is the event of a SQLite
 * trigger. @returns a function that ends it, for a later server
 */
async function hangAt({ knex }: Pick<Large, 'knex'>, what: string): Promise<() => Promise<void>> {
  const numbers = 'with recursive n(i) as (select 1 union all select i + 1 from n) select count(*) as c from n';
  await knex.raw(`create view endless as ${numbers}`);
  await knex.raw(`create trigger hang before ${what} begin select c from endless; end`);
  return async () => {
    await knex.raw('drop trigger hang');
    await knex.raw('drop view endless');
  };
}

/** A server with a domain whose last crawl has many targets, and the rows of its database. */
async function largeCrawl(env: Readonly<Record<string, string>> = {}) {
  const stage = await setStage({ pages: 20, env: { ...LEASE, ...env }, alone: true });
  const { api, domainId, installation } = stage;
  const config = { ...readConfig(installation.env), logLevel: 'silent', mongodbUrl: '' } as const;
  const { services, close } = await openServices(config);
  onTestFinished(close);
  const { knex } = services.db;
  const { id: crawl_id } = await api.post(`/domains/${domainId}/crawls`);
  await expect.poll(async () => (await api.get(`/crawls/${crawl_id}`)).state, ended).toBe('completed');
  const row = (index: number) => ({
    crawl_id,
    id: 10_000 + index,
    url: `https://shop.example.com/${PATH}${index}`,
    url_hash: String(index).padStart(64, '0'),
    internal: 1,
    navigational: 1,
    depth: 2,
    verdict: 'ok',
    reason: 'ok',
    status_code: 200,
    content_type: 'text/html',
  });
  for (let from = 0; from < TARGETS; from += 500) {
    await knex('crawl_targets').insert(Array.from({ length: 500 }, (_, index) => row(from + index)));
    // The embedded database answers at once, so the event loop needs a round to notice connections that the server
    // closes.
    await setImmediate();
  }
  const request = async () =>
    String((await api.post(`/domains/${domainId}/reports`, { format: 'csv', section: 'links' })).id);
  return { ...stage, knex, request };
}

type Large = Awaited<ReturnType<typeof largeCrawl>>;

/** Starts the server again, waits for the report and reads its file. */
async function readAfterRestart({ installation, key }: Large, id: string) {
  const { url } = await installation.serve();
  const api = createApi(url, key);
  await expect.poll(async () => (await api.get(`/reports/${id}`)).state, ended).toBe('completed');
  const { file } = await api.get(`/reports/${id}`);
  const headers = { authorization: `Bearer ${key}` };
  const answer = await fetch(`${url}/api/v1/reports/${id}/file`, { headers });
  const body = Buffer.from(await answer.arrayBuffer());
  expect(createHash('sha256').update(body).digest('hex')).toBe(file.sha256);
  expect(body.length).toBe(file.bytes);
  return body;
}

const countOf = async (query: PromiseLike<{ count?: number | string }[]>): Promise<number> =>
  Number((await query)[0]?.count ?? 0);

/** Expects the header, and a line for each target. */
async function expectWhole({ knex }: Large, id: string, body: Buffer): Promise<void> {
  const { crawl_id } = await knex('reports').where({ id }).first('crawl_id');
  const targets = await countOf(knex('crawl_targets').where({ crawl_id }).count({ count: '*' }));
  expect(body.toString().split('\r\n')).toHaveLength(targets + 2);
  const { starts, attempts, state } = await knex('reports').where({ id }).first('starts', 'attempts', 'state');
  expect({ starts, attempts, state }).toEqual({ starts: 2, attempts: 1, state: 'completed' });
}

it('kill -9 while a report is being made: it is made once, whole, and no piece of the first is left', async () => {
  const large = await largeCrawl();
  const { knex, server } = large;
  const heal = await hangAt(large, 'insert on report_chunks when new.seq = 3');
  const id = await large.request();
  const pieces = () => countOf(knex('report_chunks').where({ report_id: id }).count({ count: '*' }));
  await expect.poll(pieces).toBe(3);
  await server.process.kill('SIGKILL');
  await heal();
  const left = await pieces();
  expect(await knex('reports').where({ id }).first('state', 'bytes')).toEqual({ state: 'pending', bytes: null });

  const body = await readAfterRestart(large, id);
  await expectWhole(large, id, body);
  expect(left).toBeLessThan(await pieces());
  expect(await pieces()).toBe(Math.ceil(body.length / PIECE));
  expect(await countOf(knex('reports').count({ count: '*' }))).toBe(1);
});

const jar = await findObjectServer();
if (jar === undefined) console.error('SKIPPED: reports in a bucket, which needs Java and S3Proxy from Maven Central');

describe.skipIf(jar === undefined)('files in a bucket', () => {
  it('kill -9 while a report is being made: it is made once, and its object is the only one', async () => {
    const bucket = await startObjectServer(jar ?? '');
    onTestFinished(() => bucket.close());
    const large = await largeCrawl({
      LINKVITALS_S3_ENDPOINT: bucket.endpoint,
      LINKVITALS_S3_BUCKET: bucket.bucket,
      LINKVITALS_S3_ACCESS_KEY: bucket.accessKey,
      LINKVITALS_S3_SECRET_KEY: bucket.secretKey,
    });
    const { knex, server } = large;
    const heal = await hangAt(large, "update of state on reports when new.state = 'completed'");
    const id = await large.request();
    const noted = (): Promise<{ object_key: string; delete_at: number | null }[]> => knex('report_objects').select();
    await expect.poll(async () => (await bucket.keys()).length).toBeGreaterThan(0);
    await server.process.kill('SIGKILL');
    await heal();
    const [first] = await noted();
    // Whatever it has written by then is noted, to be deleted a day later.
    expect(first?.delete_at).toBeGreaterThan(Date.now());
    expect(first?.delete_at).toBeLessThanOrEqual(Date.now() + DAY_MS);
    expect(await knex('reports').where({ id }).first('state')).toEqual({ state: 'pending' });

    await expectWhole(large, id, await readAfterRestart(large, id));
    const { object_key } = await knex('reports').where({ id }).first('object_key');
    expect(object_key).not.toBe(first?.object_key);
    // A day later.
    await knex('report_objects').whereNotNull('delete_at').update({ delete_at: 1 });
    await expect.poll(noted, ended).toEqual([{ object_key, delete_at: null }]);
    const objects = await bucket.keys();
    const named = (key: string | undefined) => objects.filter((path) => path.endsWith(`/${key}`));
    expect([named(object_key).length, named(first?.object_key).length]).toEqual([1, 0]);
  });
});
