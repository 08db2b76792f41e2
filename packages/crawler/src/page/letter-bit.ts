/** One bit for each letter, whatever its case. Others have one of these, too. */
export function letterBit(c = 0): number {
  return 1 << (c & 31);
}
