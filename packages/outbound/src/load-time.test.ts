import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { openOutbound, serveHttp } from './test-support/loopback.ts';

/** ms of a pause that is long compared with the differences that load adds. The limits below hold on a machine of any speed. */
const PAUSE_MS = 150;

test('the load time lasts until the last byte of the body, the time to first byte until the headers', async () => {
  const headers = Promise.withResolvers<void>();
  const site = await serveHttp(async (_request, response) => {
    response.write('<p>');
    await headers.promise;
    await sleep(PAUSE_MS);
    response.end('</p>');
  });
  const maxBodyBytes = (): number => {
    headers.resolve();
    return 100;
  };
  const { firstByteMs, loadMs } = await openOutbound().request({ url: site.url, maxBodyBytes });
  expect(loadMs - firstByteMs).toBeGreaterThanOrEqual(PAUSE_MS - 5);
});

test('both begin when the request is sent: opening the connection is not counted', async () => {
  const site = await serveHttp((_request, response) => void response.end('ok'));
  const outbound = openOutbound({
    dial: async ({ port, address }) => {
      await sleep(PAUSE_MS);
      const socket = connect(port, address);
      await once(socket, 'connect');
      return socket;
    },
  });
  const before = performance.now();
  const { firstByteMs, loadMs } = await outbound.request({ url: site.url, maxBodyBytes: 100 });
  const all = performance.now() - before;
  expect(all - loadMs).toBeGreaterThanOrEqual(PAUSE_MS - 5);
  expect(all - firstByteMs).toBeGreaterThanOrEqual(PAUSE_MS - 5);
});

test.each(['plain', 'gzip'])('while our side takes a piece of a %s body, the load time is paused', async (coding) => {
  const body = Buffer.alloc(400_000, 'x');
  const site = await serveHttp((_request, response) => {
    if (coding === 'gzip') response.setHeader('content-encoding', 'gzip');
    response.end(coding === 'gzip' ? gzipSync(body, { level: 0 }) : body);
  });
  let held = 0;
  const sink = async (): Promise<boolean> => {
    const since = performance.now();
    await sleep(PAUSE_MS / 3);
    held += performance.now() - since;
    return true;
  };
  const before = performance.now();
  const { loadMs } = await openOutbound().request({ url: site.url, maxBodyBytes: 2_000_000, onBody: () => sink });
  const all = performance.now() - before;
  expect(held).toBeGreaterThanOrEqual(PAUSE_MS);
  expect(all - loadMs).toBeGreaterThanOrEqual(held * 0.9);
});
