import type { CutWork, Deadline } from '../deadline.ts';
import { OutboundError } from '../outbound-error.ts';
import { systemError } from '../system-error.ts';
import type {
  BodySink,
  OutboundErrorCode,
  OutboundRequest,
  OutboundResponse,
  PresentedCertificate,
  ResponseHead,
} from '../types.ts';
import { BodyCollector, type BodyListener } from './body-collector.ts';
import { parseCodings } from './content-coding.ts';
import type { HttpConnection, ResponseListener } from './http-connection.ts';
import type { WireRequest } from './wire-request.ts';

const MAX_INFORMATIONAL = 8;
/** Bytes of an unneeded body that are read, because a new connection costs more. */
const MAX_DRAINED_BYTES = 16_384;

export interface ExchangeRequest {
  readonly request: OutboundRequest;
  readonly wire: WireRequest;
  readonly deadline: Deadline;
}

/** The exchange failed before the server can have acted on it: the same request may go out on another connection. */
export class StaleConnection extends Error {
  override readonly name = 'StaleConnection';
}

/** Makes one request and reads its response on one connection. Settles when the connection is free again or closed. */
export function exchange(connection: HttpConnection, request: ExchangeRequest): Promise<OutboundResponse> {
  return new Promise((resolve, reject) => {
    new Exchange(connection, request, { resolve, reject }).run();
  });
}

interface Settle {
  readonly resolve: (response: OutboundResponse) => void;
  readonly reject: (error: unknown) => void;
}

class Exchange implements ResponseListener, BodyListener, CutWork {
  readonly #connection: HttpConnection;
  readonly #request: ExchangeRequest;
  readonly #settle: Settle;
  readonly #reused: boolean;
  /** This exchange holds the connection; the caller gets the result only after that. */
  #holds = false;
  #written = false;
  #done = false;
  /** The response has arrived, and the connection may belong to another exchange already: decoding can take longer. */
  #ended = false;
  #informational = 0;
  #head: ResponseHead | undefined;
  #certificate: PresentedCertificate | undefined;
  /** Time of sending, by `performance.now()`. */
  #sentAt = 0;
  #firstByteMs = 0;
  /** ms until the last byte; undefined before it has arrived. */
  #loadMs: number | undefined;
  /** Start of the current pause, in which the server waits for us. */
  #pausedAt: number | undefined;
  #pausedMs = 0;
  #body: BodyCollector | undefined;
  #drained = 0;
  #response: OutboundResponse | undefined;
  /** The error, if there is no response. */
  #error: unknown;

  constructor(connection: HttpConnection, request: ExchangeRequest, settle: Settle) {
    this.#connection = connection;
    this.#request = request;
    this.#settle = settle;
    this.#reused = connection.uses > 0;
  }

  run(): void {
    const { wire, deadline } = this.#request;
    if (deadline.isCut) {
      this.onCut();
      return;
    }
    deadline.work = this;
    this.#holds = true;
    this.#connection.dispatch(wire, this);
  }

  onWritten(): void {
    this.#written = true;
    this.#sentAt = performance.now();
  }

