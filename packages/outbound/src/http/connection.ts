import type { OpenSocket } from '../dial/open-socket.ts';
import type { PresentedCertificate, TlsDetail } from '../types.ts';
import { AnswerParser, type AnswerSink } from './answer-parser.ts';
import { IdleClock } from './idle-clock.ts';
import { LoopRounds, type Waiting } from './loop-rounds.ts';
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
 * One socket and HTTP/1.1 over it, one request at a time. It never opens a second socket: when this one goes, the
 * connection is closed for good, so no request can go to an address that was not judged.
 */
export class Connection implements Waiting {
  /** The peer's certificate lacks its chain; nothing secret may be sent here. */
  readonly tlsWarning: TlsDetail | undefined;
  /** Requests given to it so far. */
  uses = 0;
  /** Its pool's: the higher, the later it became idle. */
  restedAs = 0;
  closed = false;
  /** Called when the connection can take a request again, and once when it is closed. */
  onFree: (connection: Connection) => void = () => {};
  readonly #socket: OpenSocket['socket'];
  readonly #certificate: OpenSocket['certificate'];
  readonly #idle: IdleClock;
  readonly #rounds: LoopRounds;
  /** Who has it, until it is free again. */
  #holder: ResponseListener | undefined;
  /** The same, until its answer is in. */
  #listener: ResponseListener | undefined;
  /** What it is to send. */
  #request: WireRequest | undefined;
  /** Once the request is out. */
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

  /** Of the server. */
  get certificate(): PresentedCertificate | undefined {
    return this.#certificate?.();
  }

  /** One request at a time; the next one only after `onFree`. */
  dispatch(request: WireRequest, listener: ResponseListener): void {
    this.#holder = listener;
    this.#listener = listener;
    this.#request = request;
    this.#socket.ref();
    this.#idle.stop();
    // What the server may have sent meanwhile is seen first: its end, or what would be taken for the answer.
    if (this.uses++ > 0) this.#rounds.wait(this);
    else this.onRound();
  }

  /** Reads no more for the moment. What has been read already still comes. */
  pause(): void {
    this.#socket.pause();
  }

  resume(): void {
    this.#socket.resume();
  }

  /** @param error what a request that is running or was about to run ends with. */
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

  /** Sends what `dispatch` was given, unless it is too late for that. */
  onRound(): void {
    const request = this.#request;
    this.#request = undefined;
    if (request === undefined || this.closed || this.#listener === undefined) return;
    // It may have gone before anybody listened to it.
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
      // It belongs to no request.
      this.destroy();
      return;
    }
    try {
      const used = parser.take(bytes);
      if (!parser.isDone || this.closed) return;
      // What comes behind an answer belongs to none, and one that comes before the whole request is out may be another's.
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
