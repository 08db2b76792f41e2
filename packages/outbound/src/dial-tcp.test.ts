import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { dialPlainTcp } from './dial-tcp.ts';
import { openOutbound, serveRaw } from './test-support/loopback.ts';

const { signal } = new AbortController();

test('answers that come piece by piece over many connections at once do not mix', async () => {
  const site = await serveRaw((socket, request) => {
    const letter = /GET \/(\w)/.exec(request)?.[1] ?? '';
    socket.write('HTTP/1.1 200 OK\r\ncontent-length: 20000\r\n\r\n');
    let pieces = 0;
    const more = (): void => {
      socket.write(letter.repeat(2_000));
      if (++pieces < 10) setImmediate(more);
    };
    more();
  });
  const outbound = openOutbound();
  const bodies = await Promise.all(
    [...'abcdefgh'].map(async (letter) => {
      const { body } = await outbound.request({ url: `${site.url}/${letter}`, maxBodyBytes: 100_000 });
      return Buffer.from(body).toString();
    }),
  );
  expect(bodies).toEqual([...'abcdefgh'].map((letter) => letter.repeat(20_000)));
});

test('what comes before somebody listens is not lost, nor what comes after a pause', async () => {
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
