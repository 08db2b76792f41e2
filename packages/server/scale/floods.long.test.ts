import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type OperationId, operations } from '@linkvitals/contract';
import { expect, it, onTestFinished } from 'vitest';
import { addressOf, type Objects } from '../src/http/access/objects.test-support.ts';
import { createKey } from '../src/people/accounts/index.ts';
import { systemClock } from '../src/platform/clock.ts';
import { openDatabase } from '../src/platform/storage/index.ts';
import { startTestServer } from '../src/test-support/test-server.ts';
import { sampleValues } from './exercise-reads.ts';
import { type FilledStore, fillStore } from './fill-store.ts';
import type { StoreSize } from './store-size.ts';

/** The largest crawl has 3,000 targets and 1,000 pages, and its domain 2,500 issues. */
const size: StoreSize = { domains: 40, inLargest: 20, crawls: 200, urlRows: 60_000, deliveries: 200 };
const AT_ONCE = 40;
const SAMPLES = 150;
const TIMES = 3;
/**
 * Minimum in ms of the time of an undisturbed request for the comparison; shorter times depend on other threads of the
 * machine.
 */
const OWN_AT_LEAST = 3;

/**
 * Source of clients on a thread of their own: `atOnce` loops that request an address, until they have to stop or have
 * `samples` answers.
 */
const clients = `
  const http = require('node:http');
  const { parentPort, workerData: { url, headers, atOnce, samples } } = require('node:worker_threads');
  const agent = new http.Agent({ keepAlive: true, maxSockets: atOnce });
  const statuses = {}, took = [];
  let isOver = false;
  parentPort.once('message', () => { isOver = true; });
  const get = () => new Promise((resolve, reject) => {
    http.get(url, { agent, headers }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode)).once('error', reject);
    }).once('error', reject);
  });
  const loop = async () => {
    while (!isOver && took.length < samples) {
      const since = performance.now();
      const status = await get();
      took.push(performance.now() - since);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  const all = Array.from({ length: atOnce }, loop);
  agent.once('free', () => parentPort.postMessage('begun'));
  Promise.all(all).then(() => {
    agent.destroy();
    parentPort.postMessage({ seen: { statuses, took } });
    parentPort.close();
  });
`;

interface Seen {
  readonly statuses: Readonly<Record<string, number>>;
  /** Times of the answers, ms */
  readonly took: readonly number[];
}

interface Clients {
  readonly url: string;
  /** API key; undefined: none is sent. */
  readonly key: string | undefined;
  readonly atOnce: number;
  readonly samples: number;
}

function start({ key, ...rest }: Clients) {
  const headers = key === undefined ? {} : { authorization: `Bearer ${key}` };
  const worker = new Worker(clients, { eval: true, workerData: { ...rest, headers } });
  onTestFinished(async () => void (await worker.terminate()));
  const begun = Promise.withResolvers<void>();
  const seen = new Promise<Seen>((resolve, reject) => {
    worker.on('message', (message: 'begun' | { readonly seen: Seen }) =>
      message === 'begun' ? begun.resolve() : resolve(message.seen),
    );
    worker.once('error', reject);
  });
  const stop = (): Promise<Seen> => {
    worker.postMessage('stop');
    return seen;
  };
  return { begun: begun.promise, seen, stop };
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Paths of all costly operations but the file of a report, which is read row by row. */
function costlyPaths(store: FilledStore): Map<string, string> {
  const queries: Partial<Record<OperationId, Objects>> = {
    listRecentCrawls: { domain_id: store.domains.map(({ id }) => id).join(',') },
  };
  const costly = operations.filter(({ id, isCostly }) => isCostly && id !== 'getReportFile');
  return new Map(costly.map((one) => [one.id, addressOf(one, sampleValues(store), queries[one.id])]));
}

// Only SQLite is tested: MySQL is a process of its own, so the test would measure the cores of the machine.
it('while somebody floods a costly operation, a shared page or a badge, another account is answered within three times what it takes otherwise', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'floods-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const db = openDatabase({ url: `sqlite:${folder}/linkvitals.db` });
  onTestFinished(() => db.close());
  const server = await startTestServer({ db, http: { checkResponses: false }, services: { clock: systemClock } });
  onTestFinished(() => server.close());
  const { services, call } = server;
  const { secrets } = services;
  const store = await fillStore(db, { size, seed: 6, now: Date.now(), secrets, subscriberUrl: 'http://127.0.0.1:1' });
  const keyOf = async (accountId: string) => (await createKey(services, { accountId, name: 'flood' })).key;
  const { account_id } = await db.knex('domains').whereNot('account_id', store.accountId).first('account_id');
  const measure = async (): Promise<number> => {
    const { took, statuses } = await start({
      url: `${server.url}/api/v1/domains`,
      key: await keyOf(account_id),
      atOnce: 1,
      samples: SAMPLES,
    }).seen;
    expect(statuses).toEqual({ 200: SAMPLES });
    return median(took);
  };
  const editor = await keyOf(store.accountId);
  const domain = `/api/v1/domains/${store.domains[0]?.id}`;
  await call('PATCH', domain, { key: editor, body: { settings: { sharing: true } } });
  const shared = await call('POST', `${domain}/share-links`, { key: editor, body: { crawl_id: store.crawlId } });
  const badge = await call('POST', `${domain}/badges`, { key: editor, body: { metric: 'health_score' } });
  const paths = costlyPaths(store);
  for (const { body } of [shared, badge])
    paths.set(`${body.url}`.replace(/\w+(?=(\.svg)?$)/, '…'), new URL(`${body.url}`).pathname);

  const slow: string[] = [];
  for (const [name, path] of paths) {
    // One key would soon use up the requests of a minute.
    const key = path.startsWith('/api/') ? await keyOf(store.accountId) : undefined;
    const before = await measure();
    const flood = start({ url: `${server.url}${path}`, key, atOnce: AT_ONCE, samples: Number.MAX_SAFE_INTEGER });
    // Resolves after the first answer of the flood
    await flood.begun;
    const during = await measure();
    const { statuses } = await flood.stop();
    const after = await measure();
    const ratio = during / Math.max(OWN_AT_LEAST, before, after);
    const line = `${name}: ${during.toFixed(1)} ms beside ${before.toFixed(1)} and ${after.toFixed(1)} ms; ${JSON.stringify(statuses)}`;
    if (ratio > TIMES) slow.push(line);
  }
  expect(slow).toEqual([]);
}, 600_000);
