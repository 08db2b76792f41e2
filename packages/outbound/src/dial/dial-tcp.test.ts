import { once } from 'node:events';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { openOutbound, serveRaw } from '../test-support/loopback.ts';
import { dialPlainTcp } from './dial-tcp.ts';

const { signal } = new AbortController();

/** Random bytes, different for each site. */
function contentOf(site: number): Buffer {
  let state = site + 1;
  return Buffer.from(
    Array.from({ length: 20_000 }, () => {
      state = (state * 48_271) % 2_147_483_647;
      return state & 0xff;
    }),
  );
}

test.each([
  ['kept', contentOf, '', false],
  ['decoded', (site: number) => gzipSync(contentOf(site)), 'content-encoding: gzip\r\n', false],
  ['taken as they come', contentOf, '', true],
])(
  'answers that come piece by piece over many connections at once do not mix: %s',
  async (_name, sent, field, isTaken) => {
    const site = await serveRaw((socket, request) => {
      const body = sent(Number(/GET \/(\d)/.exec(request)?.[1]));
      socket.write(`HTTP/1.1 200 OK\r\n${field}content-length: ${body.length}\r\n\r\n`);
      let at = 0;
      const more = (): void => {
        socket.write(body.subarray(at, at + 2_000));
        at += 2_000;
        if (at < body.length) setImmediate(more);
      };
      more();
    });
    const outbound = openOutbound();
    const send = async (path: number): Promise<Buffer> => {
      const pieces: Uint8Array[] = [];
      const taking = { onBody: () => (piece: Uint8Array) => pieces.push(Buffer.from(piece)) > 0 };
      const request = { url: `${site.url}/${path}`, maxBodyBytes: 100_000, ...(isTaken ? taking : {}) };
      const { body } = await outbound.request(request);
      return Buffer.concat([...pieces, body]);
    };
    const bodies = await Promise.all([0, 1, 2, 3, 4, 5, 6, 7].map(send));
    for (const [path, body] of bodies.entries()) expect(body.equals(contentOf(path))).toBe(true);
  },
);

test('bytes that arrive before there is a listener, or after a pause, are not lost', async () => {
  const site = await serveRaw((socket, request) => {
    if (request === 'begin') socket.write('one');
    else socket.end('two');
  });
  const socket = await dialPlainTcp({ address: '127.0.0.1', family: 4, port: site.port }, signal);
  onTestFinished(() => void socket.destroy());
  socket.write('begin');
  await once(socket, 'readable');
  let text = '';
  socket.on('data', (bytes: Buffer) => {
    text += bytes.toString();
  });
  await expect.poll(() => text).toBe('one');
  socket.pause();
  socket.write('go on');
  await new Promise((resolve) => setImmediate(resolve));
  expect(text).toBe('one');
  socket.resume();
  await once(socket, 'end');
  expect(text).toBe('onetwo');
});
