import type { IncomingMessage } from 'node:http';

/** The body of a request. A body that is too large is not kept, but read to its end, so that the sender gets to the answer. */
export async function readBounded(
  request: IncomingMessage,
  maxBytes: number,
): Promise<Buffer | 'too_large' | 'incomplete'> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size <= maxBytes) chunks.push(chunk);
    }
  } catch {
    return 'incomplete';
  }
  return size > maxBytes ? 'too_large' : Buffer.concat(chunks);
}
