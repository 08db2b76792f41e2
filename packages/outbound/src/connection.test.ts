import { once } from 'node:events';
import { connect, Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { Connection } from './connection.ts';
import { serveRaw } from './test-support/loopback.ts';

const wire = { method: 'GET', head: 'GET / HTTP/1.1\r\nhost: x\r\n\r\n' };
const OK = 'HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok';

/** What is heard of one request, in order. */
function listener() {
  const heard: string[] = [];
  const { promise: over, resolve } = Promise.withResolvers<void>();
  const asking = {
    onWritten: () => void heard.push('written'),
    onHead: () => void heard.push('head'),
    onData: (piece: Buffer) => void heard.push(piece.toString()),
    onEnd: () => {
      heard.push('end');
      resolve();
    },
    onError: () => {
      heard.push('error');
      resolve();
    },
    onOver: () => {},
  };
  return { heard, asking, over };
}

async function openConnection(port: number): Promise<Connection> {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return new Connection({ socket });
}

test('a socket that went before anybody listened is an error at once, with nothing written', async () => {
  const socket = new Socket().destroy();
  await once(socket, 'close');
  const { heard, asking, over } = listener();
  const connection = new Connection({ socket });
  connection.dispatch(wire, asking);
  await over;
  expect([heard, connection.closed]).toEqual([['error'], true]);
});

test('bytes nobody asked for, behind an answer or while it is idle, end the connection', async () => {
  const site = await serveRaw((socket) => void socket.write(OK + OK));
  const connection = await openConnection(site.port);
  const first = listener();
  connection.dispatch(wire, first.asking);
  await first.over;
  expect([first.heard, connection.closed]).toEqual([['written', 'head', 'ok', 'end'], true]);

  const later = await serveRaw((socket) => socket.write(OK, () => setImmediate(() => socket.write(OK))));
  const kept = await openConnection(later.port);
  const closed = new Promise<void>((resolve) => {
    kept.onFree = () => {
      if (kept.closed) resolve();
    };
  });
  const second = listener();
  kept.dispatch(wire, second.asking);
  await closed;
  expect(second.heard).toEqual(['written', 'head', 'ok', 'end']);
});

test('who asked hears of one end only, however the connection ends after it', async () => {
  const site = await serveRaw((socket) => void socket.end('HTTP/1.1 200 OK\r\n\r\nok'));
  const connection = await openConnection(site.port);
  const { heard, asking, over } = listener();
  let frees = 0;
  connection.onFree = () => void frees++;
  connection.dispatch(wire, asking);
  await over;
  connection.destroy();
  expect([heard, frees]).toEqual([['written', 'head', 'ok', 'end'], 1]);
});
