import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import { dialTcp } from '../dial/dial-tcp.ts';
import { errorOf, openOutbound, serveHttp, serveRaw, text } from '../test-support/loopback.ts';
import type { Dial } from '../types.ts';

test('over many hosts only a bounded number of idle connections stays open, the longest idle go first', async () => {
  // Without real timers no connection is closed for being idle too long, however long the test takes.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const site = await serveHttp((_request, response) => void response.end());
  const sockets: Socket[] = [];
  const dial: Dial = async (target, signal) => {
    const socket = await dialTcp(target, signal);
    sockets.push(socket);
    return socket;
  };
  const outbound = openOutbound({ dial, connectTo: [`::127.0.0.1:${site.port}`] });
  for (let i = 0; i < 300; i++) await outbound.request({ url: `http://h${i}.test/` });
  expect(sockets.map((socket) => socket.destroyed)).toEqual(Array.from({ length: 300 }, (_, i) => i < 300 - 256));
});

test('requests that wait are served in their order', async () => {
  const order: (string | undefined)[] = [];
  const site = await serveHttp((request, response) => {
    order.push(request.url);
    response.end();
  });
  const outbound = openOutbound({ connectionsPerOrigin: 1 });
  await Promise.all(['/1', '/2', '/3', '/4'].map((path) => outbound.request({ url: site.url + path })));
  expect(order).toEqual(['/1', '/2', '/3', '/4']);
  expect(site.accepted()).toBe(1);
});

test('a connection that cannot be opened gives its place to the next in line', async () => {
  const site = await serveHttp((_request, response) => void response.end());
  let dials = 0;
  const dial: Dial = async (target, signal) => {
    if (++dials === 1) throw Object.assign(new Error('no'), { code: 'ECONNREFUSED' });
    return dialTcp(target, signal);
  };
  const outbound = openOutbound({ dial, connectionsPerOrigin: 1 });
  const [first, second] = [outbound.request({ url: site.url }), outbound.request({ url: site.url })];
  expect(await errorOf(first)).toMatchObject({ code: 'connection_refused' });
  expect(await second).toMatchObject({ status: 200 });
});

test('a connection that is cut off gives its place to the next in line', async () => {
  const site = await serveHttp((_request, response) => void response.end(Buffer.alloc(1_000_000)));
  const outbound = openOutbound({ connectionsPerOrigin: 1 });
  const all = Array.from({ length: 5 }, () => outbound.request({ url: site.url, maxBodyBytes: 10 }));
  for (const response of await Promise.all(all)) expect(response.bodyTruncated).toBe(true);
});

test('never more connections than the limit, whatever fails', async () => {
  let open = 0;
  let max = 0;
  const site = await serveRaw((socket, request, nth) => {
    if (nth % 3 === 0) socket.resetAndDestroy();
    else socket.write(`HTTP/1.1 200 OK\r\ncontent-length: ${request.includes('/big') ? 90_000 : 0}\r\n\r\n`);
  });
  const dial: Dial = async (target, signal) => {
    const socket = await dialTcp(target, signal);
    max = Math.max(max, ++open);
    socket.once('close', () => open--);
    return socket;
  };
  const outbound = openOutbound({ dial, connectionsPerOrigin: 2 });
  const paths = Array.from({ length: 60 }, (_, i) => (i % 4 === 0 ? '/big' : '/small'));
  await Promise.allSettled(paths.map((path) => outbound.request({ url: site.url + path })));
  // One more connection may be in the middle of closing.
  expect(max).toBeLessThanOrEqual(3);
});

test('close ends a connection that is still being opened', async () => {
  const { promise: dialling, resolve } = Promise.withResolvers<void>();
  const dial: Dial = async () => {
    resolve();
    return new Promise(() => {});
  };
  const outbound = openOutbound({ dial });
  const pending = errorOf(outbound.request({ url: 'http://127.0.0.1:8080/' }));
  await dialling;
  await outbound.close();
  expect(await pending).toMatchObject({ code: 'aborted', phase: 'connect' });
});

test('a body that is still being decoded when its bytes are all there has no hold on the connection any more', async () => {
  const bomb = gzipSync(Buffer.alloc(64 * 1_024 * 1_024));
  const begun = Promise.withResolvers<ServerResponse>();
  const site = await serveHttp((request, response) => {
    if (request.url === '/bomb') response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb);
    else {
      response.write('the beginning');
      begun.resolve(response);
    }
  });
  const outbound = openOutbound({ connectionsPerOrigin: 1 });
  const send = (path: string) => outbound.request({ url: site.url + path, maxBodyBytes: 8 * 1_024 * 1_024 });
  const [first, second] = [send('/bomb'), send('/next')];
  expect((await first).bodyTruncated).toBe(true);
  (await begun.promise).end(' and the end');
  const answer = await second;
  expect(answer.bodyError).toBeUndefined();
  expect(text(answer.body)).toBe('the beginning and the end');
});
