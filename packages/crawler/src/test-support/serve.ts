import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The response to a path: HTML, a status, or a function that writes it. */
export type Answer = string | number | ((request: IncomingMessage, response: ServerResponse) => void);

export interface TestSite {
  readonly origin: string;
  /** `GET /path`, in the order of arrival. */
  readonly requests: string[];
  /** Time of each request, by `performance.now()`. */
  readonly times: number[];
  /** Headers of each request. */
  readonly headers: IncomingMessage['headers'][];
  readonly answers: Record<string, Answer>;
  close(): Promise<void>;
}

/** A web site on 127.0.0.1. `*` is the response to all other paths; without it they are 404. */
export async function serve(answers: Record<string, Answer>, host = '127.0.0.1'): Promise<TestSite> {
  const requests: string[] = [];
  const times: number[] = [];
  const headers: IncomingMessage['headers'][] = [];
  const listener: RequestListener = (request, response) => {
    requests.push(`${request.method} ${request.url}`);
    times.push(performance.now());
    headers.push(request.headers);
    respond(answers[request.url ?? ''] ?? answers['*'] ?? 404, request, response);
  };
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://${host}:${port}`,
    requests,
    times,
    headers,
    answers,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function respond(answer: Answer, request: IncomingMessage, response: ServerResponse): void {
  if (typeof answer === 'function') {
    answer(request, response);
    return;
  }
  const status = typeof answer === 'number' ? answer : 200;
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' });
  response.end(typeof answer === 'number' ? `status ${status}` : answer);
}

/** A response with these headers and, unless one is given, no body. */
export function reply(status: number, headers: Record<string, string> = {}, body: string | Uint8Array = ''): Answer {
  return (_request, response) => {
    response.writeHead(status, headers);
    response.end(body);
  };
}
