/** Node 20 does not have it. */
type Transferable = ArrayBuffer & { readonly transfer?: (newByteLength: number) => ArrayBuffer };

/**
 * Frees the memory of a buffer at once, and not when the collector comes by; whatever looks at it sees nothing any more.
 * Freed memory may be freed again. On Node 20 it goes to a buffer that nobody holds, so there the collector frees it.
 */
export function freeMemory(memory: ArrayBuffer): void {
  if (memory.byteLength === 0) return;
  const { transfer } = memory as Transferable;
  if (transfer === undefined) structuredClone(memory, { transfer: [memory] });
  else transfer.call(memory, 0);
}
