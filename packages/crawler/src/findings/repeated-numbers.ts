/** Numbers that occur more than once. Found in a sorted copy, because a map of all numbers would take ten times its memory. */
export function repeatedNumbers(numbers: Float64Array | Uint32Array): Set<number> {
  const sorted = numbers.slice().sort();
  const repeated = new Set<number>();
  for (let at = 1; at < sorted.length; at++) {
    const number = sorted[at] ?? 0;
    if (number === sorted[at - 1]) repeated.add(number);
  }
  return repeated;
}
