import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { answerWithError } from '../http/answer-with-error.ts';
import { closeServer } from '../http/close-server.ts';
import { listen } from '../http/listen.ts';
import { PATIENCE_MS } from '../patience.ts';

export interface ReceivedRequest {
  readonly method: string;
  /** Path with the query. */
  readonly path: string;
  /** Lower-case names; when a name repeats, the last value wins. */
  readonly headers: Readonly<Record<string, string>>;
  /** The header lines as sent: name, value, name, value, with spelling and order kept. */
  readonly rawHeaders: readonly string[];
  /** The body as sent, byte for byte. */
  readonly body: Buffer;
  /** Epoch ms at which the last byte of the request arrived. */
  readonly receivedAt: number;
}

export interface SubscriberResponse {
  /** Default 200. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string | string[]>>;
  readonly body?: string | Uint8Array;
  /** Promise that the answer waits for, such as a gate that the test opens. */
  readonly after?: Promise<unknown>;
}

/** `hang`: the request is read and never answered. `reset`: the connection is reset instead. */
export type SubscriberAnswer = SubscriberResponse | 'hang' | 'reset';

/** Makes the answer to a request. `index` counts the requests from 0. An exception becomes a 500 with its text. */
export type Respond = (request: ReceivedRequest, index: number) => SubscriberAnswer | Promise<SubscriberAnswer>;

export interface SubscriberOptions {
  /** Default: 200 without a body, at once. */
  readonly respond?: Respond;
  /** Clock in epoch ms. Default: the system's. */
  readonly now?: () => number;
}

export interface Subscriber extends AsyncDisposable {
  /** `http://127.0.0.1:port`. */
  readonly url: string;
  /** `127.0.0.1:port`. */
  readonly address: string;
  readonly port: number;
  /** The received requests, oldest first. */
  readonly received: readonly ReceivedRequest[];
  /** Changes the answer to later requests. */
  respond(respond: Respond): void;
  /**
   * The first request, already received or later, that the predicate accepts. Rejects after `timeoutMs` (default
   * `PATIENCE_MS`) with a list of the received requests, and when the subscriber closes.
   */
  waitFor(
    predicate: (request: ReceivedRequest, index: number) => boolean,
    options?: { readonly timeoutMs?: number },
  ): Promise<ReceivedRequest>;
  close(): Promise<void>;
}

/** Starts an HTTP server on 127.0.0.1 that records every request and answers as configured. */
export async function startSubscriber(options: SubscriberOptions = {}): Promise<Subscriber> {
  const now = options.now ?? Date.now;
  let respond = options.respond ?? (() => ({}));
  const received: ReceivedRequest[] = [];
  const waiters = new Set<Waiter>();

  const server = createServer((request, response) => {
    read(request, now)
      .then((complete) => {
        const index = received.push(complete) - 1;
        for (const waiter of waiters) waiter.offer(complete, index);
        return respond(complete, index);
      })
      .then((answer) => send(answer, response))
      .catch((error: unknown) => answerWithError(response, error));
  });
  const { port } = await listen(server, '127.0.0.1');

  const close = async () => {
    for (const waiter of waiters) waiter.fail('the subscriber was closed');
    await closeServer(server);
  };
  return {
    url: `http://127.0.0.1:${port}`,
    address: `127.0.0.1:${port}`,
    port,
    received,
    respond: (next) => {
      respond = next;
    },
    waitFor(predicate, { timeoutMs = PATIENCE_MS } = {}) {
      const known = received.find(predicate);
      return known ? Promise.resolve(known) : waitForNext({ predicate, timeoutMs, waiters, received });
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}

interface Waiter {
  offer(request: ReceivedRequest, index: number): void;
  fail(reason: string): void;
}

interface Wait {
  readonly predicate: (request: ReceivedRequest, index: number) => boolean;
  readonly timeoutMs: number;
  readonly waiters: Set<Waiter>;
  readonly received: readonly ReceivedRequest[];
}

function waitForNext({ predicate, timeoutMs, waiters, received }: Wait): Promise<ReceivedRequest> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      waiters.delete(waiter);
    };
    const waiter: Waiter = {
      offer(request, index) {
        try {
          if (!predicate(request, index)) return;
          end();
          resolve(request);
        } catch (error) {
          end();
          reject(error);
        }
      },
      fail(reason) {
        end();
        const seen = received.map(({ method, path }) => `${method} ${path}`).join(', ') || 'nothing';
        reject(new Error(`no matching request: ${reason}; received ${seen}`));
      },
    };
    const timer = setTimeout(() => waiter.fail(`waited ${timeoutMs} ms`), timeoutMs);
    waiters.add(waiter);
  });
}

async function read(request: IncomingMessage, now: () => number): Promise<ReceivedRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { method = '', url = '', rawHeaders } = request;
  const headers: Record<string, string> = {};
  for (let i = 0; i + 1 < rawHeaders.length; i += 2) {
    headers[(rawHeaders[i] ?? '').toLowerCase()] = rawHeaders[i + 1] ?? '';
  }
  return { method, path: url, headers, rawHeaders, body: Buffer.concat(chunks), receivedAt: now() };
}

async function send(answer: SubscriberAnswer, response: ServerResponse): Promise<void> {
  if (answer === 'hang') return;
  if (answer === 'reset') {
    response.socket?.resetAndDestroy();
    return;
  }
  await answer.after;
  response.writeHead(answer.status ?? 200, { ...answer.headers }).end(answer.body ?? '');
}
