import { freeMemory } from './free-memory.ts';

/** Bytes of one read of a socket, which outbound passes on without keeping any. */
const READ = 32_768;

/**
 * Frees the memory of bytes from the network that are not needed any more, immediately and not when the garbage collector runs: bodies are
 * most of the memory of a crawl, and do not count in the heap whose growth starts the collector. Memory that others may share is not freed:
 * if the bytes are less than half of it, or other bytes follow them. (Small buffers, which share memory in Node, are always less than half
 * of it.)
 *
 * @param isOver the response is over: bytes that came with its last ones belong to nobody
 */
export function releaseBytes({ buffer, byteOffset, byteLength }: Uint8Array, isOver = false): void {
  if (!(buffer instanceof ArrayBuffer) || byteLength * 2 < buffer.byteLength) return;
  const isLast = byteOffset + byteLength === buffer.byteLength;
  if (isLast || (isOver && buffer.byteLength <= READ)) freeMemory(buffer);
}
