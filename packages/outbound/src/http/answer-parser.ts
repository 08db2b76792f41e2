import { OutboundError } from '../outbound-error.ts';
import type { ResponseHead } from '../types.ts';
import { type ReadHead, readHead } from './answer-head.ts';

const HEAD = 0;
const BY_LENGTH = 1;
const TO_THE_END = 2;
const CHUNK_SIZE = 3;
const CHUNK = 4;
const CHUNK_END = 5;
const TRAILERS = 6;
const DONE = 7;

/** Largest number of bytes of a head, as in Chromium, and of bytes that may arrive without a piece of the body. */
const MAX_SILENT_BYTES = 262_144;
/** Memory for a head that arrives in pieces. It is doubled while the head continues. */
const HEAD_ROOM = 4_096;
/** Largest number of hexadecimal digits of a chunk's size, with leading zeros. */
const MAX_SIZE_DIGITS = 16;
/** ms before the end of the server's offer after which a connection is not used any more. */
const KEEP_ALIVE_MARGIN_MS = 2_000;

const TAB = 9;
const LF = 10;
const CR = 13;
const SPACE = 32;
const SEMICOLON = 59;

/** Receives the parts of a response. */
export interface AnswerSink {
  /** Also called for interim responses (status below 200), which others follow. */
  onHead(head: ResponseHead): void;
  /** Takes a piece of the body, still coded; its memory may be used again after the call. */
  onData(piece: Buffer): void;
  onEnd(): void;
}

/**
 * Reads one response of HTTP/1.1 (RFC 9112), byte by byte as they arrive. Accepts what browsers accept. If servers and browsers could
 * disagree about the length of the response, the connection ends with it, so that no part of it is taken for the next response.
 */
export class AnswerParser {
  /** The connection can be used again when the response is done. */
  keepsAlive = false;
  /** ms for which the server offers to keep the connection, less a margin for the way; undefined without an offer. */
  keepAliveMs: number | undefined;
  readonly #sink: AnswerSink;
  readonly #hasNoBody: boolean;
  #state = HEAD;
  /** A head that arrived in part: the first `#begunLength` bytes. */
  #begun: Buffer | undefined;
  #begunLength = 0;
  #silent = 0;
  /** Bytes of the body, or of the chunk, that are still to come. */
  #left = 0;
  #digits = 0;
  /** State of a chunk's line: 0 in the size, SEMICOLON behind it, CR behind the carriage return. */
  #behind = 0;
  #lineLength = 0;

  /** @param isHead the response is one to a HEAD */
  constructor(sink: AnswerSink, isHead: boolean) {
    this.#sink = sink;
    this.#hasNoBody = isHead;
  }

  get isDone(): boolean {
    return this.#state === DONE;
  }

  /** Stops reading, because the rest is not needed. */
  stop(): void {
    this.#state = DONE;
  }

