/** Address of the first free byte. */
let next: usize = 0;

/** Frees all memory that was taken. */
export function reset(): void {
  next = (__heap_base + 7) & ~7;
}

/** Takes memory that is valid until the next `reset`: aligned to 8 bytes, with any content. Ends the program when there is none left. */
export function take(bytes: i32): usize {
  const at = next;
  next = (at + bytes + 7) & ~7;
  const missing = <i32>((next + 0xffff) >>> 16) - memory.size();
  if (missing > 0 && memory.grow(missing) < 0) unreachable();
  return at;
}

/** Takes twice as much memory and copies the content to it; the old memory stays taken. */
export function doubled(at: usize, bytes: i32): usize {
  const larger = take(bytes * 2);
  memory.copy(larger, at, bytes);
  return larger;
}
