import { type Duplex, pipeline, Writable } from 'node:stream';
import { type Coding, createDecoder } from './content-coding.ts';

/** Inside a stack the first byte is not known yet; raw deflate there has not been seen. */
const ZLIB_HEADER = 0x78;

export interface BodyCollectorOptions {
  readonly codings: readonly Coding[];
  /** Decoded bytes to keep. */
  readonly maxBytes: number;
  /** Enough is kept, or decoding failed: what comes now is not looked at. */
  readonly onEnough: () => void;
  /** After a `write` that gave false. */
  readonly onDrain: () => void;
}

/** Takes the bytes of a body as they come, undoes the codings, keeps the first `maxBytes` decoded bytes. */
export class BodyCollector {
  truncated = false;
  failed = false;
  readonly #options: BodyCollectorOptions;
  readonly #chunks: Buffer[] = [];
  #size = 0;
  #decoder: Duplex | undefined;
  #decoded: (() => void) | undefined;
  #over = false;

  constructor(options: BodyCollectorOptions) {
    this.#options = options;
  }

  /** False when the decoder is behind and wants a pause. */
  write(chunk: Buffer): boolean {
    if (this.#over || chunk.length === 0) return true;
    if (this.#options.codings.length === 0) {
      this.#keep(chunk);
      return true;
    }
    this.#decoder ??= this.#startDecoding(chunk[0] ?? 0);
    if (this.#decoder.write(chunk)) return true;
    this.#decoder.once('drain', this.#options.onDrain);
    return false;
  }

  /** Calls back once the last byte is decoded. */
  end(callback: () => void): void {
    if (this.#over || !this.#decoder) {
      callback();
      return;
    }
    this.#decoded = callback;
    this.#decoder.end();
  }

  /** What is kept so far; nothing is added after this. */
  take(): Buffer {
    this.#stop();
    const [only] = this.#chunks;
    return this.#chunks.length === 1 && only ? only : Buffer.concat(this.#chunks);
  }

  #keep(chunk: Buffer): void {
    if (this.#over) return;
    const room = this.#options.maxBytes - this.#size;
    this.#chunks.push(chunk.length > room ? chunk.subarray(0, room) : chunk);
    this.#size += Math.min(chunk.length, room);
    if (chunk.length <= room) return;
    this.truncated = true;
    this.#stop();
    this.#options.onEnough();
  }

  /** The codings come off in reverse; a pipeline holds a bomb inside a bomb back. */
  #startDecoding(firstByte: number): Duplex {
    const decoders = [...this.#options.codings].reverse().map((coding, i) => {
      return createDecoder(coding, i === 0 ? firstByte : ZLIB_HEADER);
    });
    const sink = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        this.#keep(chunk);
        done();
      },
    });
    pipeline([...decoders, sink], (error) => this.#finished(error !== undefined && error !== null));
    return decoders[0] as Duplex;
  }

  #finished(failed: boolean): void {
    if (this.#over) return;
    this.failed = failed;
    this.#over = true;
    if (this.#decoded) this.#decoded();
    else this.#options.onEnough();
  }

  #stop(): void {
    this.#over = true;
    this.#decoder?.destroy();
  }
}
