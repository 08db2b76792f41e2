import type { Dispatcher } from 'undici';
import Client from 'undici/lib/dispatcher/client.js';
import type { OpenSocket } from './open-socket.ts';
import { MAX_SILENT_BYTES, ReadGuard } from './read-guard.ts';
import type { TlsDetail } from './types.ts';

/** Of the parser; never reached, as the guard gives it less at a time. */
const MAX_PARSED_HEADER_BYTES = 8 * MAX_SILENT_BYTES;
/** Idle time after which a socket is closed, whatever longer time the server offers. */
const KEEP_ALIVE_MS = 4_000;

/**
 * One socket and the HTTP/1.1 client that speaks over it. The client never opens a second socket: when this one goes,
 * the connection is closed for good, so no request can slip onto an address that nobody judged.
 */
export class Connection {
  /** The peer's certificate lacks its chain; nothing secret may be sent here. */
  readonly tlsWarning: TlsDetail | undefined;
  /** Requests given to it so far. */
  uses = 0;
  closed = false;
  /** Told when the connection can take a request again, and once when it is closed. */
  onFree: (connection: Connection) => void = () => {};
  readonly #client: Client;
  readonly #socket: OpenSocket['socket'];
  readonly #guard: ReadGuard;
  #run: Run | undefined;

  constructor(origin: string, { socket, tlsWarning }: OpenSocket) {
    this.tlsWarning = tlsWarning;
    this.#socket = socket;
    this.#guard = new ReadGuard(socket);
    let given = false;
    this.#client = new Client(origin, {
      allowH2: false,
      maxHeaderSize: MAX_PARSED_HEADER_BYTES,
      // The exchange has one deadline of its own.
      headersTimeout: 0,
      bodyTimeout: 0,
      keepAliveTimeout: KEEP_ALIVE_MS,
      keepAliveMaxTimeout: KEEP_ALIVE_MS,
      connect: (_options, callback) => {
        const first = !given;
        given = true;
        queueMicrotask(() => (first ? callback(null, socket) : callback(socketGone(), null)));
      },
    });
    this.#client.on('drain', () => this.#freed());
    this.#client.on('disconnect', () => this.destroy());
    this.#client.on('connectionError', () => this.destroy());
  }

  /** One request at a time; the next one only after `onFree`. */
  dispatch(options: Dispatcher.DispatchOptions, handler: Dispatcher.DispatchHandler): Run {
    const run = new Run();
    this.uses++;
    this.#run = run;
    this.#guard.renew();
    this.#client.dispatch(options, handler);
    return run;
  }

  /** The answer got on: a head or a piece of body is in. Without that it is cut off after `MAX_SILENT_BYTES`. */
  progressed(): void {
    this.#guard.renew();
  }

  /** @param error what a request that is running or was about to run ends with. */
  destroy(error: Error = socketGone()): void {
    if (this.closed) return;
    this.closed = true;
    void this.#client.destroy(error);
    // The client does not know the socket before its first request.
    this.#socket.destroy();
    this.#freed();
  }

  #freed(): void {
    const run = this.#run;
    this.#run = undefined;
    this.onFree(this);
    run?.over();
  }
}

/** A request's hold on its connection. */
export class Run {
  #over = false;
  #callback: (() => void) | undefined;

  /** Calls back once the connection is free for others or closed; at once when it is already. */
  whenOver(callback: () => void): void {
    if (this.#over) callback();
    else this.#callback = callback;
  }

  over(): void {
    this.#over = true;
    this.#callback?.();
  }
}

function socketGone(): Error {
  return Object.assign(new Error('closed'), { code: 'UND_ERR_SOCKET' });
}
