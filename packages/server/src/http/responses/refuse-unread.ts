import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { KnownProblemCode } from '@linkvitals/contract';
import type { Services } from '../../context.ts';
import { clientAddress } from '../requests/client-address.ts';
import { toProblem } from './problem.ts';
import { SECURITY_HEADERS } from './security-headers.ts';

interface Refusal {
  readonly code: KnownProblemCode;
  readonly detail: string;
}

/** Milliseconds until a refused connection is closed */
const CLOSED_WITHIN = 1_000;

/**
 * Refusals by the code of the error of Node's parser and timers; CONNECT is an event that Node does not pass to the
 * request handler.
 */
const refusals: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: {
    code: 'headers_too_large',
    detail: 'The request line and the headers may have 16 KiB together. Send fewer or shorter ones.',
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { code: 'malformed_request', detail: 'The chunk extensions are too long.' },
  ERR_HTTP_REQUEST_TIMEOUT: {
    code: 'request_timeout',
    detail: 'The request did not arrive in time: 15 s for the headers, 60 s for all of it.',
  },
  CONNECT: { code: 'malformed_request', detail: 'CONNECT is for proxies, and this is none.' },
};
const malformed: Refusal = { code: 'malformed_request', detail: 'This is no HTTP/1.1 request that can be read.' };

type ClientError = NodeJS.ErrnoException & { readonly reason?: string };
type ClientSocket = Duplex & { readonly remoteAddress?: string; readonly _httpMessage?: ServerResponse | null };

/** Makes a response with a new request id, because the headers were not read. */
function answer(requestId: string, { code, detail }: Refusal): { readonly status: number; readonly text: string } {
  const { instance: _, ...problem } = toProblem(code, { detail }, { path: '', requestId });
  const body = JSON.stringify(problem);
  const headers = {
    ...SECURITY_HEADERS,
    'Content-Type': 'application/problem+json',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'X-Request-Id': requestId,
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const { status } = problem;
  return { status, text: `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}` };
}

/**
 * Answers requests that Node could not read, and closes the connection: 400, 408 or 431 as a problem. Nothing is sent
 * when an answer has begun, or when the client has disconnected.
 */
export function refuseUnread({ ids, log, meter }: Services): (error: ClientError, socket: ClientSocket) => void {
  return (error, socket) => {
    if (socket.writableEnded) return;
    const current = socket._httpMessage;
    if (current?.req.complete) {
      // The unreadable data follow a complete request: that request is answered, and nothing after it.
      current.shouldKeepAlive = false;
      return;
    }
    const hasBegun = current?.headersSent ?? false;
    if (!socket.writable || hasBegun || error.code === 'ECONNRESET') {
      socket.destroy();
      return;
    }
    const requestId = ids.requestId();
    const { status, text } = answer(requestId, refusals[error.code ?? ''] ?? malformed);
    socket.end(text);
    // Closing a socket with unread bytes resets the connection, and the answer may be lost with it.
    const closing = setTimeout(() => socket.destroy(), CLOSED_WITHIN).unref();
    socket.once('close', () => clearTimeout(closing));
    meter.requestAnswered({ status, seconds: 0 });
    const client = clientAddress(socket.remoteAddress, undefined, { has: () => false });
    log.info(
      { request_id: requestId, status, client, reason: error.reason ?? error.code },
      'request that cannot be read',
    );
  };
}
