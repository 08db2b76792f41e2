import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openServer, readConfig } from '@linkvitals/server';
import { onTestFinished } from 'vitest';
import { run } from '../../../server-cli/src/test-support/run.ts';
import { temporaryFolder } from './temporary-folder.ts';

export interface RemoteServer {
  readonly url: string;
  readonly key: string;
  /** Makes another key with these arguments of `key create`. */
  newKey(...args: string[]): Promise<string>;
  /** Makes another account with this owner; returns the link for a first password. */
  setUp(email: string): Promise<string>;
}

/** Starts the service with an account and a key of all scopes; it ends with the test. */
export async function startRemoteServer(settings: Readonly<Record<string, string>> = {}): Promise<RemoteServer> {
  const folder = await temporaryFolder();
  const env = { LINKVITALS_DATA_DIR: folder, LINKVITALS_PORT: '0', LINKVITALS_LOG_LEVEL: 'silent', ...settings };
  const server = await openServer(readConfig(env));
  onTestFinished(() => server.stop({ workEndsWithinMs: 0 }));
  await server.ready;
  await run(['account', 'create'], env);
  const newKey = async (...args: string[]) => (await run(['key', 'create', ...args], env)).stdout.trim();
  const key = await newKey();
  const setUp = async (email: string) =>
    (await run(['account', 'create', '--owner-email', email], env)).stdout.trim().split('\n')[1] ?? '';
  return { url: server.url, key, newKey, setUp };
}

/** Starts another server that answers in place of the service; it ends with the test. */
export async function startOtherServer(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<string> {
  const server = createServer((request, response) => {
    answer(request, response);
    request.resume();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A listener that answers everything alike. */
export const answers = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  startOtherServer((_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
