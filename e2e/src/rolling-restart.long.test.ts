import { Agent, createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { describeMysql } from '@linkvitals/testing/databases';
import { expect, it, onTestFinished } from 'vitest';
import { createInstallation, type Running } from './installation.ts';

const CHECKED_EVERY_MS = 250;
const CLIENTS = 6;
const RESTARTS = 4;

interface Balancer {
  readonly url: string;
  /** Replaces the server of a place, or fills an empty place. */
  use(place: number, url: string): void;
  isHealthy(place: number): boolean;
}

/** Starts a simple load balancer: it keeps connections, requests /readyz now and then, and never retries. */
async function startBalancer(): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  const places: { url: string; isHealthy: boolean }[] = [];
  let round = 0;
  const server = createServer((incoming, outgoing) => {
    const healthy = places.filter(({ isHealthy }) => isHealthy);
    round += 1;
    const place = healthy[round % Math.max(1, healthy.length)];
    if (place === undefined) return outgoing.writeHead(502).end();
    const { method = 'GET', headers, url: path = '/' } = incoming;
    const forwarded = request(`${place.url}${path}`, { agent, method, headers }, (answer) => {
      const { connection, ...kept } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, kept);
      answer.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.writeHead(502).end());
    return incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const stopping = new AbortController();
  const checking = (async () => {
    while (!stopping.signal.aborted) {
      for (const place of places) {
        const ready = await fetch(`${place.url}/readyz`).catch(() => undefined);
        place.isHealthy = ready?.status === 200;
      }
      await pause(CHECKED_EVERY_MS, undefined, { signal: stopping.signal }).catch(() => {});
    }
  })();
  onTestFinished(async () => {
    stopping.abort();
    await checking;
    server.closeAllConnections();
    server.close();
    agent.destroy();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    use(place, url) {
      places[place] = { url, isHealthy: false };
    },
    isHealthy: (place) => places[place]?.isHealthy === true,
  };
}

interface Sent {
  readonly status: number | undefined;
  readonly code?: string | undefined;
}

/** Starts clients that send one request after another, each on a kept connection, until they are stopped. */
function startClients(url: string, key: string): { readonly sent: Sent[]; stop(): Promise<void> } {
  const sent: Sent[] = [];
  let isOver = false;
  const one = (agent: Agent): Promise<Sent> =>
    new Promise((resolve) => {
      const call = request(`${url}/api/v1/domains`, { agent, headers: { authorization: `Bearer ${key}` } });
      call.once('error', (error: NodeJS.ErrnoException) => resolve({ status: undefined, code: error.code }));
      call.once('response', (response: IncomingMessage) => {
        response.resume().once('end', () => resolve({ status: response.statusCode }));
      });
      call.end();
    });
  const clients = Array.from({ length: CLIENTS }, async () => {
    const agent = new Agent({ keepAlive: true });
    while (!isOver) sent.push(await one(agent));
    agent.destroy();
  });
  return {
    sent,
    async stop() {
      isOver = true;
      await Promise.all(clients);
    },
  };
}

describeMysql('two servers behind a load balancer that keeps connections and retries nothing', (open) => {
  it('are restarted one after the other without a single call that fails', async () => {
    const installation = await createInstallation({ DATABASE_URL: await open(), LINKVITALS_DRAIN_SECONDS: '3' });
    const balancer = await startBalancer();
    const running: Running[] = [];
    for (const place of [0, 1]) {
      running[place] = await installation.serve();
      balancer.use(place, running[place].url);
    }
    await expect.poll(() => [0, 1].every(balancer.isHealthy)).toBe(true);
    const clients = startClients(balancer.url, await installation.newKey());
    onTestFinished(clients.stop);
    for (let restart = 0; restart < RESTARTS; restart += 1) {
      const place = restart % running.length;
      const before = clients.sent.length;
      await expect.poll(() => clients.sent.length).toBeGreaterThan(before + 50);
      expect(await running[place]?.process.kill('SIGTERM')).toEqual({ code: 0, signal: null });
      running[place] = await installation.serve();
      balancer.use(place, running[place].url);
      await expect.poll(() => balancer.isHealthy(place)).toBe(true);
    }
    await clients.stop();
    const failed = clients.sent.filter(({ status }) => status !== 200);
    expect(failed).toEqual([]);
    expect(clients.sent.length).toBeGreaterThan(50 * RESTARTS);
  });
});
