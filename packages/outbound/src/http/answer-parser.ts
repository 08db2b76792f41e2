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

/** Bytes that a head may have, as in Chromium, and that may come without a piece of body in them. */
const MAX_SILENT_BYTES = 262_144;
/** Room for a head that comes in pieces. It doubles as long as the head goes on. */
const HEAD_ROOM = 4_096;
/** Hexadecimal digits of a chunk's size, leading zeros too. */
const MAX_SIZE_DIGITS = 16;
/** A connection that the server is about to close is not used. */
const KEEP_ALIVE_MARGIN_MS = 2_000;

const TAB = 9;
const LF = 10;
const CR = 13;
const SPACE = 32;
const SEMICOLON = 59;

/** Receives the parts of an answer. */
export interface AnswerSink {
  /** Also of interim answers (status below 200), which more follow. */
  onHead(head: ResponseHead): void;
  /** A piece of the body, still coded; its memory may be used again after this. */
  onData(piece: Buffer): void;
  onEnd(): void;
}

/**
 * Reads one answer of HTTP/1.1 (RFC 9112), byte after byte as they come. Takes what browsers take. Where servers and
 * browsers could be of two minds about how long the answer is, the connection ends with it, so that nothing of it is
 * taken for the next one.
 */
export class AnswerParser {
  /** The connection can be used again when the answer is done. */
  keepsAlive = false;
  /** ms for which the server offers to keep it, less some for the way; undefined when it does not say. */
  keepAliveMs: number | undefined;
  readonly #sink: AnswerSink;
  readonly #hasNoBody: boolean;
  #state = HEAD;
  /** A head that has come in part: the first `#begunLength` bytes. */
  #begun: Buffer | undefined;
  #begunLength = 0;
  #silent = 0;
  /** Bytes of the body, or of its chunk, that are yet to come. */
  #left = 0;
  #digits = 0;
  /** Behind the size, or the carriage return, of a chunk's line. */
  #behind = 0;
  #lineLength = 0;

  /** @param isHead the answer is one to a HEAD */
  constructor(sink: AnswerSink, isHead: boolean) {
    this.#sink = sink;
    this.#hasNoBody = isHead;
  }

  get isDone(): boolean {
    return this.#state === DONE;
  }

  /** The rest is not wanted. */
  stop(): void {
    this.#state = DONE;
  }

  /**
   * Takes what came and keeps nothing of its memory. Gives how many bytes it used: fewer than there are when the answer
   * ends before.
   *
   * @throws OutboundError `protocol_error`, `headers_overflow`
   */
  take(bytes: Buffer): number {
    let at = 0;
    while (at < bytes.length && this.#state !== DONE) at = this.#step(bytes, at);
    return at;
  }

  /** The peer sends no more. Undefined when the answer is whole by that, else what is wrong. */
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
    // An end that was cut in two begins two bytes earlier at most.
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

  /** Adds these bytes to those of the head that have come. */
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

  /** How long the body is (RFC 9112, section 6.3). */
  #frame(status: number, headers: ResponseHead['headers'], isOld: boolean): void {
    const { connection = '', 'transfer-encoding': transfer, 'content-length': length } = headers;
    this.keepsAlive = isOld ? hasToken(connection, 'keep-alive') : !hasToken(connection, 'close');
    this.keepAliveMs = keepAliveMs(headers['keep-alive']);
    if ((this.keepAliveMs ?? 1) <= 0) this.keepsAlive = false;
    this.#left = 0;
    if (this.#hasNoBody || status === 204 || status === 304) {
      // A server that sends a body all the same would be taken for the next answer.
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

  /** Size, whatever extensions, line end (section 7.1). */
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

  /** Fields after the last chunk; they are ignored. */
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

/** Place behind the empty line; -1 when that has not come. */
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