  onHead(head: ResponseHead): void {
    if (this.#done) return;
    // Read here: a connection that is closed with the response has no certificate any more.
    if (this.#request.request.wantCertificate) this.#certificate ??= this.#connection.certificate;
    if (head.status < 200) {
      if (++this.#informational <= MAX_INFORMATIONAL) return;
      this.#fail(new OutboundError('protocol_error', { phase: 'headers', reason: 'too many interim answers' }));
      this.#connection.destroy();
      return;
    }
    this.#head = head;
    this.#firstByteMs = this.#sinceSent();
    this.#expectBody(head);
  }

  onData(piece: Buffer): void {
    if (this.#done) return;
    if (this.#body) {
      if (!this.#body.write(piece)) this.#pause();
      return;
    }
    this.#drained += piece.length;
    if (this.#drained > MAX_DRAINED_BYTES) this.#cutOff();
  }

  onEnd(): void {
    this.#ended = true;
    if (this.#done) return;
    this.#loadMs = this.#sinceSent();
    if (this.#body) this.#body.end(() => this.#respond());
    else this.#respond();
  }

  onError(error: Error): void {
    if (this.#done) return;
    if (this.#head) {
      this.#breakOff(systemError(error, 'body').code);
      return;
    }
    const failure = systemError(error, this.#written ? 'headers' : 'request');
    const repeatable = !this.#written || this.#request.wire.method !== 'POST';
    const stale = this.#reused && repeatable && failure.code !== 'headers_overflow' && this.#informational === 0;
    this.#fail(stale ? new StaleConnection(failure.code, { cause: failure }) : failure);
    this.#connection.destroy();
  }

  onOver(): void {
    this.#holds = false;
    if (this.#done) this.#notify();
  }

  #expectBody(head: ResponseHead): void {
    const { maxBodyBytes = 0, method, onBody } = this.#request.request;
    let maxBytes: number;
    let sink: BodySink | undefined;
    try {
      maxBytes = typeof maxBodyBytes === 'number' ? maxBodyBytes : maxBodyBytes(head);
      if (maxBytes > 0 && method !== 'HEAD') sink = onBody?.(head);
    } catch (error) {
      // A mistake of the caller, who gets the error unchanged.
      this.#fail(error);
      this.#connection.destroy();
      return;
    }
    if (method === 'HEAD') return;
    if (maxBytes <= 0) {
      if (Number(head.headers['content-length'] ?? 0) > MAX_DRAINED_BYTES) this.#cutOff();
      return;
    }
    const codings = parseCodings(head.headers['content-encoding']);
    if (!codings) {
      this.#breakOff('protocol_error');
      return;
    }
    const length = Number(head.headers['content-length'] ?? 0);
    const ownSink = sink === undefined ? undefined : inOwnTime(sink, this.#request.deadline);
    this.#body = new BodyCollector({ codings, maxBytes, length, sink: ownSink }, this);
  }

  onEnough(): void {
    this.#cutOff();
  }

  #pause(): void {
    this.#pausedAt ??= performance.now();
    this.#connection.pause();
  }

  onDrain(): void {
    if (this.#pausedAt !== undefined) this.#pausedMs += performance.now() - this.#pausedAt;
    this.#pausedAt = undefined;
    // The connection may belong to another exchange by now.
    if (!this.#ended) this.#connection.resume();
  }

  /** Responds without the rest of the body, which is not needed: reading it would cost more than a new connection. */
  #cutOff(): void {
    this.#respond();
    this.#release();
  }

  #breakOff(error: OutboundErrorCode): void {
    // The bytes that have arrived are decoded before the body counts as complete.
    const respond = () => this.#respond(error);
    if (this.#body && error !== 'timeout') this.#body.end(respond);
    else respond();
    this.#release();
  }

  #release(): void {
    if (!this.#ended) this.#connection.destroy();
  }

  onCut(): void {
    if (this.#done) return;
    const { deadline } = this.#request;
    if (this.#head && deadline.isTimeOver) {
      this.#breakOff('timeout');
      return;
    }
    const error = deadline.interruption(this.#head ? 'body' : 'headers');
    this.#fail(error);
    this.#release();
  }

  #respond(broken?: OutboundErrorCode): void {
    const body = this.#body?.take() ?? Buffer.alloc(0);
    const bodyError = broken ?? (this.#body?.failed ? 'protocol_error' : undefined);
    const { tlsWarning } = this.#connection;
    const plain = {
      url: this.#request.request.url,
      status: this.#head?.status ?? 0,
      headers: this.#head?.headers ?? {},
      body,
      bodyTruncated: this.#body?.truncated ?? false,
      firstByteMs: this.#firstByteMs,
      loadMs: this.#loadMs ?? this.#sinceSent(),
    };
    const certificate = this.#certificate;
    const bodyDamaged = this.#body?.damaged === true;
    if (bodyError === undefined && tlsWarning === undefined && certificate === undefined && !bodyDamaged) {
      this.#finish(plain);
      return;
    }
    this.#finish({
      ...plain,
      ...(bodyError === undefined ? {} : { bodyError }),
      ...(bodyDamaged ? ({ bodyDamaged } as const) : {}),
      ...(tlsWarning === undefined ? {} : { tlsWarning }),
      ...(certificate === undefined ? {} : { certificate }),
    });
  }

  #fail(error: unknown): void {
    if (this.#done) return;
    this.#error = error;
    this.#finish();
  }

  #finish(response?: OutboundResponse): void {
    if (this.#done) return;
    this.#done = true;
    this.#response = response;
    this.#request.deadline.work = undefined;
    if (!this.#holds) this.#notify();
  }

  #notify(): void {
    if (this.#response === undefined) this.#settle.reject(this.#error);
    else this.#settle.resolve(this.#response);
  }

  /** ms since sending, without the pauses in which the server waited for us. */
  #sinceSent(): number {
    const now = this.#pausedAt ?? performance.now();
    return Math.round(now - this.#sentAt - this.#pausedMs);
  }
}

/** Makes the clock of the deadline stop while the sink is busy with a piece. */
function inOwnTime(sink: BodySink, deadline: Deadline): BodySink {
  return (piece) => {
    const goesOn = sink(piece);
    if (typeof goesOn === 'boolean') return goesOn;
    deadline.hold();
    return goesOn.finally(() => deadline.goOn());
  };
}
