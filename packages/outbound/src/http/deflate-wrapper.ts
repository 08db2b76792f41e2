import { Transform, type TransformCallback } from 'node:stream';

/** Bytes of the header without the fields that its flags announce (RFC 1952, section 2.3). */
const FIXED = 10;
const HEADER_SUM = 2;
const EXTRA = 4;
const NAME = 8;
const COMMENT = 16;
/** A longer header is none that a server writes. */
const LONGEST = 65_536;

/**
 * Takes the header of gzip off. Behind it is raw deflate, which knows its own end: so the trailer is not needed, need not
 * be right, and may have anything behind it, as in browsers.
 */
export class GzipHeader extends Transform {
  /** Bytes of the header that have come; undefined behind it. */
  #begun: Buffer | undefined = Buffer.alloc(0);

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    if (this.#begun === undefined) {
      done(null, chunk);
      return;
    }
    const begun = this.#begun.length === 0 ? chunk : Buffer.concat([this.#begun, chunk]);
    if (!isGzip(begun) || begun.length > LONGEST + chunk.length) {
      done(new Error('no gzip'));
      return;
    }
    const end = endOfHeader(begun);
    this.#begun = end === undefined ? begun : undefined;
    done(null, end === undefined ? undefined : begun.subarray(end));
  }

  override _flush(done: TransformCallback): void {
    done(this.#begun === undefined ? null : new Error('the header is cut'));
  }
}

/** Looks at the bytes that have come. Only deflate is known to be packed by gzip. */
function isGzip(bytes: Buffer): boolean {
  return [0x1f, 0x8b, 8].every((byte, at) => at >= bytes.length || bytes[at] === byte);
}

/** Place behind the header; undefined when that has not come. */
function endOfHeader(bytes: Buffer): number | undefined {
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
