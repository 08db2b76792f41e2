import type { OpenSocket } from '../dial/open-socket.ts';
import type { PresentedCertificate, TlsDetail } from '../types.ts';
import type { AnswerSink } from './answer-parser.ts';
import type { LoopRounds } from './loop-rounds.ts';
import type { WireRequest } from './wire-request.ts';

/** Who sent a request and gets its answer. */
export interface ResponseListener extends AnswerSink {
  /** The request goes out now: from here on the server can have acted on it. */
  onWritten(): void;
  /** There is no answer, or no more of it. Not called after `onEnd`. */
  onError(error: Error): void;
  /** Last: the connection is free for others, or closed. */
  onOver(): void;
}

/**
 * One socket and HTTP/1.1 over it, one request at a time. It must never open a second socket: when this one goes, the
 * connection is closed for good, so no request can go to an address that was not judged.
 */
export interface HttpConnection {
  /** The peer's certificate lacks its chain; nothing secret may be sent here. */
  readonly tlsWarning: TlsDetail | undefined;
  /** Of the server. */
  readonly certificate: PresentedCertificate | undefined;
  /** Requests given to it so far. */
  readonly uses: number;
  /** Its pool's: the higher, the later it became idle. */
  restedAs: number;
  readonly closed: boolean;
  /** Called when the connection can take a request again, and once when it is closed. */
  onFree: (connection: HttpConnection) => void;
  /** One request at a time; the next one only after `onFree`. */
  dispatch(request: WireRequest, listener: ResponseListener): void;
  /** Reads no more for the moment. What has been read already still comes. */
  pause(): void;
  resume(): void;
  /** @param error what a request that is running or was about to run ends with */
  destroy(error?: Error): void;
}

/**
 * Makes the connection of a socket that was dialled, and proved by TLS where the URL says so.
 *
 * @param rounds shared by all connections that work at the same time
 */
export type HttpOver = (opened: OpenSocket, rounds: LoopRounds) => HttpConnection;
