import { freeMemory } from './free-memory.ts';

/** The bytes of one read of a socket, which outbound passes on without keeping any. */
const READ = 32_768;

/**
 * Frees the memory of bytes that came from the network and are not wanted any more, at once and not when the collector
 * comes by: bodies are most of what a crawl uses, and their memory does not make the collector's heap grow. Left alone is
 * what others may have a share in: they are less than half of it, or something follows. (Of the memory that Node shares
 * out among small buffers none is half.)
 *
 * @param isOver the answer is: what else came with its last bytes is nobody's
 */
export function releaseBytes({ buffer, byteOffset, byteLength }: Uint8Array, isOver = false): void {
  if (!(buffer instanceof ArrayBuffer) || byteLength * 2 < buffer.byteLength) return;
  const isLast = byteOffset + byteLength === buffer.byteLength;
  if (isLast || (isOver && buffer.byteLength <= READ)) freeMemory(buffer);
}
