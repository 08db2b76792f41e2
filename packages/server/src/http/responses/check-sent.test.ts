import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { expect, it, onTestFinished } from 'vitest';
import type { RequestState } from '../state.ts';
import { checkSent } from './check-sent.ts';

/** Answers as the operation getHealth and returns the checked status and body. */
async function answerOf(answer: (koa: Koa.Context) => void): Promise<readonly [number, string]> {
  const app = new Koa<RequestState>();
  app.use(checkSent());
  app.use((koa) => {
    koa.state.operation = 'getHealth';
    koa.set('X-Request-Id', 'r');
    koa.type = 'application/json';
    answer(koa);
  });
  const server = createServer(app.callback()).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/healthz`);
  return [response.status, await response.text()];
}

const good = JSON.stringify({ status: 'ok', version: '1' });

const sends =
  (body: string, headers: Readonly<Record<string, string>> = {}) =>
  (koa: Koa.Context): void => {
    koa.body = body;
    koa.set(headers);
  };

it.each<readonly [string, (koa: Koa.Context) => void, number, string]>([
  ['what is declared', sends(good), 200, '"ok"'],
  ['a member that is not', sends(good.replace('{', '{"more":1,')), 500, 'more'],
  ['a value that is not', sends(good.replace('"1"', '1')), 500, 'version'],
  ['a status that is not', (koa) => Object.assign(koa, { status: 202, body: good }), 500, '202 is not declared'],
  ['a header that is not', sends(good, { ETag: '"1"' }), 500, 'the header etag is sent and not declared'],
  ['a header that breaks its schema', sends(good, { 'X-Request-Id': 'a b' }), 500, 'the header x-request-id is a b'],
  [
    'the lack of a header that is required',
    (koa) => {
      sends(good)(koa);
      koa.remove('X-Request-Id');
    },
    500,
    'the header x-request-id is missing',
  ],
])('lets pass or reports %s', async (_, answer, status, text) => {
  const [got, body] = await answerOf(answer);
  expect([got, body]).toEqual([status, expect.stringContaining(text)]);
});
