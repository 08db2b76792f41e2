import type { BodySink, OutboundResponse, ResponseHead } from '@linkvitals/outbound';
import { freeMemory } from '../memory/free-memory.ts';
import { releaseBytes } from '../memory/release-bytes.ts';
import type { Exchange } from '../verdict/exchange.ts';
import type { BodyRoom } from './body-room.ts';

/** Length up to which bodies take no room: that of nearly all pages of ordinary sites. */
const SMALL_BYTES = 128 * 1_024;

/** Length up to which bodies share the room; only one at a time may grow beyond it. */
const ORDINARY_BYTES = 2 * 1_024 * 1_024;
const ROOM = 'room';
const BEYOND = 'beyond';

/** Ticks for which a body may grow beyond while others wait. Ticks are counted so that a busy process does not count as a slow server. */
const TICK_MS = 1_000;
const BEYOND_TICKS = 5;

/**
 * Collects the body of a response if it is or may become large. Beyond `SMALL_BYTES` it waits for room, and its server for us, and keeps
 * that room until it is released; its memory is freed at that time, not by the garbage collector some time later. Beyond `ORDINARY_BYTES`
 * it waits once more, until no other body is so large; if it is slow then and others wait, it is cut back to `ORDINARY_BYTES`.
 */
export class LargeBody {
  readonly #room: BodyRoom;
  #max = 0;
  #isLengthKnown = false;
  #pieces: Uint8Array[] | undefined;
  #size = 0;
  /** Memory for all of a large body; once the pieces are copied to it they can be freed. */
  #large: Buffer | undefined;
  #held = 0;
  #isBeyond = false;
  #ticking: NodeJS.Timeout | undefined;
  #isCut = false;
  #released = false;

  constructor(room: BodyRoom) {
    this.#room = room;
  }

  /**
   * The sink for the body that comes after `head`; undefined when `head` announces a small one. To be called for each response of a chain
   * of redirects; the body of the last one counts.
   *
   * @param wanted largest number of decoded bytes to keep
   */
  sinkFor({ headers }: ResponseHead, wanted: number): BodySink | undefined {
    this.#letGo();
    // The length of a coded body says little about its size once decoded.
    const length = headers['content-encoding'] === undefined ? Number(headers['content-length']) : Number.NaN;
    this.#isLengthKnown = length >= 0;
    this.#max = this.#isLengthKnown ? Math.min(length, wanted) : wanted;
    if (this.#max <= SMALL_BYTES) return undefined;
    this.#pieces = [];
    return (piece) => this.#take(piece);
  }

  /** Puts the collected body into the response of the exchange. */
  putInto(exchange: Exchange): Exchange {
    clearInterval(this.#ticking);
    const { end } = exchange;
    if (this.#pieces === undefined || end.kind !== 'answer') return exchange;
    const response = { ...end.response, body: this.#whole() };
    return { ...exchange, end: { ...end, response: withinTime(response, this.#isCut) } };
  }

  /** Frees the room and the memory of the body, which must not be read any more. */
  release(): void {
    this.#released = true;
    this.#letGo();
  }

  #letGo(): void {
    if (this.#held > 0) this.#room.giveBack(this.#held);
    this.#held = 0;
    this.#leaveBeyond();
    this.#isCut = false;
    this.#replaceLarge(undefined);
    this.#pieces = undefined;
    this.#size = 0;
  }

  #leaveBeyond(): void {
    clearInterval(this.#ticking);
    if (this.#isBeyond) this.#room.beyond.giveBack(1);
    this.#isBeyond = false;
  }

  #enterBeyond(): void {
    if (this.#isBeyond) return;
    this.#isBeyond = true;
    let ticks = 0;
    const tick = (): void => {
      if (++ticks >= BEYOND_TICKS && this.#room.beyond.isWanted) this.#cutBack();
    };
    this.#ticking = setInterval(tick, TICK_MS).unref();
  }

  #cutBack(): void {
    this.#isCut = true;
    this.#size = Math.min(this.#size, ORDINARY_BYTES);
    this.#replaceLarge(Buffer.allocUnsafeSlow(this.#size));
    this.#leaveBeyond();
  }

  /** Copies the bytes so far to `next`, and frees the memory that held them. */
  #replaceLarge(next: Buffer | undefined): void {
    const before = this.#large;
    this.#large = next;
    if (before === undefined) return;
    next?.set(before.subarray(0, this.#size));
    freeMemory(before.buffer as ArrayBuffer);
  }

  #take(piece: Uint8Array): boolean | Promise<boolean> {
    if (this.#isCut) return false;
    if (this.#size + piece.byteLength <= (this.#large?.byteLength ?? SMALL_BYTES)) return this.#add(piece);
    const place = this.#large === undefined ? ROOM : BEYOND;
    const entered = this.#enter(place);
    if (entered === undefined) return this.#grow(piece, place);
    const kept = Buffer.from(piece);
    return entered.then(() => this.#grow(kept, place));
  }

  #enter(place: typeof ROOM | typeof BEYOND): Promise<void> | undefined {
    if (place === ROOM) return this.#room.take(Math.min(this.#max, ORDINARY_BYTES));
    return this.#isBeyond ? undefined : this.#room.beyond.take(1);
  }

  /** Takes a piece once there is room for it. Also called after the release. */
  #grow(piece: Uint8Array, place: typeof ROOM | typeof BEYOND): boolean {
    if (place === ROOM) this.#held = Math.min(this.#max, ORDINARY_BYTES);
    else this.#enterBeyond();
    if (this.#released) {
      this.#letGo();
      return false;
    }
    const before = this.#large;
    const needed = this.#size + piece.byteLength;
    const next = this.#isLengthKnown ? this.#max : Math.min(this.#max, needed * 2);
    const large = Buffer.allocUnsafeSlow(before === undefined ? Math.max(this.#held, needed) : Math.max(next, needed));
    this.#replaceLarge(large);
    let at = 0;
    for (const one of this.#pieces?.splice(0) ?? []) {
      large.set(one, at);
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

  /** The body in one piece. Called once: pieces that were kept while the body is read would grow old in the heap. */
  #whole(): Uint8Array {
    if (this.#large !== undefined) return this.#large.subarray(0, this.#size);
    const pieces = this.#pieces?.splice(0) ?? [];
    const [only] = pieces;
    return pieces.length === 1 && only !== undefined ? only : Buffer.concat(pieces);
  }
}

/** Marks a large page that was too slow as cut: its beginning is read. */
function withinTime(response: OutboundResponse, isCut: boolean): OutboundResponse {
  const { bodyError, ...rest } = response;
  const isSlow = bodyError === 'timeout' && rest.body.byteLength >= ORDINARY_BYTES;
  return isCut || isSlow ? { ...rest, bodyTruncated: true } : response;
}
