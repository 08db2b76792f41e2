import type { BodyRead } from '../receiver-types.ts';

const HINT =
  'something has read this Request (request.json(), text(), ...), and its bytes are gone; the signature is over the bytes. ' +
  'Give the receiver the untouched Request, or read from request.clone() before.';

/** Reads the bytes of a web `Request`, and stops beyond `maxBytes` whatever Content-Length says. */
export async function readWebBody(request: Request, maxBytes: number): Promise<BodyRead> {
  if (request.bodyUsed || request.body?.locked) return { problem: 'already_read', hint: HINT };
  if (!request.body) return { bytes: new Uint8Array() };
  const reader = request.body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      chunks.push(part.value);
      size += part.value.length;
      if (size > maxBytes) {
        // This is not awaited, because a source that cannot be canceled must not delay the answer.
        reader.cancel().catch(() => {});
        return { problem: 'too_large' };
      }
    }
  } catch {
    return { problem: 'incomplete' };
  }
  return { bytes: joinChunks(chunks, size) };
}

function joinChunks(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}
