import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { openServer } from './app.ts';
import { systemClock } from './platform/clock.ts';
import { readConfig } from './platform/config/config.ts';
import { testEnvironment } from './test-support/test-context.ts';

/** A distinct duration, which identifies the drain among the waits of the server */
const DRAIN_MS = 7_777;

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

/** Sends a request by a client that keeps its connections, as a proxy does. Its body ends when `rest` is called. */
function send(agent: Agent, url: string, method = 'GET'): { readonly answer: Promise<Answer>; rest(): void } {
  const sent = request(url, { agent, method, headers: { 'content-type': 'application/json' } });
  const answer = new Promise<Answer>((resolve, reject) => {
    sent.once('error', reject);
    sent.once('response', async (response) => {
      const { statusCode: status, headers } = response;
      resolve({ status, headers, body: await json(response) });
    });
  });
  if (method === 'GET') sent.end();
  else sent.write('{');
  return { answer, rest: () => void sent.end('}') };
}

it('goes on answering while it drains, says so in each answer, and ends when the time is over', async () => {
  const drained = Promise.withResolvers<void>();
  const sleep: typeof systemClock.sleep = (ms, signal) =>
    ms === DRAIN_MS ? drained.promise : systemClock.sleep(ms, signal);
  const env = { ...testEnvironment, LINKVITALS_PORT: '0', DATABASE_URL: 'sqlite::memory:' };
  const server = await openServer(readConfig(env), { clock: { sleep } });
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  await server.ready;
  const before = await send(agent, `${server.url}/readyz`).answer;
  expect([before.status, before.headers.connection]).toEqual([200, 'keep-alive']);

  const underWay = send(agent, `${server.url}/api/v1/session`, 'POST');
  await expect.poll(() => Object.values(agent.sockets).flat().length).toBe(1);
  let isOver = false;
  const stopped = server.stop({ drainMs: DRAIN_MS }).then(() => {
    isOver = true;
  });
  const health = await send(agent, `${server.url}/readyz`).answer;
  expect(health).toMatchObject({ status: 503, body: { reason: 'stopping' }, headers: { connection: 'close' } });
  underWay.rest();
  // It is refused for its content, as by any server, and its connection is not used again.
  expect(await underWay.answer).toMatchObject({
    status: 400,
    body: { code: 'validation_failed' },
    headers: { connection: 'close' },
  });
  for (let n = 0; n < 3; n += 1) {
    const { status, headers } = await send(agent, `${server.url}/api/v1/domains`).answer;
    expect([status, headers.connection]).toEqual([401, 'close']);
  }
  expect(isOver).toBe(false);
  drained.resolve();
  await stopped;
  await expect(send(agent, `${server.url}/healthz`).answer).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

it('drains for ten seconds where it has the API, and not at all where it only works', () => {
  const drainMs = (env: Readonly<Record<string, string>>) => readConfig({ ...testEnvironment, ...env }).drainMs;
  expect(drainMs({})).toBe(10_000);
  expect(drainMs({ LINKVITALS_ROLES: 'crawl,deliver' })).toBe(0);
  expect(drainMs({ LINKVITALS_DRAIN_SECONDS: '2.5' })).toBe(2_500);
});
