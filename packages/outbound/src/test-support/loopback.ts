import { once } from 'node:events';
import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { expect, onTestFinished } from 'vitest';
import { createOutbound } from '../create-outbound.ts';
import { OutboundError } from '../outbound-error.ts';
import type { Outbound, OutboundOptions } from '../types.ts';
import { chosenHttp } from './chosen-http.ts';

/** An outbound that may dial this machine; closed when the test ends. */
export function openOutbound(options: OutboundOptions = {}): Outbound {
  const outbound = createOutbound({ allowCidrs: ['127.0.0.0/8', '::1/128'], ...options }, chosenHttp);
  onTestFinished(() => outbound.close());
  return outbound;
}

export interface Loopback {
  readonly url: string;
  readonly port: number;
  /** Number of connections accepted so far. */
  accepted(): number;
}

/** A real HTTP server on 127.0.0.1 for one test. */
export async function serveHttp(handler: RequestListener): Promise<Loopback> {
  const server = createHttpServer({ keepAliveTimeout: 60_000 }, handler);
  onTestFinished(() => server.closeAllConnections());
  return listen(server);
}

/** Starts a TCP server that may send anything: `talk` gets each socket once the first bytes of a request have arrived. */
export async function serveRaw(talk: (socket: Socket, request: string, nth: number) => void): Promise<Loopback> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    const nth = sockets.size;
    socket.on('error', () => {});
    socket.on('data', (bytes) => talk(socket, bytes.toString('latin1'), nth));
  });
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  return listen(server);
}

async function listen(server: Server): Promise<Loopback> {
  let accepted = 0;
  server.on('connection', () => accepted++);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, port, accepted: () => accepted };
}

/** A port of this machine without a listener. */
export async function deadPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** The OutboundError with which the work rejects; any other result fails the test. */
export async function errorOf(work: Promise<unknown>): Promise<OutboundError> {
  const outcome = await work.catch((error: unknown) => error);
  expect(outcome).toBeInstanceOf(OutboundError);
  return outcome as OutboundError;
}

export const text = (body: Uint8Array): string => Buffer.from(body).toString('utf8');
