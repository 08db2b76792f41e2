import { gzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openOutbound, serveHttp, serveRaw } from '../test-support/loopback.ts';

describe('a body that a sink takes piece by piece', () => {
  const large = Buffer.from(Array.from({ length: 300_000 }, (_, i) => i % 251));

  test.each([
    ['plain', {}, large],
    ['coded', { 'content-encoding': 'gzip' }, gzipSync(large)],
  ])('%s: piece after piece, never two at once, none of it kept', async (_name, headers, sent) => {
    const site = await serveHttp((_request, response) => void response.writeHead(200, headers).end(sent));
    const pieces: Uint8Array[] = [];
    let busy = 0;
    const onBody =
      () =>
      async (piece: Uint8Array): Promise<boolean> => {
        expect(++busy).toBe(1);
        pieces.push(Buffer.from(piece));
        await new Promise((resolve) => setImmediate(resolve));
        busy--;
        return true;
      };
    const response = await openOutbound().request({ url: site.url, maxBodyBytes: 1_000_000, onBody });
    expect(Buffer.concat(pieces).equals(large)).toBe(true);
    expect(response).toMatchObject({ body: Buffer.alloc(0), bodyTruncated: false });
    expect(response.bodyError).toBeUndefined();
  });

  test('ends when the sink has enough, and at maxBodyBytes', async () => {
    const site = await serveHttp((_request, response) => void response.end(large));
    let taken = 0;
    const enough =
      () =>
      async (piece: Uint8Array): Promise<boolean> => {
        taken += piece.byteLength;
        return false;
      };
    const outbound = openOutbound();
    const cut = await outbound.request({ url: site.url, maxBodyBytes: 1_000_000, onBody: enough });
    expect(cut.bodyTruncated).toBe(true);
    expect(taken).toBeLessThan(large.length);
    taken = 0;
    const all =
      () =>
      (piece: Uint8Array): boolean => {
        taken += piece.byteLength;
        return true;
      };
    expect(await outbound.request({ url: site.url, maxBodyBytes: 1_000, onBody: all })).toMatchObject({
      bodyTruncated: true,
    });
    expect(taken).toBe(1_000);
  });

  test('does not count the time of the sink as time of the server', async () => {
    const site = await serveHttp((_request, response) => void response.end(large));
    const room = Promise.withResolvers<boolean>();
    const waiting = Promise.withResolvers<void>();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    let pieces = 0;
    const sink = (): boolean | Promise<boolean> => {
      if (pieces++ > 0) return true;
      waiting.resolve();
      return room.promise;
    };
    const outbound = openOutbound();
    const answer = outbound.request({
      url: site.url,
      maxBodyBytes: 1_000_000,
      limits: { totalMs: 1_000 },
      onBody: () => sink,
    });
    await waiting.promise;
    await vi.advanceTimersByTimeAsync(60_000);
    room.resolve(true);
    expect((await answer).bodyError).toBeUndefined();
    expect(pieces).toBeGreaterThan(1);
  });
});

test('makes the server wait while the sink is behind', async () => {
  const sent = { bytes: 0, waits: false };
  const site = await serveRaw((socket) => {
    socket.write('HTTP/1.1 200 OK\r\n\r\n');
    const more = (): void => {
      sent.bytes += 65_536;
      sent.waits = !socket.write(Buffer.alloc(65_536));
      if (!sent.waits && sent.bytes < 100_000_000) setImmediate(more);
    };
    more();
  });
  const { promise: enough, resolve } = Promise.withResolvers<boolean>();
  const response = openOutbound().request({ url: site.url, maxBodyBytes: 100_000_000, onBody: () => () => enough });
  await expect.poll(() => sent.waits).toBe(true);
  // The two sockets and their kernel hold a few megabytes.
  expect(sent.bytes).toBeLessThan(50_000_000);
  resolve(false);
  expect(await response).toMatchObject({ bodyTruncated: true });
});
