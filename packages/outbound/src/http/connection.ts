import type { OpenSocket } from '../dial/open-socket.ts';
import type { PresentedCertificate, TlsDetail } from '../types.ts';
import { AnswerParser } from './answer-parser.ts';
import type { HttpConnection, ResponseListener } from './http-connection.ts';
import { IdleClock } from './idle-clock.ts';
import { LoopRounds, type Waiting } from './loop-rounds.ts';
import type { WireRequest } from './wire-request.ts';

/** A connection by our own implementation of HTTP/1.1. */
export class Connection implements HttpConnection, Waiting {
  readonly tlsWarning: TlsDetail | undefined;
  uses = 0;
  restedAs = 0;
  closed = false;
  onFree: (connection: HttpConnection) => void = () => {};
  readonly #socket: OpenSocket['socket'];
  readonly #certificate: OpenSocket['certificate'];
  readonly #idle: IdleClock;
  readonly #rounds: LoopRounds;
  /** The listener that holds the connection, until it is free again. */
  #holder: ResponseListener | undefined;
  /** The listener, until its response has arrived. */
  #listener: ResponseListener | undefined;
  /** The request that is to be sent. */
  #request: WireRequest | undefined;
  /** The parser of the response, from the time when the request is sent. */
  #parser: AnswerParser | undefined;

  /** @param rounds shared by all connections that work at the same time */
  constructor({ socket, tlsWarning, certificate }: OpenSocket, rounds = new LoopRounds()) {
    this.#rounds = rounds;
    this.tlsWarning = tlsWarning;
    this.#socket = socket;
    this.#certificate = certificate;
    this.#idle = new IdleClock(() => this.destroy());
    socket.on('data', (bytes: Buffer) => this.#take(bytes));
    socket.on('end', () => this.#peerEnded());
    socket.on('error', (error) => this.destroy(error));
    socket.on('close', () => this.destroy());
  }

  get certificate(): PresentedCertificate | undefined {
    return this.#certificate?.();
  }

  dispatch(request: WireRequest, listener: ResponseListener): void {
    this.#holder = listener;
    this.#listener = listener;
    this.#request = request;
    this.#socket.ref();
    this.#idle.stop();
    // Bytes or an end that the server may have sent meanwhile are handled first: they would be taken for the response.
    if (this.uses++ > 0) this.#rounds.wait(this);
    else this.onRound();
  }

  pause(): void {
    this.#socket.pause();
  }

  resume(): void {
    this.#socket.resume();
  }

  destroy(error: Error = socketGone()): void {
    if (this.closed) return;
    this.closed = true;
    this.#idle.stop();
    this.#parser?.stop();
    this.#socket.destroy();
    const listener = this.#listener;
    this.#listener = undefined;
    listener?.onError(error);
    this.#freed();
  }

  /** Sends the request of `dispatch`, unless the connection was closed meanwhile. */
  onRound(): void {
    const request = this.#request;
    this.#request = undefined;
    if (request === undefined || this.closed || this.#listener === undefined) return;
    // The socket may have been closed before there was a listener.
    if (this.#socket.destroyed) {
      this.destroy();
      return;
    }
    const { method, head, body } = request;
    this.#parser = new AnswerParser(this.#listener, method === 'HEAD');
    this.#listener.onWritten();
    const socket = this.#socket;
    if (body === undefined || body.byteLength === 0) socket.write(head, 'latin1');
    else {
      socket.cork();
      socket.write(head, 'latin1');
      socket.write(body);
      socket.uncork();
    }
  }

  #take(bytes: Buffer): void {
    const parser = this.#parser;
    if (parser === undefined) {
      // The bytes belong to no request.
      this.destroy();
      return;
    }
    try {
      const used = parser.take(bytes);
      if (!parser.isDone || this.closed) return;
      // Bytes behind a response belong to none, and a response that arrives before the whole request is sent may be that of another.
      if (used < bytes.length || this.#socket.writableLength > 0) parser.keepsAlive = false;
    } catch (error) {
      this.destroy(error instanceof Error ? error : new Error(String(error)));
      return;
    }
    this.#done(parser);
  }

  #peerEnded(): void {
    const parser = this.#parser;
    const error = parser?.finish();
    if (parser?.isDone && !this.closed) this.#done(parser);
    this.destroy(error);
  }

  #done({ keepsAlive, keepAliveMs }: AnswerParser): void {
    this.#listener = undefined;
    this.#parser = undefined;
    if (!keepsAlive) {
      this.destroy();
      return;
    }
    if (this.#socket.isPaused()) this.#socket.resume();
    this.#socket.unref();
    this.#idle.start(keepAliveMs);
    this.#freed();
  }

  #freed(): void {
    const holder = this.#holder;
    this.#holder = undefined;
    this.onFree(this);
    holder?.onOver();
  }
}

function socketGone(): Error {
  return Object.assign(new Error('closed'), { code: 'ECONNRESET' });
}
