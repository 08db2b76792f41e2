import { Worker } from 'node:worker_threads';
import { expect, it, onTestFinished } from 'vitest';
import { startTestServer } from '../test-support/test-server.ts';

const REQUESTS = 50;

/** A hundred patterns that are refused because together they cost too much; no two sets are alike. */
const hostile = (set: number): string[] =>
  Array.from({ length: 100 }, (_, at) => `/.*${String.fromCharCode(97 + (set % 26))}.{7}${set}x${at}$/`);

/**
 * Source of clients on a thread of their own, so that their requests arrive while the server computes. They send all
 * requests at once, and request /healthz repeatedly. They answer the statuses, and how many had come before each answer
 * of /healthz.
 */
const clients = `
  const { parentPort, workerData: { url, requests } } = require('node:worker_threads');
  const statuses = [], before = [];
  const all = requests.map(async ({ path, ...init }) => {
    const answer = await fetch(url + path, init);
    statuses.push(answer.status + ' ' + (await answer.json()).code);
  });
  (async () => {
    while (statuses.length < requests.length) {
      const answer = await fetch(url + '/healthz');
      await answer.text();
      if (answer.status !== 200) throw new Error('/healthz answered ' + answer.status);
      before.push(statuses.length);
    }
    await Promise.all(all);
    parentPort.postMessage({ statuses, before });
  })();
`;

it.each(['PATCH', 'POST'])(
  '/healthz is answered between fifty %s requests whose patterns cost much',
  async (method) => {
    const server = await startTestServer();
    onTestFinished(() => server.close());
    const { body: domain } = await server.call('POST', '/api/v1/domains', { body: { hostname: 'a.example.com' } });
    const headers = { authorization: `Bearer ${server.key}`, 'content-type': 'application/json' };
    const path = method === 'PATCH' ? `/api/v1/domains/${domain.id}` : '/api/v1/domains';
    const requests = Array.from({ length: REQUESTS }, (_, set) => {
      const hostname = method === 'PATCH' ? {} : { hostname: `s${set}.example.com` };
      return {
        method,
        headers,
        path,
        body: JSON.stringify({ ...hostname, crawl_config: { exclusions: hostile(set) } }),
      };
    });
    const worker = new Worker(clients, { eval: true, workerData: { url: server.url, requests } });
    onTestFinished(async () => void (await worker.terminate()));
    const { statuses, before } = await new Promise<{ statuses: string[]; before: number[] }>((resolve, reject) => {
      worker.once('message', resolve).once('error', reject);
    });
    expect(new Set(statuses)).toEqual(new Set(['422 invalid_setting']));
    // A server that checks patterns without a break would answer /healthz only before and after them.
    expect(new Set(before).size).toBeGreaterThan(10);
  },
);
