import type { OpenSocket } from '../dial/open-socket.ts';
import type { PresentedCertificate, TlsDetail } from '../types.ts';
import type { AnswerSink } from './answer-parser.ts';
import type { LoopRounds } from './loop-rounds.ts';
import type { WireRequest } from './wire-request.ts';

/** Receives the events of a request and its response. */
export interface ResponseListener extends AnswerSink {
  /** Called when the request is sent: from now on the server can have acted on it. */
  onWritten(): void;
  /** Called when there is no response, or no more of it. Not called after `onEnd`. */
  onError(error: Error): void;
  /** Called last: the connection is free for others, or closed. */
  onOver(): void;
}

/**
 * One socket with HTTP/1.1 over it, for one request at a time. It must never open a second socket: when this one is closed, the connection
 * is closed for good, so that no request can go to an address that was not judged.
 */
export interface HttpConnection {
  /** The peer's certificate lacks its chain; nothing secret may be sent here. */
  readonly tlsWarning: TlsDetail | undefined;
  /** Certificate of the server. */
  readonly certificate: PresentedCertificate | undefined;
  /** Number of requests so far. */
  readonly uses: number;
  /** Set by the pool: the higher, the later the connection became idle. */
  restedAs: number;
  readonly closed: boolean;
  /** Called when the connection can take a request again, and once when it is closed. */
  onFree: (connection: HttpConnection) => void;
  /** Sends a request. One request at a time: the next one only after `onFree`. */
  dispatch(request: WireRequest, listener: ResponseListener): void;
  /** Pauses reading. Bytes that were read already are still delivered. */
  pause(): void;
  resume(): void;
  /** @param error the error of a request that is running or was about to run */
  destroy(error?: Error): void;
}

/**
 * Makes the connection of an open socket, which TLS has authenticated if the URL is https.
 *
 * @param rounds shared by all connections that work at the same time
 */
export type HttpOver = (opened: OpenSocket, rounds: LoopRounds) => HttpConnection;
