/** First free place. */
let next: usize = 0;

/** Gives back all that was taken. */
export function reset(): void {
  next = (__heap_base + 7) & ~7;
}

/** Memory until the next `reset`, 8 bytes aligned, of any content. Ends the program when there is none. */
export function take(bytes: i32): usize {
  const at = next;
  next = (at + bytes + 7) & ~7;
  const missing = <i32>((next + 0xffff) >>> 16) - memory.size();
  if (missing > 0 && memory.grow(missing) < 0) unreachable();
  return at;
}

/** A place for twice as much, with what is there; the old one stays taken. */
export function doubled(at: usize, bytes: i32): usize {
  const larger = take(bytes * 2);
  memory.copy(larger, at, bytes);
  return larger;
}
