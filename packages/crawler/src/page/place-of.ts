/**
 * Where the byte, ASCII, stands next, from `from` on; `end` when it does not. Behind `end` are three bytes of something
 * else, at least. What is mostly short is found in half the time that `indexOf` takes to be called.
 */
export function placeOf(byte: number, view: DataView, { from, end }: { from: number; end: number }): number {
  const fourfold = Math.imul(byte, 0x01010101);
  for (let at = from; at < end; at += 4) {
    const differences = view.getInt32(at, true) ^ fourfold;
    const same = ~(((differences & 0x7f7f7f7f) + 0x7f7f7f7f) | differences) & 0x80808080;
    if (same !== 0) {
      const first = same >>> 7;
      return at + ((31 - Math.clz32(first & -first)) >> 3);
    }
  }
  return end;
}
