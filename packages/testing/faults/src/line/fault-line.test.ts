import { once } from 'node:events';
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { type FaultLine, openFaultLine } from './fault-line.ts';

let line: FaultLine;
/** Answers every chunk with itself. */
beforeEach(async () => {
  const server = createServer((socket) => void socket.on('error', () => {}).on('data', (bytes) => socket.write(bytes)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  line = await openFaultLine({ host: '127.0.0.1', port: (server.address() as AddressInfo).port });
  onTestFinished(async () => {
    await line.close();
    server.close();
  });
});

interface Client {
  readonly socket: Socket;
  readonly heard: () => string;
  readonly error: () => string | undefined;
}

async function dial(): Promise<Client> {
  const socket = createConnection({ host: '127.0.0.1', port: Number(line.address.split(':')[1]) });
  let heard = '';
  let error: string | undefined;
  socket.on('data', (bytes) => {
    heard += bytes.toString();
  });
  socket.on('error', (reason: NodeJS.ErrnoException) => {
    error = reason.code;
  });
  await once(socket, 'connect');
  onTestFinished(() => void socket.destroy());
  return { socket, heard: () => heard, error: () => error };
}

it('lets everything through', async () => {
  const client = await dial();
  client.socket.write('hello');
  await expect.poll(client.heard).toBe('hello');
});

it('resets connections and takes new ones', async () => {
  const client = await dial();
  client.socket.write('a');
  await expect.poll(client.heard).toBe('a');
  line.reset();
  await expect.poll(client.error).toBe('ECONNRESET');
  const next = await dial();
  next.socket.write('b');
  await expect.poll(next.heard).toBe('b');
});

it('swallows everything while it is silent; afterwards the connection is of no use', async () => {
  const client = await dial();
  line.set({ kind: 'silent' });
  client.socket.write('lost');
  const later = await dial();
  later.socket.write('lost too');
  line.set({ kind: 'open' });
  await expect.poll(client.error).toBe('ECONNRESET');
  expect([client.heard(), later.heard()]).toEqual(['', '']);
});

it('is late by its latency each way and keeps the order', async () => {
  const client = await dial();
  line.set({ kind: 'slow', latencyMs: 40 });
  const asked = performance.now();
  client.socket.write('1');
  await expect.poll(client.heard).toBe('1');
  expect(performance.now() - asked).toBeGreaterThanOrEqual(79);
  for (const part of '2345') client.socket.write(part);
  await expect.poll(client.heard).toBe('12345');
});

it('tears an answer in its middle', async () => {
  const client = await dial();
  line.tear();
  client.socket.write('12345678');
  await once(client.socket, 'close');
  expect(client.heard()).toBe('1234');
  const next = await dial();
  next.socket.write('whole');
  await expect.poll(next.heard).toBe('whole');
});
