import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** Serves on loopback until the test ends; returns the URL of the root. */
export async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close().closeAllConnections());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

/** A listener that answers by path; other paths get 404. */
export const pages =
  (answers: Readonly<Record<string, string | number>>): RequestListener =>
  (request, response) => {
    const answer = answers[request.url ?? ''] ?? 404;
    if (typeof answer === 'number') {
      if (answer === 301) response.setHeader('location', '/');
      return response.writeHead(answer).end();
    }
    return response.setHeader('content-type', 'text/html; charset=utf-8').end(answer);
  };
