import type { Readable } from 'node:stream';
import type { BodyRead } from '../receiver-types.ts';

/**
 * What frameworks may have put on the request before us: bytes, a decoded string, or a parsed object. Read late: some
 * put a getter there that parses, and throws.
 */
export interface EarlierRead {
  candidates(): readonly unknown[];
  /** What to change when none of them is of use. */
  hint: string;
}

/**
 * The body's bytes: those that an earlier parser kept, else the unread stream, else a string that a parser kept. A
 * string need not have the bytes that were sent (charset, BOM), but then its signature does not match, which is safe.
 * Never waits for a stream that has nothing more to say, and never writes a parsed object as JSON again.
 */
export async function readNodeBody(req: Readable, maxBytes: number, earlier: EarlierRead): Promise<BodyRead> {
  const candidates = earlier.candidates();
  const kept = candidates.find((candidate) => candidate instanceof Uint8Array);
  if (kept) return { bytes: kept };
  if (!req.readableDidRead) return readStream(req, maxBytes);
  const text = candidates.find((candidate) => typeof candidate === 'string');
  if (text !== undefined) return { bytes: new TextEncoder().encode(text) };
  return { problem: 'already_read', hint: earlier.hint };
}

function readStream(req: Readable, maxBytes: number): Promise<BodyRead> {
  // An ended or destroyed stream emits nothing more: to wait for its events would be to wait for ever.
  if (req.readableEnded) return Promise.resolve({ bytes: new Uint8Array() });
  if (req.destroyed) return Promise.resolve({ problem: 'incomplete' });
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const settle = (read: BodyRead) => {
      req.off('data', onData).off('end', onEnd).off('error', onBreak).off('close', onBreak);
      resolve(read);
    };
    const onData = (chunk: Buffer | string) => {
      const bytes = typeof chunk === 'string' ? Buffer.from(chunk, req.readableEncoding ?? 'utf8') : chunk;
      size += bytes.length;
      if (size > maxBytes) {
        settle({ problem: 'too_large' });
        // The rest flows by unkept, so that a sender that is still writing gets to read the answer.
        req.resume();
      } else chunks.push(bytes);
    };
    const onEnd = () => settle({ bytes: Buffer.concat(chunks, size) });
    const onBreak = () => settle({ problem: 'incomplete' });
    req.on('data', onData).on('end', onEnd).on('error', onBreak).on('close', onBreak);
  });
}
