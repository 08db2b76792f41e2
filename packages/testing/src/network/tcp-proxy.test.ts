import { once } from 'node:events';
import { createConnection, createServer, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { listen } from '../http/listen.ts';
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts';

/** A proxy before an echo server. */
async function echoBehindProxy(onText: (text: string) => void = () => {}): Promise<TcpProxy> {
  const echo = createServer((socket) => {
    socket.on('data', (bytes) => onText(String(bytes)));
    socket.on('error', () => {}).pipe(socket);
  });
  const { port } = await listen(echo, '127.0.0.1');
  const proxy = await startTcpProxy({ host: '127.0.0.1', port });
  onTestFinished(async () => {
    await proxy.close();
    echo.close();
  });
  return proxy;
}

async function dial({ port }: TcpProxy): Promise<Socket> {
  const socket = createConnection(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return socket;
}

async function echoed(socket: Socket, text: string): Promise<string> {
  socket.write(text);
  const [bytes] = await once(socket, 'data');
  return String(bytes);
}

const codeOf = async (event: Promise<unknown>): Promise<unknown> =>
  event.then(
    () => undefined,
    (error: NodeJS.ErrnoException) => error.code,
  );

it('open: bytes go both ways, and connections are counted', async () => {
  const proxy = await echoBehindProxy();
  const socket = await dial(proxy);
  expect(await echoed(socket, 'hello')).toBe('hello');
  expect(proxy.connections).toBe(1);
  socket.destroy();
  await expect.poll(() => proxy.connections).toBe(0);
});

it('refused: connections end, new ones are refused; open again, the port is the same', async () => {
  const proxy = await echoBehindProxy();
  const socket = await dial(proxy);
  const ended = once(socket, 'close');
  await proxy.set('refused');
  await ended;
  expect(await codeOf(dial(proxy))).toBe('ECONNREFUSED');
  await proxy.set('open');
  expect(await echoed(await dial(proxy), 'again')).toBe('again');
});

it('reset: old and new connections end with RST', async () => {
  const proxy = await echoBehindProxy();
  const old = await dial(proxy);
  expect(await echoed(old, 'x')).toBe('x');
  const broken = codeOf(once(old, 'close').then(() => undefined));
  await proxy.set('reset');
  expect(await broken).toBe('ECONNRESET');
  const fresh = createConnection(proxy.port, '127.0.0.1');
  expect(await codeOf(once(fresh, 'close'))).toBe('ECONNRESET');
});

it('silent: nothing arrives, old connections stay dead when the line is open again, new ones work', async () => {
  const proxy = await echoBehindProxy();
  const old = await dial(proxy);
  expect(await echoed(old, 'x')).toBe('x');
  await proxy.set('silent');
  const received: string[] = [];
  old.on('data', (bytes) => received.push(String(bytes)));
  old.write('lost');
  const within = await dial(proxy);
  within.on('data', (bytes) => received.push(String(bytes)));
  within.write('lost too');
  await proxy.set('open');
  old.write('still lost');
  expect(await echoed(await dial(proxy), 'fresh')).toBe('fresh');
  expect([received, old.destroyed, within.destroyed]).toEqual([[], false, false]);
});

it('resets connections and takes new ones', async () => {
  const proxy = await echoBehindProxy();
  const old = await dial(proxy);
  expect(await echoed(old, 'x')).toBe('x');
  expect(proxy.ports).toHaveLength(1);
  const broken = codeOf(once(old, 'close').then(() => undefined));
  proxy.reset();
  expect(await broken).toBe('ECONNRESET');
  expect(await echoed(await dial(proxy), 'fresh')).toBe('fresh');
});

it('tears an answer in its middle', async () => {
  const proxy = await echoBehindProxy();
  const torn = await dial(proxy);
  proxy.tear();
  const received: string[] = [];
  torn.on('data', (bytes) => received.push(String(bytes)));
  torn.write('12345678');
  await once(torn, 'close');
  expect(received.join('')).toBe('1234');
  expect(await echoed(await dial(proxy), 'whole')).toBe('whole');
});

it('loses the answer to one request, which arrives, and the connection with it', async () => {
  const arrived: string[] = [];
  const proxy = await echoBehindProxy((text) => void arrived.push(text));
  const [broken, other] = [await dial(proxy), await dial(proxy)];
  proxy.loseAnswerTo('insert');
  expect(await echoed(broken, 'select')).toBe('select');
  expect(await codeOf(echoed(broken, 'an insert'))).toBe('ECONNRESET');
  expect(arrived).toEqual(['select', 'an insert']);
  expect(await echoed(other, 'insert')).toBe('insert');
});

it('delay: bytes come later, in order, in both directions', async () => {
  const proxy = await echoBehindProxy();
  const socket = await dial(proxy);
  proxy.delay(30);
  const began = performance.now();
  expect(await echoed(socket, 'late')).toBe('late');
  expect(performance.now() - began).toBeGreaterThanOrEqual(55);
});

it('delay: what was held back is not overtaken when it is over', async () => {
  const proxy = await echoBehindProxy();
  const socket = await dial(proxy);
  let received = '';
  socket.on('data', (bytes) => {
    received += String(bytes);
  });
  proxy.delay(60);
  for (const part of '123') {
    socket.write(part);
    await new Promise((resolve) => setImmediate(resolve));
  }
  await expect.poll(() => proxy.ports.length).toBe(1);
  proxy.delay(0);
  for (const part of '456') socket.write(part);
  await expect.poll(() => received).toBe('123456');
});
