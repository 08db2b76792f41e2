import type { BodySink, OutboundResponse, ResponseHead } from '@linkvitals/outbound';
import { freeMemory } from '../memory/free-memory.ts';
import { releaseBytes } from '../memory/release-bytes.ts';
import type { Exchange } from '../verdict/exchange.ts';
import type { BodyRoom } from './body-room.ts';

/** Bodies up to here take no room: nearly all pages of ordinary sites. */
const SMALL_BYTES = 128 * 1_024;

/** Bodies up to here share the room; one that goes on beyond is alone there. */
const ORDINARY_BYTES = 2 * 1_024 * 1_024;
const ROOM = 'room';
const BEYOND = 'beyond';

/** For so long a body goes on beyond while others wait: this many ticks, so that a busy process does not count as a slow server. */
const TICK_MS = 1_000;
const BEYOND_TICKS = 5;

/**
 * The body of an answer, if it is or may become large: collected as it comes. Beyond `SMALL_BYTES` it waits for room, its
 * server meanwhile for us, and keeps that until it is released; its memory is freed then, and not when the collector
 * comes by. Beyond `ORDINARY_BYTES` it waits once more, until it is the only one; if it is slow then and others wait, it is cut back
 * to `ORDINARY_BYTES`.
 */
export class LargeBody {
  readonly #room: BodyRoom;
  #max = 0;
  #isLengthKnown = false;
  #pieces: Uint8Array[] | undefined;
  #size = 0;
  /** Copied there, the pieces can go at once. */
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
   * What takes the body that comes after `head`; undefined when `head` announces a small one. To be called for each answer on
   * the way; the body of the last one counts.
   *
   * @param wanted decoded bytes at most
   */
  sinkFor({ headers }: ResponseHead, wanted: number): BodySink | undefined {
    this.#letGo();
    // Of a coded body the length says little.
    const length = headers['content-encoding'] === undefined ? Number(headers['content-length']) : Number.NaN;
    this.#isLengthKnown = length >= 0;
    this.#max = this.#isLengthKnown ? Math.min(length, wanted) : wanted;
    if (this.#max <= SMALL_BYTES) return undefined;
    this.#pieces = [];
    return (piece) => this.#take(piece);
  }

  /** The answer, with the body in it that was taken aside. */
  putInto(exchange: Exchange): Exchange {
    clearInterval(this.#ticking);
    const { end } = exchange;
    if (this.#pieces === undefined || end.kind !== 'answer') return exchange;
    const response = { ...end.response, body: this.#whole() };
    return { ...exchange, end: { ...end, response: withinTime(response, this.#isCut) } };
  }

  /** It is not read any more. */
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

  /** Copies what there is, and frees the memory that held it. */
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

  /** Called when there is a place, also after the release. */
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

  /** Once: pieces that were kept while the body is read would grow old in the heap. */
  #whole(): Uint8Array {
    if (this.#large !== undefined) return this.#large.subarray(0, this.#size);
    const pieces = this.#pieces?.splice(0) ?? [];
    const [only] = pieces;
    return pieces.length === 1 && only !== undefined ? only : Buffer.concat(pieces);
  }
}

/** Marks a large page that did not come in its time as cut: its beginning is read. */
function withinTime(response: OutboundResponse, isCut: boolean): OutboundResponse {
  const { bodyError, ...rest } = response;
  const isSlow = bodyError === 'timeout' && rest.body.byteLength >= ORDINARY_BYTES;
  return isCut || isSlow ? { ...rest, bodyTruncated: true } : response;
}
