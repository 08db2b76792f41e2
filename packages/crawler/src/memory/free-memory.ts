/** An ArrayBuffer with `transfer`, which Node 20 does not have. */
type Transferable = ArrayBuffer & { readonly transfer?: (newByteLength: number) => ArrayBuffer };

/**
 * Frees the memory of a buffer immediately, not when the garbage collector runs; views of it are empty then. Freed memory may be freed
 * again. On Node 20 the memory moves to a buffer without references, which the garbage collector frees.
 */
export function freeMemory(memory: ArrayBuffer): void {
  if (memory.byteLength === 0) return;
  const { transfer } = memory as Transferable;
  if (transfer === undefined) structuredClone(memory, { transfer: [memory] });
  else transfer.call(memory, 0);
}
