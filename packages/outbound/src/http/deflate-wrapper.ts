import { Transform, type TransformCallback } from 'node:stream';
import { nodeZlib } from '../node-modules.ts';

/** Bytes of the header of gzip without the fields that its flags announce (RFC 1952, section 2.3). */
const FIXED = 10;
const HEADER_SUM = 2;
const EXTRA = 4;
const NAME = 8;
const COMMENT = 16;
/** Length of the longest header that is accepted; no server writes a longer one. */
const LONGEST = 65_536;

const ZLIB_HEADER_BYTES = 2;
/** Flag of zlib: the data need a dictionary, which HTTP cannot name. */
const DICTIONARY = 32;
const ADLER_BASE = 65_521;
/** Number of bytes between two remainders for which the sums stay below 2³¹, so that they are small integers. */
const ADLER_ROUND = 3_800;

/** A format around raw deflate: a header before it and a checksum behind it. */
export interface Wrapper {
  /** Offset behind the header; undefined when the header is not complete; -1: the bytes have another format. */
  readonly endOfHeader: (bytes: Buffer) => number | undefined;
  /** The checksum of unpacked bytes, continued from that of the bytes before them. */
  readonly sum: (bytes: Uint8Array, before: number | undefined) => number;
  /** The checksum in the trailer. */
  readonly announced: (trailer: Buffer) => number;
  readonly trailerBytes: number;
}

/** gzip with deflate, its only known method. */
export const GZIP: Wrapper = {
  endOfHeader: (bytes) => {
    const isGzip = [0x1f, 0x8b, 8].every((byte, at) => at >= bytes.length || bytes[at] === byte);
    return isGzip ? endOfGzipHeader(bytes) : -1;
  },
  sum: (bytes, before) => nodeZlib().crc32(bytes, before),
  announced: (trailer) => trailer.readUInt32LE(0),
  trailerBytes: 8,
};

/** zlib: the form of `deflate` that HTTP means (RFC 9110, section 8.4.1.2). */
export const ZLIB: Wrapper = {
  endOfHeader: (bytes) => {
    if (bytes.length < ZLIB_HEADER_BYTES) return undefined;
    const header = bytes.readUInt16BE(0);
    return header % 31 === 0 && (header & DICTIONARY) === 0 ? ZLIB_HEADER_BYTES : -1;
  },
  sum: adler32,
  announced: (trailer) => trailer.readUInt32BE(0),
  trailerBytes: 4,
};

/**
 * Makes streams that unpack the format. Raw deflate knows its own end, so the trailer is not needed, and any bytes may follow, as in
 * browsers.
 *
 * @param onWrongSum called behind the last piece when the checksum is wrong; an error that it throws fails the body. Without it no checksum
 * is computed
 */
export function unwrap(wrapper: Wrapper, onWrongSum: (() => void) | undefined): Transform[] {
  const inflate = nodeZlib().createInflateRaw();
  if (onWrongSum === undefined) return [new HeaderRemover(wrapper, undefined), inflate];
  const header = new HeaderRemover(wrapper, () => inflate.bytesWritten);
  let sum = wrapper.sum(Buffer.alloc(0), undefined);
  const check = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      sum = wrapper.sum(chunk, sum);
      done(null, chunk);
    },
    flush: (done) => {
      header.trailer((trailer) => {
        try {
          if (trailer !== undefined && wrapper.announced(trailer) !== sum) onWrongSum();
          done();
        } catch (error) {
          done(error as Error);
        }
      });
    },
  });
  return [header, inflate, check];
}

class HeaderRemover extends Transform {
  readonly #wrapper: Wrapper;
  /** Returns how many of the bytes that were passed on have been unpacked; undefined when the trailer is not needed, or was read. */
  #unpacked: (() => number) | undefined;
  /** Bytes of an incomplete header; undefined behind the header. */
  #begun: Buffer | undefined = Buffer.alloc(0);
  /** Pieces that were passed on and not unpacked yet when the next ones came. */
  readonly #waiting: Buffer[] = [];
  /** Number of bytes in the pieces before those. */
  #before = 0;
  #isOver = false;
  /** Called with the trailer; set at the end of deflate. */
  #onTrailer: ((trailer: Buffer | undefined) => void) | undefined;

  constructor(wrapper: Wrapper, unpacked: (() => number) | undefined) {
    super();
    this.#wrapper = wrapper;
    this.#unpacked = unpacked;
  }

  /** Calls back with the trailer, however many pieces it comes in; with undefined when the bytes end before it. */
  trailer(callback: (trailer: Buffer | undefined) => void): void {
    this.#onTrailer = callback;
    this.#giveTrailer();
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    if (this.#begun === undefined) {
      done(null, this.#handedOn(chunk));
      return;
    }
    const begun = this.#begun.length === 0 ? chunk : Buffer.concat([this.#begun, chunk]);
    const end = this.#wrapper.endOfHeader(begun);
    if (end === -1 || begun.length > LONGEST + chunk.length) {
      done(new Error('another format'));
      return;
    }
    this.#begun = end === undefined ? begun : undefined;
    done(null, end === undefined ? undefined : this.#handedOn(begun.subarray(end)));
  }

  override _flush(done: TransformCallback): void {
    this.#isOver = true;
    this.#giveTrailer();
    done(this.#begun === undefined ? null : new Error('the header is cut'));
  }

  #handedOn(chunk: Buffer): Buffer {
    // Bytes behind the trailer must take no memory.
    if (this.#unpacked === undefined) return chunk;
    const waiting = this.#waiting;
    const unpacked = this.#unpacked();
    for (let first = waiting[0]; first && this.#before + first.length <= unpacked; first = waiting[0]) {
      this.#before += first.length;
      waiting.shift();
    }
    waiting.push(chunk);
    this.#giveTrailer();
    return chunk;
  }

  #giveTrailer(): void {
    const callback = this.#onTrailer;
    if (callback === undefined || this.#unpacked === undefined) return;
    const behind = Buffer.concat(this.#waiting).subarray(this.#unpacked() - this.#before);
    const isThere = behind.length >= this.#wrapper.trailerBytes;
    if (!isThere && !this.#isOver) return;
    this.#unpacked = undefined;
    this.#waiting.length = 0;
    callback(isThere ? behind : undefined);
  }
}

/** Offset behind the header; undefined when the header is not complete. */
function endOfGzipHeader(bytes: Buffer): number | undefined {
  if (bytes.length < FIXED) return undefined;
  const flags = bytes[3] ?? 0;
  let end = FIXED;
  if (flags & EXTRA) end += 2 + (bytes[end] ?? 0) + 256 * (bytes[end + 1] ?? 0);
  for (const text of [NAME, COMMENT]) {
    if ((flags & text) === 0) continue;
    const zero = bytes.indexOf(0, end);
    if (zero === -1) return undefined;
    end = zero + 1;
  }
  if (flags & HEADER_SUM) end += 2;
  return end > bytes.length ? undefined : end;
}

function adler32(bytes: Uint8Array, before = 1): number {
  let low = before & 0xffff;
  let high = before >>> 16;
  for (let at = 0; at < bytes.length; ) {
    for (const stop = Math.min(at + ADLER_ROUND, bytes.length); at < stop; at++) {
      low += bytes[at] ?? 0;
      high += low;
    }
    low %= ADLER_BASE;
    high %= ADLER_BASE;
  }
  return high * 65_536 + low;
}
