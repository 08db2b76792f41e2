import { Client, type Dispatcher } from 'undici';
import type { OpenSocket } from '../dial/open-socket.ts';
import type { HttpConnection, ResponseListener } from '../http/http-connection.ts';
import type { LoopRounds, Waiting } from '../http/loop-rounds.ts';
import type { WireRequest } from '../http/wire-request.ts';
import { OutboundError } from '../outbound-error.ts';
import type { ResponseHead } from '../types.ts';

/** undici has no clock of its own: the deadline of the exchange is the only one. */
const NO_TIMEOUT = 0;
/** Time until an idle connection is closed, as in `IdleClock`. */
const IDLE_MS = 4_000;
const MAX_HEADER_BYTES = 262_144;
/** Placeholder: the host of each request is in its headers, and TLS, if any, was established before. */
const ORIGIN = 'http://origin.invalid';
const LINE_BY_LINE = new Set(['set-cookie', 'link']);

type Headers = NonNullable<Dispatcher.DispatchController['rawHeaders']>;

/**
 * A connection by undici's HTTP/1.1, in place of our own, on a socket that the guard has judged. Its client gets that socket and no other:
 * when it tries to connect again, the connection ends.
 */
export class UndiciConnection implements HttpConnection, Waiting, Dispatcher.DispatchHandler {
  readonly tlsWarning: HttpConnection['tlsWarning'];
  uses = 0;
  restedAs = 0;
  closed = false;
  onFree: (connection: HttpConnection) => void = () => {};
  readonly #socket: OpenSocket['socket'];
  readonly #certificate: OpenSocket['certificate'];
  readonly #client: Client;
  readonly #rounds: LoopRounds;
  #controller: Dispatcher.DispatchController | undefined;
  /** The listener that holds the connection, until it is free again. */
  #holder: ResponseListener | undefined;
  /** The listener, until its response has arrived. */
  #listener: ResponseListener | undefined;
  /** The request that is to be sent. */
  #request: WireRequest | undefined;

  constructor({ socket, tlsWarning, certificate }: OpenSocket, rounds: LoopRounds) {
    this.#rounds = rounds;
    this.tlsWarning = tlsWarning;
    this.#socket = socket;
    this.#certificate = certificate;
    let connected = false;
    this.#client = new Client(ORIGIN, {
      connect: (_options, callback) => {
        // Called later: within the call undici does not notice that it is connected.
        queueMicrotask(connected ? () => callback(socketGone(), null) : () => callback(null, socket));
        connected = true;
      },
      allowH2: false,
      pipelining: 1,
      headersTimeout: NO_TIMEOUT,
      bodyTimeout: NO_TIMEOUT,
      keepAliveTimeout: IDLE_MS,
      keepAliveMaxTimeout: IDLE_MS,
      maxHeaderSize: MAX_HEADER_BYTES,
    });
    this.#client.on('disconnect', (_origin, _targets, error) => this.destroy(asOurs(error)));
    // Needed until undici listens, and again once it no longer does.
    socket.on('error', () => {});
  }

  get certificate() {
    return this.#certificate?.();
  }

  dispatch(request: WireRequest, listener: ResponseListener): void {
    this.#holder = listener;
    this.#listener = listener;
    this.#request = request;
    // undici checks for an end of the socket once; one that has just arrived takes two rounds to be seen.
    if (this.uses++ > 0) this.#rounds.wait(this);
    else this.onRound();
  }

  onRound(): void {
    const request = this.#request;
    this.#request = undefined;
    if (request === undefined || this.closed) return;
    if (this.#socket.destroyed) this.destroy();
    else this.#client.dispatch(dispatchOptions(request), this);
  }

  pause(): void {
    this.#controller?.pause();
  }

  resume(): void {
    this.#controller?.resume();
  }

  destroy(error: Error = socketGone()): void {
    if (this.closed) return;
    this.closed = true;
    const listener = this.#listener;
    this.#listener = undefined;
    void this.#client.destroy(error);
    this.#socket.destroy();
    listener?.onError(error);
    this.#freed();
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    this.#listener?.onWritten();
  }

  onResponseStart(controller: Dispatcher.DispatchController, status: number): void {
    this.#listener?.onHead({ status, headers: joined(controller.rawHeaders ?? []) });
  }

  onResponseData(_controller: Dispatcher.DispatchController, piece: Buffer): void {
    this.#listener?.onData(piece);
  }

  onResponseEnd(): void {
    // undici decides about keeping the socket once it has processed all that arrived.
    queueMicrotask(() => {
      const listener = this.#listener;
      this.#listener = undefined;
      if (this.closed) return;
      listener?.onEnd();
      if (this.#socket.destroyed) this.destroy();
      else if (!this.closed) this.#freed();
    });
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.destroy(asOurs(error));
  }

  #freed(): void {
    const holder = this.#holder;
    this.#holder = undefined;
    this.onFree(this);
    holder?.onOver();
  }
}

/** Makes the options of undici from the lines of a request. */
function dispatchOptions({ method, head, body }: WireRequest): Dispatcher.DispatchOptions {
  const [line = '', ...lines] = head.split('\r\n');
  const headers = lines.flatMap((field) => {
    const colon = field.indexOf(': ');
    const name = field.slice(0, colon);
    // undici writes these two fields itself.
    return colon === -1 || name === 'connection' || name === 'content-length' ? [] : [name, field.slice(colon + 2)];
  });
  const path = line.split(' ')[1] ?? '/';
  // Otherwise undici ends the connection after each HEAD.
  return { method, path, headers, body: body ?? null, reset: false };
}

/** Joins fields as our own parser does. */
function joined(raw: Headers): ResponseHead['headers'] {
  const headers: Record<string, string> = Object.create(null);
  if (!Array.isArray(raw)) throw new TypeError('undici gives the fields of HTTP/1.1 as a list');
  for (let at = 0; at < raw.length; at += 2) {
    const name = textOf(raw[at]).toLowerCase();
    const value = textOf(raw[at + 1]).trim();
    const known = headers[name];
    headers[name] = known === undefined ? value : `${known}${LINE_BY_LINE.has(name) ? '\n' : ', '}${value}`;
  }
  return headers;
}

function textOf(bytes: Buffer | string | undefined): string {
  return typeof bytes === 'string' ? bytes : (bytes?.toString('latin1') ?? '');
}

/** Converts errors of undici to those of a socket, which the exchange understands. */
function asOurs(error: Error & { code?: string }): Error {
  if (error.code === 'UND_ERR_HEADERS_OVERFLOW') {
    return new OutboundError('headers_overflow', { phase: 'headers', reason: error.message, cause: error });
  }
  const ended =
    error.code === 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH' ||
    /^(?:other side closed|closed)$|\(Invalid EOF state\)$/.test(error.message);
  return ended ? Object.assign(new Error(error.message, { cause: error }), { code: 'ECONNRESET' }) : error;
}

function socketGone(): Error {
  return Object.assign(new Error('closed'), { code: 'ECONNRESET' });
}