  /**
   * Takes the bytes that arrived and keeps nothing of their memory. Returns the number of bytes that it used: fewer than there are when the
   * response ends before.
   *
   * @throws OutboundError `protocol_error`, `headers_overflow`
   */
  take(bytes: Buffer): number {
    let at = 0;
    while (at < bytes.length && this.#state !== DONE) at = this.#step(bytes, at);
    return at;
  }

  /** Ends the response because the peer sends no more. Undefined when it is whole by that, else the error. */
  finish(): Error | undefined {
    if (this.#state === TO_THE_END) this.#end();
    if (this.#state === DONE) return undefined;
    return Object.assign(new Error('other side closed'), { code: 'ECONNRESET' });
  }

  #step(bytes: Buffer, at: number): number {
    switch (this.#state) {
      case HEAD:
        return this.#takeHead(bytes, at);
      case BY_LENGTH:
      case CHUNK:
        return this.#takeBody(bytes, at);
      case CHUNK_SIZE:
        return this.#takeSize(bytes, at);
      case CHUNK_END:
        return this.#takeChunkEnd(bytes, at);
      case TRAILERS:
        return this.#takeTrailers(bytes, at);
      default:
        this.#give(bytes, at, bytes.length);
        return bytes.length;
    }
  }

  #takeHead(bytes: Buffer, from: number): number {
    const before = this.#begunLength;
    const all = before === 0 ? bytes : this.#begin(bytes.subarray(from));
    const first = before === 0 ? from : 0;
    let start = first;
    while (before === 0 && (all[start] === CR || all[start] === LF)) start++;
    // An empty line that was cut in two begins at most two bytes earlier.
    const end = endOfHead(all, Math.max(start, before - 2));
    this.#noteSilent((end === -1 ? all.length : end) - first - before);
    if (end === -1) {
      if (before === 0) this.#begin(bytes.subarray(start));
      return bytes.length;
    }
    this.#begun = undefined;
    this.#begunLength = 0;
    this.#silent = 0;
    this.#expect(readHead(all.toString('latin1', start, end)));
    return before === 0 ? end : from + end - before;
  }

  /** Adds these bytes to the part of the head that arrived before. */
  #begin(bytes: Buffer): Buffer {
    const length = this.#begunLength + bytes.length;
    if (this.#begun === undefined || length > this.#begun.length) {
      const room = Buffer.allocUnsafeSlow(Math.max(length, HEAD_ROOM, 2 * this.#begunLength));
      this.#begun?.copy(room);
      this.#begun = room;
    }
    bytes.copy(this.#begun, this.#begunLength);
    this.#begunLength = length;
    return this.#begun.subarray(0, length);
  }

  #expect({ status, headers, isOld, isOdd }: ReadHead): void {
    if (status === 101) throw wrong('headers', 'an upgrade that nobody requested');
    if (status >= 200) {
      this.#frame(status, headers, isOld);
      if (isOdd) this.keepsAlive = false;
    }
    this.#sink.onHead({ status, headers });
    if (this.#state === BY_LENGTH && this.#left === 0) this.#end();
  }

  /** Determines the length of the body (RFC 9112, section 6.3). */
  #frame(status: number, headers: ResponseHead['headers'], isOld: boolean): void {
    const { connection = '', 'transfer-encoding': transfer, 'content-length': length } = headers;
    this.keepsAlive = isOld ? hasToken(connection, 'keep-alive') : !hasToken(connection, 'close');
    this.keepAliveMs = keepAliveMs(headers['keep-alive']);
    if ((this.keepAliveMs ?? 1) <= 0) this.keepsAlive = false;
    this.#left = 0;
    if (this.#hasNoBody || status === 204 || status === 304) {
      // If the server sends a body in spite of that, it would be taken for the next response.
      if (!this.#hasNoBody && (transfer !== undefined || Number(length ?? 0) > 0)) this.keepsAlive = false;
      this.#state = BY_LENGTH;
    } else if (transfer !== undefined && /(?:^|,)[\t ]*chunked[\t ]*$/i.test(transfer)) this.#expectChunk();
    else if (transfer !== undefined || length === undefined) {
      this.#state = TO_THE_END;
      this.keepsAlive = false;
    } else {
      this.#state = BY_LENGTH;
      this.#left = Number(length);
    }
  }

  #takeBody(bytes: Buffer, at: number): number {
    const end = Math.min(bytes.length, at + this.#left);
    this.#left -= end - at;
    this.#give(bytes, at, end);
    if (this.#left === 0) {
      if (this.#state === CHUNK) this.#state = CHUNK_END;
      else if (this.#state === BY_LENGTH) this.#end();
    }
    return end;
  }

  #give(bytes: Buffer, from: number, to: number): void {
    this.#silent = 0;
    this.#sink.onData(from === 0 && to === bytes.length ? bytes : bytes.subarray(from, to));
  }

  #expectChunk(): void {
    this.#state = CHUNK_SIZE;
    this.#left = 0;
    this.#digits = 0;
    this.#behind = 0;
  }

  /** Reads the line of a chunk: size, extensions of any kind, line end (section 7.1). */
  #takeSize(bytes: Buffer, from: number): number {
    for (let at = from; at < bytes.length; at++) {
      const c = bytes[at] ?? 0;
      if (c === LF) {
        if (this.#digits === 0) throw wrong('body', 'chunk size');
        this.#noteSilent(at + 1 - from);
        this.#lineLength = 0;
        this.#state = this.#left === 0 ? TRAILERS : CHUNK;
        return at + 1;
      }
      if (this.#behind === CR) throw wrong('body', 'chunk size');
      if (c === CR) this.#behind = CR;
      else if (this.#behind === 0) this.#takeDigit(c);
    }
    this.#noteSilent(bytes.length - from);
    return bytes.length;
  }

  #takeDigit(c: number): void {
    const digit = hexDigit(c);
    if (digit !== -1) {
      if (++this.#digits > MAX_SIZE_DIGITS) throw wrong('body', 'chunk size');
      this.#left = this.#left * 16 + digit;
      if (this.#left > Number.MAX_SAFE_INTEGER) throw wrong('body', 'chunk size');
    } else if ((c === SEMICOLON || c === SPACE || c === TAB) && this.#digits > 0) this.#behind = SEMICOLON;
    else throw wrong('body', 'chunk size');
  }

  #takeChunkEnd(bytes: Buffer, at: number): number {
    this.#noteSilent(1);
    if (bytes[at] === LF) this.#expectChunk();
    else if (bytes[at] !== CR || this.#lineLength++ > 0) throw wrong('body', 'chunk end');
    return at + 1;
  }

  /** Skips the fields after the last chunk. */
  #takeTrailers(bytes: Buffer, from: number): number {
    let at = from;
    for (let c = bytes[at]; c !== undefined; c = bytes[++at]) {
      if (c === LF) {
        if (this.#lineLength === 0) {
          this.#end();
          return at + 1;
        }
        this.#lineLength = 0;
      } else if (c !== CR) this.#lineLength++;
    }
    this.#noteSilent(at - from);
    return at;
  }

  #noteSilent(bytes: number): void {
    this.#silent += bytes;
    if (this.#silent <= MAX_SILENT_BYTES) return;
    throw new OutboundError('headers_overflow', { phase: 'headers', reason: 'silent bytes' });
  }

  #end(): void {
    this.#state = DONE;
    this.#sink.onEnd();
  }
}

function wrong(phase: 'headers' | 'body', reason: string): OutboundError {
  return new OutboundError('protocol_error', { phase, reason });
}

/** Offset behind the empty line; -1 when there is none yet. */
function endOfHead(bytes: Buffer, from: number): number {
  for (let at = from; at < bytes.length; at++) {
    if (bytes[at] !== LF) continue;
    if (bytes[at + 1] === LF) return at + 2;
    if (bytes[at + 1] === CR && bytes[at + 2] === LF) return at + 3;
  }
  return -1;
}

function hasToken(list: string, token: string): boolean {
  return list !== '' && list.split(',').some((one) => one.trim().toLowerCase() === token);
}

function keepAliveMs(offer: string | undefined): number | undefined {
  if (offer === undefined) return undefined;
  const seconds = /(?:^|[,\s])timeout\s*=\s*(\d{1,9})/i.exec(offer)?.[1];
  return seconds === undefined ? undefined : Number(seconds) * 1_000 - KEEP_ALIVE_MARGIN_MS;
}

function hexDigit(c: number): number {
  if (c >= 48 && c <= 57) return c - 48;
  const lower = c | 32;
  return lower >= 97 && lower <= 102 ? lower - 87 : -1;
}
