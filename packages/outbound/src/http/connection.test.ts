import { once } from 'node:events';
import { connect, Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { chosenHttp } from '../test-support/chosen-http.ts';
import { serveRaw } from '../test-support/loopback.ts';
import type { HttpConnection } from './http-connection.ts';
import { LoopRounds } from './loop-rounds.ts';

const wire = { method: 'GET', head: 'GET / HTTP/1.1\r\nhost: x\r\n\r\n' };
const OK = 'HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok';

/** Records the events of one request, in order. */
function recordingListener() {
  const received: string[] = [];
  const { promise: over, resolve } = Promise.withResolvers<void>();
  const listener = {
    onWritten: () => void received.push('written'),
    onHead: () => void received.push('head'),
    onData: (piece: Buffer) => void received.push(piece.toString()),
    onEnd: () => {
      received.push('end');
      resolve();
    },
    onError: () => {
      received.push('error');
      resolve();
    },
    onOver: () => {},
  };
  return { received, listener, over };
}

async function openConnection(port: number): Promise<HttpConnection> {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return chosenHttp({ socket }, new LoopRounds());
}

test('a socket that was closed before the request is an error at once, with nothing written', async () => {
  const socket = new Socket().destroy();
  await once(socket, 'close');
  const { received, listener, over } = recordingListener();
  const connection = chosenHttp({ socket }, new LoopRounds());
  connection.dispatch(wire, listener);
  await over;
  expect([received, connection.closed]).toEqual([['error'], true]);
});

test('unrequested bytes, behind an answer or on an idle connection, end the connection', async () => {
  const site = await serveRaw((socket) => void socket.write(OK + OK));
  const connection = await openConnection(site.port);
  const first = recordingListener();
  connection.dispatch(wire, first.listener);
  await first.over;
  expect([first.received, connection.closed]).toEqual([['written', 'head', 'ok', 'end'], true]);

  const later = await serveRaw((socket) => socket.write(OK, () => setImmediate(() => socket.write(OK))));
  const kept = await openConnection(later.port);
  const closed = new Promise<void>((resolve) => {
    kept.onFree = () => {
      if (kept.closed) resolve();
    };
  });
  const second = recordingListener();
  kept.dispatch(wire, second.listener);
  await closed;
  expect(second.received).toEqual(['written', 'head', 'ok', 'end']);
});

test('a connection whose socket was closed opens no other, whose address would not have been judged', async () => {
  const site = await serveRaw((socket) => void socket.end(OK));
  const connection = await openConnection(site.port);
  const [first, second] = [recordingListener(), recordingListener()];
  connection.dispatch(wire, first.listener);
  await first.over;
  connection.dispatch(wire, second.listener);
  await second.over;
  expect(second.received.filter((one) => one !== 'written')).toEqual(['error']);
  expect(site.accepted()).toBe(1);
});

test('the listener is notified of one end only, even if the connection is destroyed after it', async () => {
  const site = await serveRaw((socket) => void socket.end('HTTP/1.1 200 OK\r\n\r\nok'));
  const connection = await openConnection(site.port);
  const { received, listener, over } = recordingListener();
  let frees = 0;
  connection.onFree = () => void frees++;
  connection.dispatch(wire, listener);
  await over;
  connection.destroy();
  expect([received, frees]).toEqual([['written', 'head', 'ok', 'end'], 1]);
});
