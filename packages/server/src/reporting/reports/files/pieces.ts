import { createHash } from 'node:crypto';

/**
 * Yields the content in pieces of one size; the last may be shorter. All pieces share the same memory: use one before taking the next. So
 * the file of a report, however long, needs the memory of one piece.
 */
export async function* inPieces(source: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Buffer, undefined> {
  const piece = Buffer.allocUnsafeSlow(size);
  let length = 0;
  for await (const part of source) {
    for (let from = 0; from < part.length; ) {
      const some = part.subarray(from, from + size - length);
      piece.set(some, length);
      length += some.length;
      from += some.length;
      if (length < size) continue;
      yield piece;
      length = 0;
    }
  }
  if (length > 0) yield piece.subarray(0, length);
  return undefined;
}

export interface Measured {
  bytes: number;
  sha256: string;
}

export class TooLargeError extends Error {
  override readonly name = 'TooLargeError';
}

/** Passes bytes on and measures them. `measured` is complete once all bytes were read. @throws TooLargeError */
export function measure(
  source: AsyncIterable<Uint8Array>,
  maxBytes: number,
): { readonly pieces: AsyncIterable<Uint8Array>; readonly measured: Measured } {
  const hash = createHash('sha256');
  const measured: Measured = { bytes: 0, sha256: '' };
  async function* pass(): AsyncGenerator<Uint8Array, undefined> {
    for await (const part of source) {
      measured.bytes += part.length;
      if (measured.bytes > maxBytes) throw new TooLargeError(`more than ${maxBytes} bytes`);
      hash.update(part);
      yield part;
    }
    measured.sha256 = hash.digest('hex');
    return undefined;
  }
  return { pieces: pass(), measured };
}
