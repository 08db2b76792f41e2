import type { Socket } from 'node:net';
import { OutboundError } from './outbound-error.ts';

/** Bytes that an answer may take without a head or a piece of body in them. Twice what its headers may be. */
export const MAX_SILENT_BYTES = 32_768;

/**
 * Stands between a socket and the parser that reads it: what the parser gets without giving anything back is bounded.
 * The parser itself goes on to the end of its bytes when headers are too long, with an error for every one of them,
 * and its own bound does not hold for trailers either.
 */
export class ReadGuard {
  readonly #socket: Socket;
  readonly #read: (size?: number) => Buffer | null;
  #room = MAX_SILENT_BYTES;

  constructor(socket: Socket) {
    this.#socket = socket;
    this.#read = socket.read.bind(socket);
    socket.read = (size?: number) => this.#guarded(size);
  }

  /** The parser gave something back, or is to expect a new answer. */
  renew(): void {
    this.#room = MAX_SILENT_BYTES;
  }

  #guarded(size?: number): Buffer | null {
    const socket = this.#socket;
    if (socket.destroyed) return null;
    const there = socket.readableLength;
    // The first read finds nothing, and has more fetched.
    if (there === 0) return this.#read(size);
    if (this.#room === 0) {
      socket.destroy(new OutboundError('headers_overflow', { phase: 'headers', reason: 'silent bytes' }));
      return null;
    }
    // Never all that is there, to put the rest back: a socket that was emptied reads on, also for a parser that pauses.
    const chunk = this.#read(Math.min(size ?? there, there, this.#room));
    this.#room -= chunk?.length ?? 0;
    return chunk;
  }
}
