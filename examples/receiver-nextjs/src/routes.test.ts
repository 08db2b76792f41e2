import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fakeSender, fixtures, TEST_SECRET } from '@linkvitals/receiver/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const printed = vi.fn();
const clock = { now: () => Date.now(), advance: () => {} };

beforeEach(() => {
  vi.stubEnv('LINKVITALS_WEBHOOK_SECRET', TEST_SECRET);
  vi.spyOn(console, 'log').mockImplementation(printed);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  printed.mockClear();
});

/** A Next server passes the route handler a web Request, and the pages route Node's request and response. */
it.each([
  [
    'app router',
    async (): Promise<(request: Request) => Promise<Response>> => (await import('./app/webhooks/route.ts')).POST,
  ],
  ['pages router', pagesRoute],
])('%s: handles a genuine event once, answers an unknown one 200, refuses a forged one', async (_name, open) => {
  const target = await open();
  const sender = fakeSender({ target, clock });
  // Both routes share a receiver, which knows the crawls of the other one.
  const data = { crawl_id: randomUUID() };
  expect((await sender.attempt(fixtures.crawlCompleted({ data }))).status).toBe(200);
  expect((await sender.attempt(fixtures.crawlCompleted({ data }))).status).toBe(200);
  expect((await sender.attempt(fixtures.unknown('crawl.paused', data))).status).toBe(200);
  expect((await fakeSender({ target, clock, secret: 'whsec_other' }).attempt(fixtures.crawlFailed())).status).toBe(401);
  expect(printed.mock.calls).toEqual([
    ['example.com: 7 broken links'],
    ['crawl.paused, which this version does not know'],
  ]);
});

it('without a secret is answered 503, so that nothing is lost until there is one', async () => {
  vi.stubEnv('LINKVITALS_WEBHOOK_SECRET', '');
  const { POST } = await import('./app/webhooks/route.ts');
  expect((await fakeSender({ target: POST, clock }).attempt(fixtures.test())).status).toBe(503);
});

let server: ReturnType<typeof createServer> | undefined;
afterEach(() => server?.close());

async function pagesRoute(): Promise<string> {
  const { config, default: handler } = await import('./pages/api/webhooks.ts');
  expect(config.api.bodyParser).toBe(false);
  const listening = createServer(handler).listen(0, '127.0.0.1');
  server = listening;
  await new Promise((resolve) => listening.once('listening', resolve));
  return `http://127.0.0.1:${(listening.address() as AddressInfo).port}/api/webhooks`;
}
