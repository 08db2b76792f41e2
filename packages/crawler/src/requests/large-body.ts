import type { BodySink, ResponseHead } from '@linkvitals/outbound';
import { freeMemory } from '../memory/free-memory.ts';
import { releaseBytes } from '../memory/release-bytes.ts';
import type { Exchange } from '../verdict/exchange.ts';
import type { BodyRoom } from './body-room.ts';

/** Bodies up to here take no room: nearly all pages of ordinary sites. */
const SMALL_BYTES = 128 * 1_024;

/**
 * The body of an answer, if it is or may become large: collected as it comes. Beyond `SMALL_BYTES` it waits for room, its
 * server meanwhile for us, and keeps that until it is released; its memory is freed then, and not when the collector
 * comes by.
 */
export class LargeBody {
  readonly #room: BodyRoom;
  #max = 0;
  #pieces: Uint8Array[] | undefined;
  #size = 0;
  /** Copied there, the pieces can go at once. */
  #large: Buffer | undefined;
  #held = 0;
  #released = false;

  constructor(room: BodyRoom) {
    this.#room = room;
  }

  /**
   * What takes the body that comes after `head`; undefined when `head` announces a small one. To be called for each answer on
   * the way; the body of the last one counts.
   *
   * @param wanted decoded bytes at most
   */
  sinkFor({ headers }: ResponseHead, wanted: number): BodySink | undefined {
    this.#letGo();
    // Of a coded body the length says little.
    const length = headers['content-encoding'] === undefined ? Number(headers['content-length']) : Number.NaN;
    this.#max = length >= 0 ? Math.min(length, wanted) : wanted;
    if (this.#max <= SMALL_BYTES) return undefined;
    this.#pieces = [];
    return (piece) => this.#take(piece);
  }

  /** The answer, with the body in it that was taken aside. */
  putInto(exchange: Exchange): Exchange {
    const { end } = exchange;
    if (this.#pieces === undefined || end.kind !== 'answer') return exchange;
    return { ...exchange, end: { ...end, response: { ...end.response, body: this.#whole() } } };
  }

  /** It is not read any more. */
  release(): void {
    this.#released = true;
    this.#letGo();
  }

  #letGo(): void {
    if (this.#held > 0) this.#room.giveBack(this.#held);
    this.#held = 0;
    const memory = this.#large?.buffer;
    if (memory instanceof ArrayBuffer) freeMemory(memory);
    this.#large = undefined;
    this.#pieces = undefined;
    this.#size = 0;
  }

  #take(piece: Uint8Array): boolean | Promise<boolean> {
    if (this.#size + piece.byteLength <= SMALL_BYTES || this.#large !== undefined) return this.#add(piece);
    const entered = this.#room.take(this.#max);
    if (entered === undefined) return this.#enter(piece);
    const kept = Buffer.from(piece);
    return entered.then(() => this.#enter(kept));
  }

  #enter(piece: Uint8Array): boolean {
    if (this.#released) {
      this.#room.giveBack(this.#max);
      return false;
    }
    this.#held = this.#max;
    this.#large = Buffer.allocUnsafeSlow(this.#max);
    let at = 0;
    for (const one of this.#pieces?.splice(0) ?? []) {
      this.#large.set(one, at);
      at += one.byteLength;
      releaseBytes(one);
    }
    return this.#add(piece);
  }

  #add(piece: Uint8Array): boolean {
    if (this.#released) return false;
    if (this.#large === undefined) this.#pieces?.push(Buffer.from(piece));
    else this.#large.set(piece, this.#size);
    this.#size += piece.byteLength;
    return true;
  }

  /** Once: pieces that were kept while the body is read would grow old in the heap. */
  #whole(): Uint8Array {
    if (this.#large !== undefined) return this.#large.subarray(0, this.#size);
    const pieces = this.#pieces?.splice(0) ?? [];
    const [only] = pieces;
    return pieces.length === 1 && only !== undefined ? only : Buffer.concat(pieces);
  }
}
