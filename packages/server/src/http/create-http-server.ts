import { createServer, type Server, ServerResponse } from 'node:http';
import type { Services } from '../context.ts';
import { createHttpApp, type HttpOptions } from './create-http-app.ts';
import { refuseUnread } from './responses/refuse-unread.ts';

/** Milliseconds within which headers must arrive, and below a whole request, whose body is at most 1 MiB */
const HEADERS_WITHIN = 15_000;
const REQUEST_WITHIN = 60_000;
const LOOKED_AT_EVERY = 1_000;
/**
 * Milliseconds that a connection may be idle. Proxies keep theirs for 60 s: if the server closed one first, a request
 * on its way would fail.
 */
const IDLE_FOR = 75_000;

export interface HttpServerOptions extends HttpOptions {
  /** While it returns true, each answer closes its connection. Default: never. */
  readonly isStopping?: () => boolean;
  /** Time limits of a request in ms; default 15 s for the headers, 60 s for all of it. For tests. */
  readonly headersTimeout?: number;
  readonly requestTimeout?: number;
}

/**
 * Creates the HTTP server with its limits. Requests that Node refuses before the chain are answered with a problem,
 * too.
 */
export function createHttpServer(services: Services, options: HttpServerOptions = {}): Server {
  const app = createHttpApp(services, options);
  const { isStopping = () => false } = options;
  /**
   * Decides on `Connection` when the head is written, so that it also closes connections of requests that began before
   * a stop.
   */
  class Answer extends ServerResponse {
    override writeHead(...head: unknown[]): this {
      if (isStopping()) this.shouldKeepAlive = false;
      return Reflect.apply(super.writeHead, this, head);
    }
  }
  const server = createServer(
    {
      headersTimeout: options.headersTimeout ?? HEADERS_WITHIN,
      requestTimeout: options.requestTimeout ?? REQUEST_WITHIN,
      connectionsCheckingInterval: Math.min(LOOKED_AT_EVERY, options.headersTimeout ?? LOOKED_AT_EVERY),
      keepAliveTimeout: IDLE_FOR,
      // Node would answer a missing Host without a body; nothing here depends on the host.
      requireHostHeader: false,
      ServerResponse: Answer,
    },
    app.callback(),
  );
  const refuse = refuseUnread(services);
  server.on('clientError', refuse);
  server.on('connect', (_, socket) => refuse(Object.assign(new Error('CONNECT'), { code: 'CONNECT' }), socket));
  // An unknown expectation is ignored (RFC 9110, section 10.1.1) instead of answered with an empty 417.
  server.on('checkExpectation', (request, response) => void server.emit('request', request, response));
  return server;
}
