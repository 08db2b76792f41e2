import { type Duplex, pipeline, Writable } from 'node:stream';
import type { BodySink } from '../types.ts';
import { BodyBytes } from './body-bytes.ts';
import { type Coding, createDecoders } from './content-coding.ts';

/** First byte for the second and further codings of a stack, whose bytes are not known yet; raw deflate there has not been seen. */
const ZLIB_HEADER = 0x78;

/** Bytes behind the end of a coded body that are read, because a new connection costs more. */
const MAX_SURPLUS = 16_384;

/** A body as it was announced, and the part of it to keep. */
interface ExpectedBody {
  readonly codings: readonly Coding[];
  /** Largest number of decoded bytes to keep. */
  readonly maxBytes: number;
  /** Announced number of bytes, before decoding; 0: not known. */
  readonly length: number;
  /** Receives the bytes as they arrive; then none are kept. */
  readonly sink?: BodySink | undefined;
}

export interface BodyListener {
  /** Called when enough is kept, or decoding failed: further bytes are ignored. */
  onEnough(): void;
  /** Called after a `write` that returned false, once more can be written. */
  onDrain(): void;
}

/** Takes the bytes of a body as they arrive, decodes them, and keeps the first `maxBytes` decoded bytes. */
export class BodyCollector {
  truncated = false;
  failed = false;
  /** A checksum was wrong that browsers do not check. */
  damaged = false;
  readonly #expected: ExpectedBody;
  readonly #listener: BodyListener;
  readonly #bytes: BodyBytes;
  #size = 0;
  #decoder: Duplex | undefined;
  #decoded: (() => void) | undefined;
  /** The decoder has more input than it takes at a time. */
  #isBehind = false;
  #over = false;
  /** Bytes that came behind the end of the coded body. */
  #surplus = 0;
  /** The work of the sink on the last piece, and on all that arrived meanwhile. */
  #taking: Promise<void> | undefined;

  constructor(expected: ExpectedBody, listener: BodyListener) {
    this.#expected = expected;
    this.#listener = listener;
    const { codings, length, maxBytes } = expected;
    this.#bytes = new BodyBytes(codings.length === 0 ? Math.min(length, maxBytes) : 0);
  }

  /**
   * Takes a piece. False when the decoder or the sink is behind and needs a pause.
   *
   * @param chunk in memory that may be used again after the call
   */
  write(chunk: Buffer): boolean {
    if (chunk.length === 0) return true;
    if (this.#over) {
      this.#surplus += chunk.length;
      if (this.#surplus > MAX_SURPLUS) this.#listener.onEnough();
      return true;
    }
    if (this.#expected.codings.length === 0) {
      const kept = this.#keep(chunk);
      // The parser may have written more meanwhile: the sink is behind until it took the last piece.
      void kept?.then(() => {
        if (this.#taking === undefined) this.#listener.onDrain();
      });
      return kept === undefined;
    }
    this.#decoder ??= this.#startDecoding(chunk[0] ?? 0);
    if (this.#decoder.write(Buffer.from(chunk))) return true;
    if (!this.#isBehind) this.#decoder.once('drain', () => this.#caughtUp());
    this.#isBehind = true;
    return false;
  }

  #caughtUp(): void {
    this.#isBehind = false;
    this.#listener.onDrain();
  }

  /** Calls back once the last byte is decoded. */
  end(callback: () => void): void {
    if (this.#over || !this.#decoder) {
      if (this.#taking === undefined) callback();
      else void this.#taking.then(callback);
      return;
    }
    this.#decoded = callback;
    this.#decoder.end();
  }

  /** The bytes kept so far; none are added after this call. */
  take(): Buffer {
    this.#stop();
    return this.#bytes.take();
  }

  /** Keeps a piece of the decoded body. Returns a promise when the sink is behind. */
  #keep(chunk: Buffer): Promise<void> | undefined {
    if (this.#over) return undefined;
    const room = this.#expected.maxBytes - this.#size;
    const piece = chunk.length > room ? chunk.subarray(0, room) : chunk;
    this.#size += piece.length;
    const { sink } = this.#expected;
    if (sink === undefined) this.#bytes.add(piece);
    else this.#give(piece, sink);
    if (chunk.length > room) {
      if (this.#taking === undefined) this.#enough();
      else void this.#taking.then(() => this.#enough());
    }
    return this.#taking;
  }

  /** Gives the sink one piece after the other, even when the parser does not pause. */
  #give(piece: Buffer, sink: BodySink): void {
    if (this.#taking !== undefined) {
      const copy = Buffer.from(piece);
      this.#follow(this.#taking.then(() => this.#over || sink(copy)));
      return;
    }
    const goesOn = sink(piece);
    if (goesOn === false) this.#enough();
    else if (goesOn !== true) this.#follow(goesOn);
  }

  #follow(goesOn: Promise<boolean>): void {
    const taking = goesOn.then((more) => {
      if (this.#taking === taking) this.#taking = undefined;
      if (!more) this.#enough();
    });
    this.#taking = taking;
  }

  /** Ends the body, because the rest is not needed. */
  #enough(): void {
    if (this.#over) return;
    this.truncated = true;
    this.#stop();
    this.#listener.onEnough();
  }

  /** Makes the decoders, in the reverse order of the codings; a pipeline slows down a bomb inside a bomb. */
  #startDecoding(firstByte: number): Duplex {
    const decoders = [...this.#expected.codings].reverse().flatMap((coding, i) => {
      return createDecoders(coding, i === 0 ? firstByte : ZLIB_HEADER, () => this.#noteWrongSum(coding));
    });
    const sink = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        const kept = this.#keep(chunk);
        if (kept === undefined) done();
        else void kept.then(() => done());
      },
      // Otherwise the pipeline would wait for the end of the bytes behind the coded body.
      final: (done) => {
        this.#finished(false);
        done();
      },
    });
    pipeline([...decoders, sink], (error) => this.#finished(error !== undefined && error !== null));
    return decoders[0] as Duplex;
  }

  /** Notes a wrong checksum. Browsers check only that of `deflate`, and show nothing of a small page when it is wrong. */
  #noteWrongSum(coding: Coding): void {
    if (coding !== 'gzip') throw new Error('wrong checksum');
    this.damaged = true;
  }

  #finished(failed: boolean): void {
    if (this.#over) return;
    this.failed = failed;
    this.#over = true;
    if (this.#decoded) this.#decoded();
    else if (failed) this.#listener.onEnough();
  }

  #stop(): void {
    this.#over = true;
    this.#decoder?.destroy();
  }
}
