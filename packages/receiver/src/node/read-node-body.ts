import type { Readable } from 'node:stream';
import type { BodyRead } from '../receiver-types.ts';

/**
 * Bodies that a framework may have put on the request before: bytes, a decoded string, or a parsed object. They are
 * read late, because some frameworks have a getter there that parses, and throws.
 */
export interface EarlierRead {
  candidates(): readonly unknown[];
  /** The change to the set-up that is suggested when no candidate is usable. */
  hint: string;
}

/**
 * The bytes of the body: bytes that an earlier parser kept, else the unread stream, else a string that a parser kept. A
 * string may differ from the sent bytes (charset, BOM), but then its signature does not match, which is safe. It never
 * waits for a stream that has ended, and never writes a parsed object as JSON again.
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
  // An ended or destroyed stream emits no further events, so waiting for them would never end.
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
        // The rest is read and dropped, so that a sender that is still writing gets to read the answer.
        req.resume();
      } else chunks.push(bytes);
    };
    const onEnd = () => settle({ bytes: Buffer.concat(chunks, size) });
    const onBreak = () => settle({ problem: 'incomplete' });
    req.on('data', onData).on('end', onEnd).on('error', onBreak).on('close', onBreak);
  });
}
