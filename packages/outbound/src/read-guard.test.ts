import { once } from 'node:events';
import { connect } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { MAX_SILENT_BYTES, ReadGuard } from './read-guard.ts';
import { serveRaw } from './test-support/loopback.ts';

/** A guarded socket on which a megabyte is there to be read. */
async function guardedSocket() {
  const site = await serveRaw((socket) => void socket.write(Buffer.alloc(1_000_000, 'x: y\r\n')));
  const socket = connect(site.port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  const guard = new ReadGuard(socket);
  socket.write('go');
  await once(socket, 'readable');
  return { socket, guard };
}

test('what is read without any progress is bounded, then the socket is destroyed', async () => {
  const { socket } = await guardedSocket();
  const failed = once(socket, 'error');
  let read = 0;
  const pull = () => {
    for (let chunk = socket.read(); chunk !== null; chunk = socket.read()) read += chunk.length;
  };
  socket.on('readable', pull);
  pull();
  expect((await failed)[0]).toMatchObject({ code: 'headers_overflow' });
  expect(read).toBe(MAX_SILENT_BYTES);
  expect(socket.read()).toBeNull();
});

test('with progress everything is read, in order and whole', async () => {
  const { socket, guard } = await guardedSocket();
  const chunks: Buffer[] = [];
  let read = 0;
  const all = Promise.withResolvers<void>();
  const pull = () => {
    for (let chunk = socket.read(); chunk !== null; chunk = socket.read()) {
      guard.renew();
      chunks.push(chunk);
      read += chunk.length;
    }
    if (read === 1_000_000) all.resolve();
  };
  socket.on('readable', pull);
  pull();
  await all.promise;
  expect(Buffer.concat(chunks).equals(Buffer.alloc(1_000_000, 'x: y\r\n'))).toBe(true);
  expect(socket.destroyed).toBe(false);
});

test('who reads slower than the server sends holds a few reads, not the whole answer', async () => {
  const { socket, guard } = await guardedSocket();
  let most = 0;
  for (let read = 0; read < 1_000_000; ) {
    read += (socket.read() as Buffer | null)?.length ?? 0;
    guard.renew();
    // Time enough for more to come in.
    for (let turn = 0; turn < 3; turn++) await nextTurn();
    most = Math.max(most, socket.readableLength);
  }
  expect(most).toBeLessThanOrEqual(2 * 65_536);
});
