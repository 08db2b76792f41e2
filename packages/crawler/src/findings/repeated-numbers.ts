/** Numbers that are there more than once. In a sorted copy, as a map of all would take ten times the room of them. */
export function repeatedNumbers(numbers: Float64Array | Uint32Array): Set<number> {
  const sorted = numbers.slice().sort();
  const repeated = new Set<number>();
  for (let at = 1; at < sorted.length; at++) {
    const number = sorted[at] ?? 0;
    if (number === sorted[at - 1]) repeated.add(number);
  }
  return repeated;
}
